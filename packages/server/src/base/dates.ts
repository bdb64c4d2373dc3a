/** A calendar day without a time, `YYYY-MM-DD` (ISO 8601). Strings compare as days do. */
export type IsoDate = string;

/** The day if `year-month-day` exists in the Gregorian calendar, otherwise undefined. Months count from 1. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= 2999 ? date.toISOString().slice(0, 10) : undefined;
}

/** Whether `text` is an existing day written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match !== null && isoDate(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

const DAY_MILLISECONDS = 86_400_000;
/** The last day formatted, which is nearly always today. */
let last = { number: Number.NaN, day: '' };

/** The UTC day of an instant. */
export function dayOf(instant: Date): IsoDate {
  const number = Math.floor(instant.getTime() / DAY_MILLISECONDS);
  if (number !== last.number) last = { number, day: instant.toISOString().slice(0, 10) };
  return last.day;
}

/** The day `days` after `date` (negative: before). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return dayOf(new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MILLISECONDS));
}

/** The last day of a month; months count from 1. */
export function lastDayOfMonth(year: number, month: number): IsoDate {
  return dayOf(new Date(Date.UTC(year, month, 0)));
}
