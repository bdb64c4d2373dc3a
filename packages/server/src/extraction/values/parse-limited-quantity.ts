import { type Passage, slicePassage } from '../layout/passage.ts';
import type { Parsed } from './parsed.ts';

/** Chinese units, and how the Code writes them. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/毫升$/, 'mL'],
  [/升$/, 'L'],
  [/(?:千克|公斤)$/, 'kg'],
  [/克$/, 'g'],
];

/** A limited quantity as stated: `5 L`, `1 kg`. */
export function parseLimitedQuantity(passage: Passage): Parsed<string> | undefined {
  if (/^[\s:*]*(?:limited quantit(?:y|ies)|ltd\.? qty\.?|yes|y)[\s.*]*$/i.test(passage.text))
    return { value: 'Y', from: passage };
  // "Y341, 1 L": the packing instruction for the air stands before it.
  const match =
    /(?<![\dY])(?:Y\d{3}\s?[,;/(]?\s?)?(\d+(?:[.,]\d+)?)\s*(m?l|lit(?:er|re)s?|k?g|gram?s?|升|毫升|千克|公斤|克)(?![a-z])/i.exec(
      passage.text,
    );
  if (!match?.[1] || match.index > 30) return undefined;
  const stated = match[0].replace(/^Y\d{3}[\s,;/(]*/, '');
  const start = match.index + match[0].length - stated.length;
  const unit = UNITS.find(([words]) => words.test(stated));
  return {
    value: unit ? `${match[1]} ${unit[1]}` : stated.replace(/\s+/g, ' '),
    from: slicePassage(passage, start, start + stated.length),
  };
}

/** "…, LTD QTY", with its amount or without, as the last words of a basic transport description or among them. */
const LIMITED =
  /(?<=[,;(]\s?)(?:limited quantit(?:y|ies)|ltd\.? qty\.?|LQ(?=[\s:=-]*\d))[\s:=-]{0,3}(?:,? ?(?:IP|inner pack(?:aging|age)?s?)(?: vol\.?)?(?=[^,;)]*\d)[\s:<≤]*)?(\d[\d.,]*\s?(?:m?l|k?g)\b)?(?=[\s.)]*(?:[,;]|$))/i;

/** Limited quantities in a basic transport description: `Y`, or the amount that stands beside the words. */
export function limitedIn(passage: Passage): Parsed<string> | undefined {
  const limited = LIMITED.exec(passage.text);
  if (!limited) return undefined;
  const [words, amount] = limited;
  const end = limited.index + words.trimEnd().length;
  const from = slicePassage(passage, amount ? end - amount.length : limited.index, end);
  return { value: amount?.replace(/[.,]0+(?=\s?\p{L})/u, '') ?? 'Y', from };
}
