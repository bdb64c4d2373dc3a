import { type Passage, passageOf, slicePassage } from '../layout/passage.ts';
import { either } from '../lexicon/either.ts';

const PHONE = new RegExp(
  either(
    '(?<![\\d.,-])\\+?\\d{9,13}(?![\\d.,-])|(?<!\\d)\\+\\s?\\d{1,3}[\\s.-]\\d{6,11}(?!\\d)',
    '(?<![\\d-])(?:\\+\\s?\\d{1,3}[\\s.-]?|00\\d{1,3}[\\s.-])?(?:(?:\\(\\s?\\+?\\d{1,5}\\s?\\)[\\s./-]*)+\\d{1,11}|\\d{1,5})(?:(?:[\\s./\\-‐‑‒–—()]{1,2}|\\s/\\s)\\d{2,11}|(?<=(?<!\\d)0\\d{2,4}|\\(0\\)\\s?\\d{2,4})\\s[-–]\\s\\d{2,11}|(?<=\\(\\d{3}\\)\\s?\\d{3})\\s[–-]\\s\\d{4}(?!\\d)|\\s?[/-]\\s?\\d(?:\\s\\d{2}){2}(?!\\d)|-\\d(?=-\\d{3})|-[A-Z]{3,7}){0,8}(?:\\d|(?<=\\s\\d{2,3})\\s\\d(?![\\d.,:/-])|(?<=\\d{3})-0(?![\\d-]))?(?:\\s?#\\d+)?',
  ),
  'g',
);

/** Where one number ends and the next begins: "(800) 424-9300 (703) 527-3887", "… / +33 …". */
const NEXT_NUMBER =
  /(?<=\d)(?:\s*[/;,]\s*|\s+)(?=\(\d{3}\)|\+\d|1[-.\s]\d{3}[-.\s]|00\d{1,3}[-\s]|\d{3}-\d{3}-\d{4}|1[3-9]\d{9}(?!\d)|0\d{2,3}-\d{7,8}(?!\d))|\s*\/\s*(?=[+(\d])/g;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  // Australia's short numbers: "13 11 26".
  if (/^13[ -]\d{2}[ -]\d{2}$/.test(text)) return true;
  // "99999-12": a number of a register or an article.
  if (digits.length < 7 || digits.length > 16 || /^[1-9]\d{3,5}-\d{1,3}$/.test(text)) return false;
  if (
    /^\d{2,7}-\d{2}-\d$/.test(text) ||
    /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(text) ||
    /^\d{4}-\d{2}-\d{2}$/.test(text)
  )
    return false;
  return /[\s.\-‐‑‒–/()+]/.test(text) || digits.length >= 8;
}

/** A telephone number as written, and where. */
export type Phone = { text: string; from: Passage };

/** The lines of a passage: a house number and the postcode below it are no telephone number. */
function linesOf({ fragments }: Passage): Passage[] {
  const lines = [...new Set(fragments.map(({ line }) => line))];
  return lines.map((line) => passageOf(fragments.filter((fragment) => fragment.line === line)));
}

/** Every telephone number in a passage, as written. Dates and CAS numbers are not taken for one. */
export function findPhones(passage: Passage): Phone[] {
  return linesOf(passage).flatMap(phonesIn);
}

function phonesIn(passage: Passage): Phone[] {
  const found: Phone[] = [];
  for (const match of passage.text.matchAll(PHONE)) {
    const cuts = [0];
    for (const cut of match[0].matchAll(NEXT_NUMBER)) {
      const next = cut.index + cut[0].length;
      const parts = [match[0].slice(cuts.at(-1), cut.index), match[0].slice(next)];
      if (parts.every((part) => part.replace(/\D/g, '').length >= 7)) cuts.push(next);
    }
    cuts.forEach((start, index) => {
      const text = match[0]
        .slice(start, cuts[index + 1])
        .replace(/\s*\(\s*(?:24|[01]?\d(?:\.\d{2})?)\s*$|(?<=\d{4})\s24$|[\s.,;/\-–—(]+$/, '');
      // The beginning of a CAS number whose check digit stands alone.
      const isCas =
        /^\d{2,7}-\d{2}$/.test(text) && /^-\d(?!\d)/.test(passage.text.slice(match.index + start + text.length));
      // A rule of the Code of Federal Regulations: "29 CFR 1910.1200".
      const isRule = /(?<![A-Za-z])C\.?F\.?R\.?\s?$/.test(passage.text.slice(0, match.index + start));
      if (isPhone(text) && !isCas && !isRule)
        found.push({ text, from: slicePassage(passage, match.index + start, match.index + start + text.length) });
    });
  }
  return found;
}
