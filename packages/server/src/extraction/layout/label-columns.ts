import type { Cell } from '../../documents/offline.ts';
import { jointBetween } from './passage.ts';

/** Whether two cells stand in one column: by their left edges, their right edges or their middles. */
export function isInColumn({ box: one }: Cell, { box: other }: Cell): boolean {
  const [left, right] = [Math.abs(one[0] - other[0]), Math.abs(one[2] - other[2])];
  return left < 3 || right < 3 || Math.abs(one[0] + one[2] - other[0] - other[2]) < 4;
}

/** The words of a label with those of its next line: a hyphen that breaks a word goes. */
export function withNextWords(words: string, next: string, known: boolean): string {
  if (/\p{L}-$/u.test(words) && !known && /^\p{Ll}/u.test(next)) return words.slice(0, -1) + next;
  return words + jointBetween(words, next) + next;
}
