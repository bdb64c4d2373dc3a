export { DEFAULT_SHEET_LIMITS, type SheetLimits } from './limits.ts';
export { dayOfSerial, displayText, isDateFormat } from './number-format.ts';
export { SHEET_PROBLEMS } from './problems.ts';
export { readWorkbook } from './read-workbook.ts';
export {
  type CellValue,
  cellName,
  columnName,
  EMPTY_ROW,
  type MergedRange,
  type SheetRow,
  type SheetTab,
  type Workbook,
  type WorkbookKind,
} from './workbook.ts';
