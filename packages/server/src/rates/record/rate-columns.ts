import { createHash } from 'node:crypto';
import { roundToMinor } from '../../base/index.ts';
import type { Tables } from '../../db/index.ts';
import type { RateContent } from './rate.schema.ts';
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
