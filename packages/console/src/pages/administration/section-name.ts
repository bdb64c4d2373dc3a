const SECTION_NAMES = [
  'people',
  'keys',
  'prices',
  'webhooks',
  'aliases',
  'goods',
  'formats',
  'jobs',
  'problems',
  'health',
  'audit',
  'ledger',
] as const;
/** A section of the administration, as its address names it. */
export type SectionName = (typeof SECTION_NAMES)[number];

/** The section in an address; none when it is unknown. */
export function readSection({ section }: Record<string, unknown>): { section?: SectionName } {
  const known = SECTION_NAMES.find((name) => name === section);
  return known === undefined ? {} : { section: known };
}
