export { dayOfSerial, displayText, isDateFormat } from './number-format.ts';
export { sheetProblems } from './problems.ts';
export { readWorkbook } from './read-workbook.ts';
export {
  type CellValue,
  cellName,
  columnName,
  EMPTY_ROW,
  type SheetRow,
  type SheetTab,
  type Workbook,
} from './workbook.ts';
