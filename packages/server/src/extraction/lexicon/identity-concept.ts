/** What a line of section 1 can be about. `other` only marks where a value ends. */
export const IDENTITY_CONCEPTS = [
  'product',
  'chemical',
  'manufacturer',
  'supplier',
  'company',
  'name',
  'use',
  'emergency',
  'telephone',
  'contact',
  'cas',
  'address',
  'other',
] as const;
/** One of them. */
export type IdentityConcept = (typeof IDENTITY_CONCEPTS)[number];
