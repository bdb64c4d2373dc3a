import { Type } from 'typebox';
import {
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
} from '../base/index.ts';
import {
  ExchangeRateCsvSchema,
  ExchangeRateSetSchema,
  LoadedExchangeRateCsvSchema,
  LoadedExchangeRatesSchema,
} from './exchange-rate.schema.ts';
import type { ExchangeRates } from './exchange-rates.ts';

/** Loading and listing exchange rates. */
export function exchangeRateOperations(exchangeRates: ExchangeRates): Operation[] {
  return [importExchangeRates(exchangeRates), importExchangeRateCsv(exchangeRates), listExchangeRates(exchangeRates)];
}

function importExchangeRates(exchangeRates: ExchangeRates): Operation {
  return operation({
    name: 'import-exchange-rates',
    service: 'system',
    summary: 'Import exchange rates',
    description:
      'Loads the exchange rates of a source and a day; the same set loaded again replaces itself. Answers that are asked ' +
      'to convert use the newest that is not too old, and name its source and day.',
    method: 'POST',
    path: '/exchange-rates',
    problems: ['exchange_rates_invalid'],
    scope: 'admin',
    body: ExchangeRateSetSchema,
    output: LoadedExchangeRatesSchema,
    status: 201,
    command: {
      words: 'exchange-rates import',
      operands: ['file'],
      done: 'The rates of {source} of {date} are loaded.',
      note: 'The file (- for standard input) holds source, date, base and rates as a JSON object.',
    },
    audit: { subject: 'exchange-rates/{source}/{date}' },
    run: async ({ body, caller, now }) => ({
      status: 201,
      body: await exchangeRates.load(body, caller.name, now),
    }),
  });
}

function importExchangeRateCsv(exchangeRates: ExchangeRates): Operation {
  return operation({
    name: 'import-exchange-rate-csv',
    service: 'system',
    summary: 'Import exchange rates from CSV',
    description:
      'Loads the exchange rates of a table, of any number of sources and days: all of it, or nothing and every line that is ' +
      'wrong. A set that is loaded again replaces itself.',
    method: 'POST',
    path: '/exchange-rates/csv',
    problems: ['exchange_rates_invalid'],
    scope: 'admin',
    body: ExchangeRateCsvSchema,
    bodyLimitBytes: 8 * 1024 * 1024,
    output: LoadedExchangeRateCsvSchema,
    status: 201,
    command: {
      words: 'exchange-rates import-csv',
      operands: ['file'],
      textFile: 'csv',
      done: '{rates} rates of {sources} from {from} to {to} are loaded.',
      note: 'The file (- for standard input) is a table with the header date,source,base,currency,rate.',
      example: 'exchange-rates import-csv rates.csv',
    },
    audit: { subject: 'exchange-rates' },
    run: async ({ body, caller, now }) => ({
      status: 201,
      body: await exchangeRates.loadCsv(body, caller.name, now),
    }),
  });
}

function listExchangeRates(exchangeRates: ExchangeRates): Operation {
  return operation({
    name: 'list-exchange-rates',
    service: 'system',
    summary: 'List exchange rates',
    description: 'The exchange rates that were loaded, the newest day first, each set with its source.',
    method: 'GET',
    path: '/exchange-rates',
    scope: 'rates:read',
    query: Type.Object(PageQueryProperties),
    output: Type.Object({ data: Type.Array(LoadedExchangeRatesSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'exchange-rates list',
      columns: { DATE: '{date}', SOURCE: '{source}', BASE: '{base}', LOADED: '{loadedAt}', BY: '{loadedBy}' },
      empty: 'No exchange rates: agent-rate exchange-rates import FILE',
    },
    run: async ({ query }) => {
      const asked = parsePage(query);
      const { sets, total } = await exchangeRates.list(asked);
      return pageAnswer(sets, { ...asked, total });
    },
  });
}
