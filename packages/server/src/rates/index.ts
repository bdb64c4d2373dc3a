export type { RateChangeList } from './changes/change.schema.ts';
export type { GridRow } from './grid/sheet-grid.schema.ts';
export { type Intake, type IntakeSettings, intakeOperations, openIntake } from './intake/index.ts';
export { rateOperations } from './operations.ts';
export { ratesProblems } from './problems.ts';
export { openRates, type PricesOfAccount, type RateRevision, type Rates, type SeenRates } from './rates.ts';
export { WITHHELD_WORDS, withholdCommentsIn } from './record/cell-comment.ts';
export { parseEquipment } from './record/equipment.ts';
export { forCustomers } from './record/for-customers.ts';
export { payloadOf } from './record/payload.ts';
export { RATE_EXAMPLE } from './record/rate.example.ts';
export { type Charge, type Rate, type RateContent, RateSchema } from './record/rate.schema.ts';
export { toColumns } from './record/rate-columns.ts';
export { rateTotal, sentencesOfCharges, statedCompleteness } from './record/rate-total.ts';
export type { RateStatisticsAnswer, UnderstoodQuery } from './search/rate-answer.schema.ts';
export {
  type RateListQuery,
  RateListQuerySchema,
  type RateStatisticsQuery,
  RateStatisticsQuerySchema,
} from './search/rate-query.schema.ts';
export {
  chineseChargeName,
  findCharge,
  isBaseFreight,
  type KnownCharge,
  parseBasis,
} from './sheet-reader/charges/charge-lexicon.ts';
export { plainText } from './sheet-reader/plain-text.ts';
export { findCurrency } from './sheet-reader/prices/parse-currency.ts';
export { parseNumber } from './sheet-reader/prices/parse-price.ts';
export type { SheetAnswers } from './sheet-reader/sheet-reading.ts';
export { nameFile } from './sheets/name-file.ts';
export type { Difference, Publication, RateSheet, RateSheetWithDifference } from './sheets/sheet.schema.ts';
export type { SnapshotSettings } from './snapshot/index.ts';
export type { AppliedMargin, SoldBook, SoldBooks } from './sold/sold-book.ts';
export type { PriceHistory } from './statistics/price-history.schema.ts';
export {
  openSubscriptions,
  RateSheetEventDataSchema,
  RatesChangedEventDataSchema,
  type Subscription,
  type Subscriptions,
  subscriptionOperations,
} from './subscriptions/index.ts';
