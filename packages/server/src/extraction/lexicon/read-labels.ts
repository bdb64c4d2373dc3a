import { type Label, labelsOf } from '../labels/labels.ts';
import { readTable } from './read-table.ts';

type Group<Concept> = { readonly concept: Concept; readonly ranked: string[][] };

/**
 * The labels of `tables/NAME.tsv`, with the columns concept, rank from 1 and wording; wordings of one rank stand below each
 * other. Throws on a concept that is not among `concepts`.
 */
export function readLabels<Concept extends string>(name: string, concepts: readonly Concept[]): Label<Concept>[] {
  const groups: Group<Concept>[] = [];
  for (const [word, rank, wording = ''] of readTable(name)) {
    const concept = concepts.find((one) => one === word);
    if (concept === undefined) throw new Error(`${name}.tsv: there is no concept "${word}".`);
    const at = Number(rank) - 1;
    const before = groups.at(-1);
    const goesOn = before?.concept === concept && at >= before.ranked.length - 1;
    const group = goesOn ? before : { concept, ranked: [] };
    if (!goesOn) groups.push(group);
    group.ranked[at] = [...(group.ranked[at] ?? []), wording];
  }
  return groups.flatMap(({ concept, ranked }) => labelsOf(concept, ...ranked));
}
