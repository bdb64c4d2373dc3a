import { readTable } from './read-table.ts';

/** A hazard statement as SDSs without codes print it, in one of `languages`. */
export type HazardWording = { readonly code: string; readonly languages: readonly string[]; readonly wording: string };

/**
 * The hazard statements of the GHS (annex 3; Regulation (EC) No 1272/2008, annex III), a row for each wording. Matched
 * against text without punctuation and in lower case; the longest statement at a place counts.
 */
export const HAZARD_STATEMENTS: readonly HazardWording[] = readTable('hazard-statements').map(
  ([code = '', languages = '', wording = '']) => ({ code, languages: languages.split(' '), wording }),
);
