import { createHash } from 'node:crypto';
import { roundToMinor } from '../base/index.ts';
import type { Place, RateContent } from './rate.schema.ts';

const placeKey = (place: Place | null) => place?.code ?? place?.text.trim().toLowerCase() ?? '';

/**
 * What makes two prices offers for the same thing: a newer one supersedes an older one with the same key where their
 * validities overlap. Amounts, dates, charges and remarks are not part of it; neither is the currency, so that a sheet
 * that changes from USD to EUR supersedes too.
 */
export function rateKey(content: RateContent): string {
  const parts = [
    placeKey(content.origin),
    placeKey(content.destination),
    content.via.map(placeKey).join('+'),
    placeKey(content.placeOfReceipt),
    placeKey(content.placeOfDelivery),
    content.serviceMode ?? '',
    content.carrier?.scac ?? content.carrier?.name.toLowerCase() ?? '',
    content.service?.toLowerCase() ?? '',
    content.equipment.code,
    content.commodity?.toLowerCase() ?? '',
    content.contract.type ?? '',
    content.contract.reference?.toLowerCase() ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** A rate as its table keeps it: columns to find it by, and the rest rendered once as it goes on the wire. */
export type RateColumns = {
  rate_key: string;
  content_hash: string;
  origin: string;
  destination: string;
  carrier: string;
  equipment: string;
  currency: string;
  base_minor: number;
  total_minor: number;
  transit_days: number | null;
  valid_from: string;
  valid_to: string;
  content: string;
};

/** Splits a rate into its columns. `content` leaves out the validity, which may be cut when a newer sheet overlaps. */
export function toColumns(rate: RateContent): RateColumns {
  const { validFrom, validTo, ...rest } = rate;
  const content = JSON.stringify(rest);
  const { currency } = rate.base;
  return {
    rate_key: rateKey(rate),
    content_hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    origin: rate.origin.code ?? '',
    destination: rate.destination.code ?? '',
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
