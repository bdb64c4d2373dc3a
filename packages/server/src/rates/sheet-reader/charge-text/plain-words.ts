import { readTable } from '../lexicon/read-table.ts';
import type { Span } from './token.ts';
import type { Words } from './words.ts';

/**
 * Words beside charges that restrict nothing: articles and verbs, who pays, which end of the lane, how an amount is quoted or
 * invoiced (`tables/plain-words.tsv`; `*` ends a stem).
 */
const WORDS = new Set<string>();
const STEMS = new Map<string, string[]>();
/** So many letters are compared first. */
const KEY = 3;

for (const [, , wording = ''] of readTable('plain-words')) {
  if (!wording.endsWith('*')) WORDS.add(wording);
  else {
    const key = wording.slice(0, KEY);
    STEMS.set(key, [...(STEMS.get(key) ?? []), wording.slice(0, -1)]);
  }
}

/** Whether a folded word says nothing of whom a charge is for. */
export function isPlainWord(word: string): boolean {
  return WORDS.has(word) || (STEMS.get(word.slice(0, KEY))?.some((stem) => word.startsWith(stem)) ?? false);
}

/** "DE: EUR 255", "ES as per tariff": a country, whose code is a small word of some language. */
const CODE_OF_COUNTRY = /^[A-Z]{2}(?=\s*(?:[:=(,/]|[A-Z]{3}\s?\d|[€$£]|\d|as per\b|at cost\b))/u;

/** "EU cargo", "(US only)": a region in capitals, whose letters are a small word of some language. */
const REGION = /^(?:US|EU|UK|DE|FR|ES|IT|PT|NL|BE|PL|TR|EG|JP|KR|BR|MX|CL|PE|AR|ZA|AU|NZ|CA|SA|AE|NY)$/;
const isCode = ({ start, end }: Span, { original }: Words) =>
  REGION.test(original.slice(start, end)) && /\p{Ll}{3}/u.test(original);

/** A word that restricts nothing. */
export const isFiller = (token: Span, words: Words) => isPlain(token, words) && !isCountry(token, words);

const isPlain = ({ start, end }: Span, { text }: Words) => isPlainWord(text.slice(start, end));

const isCountry = (token: Span, words: Words) =>
  isCode(token, words) ||
  (token.end - token.start === 2 &&
    CODE_OF_COUNTRY.test(words.original.slice(token.start, token.end + 10)) &&
    /\p{Ll}/u.test(words.original));
