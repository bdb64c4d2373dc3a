import type { Database } from '../../db/index.ts';
import type { Rate } from '../record/rate.schema.ts';

/** The margins that made a price: of each line of a rate that has one, by `OFR` or the charge, the rule in words. */
export type AppliedMargin = { line: string; rule: number; text: string };

/** The prices that an account is sold at, as they are now. */
export type SoldBook = {
  priceList: string;
  /** Names these prices: another number when a margin changed. */
  edition: number;
  /** Where `rates` are the sold ones, of every publication until now. */
  database: Database;
  /** The margins between a published rate and the sold one. */
  marginsOf: (rate: Rate) => AppliedMargin[];
};

/** Finds the prices that accounts are sold at. */
export type SoldBooks = {
  /** Undefined: the account sees the published prices. */
  bookOf: (account: string) => SoldBook | undefined | Promise<SoldBook | undefined>;
  /** Whether an account surely sees the published prices; false while that must be looked up. */
  seesPublished: (account: string) => boolean;
};

/** Where there are no price lists. */
export const NO_SOLD_BOOKS: SoldBooks = { bookOf: () => undefined, seesPublished: () => true };
