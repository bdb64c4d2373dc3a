/** What one amount of a charge is charged for. */
export type ChargeBasis =
  | 'PER_CONTAINER'
  | 'PER_TEU'
  | 'PER_BILL_OF_LADING'
  | 'PER_DOCUMENT'
  | 'PER_SHIPMENT'
  | 'UNKNOWN';

/** A charge beside the base freight, as a rate carries it. */
export type QuotedCharge = {
  code: string | null;
  name: string;
  amount: number | null;
  currency: string | null;
  basis: ChargeBasis;
  paymentTerm: 'PREPAID' | 'COLLECT' | null;
  status: 'included' | 'subject-to' | 'at-cost';
  condition: string | null;
  /** The days on which it holds, both included, where it does not hold on all days of the rate. */
  days?: ChargeDays | undefined;
};

/** Days (YYYY-MM-DD) from and until which a charge holds, both included; null: no end on that side. */
export type ChargeDays = { from: string | null; to: string | null };

/** What of a rate its price is worked out from. */
export type QuotedRate = {
  equipment: { code: string };
  base: { amount: number; currency: string };
  charges: readonly QuotedCharge[];
};

/** How much is asked for. `documents`: null when not given. */
export type QuoteQuantities = { containers: number; billsOfLading: number; documents: number | null };

/** How sure it is that a line will be charged, and at this amount. */
export type Certainty = 'certain' | 'conditional' | 'unknown';

/** One line of a quote. `amount` is `unitAmount` times `quantity`, 0 for what is inside the base freight, null when not known. */
export type QuoteLine = {
  code: string | null;
  name: string;
  basis: ChargeBasis;
  quantity: number | null;
  unitAmount: number | null;
  amount: number | null;
  currency: string | null;
  paymentTerm: 'PREPAID' | 'COLLECT' | null;
  status: 'included' | 'subject-to' | 'at-cost';
  certainty: Certainty;
  condition: string | null;
  /** Why the line is not certain. */
  note: string | null;
};

/** What a currency adds up to. `atMost` is null while something is not known. */
export type QuoteTotal = {
  currency: string;
  certain: number;
  conditional: number;
  atLeast: number;
  atMost: number | null;
  complete: boolean;
};

/** The price of a quote: every line, what they add up to by currency, and a sentence for each thing the sum leaves out. */
export type QuotePrice = { lines: QuoteLine[]; totals: QuoteTotal[]; complete: boolean; missing: string[] };

/** Amounts are added as whole ten-thousandths, which no ISO 4217 currency divides further: no noise of binary fractions. */
const SCALE = 10_000;

/** `amount` as a whole number of ten-thousandths. */
function scaled(amount: number): number {
  return Math.round(amount * SCALE);
}

/**
 * Works out what quantities cost at a rate. `gaps` are the sentences in which the rate says what else may be charged,
 * beside its charges; they keep the price from being complete. `day`: the day of the price; on another day than its own a
 * charge costs nothing, on its own it applies, and without a day it is conditional. The same rule makes a quote and verifies it.
 */
export function priceQuote(
  rate: QuotedRate,
  quantities: QuoteQuantities,
  gaps: readonly string[],
  day?: string,
): QuotePrice {
  const lines = [
    baseLine(rate, quantities),
    ...rate.charges.map((charge) => chargeLine(charge, rate, { ...quantities, day })),
  ];
  return { lines, ...addUpLines(lines, gaps) };
}

/** What lines add up to by currency, and what the sums leave out. */
export function addUpLines(lines: readonly QuoteLine[], gaps: readonly string[]): Omit<QuotePrice, 'lines'> {
  const currencies = [...new Set(lines.map(({ currency }) => currency).filter((currency) => currency !== null))];
  const totals = currencies.map((currency) => totalOf(currency, lines, gaps));
  const missing = [...lines.map(({ note }) => note).filter((note) => note !== null), ...gaps];
  return { totals, complete: missing.length === 0, missing };
}

function baseLine({ base }: QuotedRate, { containers }: QuoteQuantities): QuoteLine {
  return {
    code: 'OFR',
    name: 'Ocean freight',
    basis: 'PER_CONTAINER',
    quantity: containers,
    unitAmount: base.amount,
    amount: times(base.amount, containers),
    currency: base.currency,
    paymentTerm: null,
    status: 'subject-to',
    certainty: 'certain',
    condition: null,
    note: null,
  };
}

type Asked = QuoteQuantities & { day: string | undefined };

