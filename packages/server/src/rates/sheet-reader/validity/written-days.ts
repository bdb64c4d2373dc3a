import { addDays, type IsoDate, lastDayOfMonth } from '../../../base/index.ts';
import { type Phrase, phraseSource } from '../lexicon/phrases.ts';

/** Days that are named by the day on which a text was written, and what they are by the calendar. */
const NAMED = {
  'month-end': (written) => `end of ${written.slice(0, 7)}`,
  'this-month': (written) => written.slice(0, 7),
  'next-month': (written) => addDays(lastDay(written), 1).slice(0, 7),
  'this-week': (written) => weekOf(written),
  'next-week': (written) => weekOf(addDays(written, 7)),
} as const satisfies Partial<Record<Phrase, (written: IsoDate) => string>>;

const lastDay = (day: IsoDate) => lastDayOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));

/** Monday to Sunday. */
function weekOf(day: IsoDate): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(day, -sinceMonday);
  return `${monday} - ${addDays(monday, 6)}`;
}

const WORDINGS = (Object.keys(NAMED) as (keyof typeof NAMED)[]).map((name) => ({
  name,
  pattern: new RegExp(phraseSource(name), 'gu'),
}));

/** Stretches of a text in plain letters that name days by the day on which it was written: "this month", "next week". */
export function writtenDaysIn(plain: string): { start: number; end: number }[] {
  const found = WORDINGS.flatMap(({ pattern }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: text }) => ({ start: index, end: index + text.length })),
  );
  return found.sort((a, b) => a.start - b.start);
}

/** The text with such days as dates of the calendar. `written`: when it was; a text of which nobody knows stays as it is. */
export function withCalendarDays(plain: string, written: IsoDate | undefined): string {
  if (written === undefined) return plain;
  return WORDINGS.reduce((text, { name, pattern }) => text.replace(pattern, () => NAMED[name](written)), plain);
}
