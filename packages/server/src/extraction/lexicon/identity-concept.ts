/** What a line of section 1 can be about. `other` only marks where a value ends. */
export type IdentityConcept =
  | 'product'
  | 'chemical'
  | 'manufacturer'
  | 'supplier'
  | 'company'
  | 'name'
  | 'use'
  | 'emergency'
  | 'telephone'
  | 'contact'
  | 'cas'
  | 'address'
  | 'other';
