export type { ReadProgress, SheetAnswers } from './import/sheet-reading.ts';
export type { ImportedSheet, SheetImport } from './import-sheet.ts';
export type { RateList } from './list-rates.ts';
export { rateOperations } from './operations.ts';
export { ratesProblems } from './problems.ts';
export { type Rate, RateContentSchema, RateSchema } from './rate.schema.ts';
export {
  type RateListQuery,
  RateListQuerySchema,
  type RateStatisticsAnswer,
  type RateStatisticsQuery,
  RateStatisticsQuerySchema,
} from './rate-query.schema.ts';
export {
  openRates,
  type RateSheetWithDifference,
  type Rates,
  type RatesGround,
} from './rates.ts';
export { type Publication, type RateSheet, SheetAnswersSchema } from './sheet.schema.ts';
