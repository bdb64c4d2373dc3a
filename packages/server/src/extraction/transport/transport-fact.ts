import type { Passage } from '../layout/passage.ts';
import type { TransportConcept } from '../lexicon/sheet-labels.ts';
import type { Mode } from '../lexicon/transport-modes.ts';

/** One thing section 14 says, and the modes it says it for (`any` when it names none). */
export type TransportFact = {
  readonly concept: Exclude<TransportConcept, 'mode' | 'other'>;
  readonly modes: ReadonlySet<Mode>;
  readonly passage: Passage;
};
