/** What rates are for: whole containers, or cargo of less than a container load. A sheet has rates of one kind. */
export type RateKind = 'container' | 'lcl';

/** Where the rates of each kind are: published ones, and those of drafts. Both tables have the same columns. */
export const RATE_TABLES = {
  container: { rates: 'rates', drafts: 'draft_rates' },
  lcl: { rates: 'lcl_rates', drafts: 'draft_lcl_rates' },
} as const;
