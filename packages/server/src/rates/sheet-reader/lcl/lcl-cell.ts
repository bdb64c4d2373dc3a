import type { LclBasis } from '../../record/lcl-content.schema.ts';
import { plainText } from '../plain-text.ts';
import { type CurrencyReading, findCurrency } from '../prices/parse-currency.ts';
import { type PriceReading, parsePrice } from '../prices/parse-price.ts';
import { commonBasis, findMeasures, MINIMUM, withoutMeasures } from './lcl-units.ts';

type Value = string | number | boolean | null;

/** What a cell of an LCL price says: its price, what that is for, and the minimum beside it ("45/CBM, min 1 CBM"). */
export type LclCellReading = { reading: PriceReading; basis?: LclBasis; minimum?: MinimumReading };

/** The least that is charged: a quantity, an amount, or a bare number that may be either; `unknown`: none of these. */
export type MinimumReading =
  | { kind: 'quantity' | 'number'; value: number }
  | { kind: 'amount'; value: number; currency?: CurrencyReading }
  | { kind: 'unknown'; text: string };

/** Reads one cell under the heading of an LCL price. */
export function readLclCell(value: Value): LclCellReading {
  if (typeof value !== 'string') return { reading: parsePrice(value) };
  const plain = plainText(value);
  const at = plain.search(MINIMUM);
  const price = at > 0 ? plain.slice(0, at) : plain;
  const found = findMeasures(price);
  if (at <= 0 && found.length === 0) return { reading: parsePrice(value) };
  const basis = commonBasis(found);
  const minimum = at > 0 ? readMinimum(plain.slice(at)) : undefined;
  return {
    reading: parsePrice(withoutMeasures(price, found).replace(/[,;:(+/\s]+$/, '')),
    ...(basis ? { basis } : {}),
    ...(minimum ? { minimum } : {}),
  };
}

/** Reads a minimum, as a cell of its own or behind the word for it. Undefined where there is none. */
export function readMinimum(value: Value): MinimumReading | undefined {
  const text =
    typeof value === 'string'
      ? plainText(value)
          .replace(MINIMUM, ' ')
          .replace(/[():=]/g, ' ')
      : value;
  const found = typeof text === 'string' ? findMeasures(text) : [];
  const reading = parsePrice(typeof text === 'string' ? withoutMeasures(text, found).trim() : text);
  if (reading.kind === 'none') return undefined;
  const [amount] = reading.kind === 'amount' ? reading.amounts : [];
  if (reading.kind !== 'amount' || amount === null || amount === undefined || reading.amounts.length > 1)
    return { kind: 'unknown', text: String(value) };
  if (reading.currency !== undefined) return { kind: 'amount', value: amount, currency: reading.currency };
  if (found.length > 0) return { kind: 'quantity', value: amount };
  return { kind: findCurrency(String(value)) ? 'amount' : 'number', value: amount };
}
