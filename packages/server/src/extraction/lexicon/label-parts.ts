import { either } from './either.ts';
import { readTable } from './read-table.ts';

const parts = Map.groupBy(readTable('label-parts'), ([name = '']) => name);

/** The alternatives of a part of labels, `tables/label-parts.tsv`, as the source of a regular expression. Throws on an unknown name. */
export function partOf(name: string): string {
  const rows = parts.get(name);
  if (rows === undefined) throw new Error(`label-parts.tsv: there is no part "${name}".`);
  return withParts(either(...rows.map(([, wording = '']) => wording)));
}

/** A wording in which `{name}` stands for a part of labels. */
export function withParts(wording: string): string {
  return wording.replace(/\{([a-z][a-z-]+)\}/g, (_, name: string) => partOf(name));
}
