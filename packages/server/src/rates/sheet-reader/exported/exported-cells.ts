import { isIsoDate, isoDate } from '../../../base/index.ts';
import {
  type CellValue,
  dayOfSerial,
  type SheetRow,
  type SheetTab,
  unguardFormula,
} from '../../../spreadsheets/index.ts';
import { IMPORTED_COLUMNS, RATE_COLUMNS, type RateColumnName } from '../../exports/rate-columns.ts';

/** A cell that cannot be read, with what it should hold. */
export type CellFault = { column: number; quote: string; expected: string };

/** The cells of one row by the name of their column. What cannot be read is in `faults`, and null. */
export type ExportedCells = {
  text: (name: RateColumnName) => string | null;
  number: (name: RateColumnName) => number | null;
  day: (name: RateColumnName) => string | null;
  /** Reads each line of a cell; a line that gives undefined is a fault. */
  lines: <T>(name: RateColumnName, parse: (line: string) => T | undefined, expected: string) => T[];
  fault: (name: RateColumnName, expected: string) => void;
  faults: readonly CellFault[];
};

/** Where the columns of an exported tab are; undefined when it has not all that make a rate. */
export type ExportedColumns = ReadonlyMap<RateColumnName, number>;

/** Finds the columns by the headings of the first row, in any order. */
export function findExportedColumns({ rows }: SheetTab): ExportedColumns | undefined {
  const headings = (rows[0]?.values ?? []).map((value) => (typeof value === 'string' ? value.trim() : ''));
  const columns = new Map<RateColumnName, number>();
  for (const [name, { heading }] of Object.entries(RATE_COLUMNS)) {
    const at = headings.indexOf(heading);
    if (at >= 0) columns.set(name as RateColumnName, at);
  }
  return IMPORTED_COLUMNS.every((name) => columns.has(name)) ? columns : undefined;
}

/** Opens a row. `isText`: it comes from a CSV file, where each cell is text and formulas were guarded against. */
export function openCells({ values }: SheetRow, columns: ExportedColumns, isText: boolean): ExportedCells {
  const faults: CellFault[] = [];
  const cellOf = (name: RateColumnName): CellValue => values[columns.get(name) ?? -1] ?? null;
  const fault = (name: RateColumnName, expected: string) => {
    faults.push({ column: columns.get(name) ?? 0, quote: String(cellOf(name) ?? ''), expected });
  };
  const text = (name: RateColumnName): string | null => {
    const value = cellOf(name);
    if (value === null) return null;
    return isText ? unguardFormula(String(value)) : String(value);
  };
  return {
    text,
    number: (name) => {
      const value = text(name)?.trim() ?? '';
      if (value === '') return null;
      if (/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(value)) return Number(value);
      fault(name, 'a number such as 1234.5');
      return null;
    },
    day: (name) => {
      const day = readDay(cellOf(name));
      if (day === undefined) fault(name, 'a day such as 2026-12-31');
      return day ?? null;
    },
    lines: (name, parse, expected) => {
      const given = text(name)?.split(/\r?\n/) ?? [];
      const read = given.filter((line) => line.trim() !== '').map(parse);
      if (read.some((one) => one === undefined)) fault(name, expected);
      return read.filter((one) => one !== undefined);
    },
    fault,
    faults,
  };
}

function readDay(value: CellValue): string | undefined {
  if (typeof value === 'string') return isIsoDate(value.trim()) ? value.trim() : undefined;
  const day = typeof value === 'number' ? dayOfSerial(value) : undefined;
  return day && isoDate(day.year, day.month, day.day);
}
