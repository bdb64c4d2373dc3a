import { either } from './either.ts';

/** How the names of the months begin, January first, in the languages of safety data sheets. */
const MONTH_STEMS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'ene', 'gen', 'stycz', 'tammik', 'led(?=en|na)', 'oca', 'янв'],
  ['feb', 'fév', 'fev', 'lut', 'helmik', 'únor', 'şub', 'фев'],
  ['mar', 'mär', 'mrz', 'maa', 'mrt', 'břez', 'март'],
  ['apr', 'avr', 'abr', 'kwie', 'huhtik', 'dub(?=en|na)', 'nis(?=an)', 'апр'],
  ['may', 'mai', 'mag', 'mei', 'maj', 'toukok', 'květ', 'ма[яй]'],
  ['jun', 'juin', 'giu', 'czerw', 'kesäk', 'červ', 'haz(?=iran)', 'июн'],
  ['jul', 'juil', 'lug', 'lip', 'heinäk', 'červen(?:ec|ce)', 'tem(?=muz)', 'июл'],
  ['aug', 'aoû', 'ago', 'sierp', 'elok', 'srp(?=en|na)', 'ağu', 'авг'],
  ['sep', 'set', 'wrze', 'syysk', 'září', 'eyl', 'сен'],
  ['oct', 'okt', 'out', 'ott', 'paźdz', 'lokak', 'říj', 'eki(?=m)', 'окт'],
  ['nov', 'listop', 'marrask', 'kas(?=ım)', 'ноя'],
  ['dec', 'dez', 'déc', 'dic', 'grud', 'jouluk', 'prosin', 'ara(?=lık)', 'дек'],
];

/** The source of a pattern for a month's name or abbreviation. */
export const MONTH_NAME = `(?:${either(...MONTH_STEMS.flat())})[a-zäéûçńśźıčíáà-öù-ÿа-я]*`;

const BEGINNINGS = MONTH_STEMS.map((stems) => stems.map((stem) => new RegExp(`^${stem}(?!\\d)`, 'i')));

/** The month (1 to 12) that a name or abbreviation means, by the longest beginning it has; 0 when it is none. */
export function monthOf(name: string): number {
  const reach = BEGINNINGS.map((stems) => Math.max(...stems.map((stem) => stem.exec(name)?.[0].length ?? 0)));
  const longest = Math.max(...reach);
  return longest === 0 ? 0 : reach.indexOf(longest) + 1;
}
