import type { Passage } from '../layout/passage.ts';
import type { TransportConcept } from '../lexicon/sheet-labels.ts';
import type { Mode } from '../lexicon/transport-modes.ts';

/** One thing section 14 says, and the modes it says it for (`any` when it names none). */
export type TransportFact = {
  readonly concept: Exclude<TransportConcept, 'mode' | 'other'>;
  readonly modes: ReadonlySet<Mode>;
  readonly passage: Passage;
};

/** What a passage says by the label that it belongs to, if that asks for something. */
export function factsOf(
  concept: TransportConcept | undefined,
  modes: ReadonlySet<Mode>,
  passage: Passage | undefined,
): TransportFact[] {
  return !passage || !concept || concept === 'mode' || concept === 'other' ? [] : [{ concept, modes, passage }];
}
