import type { Label } from '../labels/labels.ts';
import { IDENTITY_CONCEPTS, type IdentityConcept } from './identity-concept.ts';
import { readLabels } from './read-labels.ts';

/** The companies that make and sell the goods. */
export const COMPANY_LABELS: readonly Label<IdentityConcept>[] = readLabels('company-labels', IDENTITY_CONCEPTS);
