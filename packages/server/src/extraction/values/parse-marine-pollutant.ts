import type { Passage } from '../layout/passage.ts';
import { wordsOf } from '../lexicon/words.ts';
import { saysNothing } from './parse-negation.ts';
import type { Parsed } from './parsed.ts';

const YES_WORDS = wordsOf('yes');
const YES = new RegExp(`^[\\s:*•☑■-]*(?:${YES_WORDS})`, 'iu');
const NO_WORDS = wordsOf('no');
const NO = new RegExp(`^[\\s:*•-]*(?:${NO_WORDS})`, 'iu');

const POLLUTANT = wordsOf('marine-pollutant');
/** The words for a marine pollutant, in any language. */
export const MARINE_POLLUTANT = new RegExp(`${POLLUTANT}|海洋污染物|海洋汚染物`, 'iu');
/** "The product is not considered a marine pollutant", in whatever words. */
const NO_POLLUTANT = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsOf('no-pollutant')})(?!\p{L})[^.;]{0,50}(?:${POLLUTANT})|(?:不[属屬]于?|不是|非)海洋(?:污染物|汚染物)`,
  'iu',
);
/** "The product is considered a marine pollutant." */
const A_POLLUTANT = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsOf('a-pollutant')})(?!\p{L})[^.;]{0,12}(?:${POLLUTANT})`,
  'iu',
);

/** Whether a text says in a sentence that the goods are no marine pollutant. */
export const deniesPollutant = (text: string): boolean => NO_POLLUTANT.test(text);

/** Whether a substance is a marine pollutant: Y, N, or P where the document prints P. */
export function parseMarinePollutant(passage: Passage): Parsed<string> | undefined {
  const text = passage.text;
  const denied =
    /^[\s:]*(?:該当しない|非該当|該当せず|비해당|해당없음)/.test(text) || NO.test(text) || deniesPollutant(text);
  const affirmed = YES.test(text) || A_POLLUTANT.test(text);
  const code = /^[\s:]*P{1,2}\b/.test(text) ? 'P' : denied ? 'N' : affirmed ? 'Y' : undefined;
  return code ? { value: code, from: passage } : undefined;
}

const REMARK_WORDS = wordsOf('pollutant-remark');

/** Words that no chemical name has, but remarks do. */
const REMARK = new RegExp(`\\b(?:${REMARK_WORDS})\\b`, 'i');

/** The name of a substance under the label "Marine pollutant": it is what makes the goods one. */
export function parsePollutantName(passage: Passage): Parsed<string> | undefined {
  if (saysNothing(passage.text) || REMARK.test(passage.text)) return undefined;
  return /^[\s:(]*[\p{Script=Latin}\d][\p{Script=Latin}\d,.'()[\]\s-]{4,100}$/u.test(passage.text)
    ? { value: 'Y', from: passage }
    : undefined;
}
