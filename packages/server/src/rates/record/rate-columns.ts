import { hash } from 'node:crypto';
import { roundToMinor } from '../../base/index.ts';
import type { Tables } from '../../db/index.ts';
import type { LclContent } from './lcl-content.schema.ts';
import type { Place, RateContent } from './rate.schema.ts';
import { rateKey } from './rate-key.ts';

/** A rate as its table keeps it: columns to find it by, and the rest rendered once as it is sent. */
export type RateColumns = Omit<Tables['draft_rates'], 'sheet_id' | 'position' | 'tab' | 'row_number' | 'cell_column'>;

/** Splits a rate into its columns. `content` leaves out the validity, which may be cut when a newer sheet overlaps. */
export function toColumns(rate: RateContent): RateColumns {
  const { validFrom, validTo, ...rest } = rate;
  const content = JSON.stringify(rest);
  const { currency } = rate.base;
  return {
    rate_key: rateKey(rate),
    content_hash: hash('sha256', content, 'base64url').slice(0, 22),
    origin: laneEnd(rate.origin, rate.placeOfReceipt),
    destination: laneEnd(rate.destination, rate.placeOfDelivery),
    carrier: rate.carrier?.scac ?? rate.carrier?.name ?? '',
    equipment: rate.equipment.code,
    currency,
    base_minor: roundToMinor(rate.base.amount, currency),
    total_minor: roundToMinor(rate.total.amount, currency),
    transit_days: rate.transitDays,
    valid_from: validFrom,
    valid_to: validTo,
    content,
  };
}

/** What the tables of LCL rates have for a container type. */
export const LCL = 'LCL';

/** An LCL rate as its table keeps it: as a container rate, with the amount for one unit and the minimum for amounts. */
export function toLclColumns(rate: LclContent): RateColumns {
  const { validFrom, validTo, ...rest } = rate;
  const content = JSON.stringify(rest);
  const { amount, currency, minimum } = rate.freight;
  return {
    rate_key: rateKey({ ...rate, equipment: { code: LCL } }),
    content_hash: hash('sha256', content, 'base64url').slice(0, 22),
    origin: laneEnd(rate.origin, rate.placeOfReceipt),
    destination: laneEnd(rate.destination, rate.placeOfDelivery),
    carrier: rate.carrier?.scac ?? rate.carrier?.name ?? '',
    equipment: LCL,
    currency,
    base_minor: roundToMinor(amount, currency),
    total_minor: roundToMinor(minimum ?? 0, currency),
    transit_days: rate.transitDays,
    valid_from: validFrom,
    valid_to: validTo,
    content,
  };
}

/** What sheets write for delivery at the port itself. */
const AT_PORT = /^\W*(?:cy|cfs|door|ramp|port|n\W?a)?\W*$/i;

/**
 * The end of the lane that the price is for. A through rate belongs to its place of receipt or delivery and not to the lane
 * between the ports; a place without a code has its text for a code.
 */
function laneEnd(port: Place, inland: Place | null): string {
  if (inland?.code) return inland.code;
  if (inland === null || AT_PORT.test(inland.text)) return port.code ?? '';
  return inland.text.trim().toLowerCase().replace(/\s+/g, '-');
}
