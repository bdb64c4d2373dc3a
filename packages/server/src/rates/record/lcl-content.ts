import type { LclCharge, LclContent, LclFreight } from './lcl-content.schema.ts';
import type { RateContent } from './rate.schema.ts';
import { statedCompleteness } from './rate-total.ts';

/** What freight is charged by, beside its amount. */
export type LclTerms = Omit<LclFreight, 'amount' | 'currency'>;
/** What a charge is charged by, beside its amount. */
export type LclBounds = Pick<LclCharge, 'basis' | 'minimum' | 'maximum'>;

const UNSTATED = 'It is not stated whether other surcharges and local charges are included.';
const UNBOUND: LclBounds = { basis: 'UNKNOWN', minimum: null, maximum: null };

/**
 * An LCL rate made of what was read as a rate is: `content` has places, days, amounts and charges, `bounds` what each of its
 * charges is charged by, in their order.
 */
export function toLclContent(content: RateContent, freight: LclTerms, bounds: readonly LclBounds[]): LclContent {
  const { origin, destination, via, placeOfReceipt, placeOfDelivery, serviceMode, carrier, service } = content;
  const { base, charges, validFrom, validTo, transitDays, commodity, contract, remarks } = content;
  const { allIn, exclusions } = statedCompleteness(content);
  return {
    ...{ origin, destination, via, placeOfReceipt, placeOfDelivery, serviceMode, carrier, service },
    freight: { ...base, ...freight, breaks: [...freight.breaks].sort((a, b) => a.from - b.from) },
    charges: charges.map((charge, at) => ({ ...charge, ...(bounds[at] ?? UNBOUND) })),
    missing: allIn ? [...exclusions] : [...exclusions, UNSTATED],
    ...{ validFrom, validTo, transitDays, commodity, contract, remarks },
  };
}
