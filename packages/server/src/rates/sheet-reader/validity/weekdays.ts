import { readTable } from '../lexicon/read-table.ts';
import { plainText } from '../plain-text.ts';

const wordingsOf = (concept: string) =>
  readTable('date-words').flatMap(([name, , wording = '']) => (name === concept ? [wording] : []));

/** One day, or several without blanks between them where the script has none. */
const WEEKDAY = new RegExp(
  `^(?:(?:${wordingsOf('weekday').join('|')})|(?:${wordingsOf('weekday-unspaced').join('|')})+)$`,
  'u',
);
const BETWEEN = /[\s\-/,&+、.]+/u;
const JOINING = new Set(['every', 'each', 'jeden', 'her', 'and', 'und', 'et', 'y', 'e']);

/** Whether a text names days of the week and nothing else: "Tue/Fri", "Salı", "周三". */
export function isWeekdays(text: string): boolean {
  if (text.length > 40) return false;
  const words = plainText(text).replace(/^每/u, '').split(BETWEEN);
  const named = words.filter((word) => word !== '' && !JOINING.has(word));
  return named.length > 0 && named.every((word) => WEEKDAY.test(word));
}
