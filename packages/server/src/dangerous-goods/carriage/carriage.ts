/** The columns of the list on stowage, segregation and containment: 16a, 16b, 8, 9, 10, 11, 13 and 14. */
export const CARRIAGE_COLUMNS = [
  'stowageCategory',
  'stowageCodes',
  'segregationCodes',
  'packingInstructions',
  'packingProvisions',
  'ibcInstructions',
  'ibcProvisions',
  'tankInstructions',
  'tankProvisions',
] as const;
/** One of them. */
export type CarriageColumn = (typeof CARRIAGE_COLUMNS)[number];

/** Codes of a column, and where they are from: an edition of 49 CFR, or an operator's list. */
export type SourcedValues = { readonly values: readonly string[]; readonly source: string };

/** What is known of these columns for a row. An absent column is not known, which is not the same as an empty one. */
export type Carriage = Partial<Readonly<Record<CarriageColumn, SourcedValues>>>;
