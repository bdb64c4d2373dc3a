/** What rates are for: whole containers, or cargo of less than a container load. */
export const RATE_KINDS = ['container', 'lcl'] as const;
/** One of `RATE_KINDS`. */
export type RateKind = (typeof RATE_KINDS)[number];
/** What the rates of a sheet are for. */
export type SheetKind = RateKind | 'both';

/** Where the rates of each kind are: published ones, and those of drafts. Both tables have the same columns. */
export const RATE_TABLES = {
  container: { rates: 'rates', drafts: 'draft_rates' },
  lcl: { rates: 'lcl_rates', drafts: 'draft_lcl_rates' },
} as const;

/** The kinds of rates in a sheet; their keys (`rateKey`) never meet. */
export function kindsOf(kind: SheetKind): readonly RateKind[] {
  return kind === 'both' ? RATE_KINDS : [kind];
}
