import type { IsoDate } from '../../base/index.ts';
import type { StatedCharge } from '../sheet-reader/charge-text/stated-charge.ts';

/** How much a price changes; no types: every container; `TEU`: per 20 feet. */
export type AmendedAmount = { types: readonly string[] | 'TEU' | undefined; amount: number; currency: string | null };

/** Which rates a notice is about, in its own words; what it does not name is any. `end`: a port of loading or of discharge. */
export type AmendmentScope = { origin?: string; destination?: string; end?: string; carrier?: string };

/** The days that a notice names for its change, ends included; undefined: those of the rate, or from today. */
export type AmendmentDays = { from: IsoDate | undefined; to: IsoDate | undefined };

/** What a notice does with the rates in its scope. A `share` is in percent of the price. */
export type AmendmentChange =
  | ({ kind: 'add'; amounts: readonly AmendedAmount[] } & AmendmentDays)
  | ({ kind: 'share'; percent: number } & AmendmentDays)
  | ({ kind: 'replace'; before: number; after: number; types: readonly string[] | undefined } & AmendmentDays)
  | ({ kind: 'charge'; charges: readonly StatedCharge[] } & AmendmentDays)
  | ({ kind: 'withdraw'; types: readonly string[] | undefined } & AmendmentDays)
  | { kind: 'extend'; to: IsoDate };

/** Where a notice says something: rows count from 0. */
export type AmendmentSource = { tab: string; row: number; quote: string };

/** A change of rates that the notice itself does not list. */
export type Amendment = { scope: AmendmentScope; change: AmendmentChange; source: AmendmentSource };

/** A change that was announced, and what is not clear about it. */
export type UnclearAmendment = { why: string; scope: AmendmentScope; source: AmendmentSource };

/** A change that is only expected, considered or possible, with the words that say so. */
export type UncertainAmendment = { said: string; source: AmendmentSource };

/** What the lines of a notice say. */
export type AmendmentReading = {
  amendments: Amendment[];
  unclear: UnclearAmendment[];
  uncertain: UncertainAmendment[];
};

/** Where a notice changes rates, or says that it may. */
export const announcedIn = ({ amendments, unclear, uncertain }: AmendmentReading): AmendmentSource[] =>
  [...amendments, ...unclear, ...uncertain].map(({ source }) => source);
