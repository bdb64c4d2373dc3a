import { createRequire } from 'node:module';
import * as XLSX from '@e965/xlsx';
import { decodeText } from './decode-text.ts';
import type { SheetLimits } from './limits.ts';
import { isDateFormat } from './number-format.ts';
import { sheetProblem } from './problems.ts';
import type { Struck } from './struck/struck.ts';
import { findStruckInOds } from './struck/struck-ods.ts';
import { findStruckInXls } from './struck/struck-xls.ts';
import { findStruckInXlsx } from './struck/struck-xlsx.ts';
import {
  type CellValue,
  cellName,
  EMPTY_ROW,
  type MergedRange,
  type SheetRow,
  type SheetTab,
  type Workbook,
  type WorkbookKind,
} from './workbook.ts';

/** Days between the two epochs of spreadsheets, 1900 and 1904. */
const DAYS_1904 = 1462;

let codePagesReady = false;

/** Loads the code pages, half a megabyte that only Excel 95 and older need. */
function loadCodePages(): void {
  if (codePagesReady) return;
  XLSX.set_cptable(createRequire(import.meta.url)('@e965/xlsx/dist/cpexcel.js'));
  codePagesReady = true;
}

/** Runs `read` without the library's console messages about each record of a damaged file. */
function quietly<T>(read: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return read();
  } finally {
    console.error = error;
  }
}

/** The kind of a file. `hides`, `strikes`: rows or columns may be hidden, words struck through, and are looked for. */
export type SpreadsheetKind = { kind: WorkbookKind; hides: boolean; strikes: boolean };

function openWorkbook(bytes: Uint8Array, { kind, hides }: SpreadsheetKind, limits: SheetLimits): XLSX.WorkBook {
  const options: XLSX.ParsingOptions = {
    dense: true,
    cellNF: true,
    cellHTML: false,
    cellFormula: true,
    cellStyles: hides,
    cellText: kind === 'ods',
    sheetRows: limits.maxRows + 1,
  };
  if (kind === 'xls') loadCodePages();
  try {
    if (kind === 'xml' || kind === 'html')
      return quietly(() => XLSX.read(decodeText(bytes).text, { ...options, type: 'string', raw: true }));
    return quietly(() => XLSX.read(bytes, { ...options, type: 'buffer' }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(reason)) throw sheetProblem('file_encrypted');
    throw sheetProblem('file_corrupt', { reason });
  }
}

/** ODF has a cell's currency only in its displayed text: "1.234,00 €" becomes the format `"€"0`. */
function formatFromText(text: string | undefined): string | null {
  const symbol = text?.match(/[A-Z]{3}|[A-Z]{0,2}\$|[€£¥￥₩₹฿元]/)?.[0];
  return symbol ? `"${symbol}"0` : null;
}

function cellValueOf(cell: XLSX.CellObject): CellValue {
  if (cell.t === 'e' || cell.t === 'z') return null;
  if (cell.v instanceof Date) return Math.round(cell.v.getTime() / 86_400_000) + 25_569;
  if (typeof cell.v === 'string') return cell.v.trim() === '' ? null : cell.v;
  return cell.v ?? null;
}

function formatOf(cell: XLSX.CellObject): string | null {
  if (cell.t !== 'n' && cell.t !== 'd') return null;
  const format = typeof cell.z === 'string' && cell.z !== 'General' ? cell.z : null;
  return isDateFormat(format) ? format : (formatFromText(cell.w) ?? format);
}

type CellRow = {
  cells: readonly (XLSX.CellObject | undefined)[];
  date1904: boolean;
  leftOf: (column: number) => string | undefined;
};

/** The cells of a row. Of a cell with words that are struck through the others are its value. */
function rowOf({ cells, date1904, leftOf }: CellRow): SheetRow {
  const values: CellValue[] = [];
  let formats: (string | null)[] | null = null;
  let formulas: (string | null)[] | null = null;
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    const value = cell ? (leftOf(column) ?? cellValueOf(cell)) : null;
    if (cell === undefined || value === null) continue;
    while (values.length < column) values.push(null);
    const format = formatOf(cell);
    values[column] = date1904 && typeof value === 'number' && isDateFormat(format) ? value + DAYS_1904 : value;
    if (format !== null) {
      formats ??= [];
      formats[column] = format;
    }
    if (cell.f) {
      formulas ??= [];
      formulas[column] = cell.f;
    }
  }
  return values.length === 0 ? EMPTY_ROW : { values, formats, formulas };
}

