import { readFileSync } from 'node:fs';

/**
 * The rows of a word list, `tables/NAME.tsv`, each as its cells: one wording a row, which is the source of a regular
 * expression. The first line names the columns. Read when the module that needs it is loaded, once in a process.
 */
export function readTable(name: string): string[][] {
  const text = readFileSync(new URL(`./tables/${name}.tsv`, import.meta.url), 'utf8');
  const [, ...rows] = text.split(/\r?\n/).filter((line) => line !== '');
  return rows.map((row) => row.split('\t'));
}
