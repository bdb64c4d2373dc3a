import { either } from './either.ts';
import { readTable } from './read-table.ts';

const lists = Map.groupBy([...readTable('words'), ...readTable('negations')], ([name = '']) => name);

/**
 * A list of words in all languages, from `tables/words.tsv` or `tables/negations.tsv`, as the source of a regular expression.
 * Throws on an unknown name.
 */
export function wordsOf(name: string): string {
  const rows = lists.get(name);
  if (rows === undefined) throw new Error(`words.tsv: there is no list "${name}".`);
  return withLists(either(...rows.map(([, wording = '']) => wording)));
}

/** A wording in which `{name}` stands for a list of words. */
export function withLists(wording: string): string {
  return wording.replace(/\{([a-z][a-z-]+)\}/g, (_, name: string) => wordsOf(name));
}
