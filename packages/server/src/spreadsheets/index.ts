export { decodeText } from './decode-text.ts';
export { whyNoText } from './detect-kind.ts';
export { unguardFormula } from './formula-guard.ts';
export type { ColumnKind, NewColumn, NewRow, NewTable } from './new-table.ts';
export { dayOfSerial, displayText, isDateFormat } from './number-format.ts';
export { parseDelimited } from './parse-delimited.ts';
export { sheetProblem, sheetProblems } from './problems.ts';
export { readWorkbook } from './read-workbook.ts';
export { Struck } from './struck/struck.ts';
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
export { writeDelimited } from './write-delimited.ts';
export { writeWorkbook } from './write-workbook.ts';
