export { type RateRow, RateRowChargeSchema, RateRowSchema } from './rate-row.schema.ts';
export { type RateRowsInput, readRateRows } from './read-rate-rows.ts';
export { type RateSheetInput, readRateSheet } from './read-rate-sheet.ts';
export type { DraftRate, ReadProgress, SheetAnswers, SheetReading, TabKind, TabReading } from './sheet-reading.ts';
