import { SSF } from '@e965/xlsx';

const dateFormats = new Map<string, boolean>();

/** Whether a number format code shows a day (`dd-mmm-yyyy`), not a number. */
export function isDateFormat(format: string | null | undefined): boolean {
  if (!format) return false;
  let known = dateFormats.get(format);
  if (known === undefined) {
    known = SSF.is_date(format) === true;
    if (dateFormats.size < 10_000) dateFormats.set(format, known);
  }
  return known;
}

/** The text of a cell as a spreadsheet program displays it. */
export function displayText(value: string | number | boolean | null | undefined, format?: string | null): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (!format) return String(value);
  try {
    return String(SSF.format(format, value)).trim();
  } catch {
    return String(value);
  }
}

/** The day of a 1900 serial as `[year, month, day]`, or undefined when it is not one (before 1900 or after 9999). */
export function dayOfSerial(serial: number): { year: number; month: number; day: number } | undefined {
  const code: { y: number; m: number; d: number } | null = SSF.parse_date_code(serial);
  return code && code.y >= 1900 && code.m >= 1 && code.d >= 1
    ? { year: code.y, month: code.m, day: code.d }
    : undefined;
}
