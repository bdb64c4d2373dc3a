import { readTable } from '../lexicon/read-table.ts';
import { createWordMatcher } from '../lexicon/word-matcher.ts';
import { foldLetters } from './fold-letters.ts';

/** What words around charges say; `tables/charge-terms.tsv` has their wordings in all languages. */
export type ChargeTerm =
  | 'all-in'
  | 'not-all-in'
  | 'included'
  | 'on-top'
  | 'except'
  | 'waived'
  /** Of a waived wording: behind a charge it denies what is said of those before it ("BAF incluido, THC no"). */
  | 'denies'
  | 'at-cost'
  | 'if-any'
  /** Of an at-cost wording: a charge with an amount is paid only where it is asked for. */
  | 'on-request'
  | 'prepaid'
  | 'collect'
  | 'as-shown'
  | 'condition'
  /** Goods, bookings, services: restricted by what stands beside them, else not at all. */
  | 'noun'
  /** "Over", "via", "during": restricts with what stands beside it, else not at all. */
  | 'relation'
  /** "For": whatever stands behind it restricts; `for-behind` ("için"): whatever stands before it. */
  | 'for'
  | 'for-behind'
  | 'only'
  /** Of an included or on-top wording: it stands before the charges that it speaks of, never behind them. */
  | 'before'
  /** Of an included or on-top wording: it speaks of the charges before it, and only where it ends their clause ("BAF in, THC out"). */
  | 'closing'
  | 'place-word'
  /** "Other ports": all but those that are named before. */
  | 'others'
  | 'rates'
  | 'label'
  /** "Unless otherwise stated": restricts nothing. */
  | 'aside'
  /** "Was", "reduced from", "instead of": the amount right behind it is no longer charged. */
  | 'earlier'
  | 'double'
  | 'minus'
  | 'reefer'
  | 'dry'
  | 'special'
  | 'tank';

/** Finds the words that say how a charge applies. */
export const chargeTerms = createWordMatcher<ChargeTerm>([
  ...readTable('charge-terms').map(([concept, , wording = '']) => [wording, concept as ChargeTerm] as const),
  ...readTable('prose').flatMap(([concept, , wording = '']) =>
    concept === 'moved-from' ? [[foldLetters(wording), 'earlier'] as const] : [],
  ),
]);
