import type { IsoDate } from '../../../base/index.ts';
import type { LclBasis } from '../../record/lcl-content.schema.ts';
import type { Charge } from '../../record/rate.schema.ts';
import type { KnownCharge } from '../charges/charge-lexicon.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';

/** What one amount is charged for: a basis, and the containers that it names by length or by type, or a measure of cargo. */
export type AmountUnit = {
  basis?: Charge['basis'];
  feet?: readonly number[];
  types?: readonly string[];
  measure?: LclBasis;
};

/** An amount of a charge; several values are by size (20', 40', …). The currency is null where the text states none. */
export type StatedAmount = {
  values: readonly (number | null)[];
  currency: CurrencyReading | null;
  unit?: AmountUnit;
};

/**
 * Whom a charge is for, as the text names it: perhaps a place or a carrier. `sure`: the text says that it restricts the charge;
 * `isExcepted`: it is for all but these; `isOfLane`: it
 * says which rates the sentence is about, and not where a charge is paid; `isOfName`: the words spell the name of the charge out, and
 * restrict it only where they are the name of somebody or of a place, too.
 */
export type ChargeScope = { text: string; sure: boolean; isExcepted?: true; isOfLane?: true; isOfName?: true };

/** A charge as a text states it, beside the prices that the text is about. */
export type StatedCharge = {
  charge: KnownCharge;
  /** `waived`: named, and not to be paid. */
  status: Charge['status'] | 'waived';
  /** Empty where no amount is stated. */
  amounts: readonly StatedAmount[];
  /** Of the freight. */
  percent?: number;
  /** The least that is charged. */
  minimum?: number;
  paymentTerm?: NonNullable<Charge['paymentTerm']>;
  /** The days on which it holds, both included. */
  days?: { from?: IsoDate; to?: IsoDate };
  /** The only container types that it is for. */
  types?: readonly string[];
  scope?: ChargeScope;
  /** Whom else it is restricted to, beside its scope: "MSC: WRS USD 50/TEU to Jebel Ali". */
  within?: ChargeScope;
  /** What else it depends on, in the words of the text. */
  condition?: string;
};

/** What a text says of charges. */
export type ChargeText = {
  charges: readonly StatedCharge[];
  /** The prices include every charge, or every one but those listed. */
  allIn: boolean;
  /** Sentences about charges or amounts that were not understood. */
  unclear: readonly string[];
};
