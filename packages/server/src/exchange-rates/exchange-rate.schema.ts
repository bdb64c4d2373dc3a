import { type Static, Type } from 'typebox';
import { textEnum } from '../base/index.ts';

const CURRENCY = '^[A-Z]{3}$';

/** Exchange rates of a source and a day. */
export const ExchangeRateSetSchema = Type.Object(
  {
    source: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Who publishes them',
      examples: ['European Central Bank'],
    }),
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Their day', examples: ['2026-11-20'] }),
    base: Type.String({ pattern: CURRENCY, description: 'ISO 4217', examples: ['EUR'] }),
    rates: Type.Record(Type.String({ pattern: CURRENCY }), Type.Number({ exclusiveMinimum: 0, maximum: 1e9 }), {
      description: 'Units of each currency (ISO 4217) for one unit of the base',
      examples: [{ USD: 1.0845, CNY: 7.7031 }],
    }),
  },
  {
    additionalProperties: false,
    title: 'ExchangeRateSet',
    examples: [
      { source: 'European Central Bank', date: '2026-11-20', base: 'EUR', rates: { USD: 1.0845, CNY: 7.7031 } },
    ],
  },
);
/** Exchange rates of a source and a day. */
export type ExchangeRateSet = Static<typeof ExchangeRateSetSchema>;

/** Exchange rates as a table. */
export const ExchangeRateCsvSchema = Type.Object(
  {
    csv: Type.String({
      minLength: 1,
      description:
        'A table with a header: date, source, base, currency and rate in any order; or, instead of the last two, a column ' +
        'for each currency. Comma, semicolon, tab or | between. Days as YYYY-MM-DD',
      examples: ['date,source,base,currency,rate\n2026-11-20,European Central Bank,EUR,USD,1.0845\n'],
    }),
    decimal: Type.Optional(
      textEnum(['point', 'comma'], {
        default: 'point',
        description: 'The decimal mark of the rates; there are no separators of thousands',
      }),
    ),
    source: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Who publishes them, where no column says it' }),
    ),
    base: Type.Optional(Type.String({ pattern: CURRENCY, description: 'The base, where no column says it' })),
  },
  {
    additionalProperties: false,
    title: 'ExchangeRateCsv',
    examples: [{ csv: 'date,source,base,currency,rate\n2026-11-20,European Central Bank,EUR,USD,1.0845\n' }],
  },
);
/** Exchange rates as a table. */
export type ExchangeRateCsv = Static<typeof ExchangeRateCsvSchema>;

/** What was loaded from a table. */
export const LoadedExchangeRateCsvSchema = Type.Object(
  {
    sets: Type.Integer({ description: 'Sets: each a source, a day and a base', examples: [1] }),
    rates: Type.Integer({ examples: [30] }),
    sources: Type.Array(Type.String(), { examples: [['European Central Bank']] }),
    from: Type.String({ description: 'The first day', examples: ['2026-11-20'] }),
    to: Type.String({ description: 'The last day', examples: ['2026-11-20'] }),
    loadedAt: Type.String({ format: 'date-time' }),
    loadedBy: Type.String({ examples: ['administrator'] }),
  },
  { title: 'LoadedExchangeRateCsv' },
);
/** What was loaded from a table. */
export type LoadedExchangeRateCsv = Static<typeof LoadedExchangeRateCsvSchema>;

/** The same, with who loaded them. */
export const LoadedExchangeRatesSchema = Type.Object(
  {
    ...ExchangeRateSetSchema.properties,
    loadedAt: Type.String({ format: 'date-time' }),
    loadedBy: Type.String(),
  },
  { title: 'LoadedExchangeRates' },
);
/** The same, with who loaded them. */
export type LoadedExchangeRates = Static<typeof LoadedExchangeRatesSchema>;
