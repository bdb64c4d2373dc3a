import type { IsoDate } from '../../../base/index.ts';
import type { EquipmentType } from '../../record/equipment.ts';
import type { Charge } from '../../record/rate.schema.ts';
import type { StatedCharge } from '../charge-text/stated-charge.ts';
import type { LclFacts } from '../lcl/lcl-terms.ts';
import type { CountedType } from '../prices/counted-types.ts';
import type { CurrencyReading } from '../prices/parse-currency.ts';
import type { StatedTransit } from './stated-transit.ts';

/** Days that a text states, for the rates of a carrier (its SCAC) or of the places that are among its other words. */
export type StatedDays = { from?: IsoDate; to?: IsoDate; scac: string | undefined; words: readonly string[] };

/** The name of a tab, or that of the file and the subject of a mail. */
type NamedBy = 'tab' | 'file';

/** What a title block, a section heading or a note says about all rows under it. */
export type SheetFacts = {
  carrier?: string;
  origin?: string;
  destination?: string;
  /** A heading gave its ports; the next heading gives others. */
  endsOfHeading?: true;
  currency?: CurrencyReading;
  validFrom?: IsoDate;
  validTo?: IsoDate;
  /** Every statement of days, where these differ: which a rate has depends on its carrier and lane. */
  statedDays?: readonly StatedDays[];
  /** What has the days in its name, where nothing within the sheet states them. */
  namedDays?: { from?: NamedBy; to?: NamedBy };
  /** A range of days in a line that does not call it a validity: "December 2026 rates". Weaker than one that is. */
  mentionedDays?: { from: IsoDate; to: IsoDate };
  /** The container types of prices whose columns name none. */
  equipment?: readonly EquipmentType[];
  /** What the heading of a price column says that was not understood: a sailing, a restriction. */
  headingWords?: string;
  contract?: string;
  commodity?: string;
  serviceMode?: string;
  service?: string;
  /** The transit time of every rate below that has none of its own. */
  transit?: StatedTransit;
  allIn?: boolean;
  /** What the sheet says is not in its prices, a sentence each. */
  exclusions?: readonly string[];
  /** How freight is to be paid: "prepaid only". */
  saleTerms?: readonly string[];
  charges?: readonly StatedCharge[];
  /** What amounts of a charge are in and for, where its column does not say: "ETS (EUR per TEU, see column)". */
  chargeUnits?: readonly ChargeUnit[];
  /** Container types whose prices are counted from those of others. */
  countedTypes?: readonly CountedType[];
  /** What LCL rates are charged by. */
  lcl?: LclFacts;
};

/** The currency and the unit of the amounts of a charge. */
export type ChargeUnit = { name: string; currency: CurrencyReading; basis: Charge['basis'] };

/** Facts of a narrower place over those of a wider one: a section heading over the title. Lists add up. */
export function narrower(wide: SheetFacts, narrow: SheetFacts): SheetFacts {
  const merged: SheetFacts = { ...wide, ...narrow };
  if (wide.exclusions && narrow.exclusions) merged.exclusions = [...wide.exclusions, ...narrow.exclusions];
  if (wide.saleTerms && narrow.saleTerms) merged.saleTerms = [...new Set([...wide.saleTerms, ...narrow.saleTerms])];
  if (wide.charges && narrow.charges) merged.charges = [...wide.charges, ...narrow.charges];
  if (!narrow.statedDays && (narrow.validFrom ?? narrow.validTo) !== undefined) delete merged.statedDays;
  if ((narrow.validFrom ?? narrow.validTo) !== undefined) {
    const { from, to } = wide.namedDays ?? {};
    merged.namedDays = {
      ...(from && narrow.validFrom === undefined ? { from } : {}),
      ...(to && narrow.validTo === undefined ? { to } : {}),
      ...narrow.namedDays,
    };
  }
  // A validity is one statement: its ends do not mix with those of another.
  if (
    narrow.validFrom !== undefined &&
    narrow.validTo === undefined &&
    wide.validTo !== undefined &&
    wide.validTo < narrow.validFrom
  ) {
    delete merged.validTo;
  }
  return merged;
}

/** Takes the days that a place only mentions for its validity, as far as it states none. */
export function resolveMentionedValidity(facts: SheetFacts): SheetFacts {
  const { mentionedDays: days, ...stated } = facts;
  if (!days) return stated;
  const { validFrom: from, validTo: to } = stated;
  const fitsFrom = from === undefined && (to === undefined || days.from <= to);
  const fitsTo = to === undefined && (from === undefined || from <= days.to);
  return { ...stated, ...(fitsFrom ? { validFrom: days.from } : {}), ...(fitsTo ? { validTo: days.to } : {}) };
}
