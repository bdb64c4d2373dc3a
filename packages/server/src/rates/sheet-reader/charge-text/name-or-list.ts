import type { Words } from './conditions.ts';

/** Whether words of a text may be a name, of four words at most, or a list of such; of signs that are each a word of their own, those side by side are one. */
export function isNameOrList(tokens: readonly { start: number; end: number }[], { text, original }: Words): boolean {
  let length = 0;
  for (const [at, { start, end }] of tokens.entries()) {
    const before = tokens[at - 1]?.end ?? start;
    if (at > 0 && LIST_SIGN.test(text.slice(before, start))) length = 0;
    if (before !== start || length === 0 || !HAN.test(original.slice(start, end))) length++;
    if (length > 4) return false;
  }
  return true;
}

const LIST_SIGN = /^\s?(?:[,、/&+]|(?:and|und|et|y|e|en|ve|or|oder|ou|o|和|及|与)(?!\p{L}))/u;
const HAN = /\p{Script=Han}/u;
