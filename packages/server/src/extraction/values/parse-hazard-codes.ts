import { type Passage, slicePassage } from '../layout/passage.ts';
import type { Parsed } from './parsed.ts';

/** "H335+336", "H302/312/332", "H-225": a code, or figures that go on with one. */
const CODE =
  /(?:(?<![A-Za-z\d])H[\s-]?|(?<=(?<![A-Za-z\d])H\s?[2-4]\d{2}(?:\s?[+/]\s?[2-4]\d{2})*\s?[+/]\s?))([2-4]\d{2})([A-Za-z]{0,2})(?![\w])/g;

/** What may stand behind a code's figures: for routes, and for fertility and the unborn child. */
const SUFFIX = /^(?:i|D|Fd|fd|Df|F|f|d|FD)$/;

/** The H-codes of the GHS that texts print, each once; `EUH` codes are the Union's own and none of them. */
export function findHazardCodes(passages: readonly Passage[]): Parsed<string>[] {
  const found = new Map<string, Passage>();
  for (const passage of passages)
    for (const { index, 0: printed, 1: figures, 2: suffix = '' } of passage.text.matchAll(CODE)) {
      const code = `H${figures}${SUFFIX.test(suffix) ? suffix : ''}`;
      if (!found.has(code)) found.set(code, slicePassage(passage, index, index + printed.length));
    }
  return [...found].map(([value, from]) => ({ value, from }));
}
