import type { OutputOf } from '@agent-rate/client';

type Rate = OutputOf<'get-rate'>;
type Place = Rate['origin'];
type Lane = Pick<Rate, 'origin' | 'destination' | 'placeOfReceipt' | 'placeOfDelivery'>;

/**
 * Where a rate goes from end to end: `Busan → Long Beach → Chicago (USCHI)` for a price that ends inland.
 * The ports are written by `portText`; the place of receipt or delivery always with its code.
 */
export function laneText(rate: Lane, portText: (port: Place) => string = placeName): string {
  const { receipt, delivery } = inlandPlaces(rate);
  const ports = [portText(rate.origin), portText(rate.destination)];
  return [...(receipt ? [placeText(receipt)] : []), ...ports, ...(delivery ? [placeText(delivery)] : [])].join(' → ');
}

/** The places of receipt and delivery that are not the ports themselves. */
export function inlandPlaces({ origin, destination, placeOfReceipt, placeOfDelivery }: Lane) {
  return { receipt: besides(origin, placeOfReceipt), delivery: besides(destination, placeOfDelivery) };
}

function besides(port: Place, inland: Place | null): Place | null {
  if (inland === null) return null;
  const isPort = inland.code === null ? inland.text === port.text : inland.code === port.code;
  return isPort ? null : inland;
}

/** `Shanghai`, its code, or the text of the sheet. */
const placeName = ({ name, code, text }: Place): string => name ?? code ?? text;

/** `Shanghai (CNSHA)`, or the text of the sheet. */
export function placeText({ name, code, text }: Place): string {
  return code === null || name === null || name === code ? (code ?? text) : `${name} (${code})`;
}
