import { type Static, Type } from 'typebox';

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
