import { renderRate } from '../record/render-rate.ts';
import type { RateRow } from '../search/rate-store.ts';
import type { LclRate } from './lcl-rate.schema.ts';

/** A row of the table of LCL rates as it is sent. Rates that were published before they had places of receipt and delivery have none. */
export function toLclRate(row: RateRow): LclRate {
  return { placeOfReceipt: null, placeOfDelivery: null, ...JSON.parse(renderRate(row)) };
}
