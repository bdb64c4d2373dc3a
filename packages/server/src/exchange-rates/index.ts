export { type Conversion, ConversionSchema } from './conversion.schema.ts';
export { type Converter, convertSum } from './convert.ts';
export { type DatedConverter, type ExchangeRates, openExchangeRates } from './exchange-rates.ts';
export { exchangeRateOperations } from './operations.ts';
export { exchangeRateProblems } from './problems.ts';
