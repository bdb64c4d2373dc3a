import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';

/** Modes that are no sea freight. */
export const OTHER_MODE = /\bair\b|\brail|\btruck|\broad\b|\bcourier\b|空运|铁路|卡车|公路/i;
const AIR = /\bair|空运/i;

/** What the column of the mode says of a row: that it is no ocean freight, or how its inland leg beyond both ports goes. */
export function modeOfRow({ fields }: RawRow): { other?: string; inlandLeg?: string } {
  const text = textOf(fields.get('mode')?.value);
  if (!OTHER_MODE.test(text)) return {};
  const hasPorts = (['origin', 'destination'] as const).every((end) => fields.has(end) || fields.has(`${end}-code`));
  const hasInland = fields.has('receipt') || fields.has('delivery');
  return hasPorts && hasInland && !AIR.test(text) ? { inlandLeg: text } : { other: text };
}
