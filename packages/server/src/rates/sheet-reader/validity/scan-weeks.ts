import { addDays, type IsoDate } from '../../../base/index.ts';

/** Weeks of a year that a text names, and where it does. */
export type NamedWeeks = { first: number; last: number; start: number; end: number };

const SIGN = String.raw`\s*(?:[-–—~/&+]|to|bis|al|a|au|and|until|till|至|到)\s*`;
const WORD = String.raw`(?:weeks?|wks?|kw|semaines?|semanas?|settimane?|hafta(?:s[iı])?|minggu(?: ke)?|สัปดาห์(?:ที่)?|veckor?|vecka|uger?|viikot|viikko|tydzien|недел[яиь]|tuan|w)\s?\.?\s?(?:no\.?|nr\.?)?\s?`;
const WEEKS = new RegExp(
  `(?<![a-z\\d/])${WORD}(\\d{1,2})(?![\\d.]|/(?!20\\d\\d))(?:${SIGN}(?:${WORD})?(\\d{1,2})(?![\\d.]|/(?!20\\d\\d)))?|第\\s?(\\d{1,2})(?:\\s?[周週]?${SIGN}第?\\s?(\\d{1,2}))?\\s?[周週]|(?<![\\d.,])(\\d{1,2})(?:${SIGN}(\\d{1,2}))?(?:[.]|-?я)\\s?(?:hafta|woche|kw|недел)|(?<![\\d.,])(\\d{1,2})(?:${SIGN}(\\d{1,2}))?\\s?주차`,
);

/** The weeks in a text that is already plain: `week 49-52`, `W49–W52`, `KW 49`, `第49周`. */
export function scanWeeks(plain: string): NamedWeeks | undefined {
  const match = WEEKS.exec(plain);
  if (!match) return undefined;
  const first = Number(match[1] ?? match[3] ?? match[5] ?? match[7]);
  const last = Number(match[2] ?? match[4] ?? match[6] ?? match[8] ?? first);
  const isWeek = (week: number) => week >= 1 && week <= 53;
  if (!isWeek(first) || !isWeek(last)) return undefined;
  return { first, last, start: match.index, end: match.index + match[0].length };
}

/** The days of weeks by ISO 8601, Monday to Sunday. `near` is the year, with a month for weeks over the turn of the year. */
export function weekRange(
  { first, last }: Pick<NamedWeeks, 'first' | 'last'>,
  near: { year: number; month?: number | undefined },
): { from: IsoDate; to: IsoDate } {
  const isNext = near.month !== undefined && near.month > 9 && first < 14;
  const year = isNext ? near.year + 1 : near.year;
  const until = last < first ? year + 1 : year;
  return { from: mondayOf(year, first), to: addDays(mondayOf(until, last), 6) };
}

/** The 4th of January is in the first week. */
function mondayOf(year: number, week: number): IsoDate {
  const fourth: IsoDate = `${year}-01-04`;
  const weekday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(fourth, (week - 1) * 7 - weekday);
}
