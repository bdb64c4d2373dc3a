import { readTable } from '../lexicon/read-table.ts';

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
