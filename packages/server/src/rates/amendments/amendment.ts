import type { IsoDate } from '../../base/index.ts';

/** How much a price changes; no types: every container; `TEU`: per 20 feet. */
export type AmendedAmount = { types: readonly string[] | 'TEU' | undefined; amount: number; currency: string | null };

/** Which published rates a notice is about, in its own words; what it does not name is any. */
export type AmendmentScope = { origin?: string; destination?: string; carrier?: string };

/** What a notice does with the rates in its scope. `from` and `to` are days, ends included. */
export type AmendmentChange =
  | { kind: 'add'; amounts: readonly AmendedAmount[]; from: IsoDate; to: IsoDate | undefined }
  | { kind: 'replace'; before: number; after: number; types: readonly string[] | undefined; from: IsoDate | undefined }
  | { kind: 'extend'; to: IsoDate };

/** Where a notice says something: rows count from 0. */
export type AmendmentSource = { tab: string; row: number; quote: string };

/** A change of rates that the notice itself does not list. */
export type Amendment = { scope: AmendmentScope; change: AmendmentChange; source: AmendmentSource };

/** A change that was announced, and what is not clear about it. */
export type UnclearAmendment = { why: string; source: AmendmentSource };

/** What the lines of a notice say. */
export type AmendmentReading = { amendments: Amendment[]; unclear: UnclearAmendment[] };