function indexesOfHidden(entries: readonly ({ hidden?: boolean } | undefined)[] | undefined): Set<number> {
  const hidden = new Set<number>();
  entries?.forEach((entry, index) => {
    if (entry?.hidden) hidden.add(index);
  });
  return hidden;
}

type TabHead = { name: string; hidden: boolean; date1904: boolean; struck: Struck | undefined };

function tabOf(sheet: XLSX.WorkSheet, { name, hidden, date1904, struck }: TabHead): SheetTab {
  const data: readonly (XLSX.CellObject[] | undefined)[] = sheet['!data'] ?? [];
  const rows: SheetRow[] = [];
  const comments = new Map<string, string>();
  let columnCount = 0;
  for (let index = 0; index < data.length; index++) {
    const cells = data[index];
    const leftOf = (column: number) => struck?.textOf(index, column)?.left;
    const row = cells ? rowOf({ cells, date1904, leftOf }) : EMPTY_ROW;
    if (row.values.length > 0) {
      while (rows.length < index) rows.push(EMPTY_ROW);
      rows.push(row);
      columnCount = Math.max(columnCount, row.values.length);
    }
    cells?.forEach((cell, column) => {
      const text = cell?.c?.map((comment) => comment.t).join('\n');
      if (text) comments.set(cellName(index, column), text);
    });
  }
  return {
    name,
    hidden,
    rows,
    columnCount,
    merges: (sheet['!merges'] ?? []).map(mergeOf).filter((merge) => merge.top < rows.length),
    hiddenRows: indexesOfHidden(sheet['!rows']),
    hiddenColumns: indexesOfHidden(sheet['!cols']),
    comments,
    ...(struck && !struck.isEmpty ? { struck } : {}),
  };
}

function mergeOf(range: XLSX.Range): MergedRange {
  return { top: range.s.r, left: range.s.c, bottom: range.e.r, right: range.e.c };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** The library leaves the names of ODF tabs as XML writes them: "R&amp;D". */
function withoutEntities(name: string): string {
  return name.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

function findStruck(bytes: Uint8Array, kind: WorkbookKind): ReadonlyMap<string, Struck> {
  if (kind === 'xls') return findStruckInXls(bytes);
  return kind === 'ods' ? findStruckInOds(bytes) : findStruckInXlsx(bytes);
}

/** Reads XLSX, XLSB, XLS, ODS, SpreadsheetML 2003 and HTML tables. Throws `file_encrypted`, `file_corrupt`, `file_too_large`. */
export function readSpreadsheet(
  file: { name: string; bytes: Uint8Array },
  is: SpreadsheetKind,
  limits: SheetLimits,
): Workbook {
  const source = openWorkbook(file.bytes, is, limits);
  const date1904 = source.Workbook?.WBProps?.date1904 === true;
  const hiddenTabs = new Set(source.Workbook?.Sheets?.filter((sheet) => sheet.Hidden).map((sheet) => sheet.name));
  const struck = is.strikes ? findStruck(file.bytes, is.kind) : new Map<string, Struck>();
  const tabs: SheetTab[] = [];
  let cells = 0;
  for (const key of source.SheetNames) {
    const sheet = source.Sheets[key];
    if (!sheet) continue;
    const name = is.kind === 'ods' ? withoutEntities(key) : key;
    const tab = tabOf(sheet, { name, hidden: hiddenTabs.has(key), date1904, struck: struck.get(name) });
    if (tab.rows.length > limits.maxRows) throw sheetProblem('file_too_large', { tab: name, maxRows: limits.maxRows });
    for (const row of tab.rows) cells += row.values.length;
    if (cells > limits.maxCells) throw sheetProblem('file_too_large', { maxCells: limits.maxCells });
    tabs.push(tab);
    // The library's cells are several times larger than ours: free them tab by tab.
    delete source.Sheets[key];
  }
  return { fileName: file.name, kind: is.kind, text: null, date1904, tabs };
}
