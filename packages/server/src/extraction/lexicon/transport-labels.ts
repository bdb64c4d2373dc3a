import { type Label, labelsOf } from '../labels/labels.ts';
import { readLabels } from './read-labels.ts';
import { TRANSPORT_CONCEPTS, type TransportConcept } from './transport-concept.ts';
import { MODE_PATTERN } from './transport-modes.ts';

/**
 * What the lines of section 14 are labelled with: in use, and the titles of its subsections (Reg. (EU) 2020/878 Annex II; for
 * Turkish, Norwegian and Russian the rules made after it).
 */
export const TRANSPORT_LABELS: readonly Label<TransportConcept>[] = [
  ...labelsOf('mode', MODE_PATTERN),
  ...readLabels('transport-labels', TRANSPORT_CONCEPTS),
];
