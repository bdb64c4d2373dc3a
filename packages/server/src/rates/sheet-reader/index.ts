export { CELL_ROLES, type CellAccount, type CellRole, TabAccounts } from './accounts/cell-account.ts';
export type { FindingRows, SheetFinding } from './finding-list.ts';
export { createPlaceReader } from './places/place-reader.ts';
export { type RateRow, RateRowSchema } from './rate-row.schema.ts';
export { openRateRows } from './read-rate-rows.ts';
export { openRateSheet } from './read-rate-sheet.ts';
export type { SheetAnswers } from './sheet-reading.ts';
