import type { DocumentType } from '../sections/detect-document-type.ts';

/**
 * Documents about a product, whatever consignment of it is shipped: a limited quantity in them is the permission of the list (IMDG
 * 3.2.1 column 7a), also where they say "yes" to it.
 */
const OF_THE_PRODUCT: ReadonlySet<DocumentType> = new Set([
  'safety-data-sheet',
  'transport-certificate',
  'classification-report',
  'un38.3-test-summary',
]);

const YES = /^(?:y|yes|是|true|lq|ltd\.? ?qty|limited)/i;
const NO = /^(?:n|no|none|否|无|false|0(?:[.,]0+)?\s*(?:m?l|k?g)?)$/i;

/**
 * Whether goods go as limited quantities (IMDG 3.4), by what documents of these types state of it: `Y` or `N`, or null where they
 * state only how much of the goods one inner packaging may hold. A dangerous goods declaration that gives an amount ("LTD QTY 1 L")
 * declares them as such. Without types, a plain "yes" is a person's.
 */
export function goesAsLimited(value: string | number | null, types: readonly DocumentType[] = []): 'Y' | 'N' | null {
  const text = String(value ?? '').trim();
  if (text === '') return null;
  if (NO.test(text)) return 'N';
  if (YES.test(text)) return types.length > 0 && types.every((type) => OF_THE_PRODUCT.has(type)) ? null : 'Y';
  return types.includes('dangerous-goods-declaration') ? 'Y' : null;
}
