import { type Label, labelsOf } from '../labels/labels.ts';
import { either } from './either.ts';
import { readTable } from './read-table.ts';
import { withLists, wordsOf } from './words.ts';

type Row = { readonly concept: string; readonly rank: string; readonly wording: string; readonly behind: string };

/** How far phrases, whose words are only known in part, rank behind the labels of their concept. */
const PHRASES = 10;

/** Neighbours that are alike, together. */
function runsOf<T>(all: readonly T[], isAlike: (one: T, other: T) => boolean): T[][] {
  const runs: T[][] = [];
  for (const one of all) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isAlike(run[0], one)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** The wordings of one rank; those with the same list behind them share it. */
function wordingOf(rows: readonly Row[]): string {
  const runs = runsOf(rows, (one, other) => one.behind === other.behind).map(([first, ...others]) => {
    const words = either(...[first, ...others].map((row) => withLists(row?.wording ?? '')));
    return first?.behind ? `(?:${words})${wordsOf(first.behind)}` : words;
  });
  return either(...runs);
}

/**
 * The labels of `tables/NAME.tsv`, with the columns concept, rank (from 1; "phrase 1" for words that are only known in part),
 * wording and, perhaps, the list (`tables/words.tsv`) of what may follow the wording. Rows of one rank stand below each
 * other. Throws on a concept that is not among `concepts`.
 */
export function readLabels<Concept extends string>(name: string, concepts: readonly Concept[]): Label<Concept>[] {
  const rows = readTable(name).map(
    ([concept = '', rank = '', wording = '', behind = '']): Row => ({ concept, rank, wording, behind }),
  );
  const runs = runsOf(rows, (one, other) => one.concept === other.concept && one.rank === other.rank);
  return runs.flatMap((run) => {
    const [{ concept: word, rank } = { concept: '', rank: '' }] = run;
    const concept = concepts.find((one) => one === word);
    if (concept === undefined) throw new Error(`${name}.tsv: there is no concept "${word}".`);
    const order = Number(rank.replace('phrase ', '')) - 1;
    return labelsOf(concept, wordingOf(run)).map(
      (label): Label<Concept> =>
        rank.startsWith('phrase') ? { ...label, rank: order + PHRASES, phrase: true } : { ...label, rank: order },
    );
  });
}