function chargeLine(charge: QuotedCharge, rate: QuotedRate, { day, ...quantities }: Asked): QuoteLine {
  const { code, name, basis, paymentTerm, status } = charge;
  const standing = standingOn(charge, day);
  const condition = standing === 'holds' ? conditionBeside(charge) : charge.condition;
  const common = { code, name, basis, paymentTerm, status, condition };
  if (standing === 'off') {
    const { amount: unitAmount, currency } = charge;
    if (status !== 'included')
      return { ...common, quantity: 0, unitAmount, amount: 0, currency, certainty: 'certain', note: null };
    const note = `${labelOf(charge)} is inside the price on other days only (${condition}); what is charged on ${day} is not stated.`;
    return { ...common, quantity: null, unitAmount: null, amount: null, currency, certainty: 'unknown', note };
  }
  if (status === 'included') {
    const inside = { quantity: null, unitAmount: null, amount: 0, currency: rate.base.currency };
    return { ...common, ...inside, certainty: 'certain', note: null };
  }
  const quantity = quantityOf(basis, rate, quantities);
  const { amount: unitAmount, currency } = charge;
  const unknown = whyUnknown(charge, quantity);
  if (unknown !== undefined || unitAmount === null || quantity === null) {
    const note = `${labelOf(charge)} ${unknown ?? 'is not known'}.`;
    return { ...common, quantity, unitAmount, amount: null, currency, certainty: 'unknown', note };
  }
  const amount = times(unitAmount, quantity);
  const doubt = whyConditional({ condition, amount: unitAmount });
  const note = doubt === undefined ? null : `${labelOf(charge)}, ${amount} ${currency}, ${doubt}`;
  const certainty = note === null ? 'certain' : 'conditional';
  return { ...common, quantity, unitAmount, amount, currency, certainty, note };
}

/** Carriers count a 45-foot container as 2 TEU or as 2.25: that is for them to say. */
function quantityOf(basis: ChargeBasis, rate: QuotedRate, quantities: QuoteQuantities): number | null {
  if (basis === 'PER_CONTAINER') return quantities.containers;
  if (basis === 'PER_BILL_OF_LADING') return quantities.billsOfLading;
  if (basis === 'PER_DOCUMENT') return quantities.documents;
  if (basis === 'PER_SHIPMENT') return 1;
  if (basis === 'UNKNOWN') return null;
  const teu = { 20: 1, 40: 2 }[rate.equipment.code.slice(0, 2)];
  return teu === undefined ? null : teu * quantities.containers;
}

function whyUnknown({ status, amount, currency, basis }: QuotedCharge, quantity: number | null): string | undefined {
  if (status === 'at-cost') return 'is charged at cost';
  if (amount === null) return 'is charged on top; the amount is not stated';
  if (currency === null) return `is charged on top, ${amount} in an unstated currency`;
  if (quantity !== null) return undefined;
  const price = `${amount} ${currency}`;
  if (basis === 'PER_TEU') return `is charged ${price} per TEU, which carriers count in two ways for this container`;
  if (basis === 'PER_DOCUMENT') return `is charged ${price} per document; give quantities.documents`;
  return `is charged ${price} on a basis that is not stated`;
}

/** Whether a charge holds on a day; undefined where it has no days of its own, or the day is not known. */
function standingOn({ days }: QuotedCharge, day: string | undefined): 'holds' | 'off' | undefined {
  if (days === undefined || day === undefined) return undefined;
  const { from, to } = days;
  return (from === null || day >= from) && (to === null || day <= to) ? 'holds' : 'off';
}

/** What a charge depends on beside its days, which are among the words of its condition: "from 2026-12-15; heavy cargo". */
export function conditionBeside({ condition, days }: Pick<QuotedCharge, 'condition' | 'days'>): string | null {
  if (condition === null || days === undefined) return condition;
  const words = [`from ${days.from}`, `until ${days.to}`];
  const rest = condition.split('; ').filter((part) => !words.includes(part));
  return rest.length === 0 ? null : rest.join('; ');
}

function whyConditional({ condition, amount }: Pick<QuotedCharge, 'condition' | 'amount'>): string | undefined {
  if (condition !== null) return `applies under a condition: ${condition}`;
  return amount !== null && amount < 0 ? 'is a deduction that may not always apply.' : undefined;
}

function labelOf({ code, name }: QuotedCharge): string {
  return code && code !== name ? `${name} (${code})` : name;
}

function times(unitAmount: number, quantity: number): number {
  return (scaled(unitAmount) * quantity) / SCALE;
}

function totalOf(currency: string, lines: readonly QuoteLine[], gaps: readonly string[]): QuoteTotal {
  const amounts = (certainty: Certainty) =>
    lines
      .filter((line) => line.currency === currency && line.certainty === certainty)
      .map(({ amount }) => scaled(amount ?? 0));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const certain = sum(amounts('certain'));
  const conditional = amounts('conditional');
  const isUnknown = lines.some(
    (line) => line.certainty === 'unknown' && (line.currency === currency || line.currency === null),
  );
  const isOpen = isUnknown || gaps.length > 0;
  return {
    currency,
    certain: certain / SCALE,
    conditional: sum(conditional) / SCALE,
    atLeast: (certain + sum(conditional.filter((value) => value < 0))) / SCALE,
    atMost: isOpen ? null : (certain + sum(conditional.filter((value) => value > 0))) / SCALE,
    complete: !isOpen && conditional.length === 0,
  };
}
