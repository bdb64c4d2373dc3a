import type { Label } from '../labels/labels.ts';
import { IDENTITY_CONCEPTS, type IdentityConcept } from './identity-concept.ts';
import { readLabels } from './read-labels.ts';

/** The name of the goods; `name` is of the goods or of a company, as the label or heading before it says. */
export const PRODUCT_LABELS: readonly Label<IdentityConcept>[] = readLabels('product-labels', IDENTITY_CONCEPTS);
