import type { UnNumber } from '../codes/un-number.ts';
import { listEntries } from './built-in-entries.ts';
import { builtInEdition, type Edition } from './edition.ts';
import type { DangerousGoodsEntry } from './entry.ts';

/**
 * A dangerous goods list: the built-in one or an operator's. Immutable.
 */
export type DangerousGoodsList = {
  /** The edition of the regulations it is based on; every answer names it. */
  readonly edition: Edition;
  /** Every row of a UN number, in the list's order; empty when the list does not have the number, which does not make it invalid. */
  readonly find: (un: UnNumber) => readonly DangerousGoodsEntry[];
  /** Its numbers, ascending. */
  readonly unNumbers: readonly UnNumber[];
};

/** Creates a list of these rows. Rows of one number keep their order. */
export function createDangerousGoodsList(
  entries: readonly DangerousGoodsEntry[],
  edition: Edition,
): DangerousGoodsList {
  const byNumber = Map.groupBy(entries, ({ un }) => un);
  const unNumbers = [...byNumber.keys()].sort();
  return { edition, unNumbers, find: (un) => byNumber.get(un) ?? [] };
}

/** The built-in list. */
export const builtInList: DangerousGoodsList = createDangerousGoodsList(listEntries(), builtInEdition);
