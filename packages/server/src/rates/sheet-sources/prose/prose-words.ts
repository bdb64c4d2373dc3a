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
const bounded = (word: string) =>
  UNSPACED.test(word) ? literal(word) : `(?<![\\p{L}\\d])${literal(word)}(?![\\p{L}])`;

const sources = new Map<string, string>();
for (const [concept, rows] of Map.groupBy(readTable('prose'), ([name = '']) => name)) {
  const wordings = [...new Set(rows.map(([, , wording = '']) => wording))];
  sources.set(
    concept,
    `(?:${wordings
      .sort((a, b) => b.length - a.length)
      .map(bounded)
      .join('|')})`,
  );
}

/** The wordings of a concept as they are written. */
export const wordingsOf = (concept: ProseConcept): readonly string[] =>
  readTable('prose').flatMap(([name, , wording = '']) => (name === concept ? [wording] : []));

/** The source of a pattern (flags `iu`) for any wording of a concept, as whole words. */
export function words(...concepts: readonly ProseConcept[]): string {
  return `(?:${concepts.map((concept) => sources.get(concept)).join('|')})`;
}
