/** The languages of the vocabulary that are written in Latin letters. */
export const LATIN_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;
/** One of them. */
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number];

/** Small letters without accents: `Möbel` is `mobel`. */
export const foldWord = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe');

const STEMS: Readonly<Record<LatinLanguage, (word: string) => string>> = {
  en: (word) =>
    word
      .replace(/(?<=..)ies$/, 'y')
      .replace(/(?<!s|u|i)s$/, '')
      .replace(/e$/, '')
      .replace(/v$/, 'f')
      .replace(/y$/, 'i'),
  de: (word) => word.replace(/(?:ern|en|er|em|es|e|n|s)$/, ''),
  es: (word) => word.replace(/(?<=[^aeiou])es$|s$/, '').replace(/[aoe]$/, ''),
  fr: (word) => word.replace(/[sx]$/, '').replace(/e+$/, ''),
  it: (word) => word.replace(/h?[aeio]$/, ''),
  pt: (word) =>
    word
      .replace(/oes$/, 'ao')
      .replace(/ais$/, 'al')
      .replace(/eis$/, 'el')
      .replace(/ns$/, 'm')
      .replace(/(?<=[^aeiou])es$|s$/, '')
      .replace(/[aoe]$/, ''),
};

/** Shorter words are whole, but for English ones: "toy" has to be the stem of "toys". */
const SHORTEST_WITH_ENDING = 4;

/** A word without the endings of number and gender, so that `chairs` is `chair` and `plásticas` is `plástico`. */
export function stemWord(word: string, language: LatinLanguage): string {
  const folded = foldWord(word);
  return language === 'en' || folded.length >= SHORTEST_WITH_ENDING ? STEMS[language](folded) : folded;
}
