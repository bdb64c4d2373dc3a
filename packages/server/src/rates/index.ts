export type { BookSettings } from './book/index.ts';
export type { SheetAnswers } from './import/sheet-reading.ts';
export { rateOperations } from './operations.ts';
export { ratesProblems } from './problems.ts';
export { type Charge, type Rate, RateSchema } from './rate.schema.ts';
export type { RateStatisticsAnswer, UnderstoodQuery } from './rate-answer.schema.ts';
export {
  type RateListQuery,
  RateListQuerySchema,
  type RateStatisticsQuery,
  RateStatisticsQuerySchema,
} from './rate-query.schema.ts';
export { rateTotal } from './rate-total.ts';
export { openRates, type RateRevision, type Rates } from './rates.ts';
export type { Publication, RateSheet, RateSheetWithDifference } from './sheet.schema.ts';
export {
  openSubscriptions,
  type Subscription,
  type Subscriptions,
  subscriptionOperations,
} from './subscriptions/index.ts';
