import { type Passage, slicePassage } from '../layout/passage.ts';

/** Whether a CAS registry number's check digit is right: the digits from the right times 1, 2, 3 …, modulo 10. */
export function isCasNumber(text: string): boolean {
  const digits = text.replaceAll('-', '');
  const check = Number(digits.at(-1));
  let sum = 0;
  for (let place = 1; place < digits.length; place++) sum += place * Number(digits.at(-1 - place));
  return /^\d{2,7}-\d{2}-\d$/.test(text) && sum % 10 === check;
}

/** What stands around a number that is meant to be a CAS number, whatever its check digit: nothing, or the words that announce it before, and its share behind. */
const MEANT = /^[\s[({]*(?:.*\bCAS\b[^\d]{0,24})?$/i;
const MEANT_BEHIND = /^[\s\])}*]*(?:\/\s*[\d.,\s<>≤≥~–-]+%)?$/;

/**
 * The CAS numbers of a passage, each with its place. Numbers with a wrong check digit are left out, unless they are plainly meant to
 * be CAS numbers and `misprints` are asked for: the checks tell of them.
 */
export function findCasNumbers(passage: Passage, misprints = false): { value: string; from: Passage }[] {
  const found: { value: string; from: Passage }[] = [];
  for (const match of passage.text.matchAll(
    /(?<![\d-])(0{0,5}\d{2,7})\s?[-‐‑–—−]\s?(\d{2})\s?[-‐‑–—−]\s?(\d)(?![\d-])/g,
  )) {
    const value = `${match[1]?.replace(/^0+/, '')}-${match[2]}-${match[3]}`;
    const isMeant = () =>
      MEANT.test(passage.text.slice(0, match.index)) &&
      MEANT_BEHIND.test(passage.text.slice(match.index + match[0].length));
    if (isCasNumber(value) || (misprints && isMeant()))
      found.push({ value, from: slicePassage(passage, match.index, match.index + match[0].length) });
  }
  return found;
}
