import { readFileSync } from 'node:fs';

/** The rows of a word list, `tables/NAME.tsv`, each as its cells. The first line names the columns. */
export function readTable(name: string): string[][] {
  const text = readFileSync(new URL(`./tables/${name}.tsv`, import.meta.url), 'utf8');
  const [, ...rows] = text.split(/\r?\n/).filter((line) => line !== '');
  return rows.map((row) => row.split('\t'));
}
