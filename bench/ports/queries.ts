import { readdirSync, readFileSync } from 'node:fs';

/** A query of the benchmark with its right answer. */
export type Query = {
  kind: string;
  text: string;
  /** Keys of the places meant. Several: an ambiguous text, or one that may rightly be answered by any of them. None: no such place. */
  answers: readonly string[];
};

const FOLDER = new URL('./queries/', import.meta.url);

/** The folder of the inland and look-alike places. */
export const PLACES_FOLDER = new URL('./places/', import.meta.url);

/** The folder of names of ports in other languages. */
export const LANGUAGES_FOLDER = new URL('./languages/', import.meta.url);

/** Every query, from the table of its kind: `query`, tab, keys of the answers separated by blanks, or `-`. */
export function readQueries(folder: URL = FOLDER): Query[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  return files.sort().flatMap((file) => {
    const kind = file.replace('.tsv', '');
    const [, ...lines] = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
    return lines.map((line) => {
      const [text = '', answer = ''] = line.split('\t');
      return { kind, text, answers: answer === '-' ? [] : answer.split(' ') };
    });
  });
}
