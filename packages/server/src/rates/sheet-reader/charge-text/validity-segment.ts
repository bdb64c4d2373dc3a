import { phraseSource } from '../lexicon/phrases.ts';
import { flatten, type Segment } from './clauses.ts';
import type { Words } from './words.ts';

const VALIDITY = new RegExp(phraseSource('validity').replace(/\\beffective\||生效\||执行\|/g, ''), 'u');

/** Whether a segment is about the days of the rates, and not of a charge: "valid 1-31 Dec". */
export function isValidity({ nodes }: Segment, { text }: Words): boolean {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return (
    VALIDITY.test(text.slice(first?.start ?? 0, last?.end ?? 0)) && flatten(nodes).some(({ kind }) => kind === 'date')
  );
}
