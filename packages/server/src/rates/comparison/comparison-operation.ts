import { type Operation, operation, pageMeta, parsePage } from '../../base/index.ts';
import type { Rates } from '../rates.ts';
import { MOST_COMPARED, RateComparisonQuerySchema, RateComparisonSchema } from './comparison.schema.ts';

/** Which rate is the cheapest, and how surely. */
export function compareRates(rates: Rates): Operation {
  return operation({
    name: 'compare-rates',
    service: 'rates',
    summary: 'Compare rates by what they cost in the end',
    description:
      'Ranks the rates that match by what one container costs at most. A total that leaves charges out becomes a range: at ' +
      'least what surely applies, at most that with what applies under a condition and the charges that are usually on top ' +
      'on the lane. `cheapest` says of each rate whether it is the cheapest for certain, likely, possibly or not. At most ' +
      `${MOST_COMPARED} rates: name a lane, a container type and a day.`,
    method: 'GET',
    path: '/rates/compare',
    problems: ['rate_not_found', 'rate_comparison_too_large', 'lcl_rates_apart', 'exchange_rate_missing'],
    scope: 'rates:read',
    query: RateComparisonQuerySchema,
    output: RateComparisonSchema,
    paged: true,
    command: {
      words: 'rates compare',
      columns: {
        ID: '{rate.id}',
        FROM: '{rate.origin.code|-}',
        TO: '{rate.destination.code|-}',
        CARRIER: '{rate.carrier.name|-}',
        BOX: '{rate.equipment.code}',
        CURRENCY: '{totalRange.currency}',
        'AT LEAST': '{totalRange.atLeast}',
        'AT MOST': '{totalRange.atMost|open}',
        CHEAPEST: '{cheapest}',
        VALID: '{rate.validFrom} to {rate.validTo}',
      },
      empty: 'No rate matches.',
      example: 'rates compare --origin shanghai --destination rotterdam --equipment 40HC --valid-on 2026-12-10',
    },
    run: async ({ query, now, caller }) => {
      const seen = await rates.soldTo(caller.account);
      const { data, total, meta } = await seen.compare(query, now);
      const page = { ...parsePage(query), total };
      return { body: { data, meta: { ...pageMeta(page), ...meta } }, page };
    },
  });
}
