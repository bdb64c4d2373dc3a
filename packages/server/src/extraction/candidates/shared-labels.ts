import { joinPassages, type Passage, slicePassage } from '../layout/passage.ts';
import type { FormLabel } from './find-form-labels.ts';
import type { Piece, Region } from './label-regions.ts';

/** What joins labels that ask for several things at once: "Class / subsidiary hazard", "总毛重/总净重". */
const JOINT = /^[\s/、,&|及和与]*(?:and)?\s*$/i;

/** Labels of one block that ask for several things at once, from left to right. */
function chainsOf(regions: readonly Region[]): Region[][] {
  const chains: Region[][] = [];
  const byPlace = [...regions].sort((a, b) => a.label.start - b.label.start);
  for (const region of byPlace) {
    const chain = chains.find((one) => {
      const last = one.at(-1)?.label;
      return (
        last?.block === region.label.block &&
        !last.closed &&
        JOINT.test(last.block.passage.text.slice(last.end, region.label.start))
      );
    });
    if (chain) chain.push(region);
    else chains.push([region]);
  }
  return chains.filter(({ length }) => length > 1);
}

/** The parts of a value between its strokes, those in brackets apart: "1463 / 5.1 (6.1/8) / II" has three. */
function partsOf(value: Passage): Passage[] {
  const cuts = [0];
  let depth = 0;
  [...value.text].forEach((sign, at) => {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth === 0 && /[/;|]/.test(sign)) cuts.push(at + 1);
  });
  return cuts.map((start, at) => slicePassage(value, start, (cuts[at + 1] ?? value.text.length + 1) - 1));
}

/** Regions in which each of several labels in one block has its own part of the value that they share. */
export function shareValues(regions: readonly Region[]): Region[] {
  const shared = new Map<FormLabel, Piece[]>();
  for (const chain of chainsOf(regions)) {
    const [own, ...others] = [...chain].reverse().map(({ pieces }) => pieces);
    const [first] = own ?? [];
    const isFree = others.every((pieces) => pieces.every(({ passage }) => JOINT.test(passage.text)));
    const parts = first && isFree ? partsOf(joinPassages((own ?? []).map(({ passage }) => passage))) : [];
    if (first && parts.length === chain.length)
      chain.forEach(({ label }, at) => {
        const passage = parts[at];
        shared.set(label, passage && passage.text !== '' ? [{ ...first, passage }] : []);
      });
  }
  return regions.map((region) => ({ ...region, pieces: shared.get(region.label) ?? region.pieces }));
}
