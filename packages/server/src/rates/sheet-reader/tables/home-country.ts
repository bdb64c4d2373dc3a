import type { Evidence } from './columns/column-sample.ts';

/** What in a letterhead or title shows the country of whoever wrote it: telephone codes, forms of companies, scripts. */
const SIGNS: readonly (readonly [countries: readonly string[], sign: RegExp])[] = [
  [['JP'], /[\p{Script=Hiragana}\p{Script=Katakana}]|\+81\b/u],
  [['KR'], /\p{Script=Hangul}|\+82\b/u],
  [['TH'], /\p{Script=Thai}|\+66\b/u],
  [['DE'], /\bGmbH\b|\+49\b/u],
  [['IT'], /\bs\.?r\.?l\.?\b|\bS\.p\.A\b|\+39\b/u],
  [['PL'], /\bSp\. z o\.? ?o\b|\+48\b/u],
  [['NL', 'BE'], /\bB\.V\b|\+31\b|\+32\b/u],
  [['TR'], /\bA\.Ş\b|\+90\b/u],
  [['RU'], /\bООО\b|\+7\b/u],
  [['BR'], /\bLtda\b|\+55\b/u],
  [['ES'], /\+34\b/u],
  [['FR'], /\+33\b/u],
  [['GB'], /\+44\b/u],
  [['IN'], /\bPvt\b|\+91\b/u],
  [['CN'], /\+86\b/u],
  [['TW'], /台北|高雄|台灣|\+886\b/u],
  [['VN'], /\+84\b/u],
  [['ID'], /\+62\b|^PT\b/u],
];
const IMPORT = /\bimport|进口|進口|輸入|수입|einfuhr/iu;

/** The countries that a letterhead or a title speaks for. */
function homesIn(titles: readonly string[]): Set<string> {
  return new Set(SIGNS.flatMap(([countries, sign]) => (titles.some((title) => sign.test(title)) ? countries : [])));
}

/**
 * Which of two groups of ports whoever wrote the sheet ships from, where all ports of one group, and none of the other, are in the
 * home country: those at home, but in a sheet about imports. Undefined where nothing shows it. It is a guess.
 */
export function shippedFrom(
  titles: readonly string[],
  [left, right]: readonly [readonly string[], readonly string[]],
  evidence: Evidence,
): 'left' | 'right' | undefined {
  const homes = homesIn(titles);
  const countriesOf = (texts: readonly string[]) =>
    texts
      .map((text) => [...evidence.codesOf(text)].map((code) => code.slice(0, 2)))
      .filter((found) => found.length > 0);
  const isHome = (found: readonly string[]) => found.every((country) => homes.has(country));
  const [here, there] = [countriesOf(left), countriesOf(right)];
  if (homes.size === 0 || here.length === 0 || there.length === 0) return undefined;
  const isOnly = (one: typeof here, other: typeof here) => one.every(isHome) && !other.some(isHome);
  const home = isOnly(here, there) ? 'left' : isOnly(there, here) ? 'right' : undefined;
  if (home === undefined || !titles.some((title) => IMPORT.test(title))) return home;
  return home === 'left' ? 'right' : 'left';
}
