import { type Passage, slicePassage } from '../layout/passage.ts';
import type { Mode } from '../lexicon/transport-modes.ts';
import type { TransportFact } from './transport-fact.ts';

/** What a cell of remarks says with a label of its own, and where its value stands. */
const INSIDE: readonly (readonly [TransportFact['concept'], RegExp])[] = [
  ['ems', /\bEmS\b[^:]{0,10}:?\s*(F\s?-?\s?[A-J]\s*[,;/ ]\s*S\s?-?\s?[A-Z])(?!\p{L})/diu],
  [
    'limitedQuantity',
    /(?<!\p{L})(?:LQ|limited quantit(?:y|ies)|begrenzte Mengen?|quantit[ée]s? limit[ée]es?)(?: \(LQ\))?\s*[:=]\s*(\d[\d.,]*\s?(?:m?l|k?g)(?!\p{L}))/diu,
  ],
  [
    'marinePollutant',
    /(?<!\p{L})(?:marine pollutant|M\.?P\.?|Meeresschadstoff|polluant marin)\s*:\s*(yes|no|ja|nein|oui|non|[YN])(?!\p{L})/diu,
  ],
];

/** What a table's column of remarks says of the goods: "EmS: F-E, S-D; LQ: 5 L". */
export function factsInRemarks(passage: Passage, modes: ReadonlySet<Mode>): TransportFact[] {
  return INSIDE.flatMap(([concept, pattern]) => {
    const [start, end] = pattern.exec(passage.text)?.indices?.[1] ?? [0, 0];
    return end > start ? [{ concept, modes, passage: slicePassage(passage, start, end) }] : [];
  });
}
