import { type Operation, operation, pageMeta, parsePage } from '../../base/index.ts';
import type { Rates } from '../rates.ts';
import { RateChangeListSchema, RateChangesQuerySchema } from './change.schema.ts';

/** Why a price is another one now: the differences between two moments. */
export function listRateChanges(rates: Rates): Operation {
  return operation({
    name: 'list-rate-changes',
    service: 'rates',
    summary: 'List rate changes',
    description:
      'What changed between two moments in the rates that match: each price with its lines (base, charges, total, validity, ' +
      'transit, free time) before and after, which publication changed it and by whom, and the file, tab, row and cell ' +
      'that both prices stand in. The largest changes come first within each kind.',
    method: 'GET',
    path: '/rates/changes',
    problems: ['lcl_rates_apart'],
    scope: 'rates:read',
    query: RateChangesQuerySchema,
    output: RateChangeListSchema,
    paged: true,
    command: {
      words: 'rates changes',
      example: 'rates changes --from 2026-11-01 --to 2026-11-22 --origin shanghai --destination rotterdam',
    },
    run: async ({ query, now, caller }) => {
      const seen = await rates.soldTo(caller.account);
      const { data, total, meta } = await seen.listChanges(query, now);
      const page = { ...parsePage(query), total };
      return { body: { data, meta: { ...pageMeta(page), ...meta } }, page };
    },
  });
}
