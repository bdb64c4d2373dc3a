import { readTable } from '../../sheet-reader/lexicon/read-table.ts';

/** What a word of an offer written as prose means for what stands beside it; `lexicon/tables/prose.tsv` has the wordings. */
export type ProseConcept =
  | 'from'
  | 'from-behind'
  | 'to'
  | 'to-behind'
  | 'particle'
  | 'per'
  | 'at'
  | 'and'
  | 'old'
  | 'moved-from'
  | 'wanted'
  | 'extra'
  | 'no-price'
  | 'more'
  | 'less'
  | 'same'
  | 'transit'
  | 'days'
  | 'free'
  | 'via'
  | 'via-behind'
  | 'option'
  | 'all'
  | 'every'
  | 'increase'
  | 'decrease'
  | 'extend'
  | 'withdraw'
  | 'replace'
  | 'unchanged';

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
/** Scripts without blanks between words. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Wordings as one pattern, the longest first. The bounds of words stand once around them all: their classes of letters are large. */
function sourceOf(wordings: readonly string[]): string {
  const sorted = [...new Set(wordings)].sort((a, b) => b.length - a.length);
  const [unspaced, spaced] = [true, false].map((isUnspaced) =>
    sorted.filter((word) => UNSPACED.test(word) === isUnspaced).map(literal),
  );
  const bounded = spaced?.length ? [`(?<![\\p{L}\\d])(?:${spaced.join('|')})(?![\\p{L}])`] : [];
  return `(?:${[...bounded, ...(unspaced ?? [])].join('|')})`;
}

const byConcept = Map.groupBy(readTable('prose'), ([name = '']) => name);

/** The wordings of a concept as they are written. */
export const wordingsOf = (concept: ProseConcept): readonly string[] =>
  (byConcept.get(concept) ?? []).map(([, , wording = '']) => wording);

const sources = new Map<string, string>();

/** The source of a pattern (flags `iu`) for any wording of a concept, as whole words. */
export function words(...concepts: readonly ProseConcept[]): string {
  const key = concepts.join();
  const source = sources.get(key) ?? sourceOf(concepts.flatMap(wordingsOf));
  sources.set(key, source);
  return source;
}
