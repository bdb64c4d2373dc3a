import { priceQuote, type QuotedCharge } from '@agent-rate/client/quote-rules';
import { fromMinor, type IsoDate, roundToMinor } from '../../base/index.ts';
import type { LclCharge, LclContent, LclFreight } from '../record/lcl-content.schema.ts';
import type { LclLine, LclPrice } from './lcl-rate.schema.ts';

/** The cargo of one shipment, on one bill of lading. */
export type Cargo = { weightKg: number; volumeM3: number };

type Basis = LclCharge['basis'];
type Quantity = { quantity: number; by: LclPrice['chargeable']['by'] };

/** The units of a basis that cargo has; undefined when it says nothing about the cargo. */
function unitsOf(basis: Basis, { weightKg, volumeM3 }: Cargo, kgPerM3: number): Quantity | undefined {
  const weight = weightKg / kgPerM3;
  if (basis === 'PER_WM') return weight > volumeM3 ? by('weight', weight) : by('volume', volumeM3);
  if (basis === 'PER_M3') return by('volume', volumeM3);
  if (basis === 'PER_TONNE') return by('weight', weightKg / 1000);
  return undefined;
}

/** To a thousandth, upwards: cargo is measured no finer, and never charged below its measure. */
function by(what: Quantity['by'], quantity: number): Quantity {
  return { quantity: Math.ceil(Math.round(quantity * 1_000_000) / 1_000) / 1_000, by: what };
}

/**
 * What cargo costs at a rate. Freight is charged for the chargeable quantity, at the amount of the highest break that it
 * reaches, and not below the minimum; charges for the measured quantity, within their own bounds. What is certain,
 * conditional and unknown adds up as in quotes. `day`: the day of the price, where it is known.
 */
export function priceCargo(rate: LclContent, cargo: Cargo, day?: IsoDate): LclPrice {
  const { freight, charges, missing } = rate;
  const chargeable = chargeableOf(freight, cargo);
  const lines = [freightLine(freight, chargeable), ...charges.map((charge) => chargeLine(charge, cargo, freight))];
  const [first, ...others] = lines;
  const [base, ...fixed] = [first?.amount ?? 0, ...others.map((line, at) => asFixed(charges[at], line))];
  const price = priceQuote(
    { equipment: { code: 'LCL' }, base: { amount: base, currency: freight.currency }, charges: fixed },
    { containers: 1, billsOfLading: 1, documents: 1 },
    missing,
    day,
  );
  return {
    chargeable,
    lines: lines.map((line, at) => {
      const { amount = null, certainty = 'unknown', note = null } = price.lines[at] ?? {};
      return { ...line, amount, certainty, note };
    }),
    totals: price.totals,
    complete: price.complete,
    missing: price.missing,
  };
}

type OpenLine = Omit<LclLine, 'certainty' | 'note'>;

function chargeableOf({ basis, kgPerM3, minimumQuantity }: LclFreight, cargo: Cargo): Quantity {
  const measured = unitsOf(basis, cargo, kgPerM3) ?? { quantity: 0, by: 'minimum' };
  if (minimumQuantity === null || measured.quantity >= minimumQuantity) return measured;
  return { quantity: minimumQuantity, by: 'minimum' };
}

function freightLine({ basis, amount, currency, minimum, breaks }: LclFreight, { quantity }: Quantity): OpenLine {
  const unitAmount = breaks.findLast(({ from }) => quantity >= from)?.amount ?? amount;
  const bounded = within(payable(unitAmount * quantity, currency), { minimum, maximum: null });
  return { code: 'OFR', name: 'Ocean freight', basis, quantity, unitAmount, currency, ...bounded };
}

function chargeLine(charge: LclCharge, cargo: Cargo, { kgPerM3, currency: freightCurrency }: LclFreight): OpenLine {
  const { code, name, basis, amount: unitAmount, currency, status } = charge;
  const quantity = basis === 'UNKNOWN' ? null : (unitsOf(basis, cargo, kgPerM3)?.quantity ?? 1);
  const line = { code, name, basis, quantity, unitAmount, currency };
  if (quantity === null || unitAmount === null || status !== 'subject-to')
    return { ...line, amount: null, bound: null };
  return { ...line, ...within(payable(unitAmount * quantity, currency ?? freightCurrency), charge) };
}

type Bounds = { minimum: number | null; maximum: number | null };

function within(amount: number, { minimum, maximum }: Bounds): Pick<OpenLine, 'amount' | 'bound'> {
  if (minimum !== null && amount < minimum) return { amount: minimum, bound: 'minimum' };
  if (maximum !== null && amount > maximum) return { amount: maximum, bound: 'maximum' };
  return { amount, bound: null };
}

/** To the smallest coin of the currency. */
function payable(amount: number, currency: string): number {
  return fromMinor(roundToMinor(amount, currency), currency);
}

/** A charge for this cargo as one amount of the shipment, or as one that is not known. */
function asFixed(charge: LclCharge | undefined, { amount }: OpenLine): QuotedCharge {
  if (charge === undefined) throw new Error('every line but the freight is of a charge');
  const { code, name, currency, paymentTerm, status, condition, days, basis } = charge;
  const fixed = { code, name, currency, paymentTerm, status, condition, days };
  if (amount === null && basis === 'UNKNOWN') return { ...fixed, amount: charge.amount, basis };
  return { ...fixed, amount, basis: 'PER_SHIPMENT' };
}
