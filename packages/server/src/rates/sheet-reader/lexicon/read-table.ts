import { readFileSync } from 'node:fs';
import { toTraditional } from '../../../ports/index.ts';

/**
 * The rows of a word list, `tables/NAME.tsv`, each as its cells. The first line names the columns. Chinese wordings come in both scripts:
 * the list has the simplified one, and the traditional one where it is another word.
 */
export function readTable(name: string): string[][] {
  const text = readFileSync(new URL(`./tables/${name}.tsv`, import.meta.url), 'utf8');
  const [, ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const rows = lines.map((line) => line.split('\t'));
  const written = new Set(rows.map(([, , wording]) => wording));
  const traditional = rows.flatMap(([concept = '', language, wording = '', ...more]) => {
    const other = language === 'zh' ? toTraditional(wording) : wording;
    return written.has(other) ? [] : [[concept, 'zh', other, ...more]];
  });
  return [...rows, ...traditional];
}
