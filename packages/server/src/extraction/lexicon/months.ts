import { either } from './either.ts';
import { readTable } from './read-table.ts';

/** How the names of the months begin, by the month's number, in the languages of safety data sheets. */
const MONTH_STEMS: readonly (readonly string[])[] = [
  ...Map.groupBy(readTable('months'), ([month]) => month).values(),
].map((rows) => rows.map(([, beginning = '']) => beginning));

/** The source of a pattern for a month's name or abbreviation. */
export const MONTH_NAME = `(?:${either(...MONTH_STEMS.flat())})[a-zäéûçńśźıčíáà-öù-ÿа-я]*`;

const BEGINNINGS = MONTH_STEMS.map((stems) => stems.map((stem) => new RegExp(`^${stem}(?!\\d)`, 'i')));

/** The month (1 to 12) that a name or abbreviation means, by the longest beginning it has; 0 when it is none. */
export function monthOf(name: string): number {
  const reach = BEGINNINGS.map((stems) => Math.max(...stems.map((stem) => stem.exec(name)?.[0].length ?? 0)));
  const longest = Math.max(...reach);
  return longest === 0 ? 0 : reach.indexOf(longest) + 1;
}
