import { Type } from 'typebox';
import { attachment, type Caller, type Operation, operation } from '../base/index.ts';
import { listRateChanges } from './changes/change-operation.ts';
import { compareRates } from './comparison/comparison-operation.ts';
import { RateExportQuerySchema } from './exports/export.schema.ts';
import { lclOperations } from './lcl/lcl-operations.ts';
import type { PricesOfAccount, Rates } from './rates.ts';
import { RateSchema } from './record/rate.schema.ts';
import { RateListSchema, RateStatisticsSchema } from './search/rate-answer.schema.ts';
import { RateListQuerySchema, RateStatisticsQuerySchema } from './search/rate-query.schema.ts';
import { rateSheetOperations } from './sheets/sheet-operations.ts';
import { PriceHistoryQuerySchema, PriceHistorySchema } from './statistics/price-history.schema.ts';

/** What the rates module offers to every adapter. */
export function rateOperations(rates: Rates): Operation[] {
  return [
    listRates(rates),
    rateStatistics(rates),
    compareRates(rates),
    exportRates(rates),
    priceHistory(rates),
    listRateChanges(rates),
    getRate(rates),
    ...lclOperations(rates),
    ...rateSheetOperations(rates),
  ];
}

/** An answer that an adapter may send again: of published prices to all who see them, of sold prices to nobody else. */
function sharedAnswer<T extends { isCurrent: () => boolean }>(rates: Rates, seen: PricesOfAccount, answer: T) {
  const { isCurrent, ...own } = answer;
  if (seen.book) return own;
  return { ...own, isCurrent, isFor: ({ account }: Caller) => rates.seesPublished(account) };
}

const JSON_TEXT = 'application/json; charset=utf-8';

function listRates(rates: Rates): Operation {
  return operation({
    name: 'list-rates',
    service: 'rates',
    summary: 'List rates',
    description:
      'Published ocean freight rates that match every filter given, cheapest first within a currency. Places are ' +
      'understood by code, name, part of a name, Chinese name, country or region; `meta` says how each was understood ' +
      'and suggests others when nothing was found. Without `include_expired`, only prices valid today or later.',
    method: 'GET',
    path: '/rates',
    problems: ['rate_not_found', 'lcl_rates_apart', 'exchange_rate_missing'],
    scope: 'rates:read',
    query: RateListQuerySchema,
    output: RateListSchema,
    paged: true,
    command: {
      words: 'rates list',
      example: 'rates list --origin shanghai --destination "US West Coast" --equipment 40HC',
    },
    run: async ({ query, now, caller }) => {
      const seen = await rates.soldTo(caller.account);
      const { total, page, perPage, next, ...answer } = await seen.list(query, now);
      const after = page === 1 ? (next ?? null) : undefined;
      const shared = sharedAnswer(rates, seen, answer);
      return { ...shared, contentType: JSON_TEXT, page: { total, page, perPage, after } };
    },
  });
}

function rateStatistics(rates: Rates): Operation {
  return operation({
    name: 'rate-statistics',
    service: 'rates',
    summary: 'Get rate statistics',
    description:
      'Counts of rates, lanes, carriers and ports, the validity they cover, and the distribution of base amounts per ' +
      'currency and equipment (never mixed), over the rates that match the filters; with `group_by` also per group.',
    method: 'GET',
    path: '/rates/stats',
    problems: ['lcl_rates_apart'],
    scope: 'rates:read',
    query: RateStatisticsQuerySchema,
    output: RateStatisticsSchema,
    command: { words: 'rates stats', example: 'rates stats --origin shanghai --group-by carrier' },
    run: async ({ query, now, caller }) => {
      const seen = await rates.soldTo(caller.account);
      return { ...sharedAnswer(rates, seen, await seen.statistics(query, now)), contentType: JSON_TEXT };
    },
  });
}

function exportRates(rates: Rates): Operation {
  return operation({
    name: 'export-rates',
    service: 'rates',
    summary: 'Export rates',
    description:
      'Every rate that matches the filters, as a file, in the order of the list: CSV and XLSX with one row a rate ' +
      '(XLSX also with a tab of one row a charge), or NDJSON with one rate a line as GET /rates/{id} answers it. The ' +
      'file is one moment of the data, whatever is published meanwhile; a transfer that breaks off is incomplete. ' +
      'Without `include_expired`, only prices valid today or later.',
    method: 'GET',
    path: '/rates/export',
    problems: ['rate_exports_busy', 'lcl_rates_apart'],
    scope: 'rates:read',
    query: RateExportQuerySchema,
    output: Type.Object({}),
    produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/x-ndjson'],
    command: {
      words: 'rates export',
      example: 'rates export --origin shanghai --format xlsx --output rates.xlsx',
    },
    run: async ({ query, now, caller }) => {
      const { fileName, mediaType, pieces } = (await rates.soldTo(caller.account)).export(query, now);
      return {
        body: null,
        stream: pieces,
        contentType: mediaType,
        headers: { 'Content-Disposition': attachment(fileName, fileName) },
      };
    },
  });
}

function priceHistory(rates: Rates): Operation {
  return operation({
    name: 'price-history',
    service: 'rates',
    summary: 'Get the price history of a lane',
    description:
      'What a lane cost over time: the cheapest, median and dearest base amount of the rates on offer at each publication ' +
      'that changed them, by container type and currency, for all carriers together and for each.',
    method: 'GET',
    path: '/rates/history',
    problems: ['lcl_rates_apart'],
    scope: 'rates:read',
    query: PriceHistoryQuerySchema,
    output: PriceHistorySchema,
    command: { words: 'rates history', example: 'rates history --origin shanghai --destination rotterdam' },
    run: async ({ query, now, caller }) => ({
      body: await (await rates.soldTo(caller.account)).priceHistory(query, now),
    }),
  });
}

function getRate(rates: Rates): Operation {
  return operation({
    name: 'get-rate',
    service: 'rates',
    summary: 'Get a rate',
    description: 'One published rate by its id, also after it was superseded: `known.to` then says when.',
    method: 'GET',
    path: '/rates/{id}',
    problems: ['rate_not_found'],
    scope: 'rates:read',
    params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Id of the rate' }) }),
    output: RateSchema,
    command: { words: 'rates get', operands: ['id'], json: true },
    run: async ({ params, caller }) => ({
      body: await (await rates.soldTo(caller.account)).get(params.id),
      contentType: JSON_TEXT,
    }),
  });
}
