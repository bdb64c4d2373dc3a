import { foldLetters } from '../charge-text/fold-letters.ts';
import { readTable } from '../lexicon/read-table.ts';

const WHOLE = new Map<string, string>();
const STEMS: { stem: string; country: string }[] = [];

for (const [country = '', , wording = ''] of readTable('country-adjectives')) {
  const folded = foldLetters(wording);
  if (folded.endsWith('*')) STEMS.push({ stem: folded.slice(0, -1), country });
  else WHOLE.set(folded, country);
}

/** The country (ISO 3166-1 alpha-2) that an adjective names: "Australian DTHC", "deutsche THC" (`tables/country-adjectives.tsv`; `*` ends a stem). */
function countryOfAdjective(word: string): string | undefined {
  const folded = foldLetters(word.trim());
  return (
    WHOLE.get(folded) ?? STEMS.find(({ stem }) => folded.startsWith(stem) && folded.length <= stem.length + 3)?.country
  );
}

/** Countries by the name of their union: "EU", whose filings and emissions rules charges are for, "Benelux" (`tables/unions-of-countries.tsv`). */
const UNIONS = new Map(
  readTable('unions-of-countries').map(([countries = '', , wording = '']) => [
    foldLetters(wording),
    countries.split(' '),
  ]),
);

/** "German", "EU": the countries that an adjective or the name of their union means. */
export function countriesNamed(part: string): readonly string[] {
  const country = countryOfAdjective(part);
  return country !== undefined ? [country] : (UNIONS.get(foldLetters(part.trim())) ?? []);
}
