import type { UnNumber } from '../codes/un-number.ts';
import { listEntries } from './built-in-entries.ts';
import { type Edition, edition } from './edition.ts';
import type { DangerousGoodsEntry } from './entry.ts';

/**
 * A dangerous goods list that answers are given from: the one that comes with the service, or an operator's.
 * It never changes; another list is another object.
 */
export type DangerousGoodsList = {
  /** The edition of the rules that it follows; every answer names it. */
  readonly edition: Edition;
  /** Every row of a UN number, in the list's order; empty when the number is not in this list (which is not «invalid»). */
  readonly find: (un: UnNumber) => readonly DangerousGoodsEntry[];
  /** Its numbers, ascending. */
  readonly unNumbers: readonly UnNumber[];
};

/** A list of these rows. Rows of one number keep their order. */
export function createDangerousGoodsList(
  entries: readonly DangerousGoodsEntry[],
  follows: Edition,
): DangerousGoodsList {
  const byNumber = Map.groupBy(entries, ({ un }) => un);
  const unNumbers = [...byNumber.keys()].sort();
  return { edition: follows, unNumbers, find: (un) => byNumber.get(un) ?? [] };
}

/** The list that comes with the service. */
export const builtInList: DangerousGoodsList = createDangerousGoodsList(listEntries(), edition);
