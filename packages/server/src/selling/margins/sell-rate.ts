import { add, currencyExponent, type Decimal, decimalOf, roundTo, toNumber } from '../../base/index.ts';
import {
  type Charge,
  forCustomers,
  type RateContent,
  rateTotal,
  statedCompleteness,
  WITHHELD_WORDS,
} from '../../rates/index.ts';
import { chooseRule, type SoldLane, type SoldLine } from './choose-rule.ts';
import { type CompiledRule, type Margins, marginOf } from './compile-rules.ts';
import { namesPrice, priceNumbers } from './names-price.ts';

/** The ocean freight among the lines of a rate. */
export const FREIGHT = 'OFR';

/** A rate at its sell price, and the rule of each line that has one. */
export type SoldRate = { content: RateContent; margins: { line: string; rule: CompiledRule }[] };

/**
 * A published rate at the price that it is sold at: the most specific margin on each line, rounded, and the total made anew. A line
 * without a margin keeps its price. Words of the sheet that name a price which is no longer shown are withheld, and so are
 * amounts inside the freight, remarks of notices, and comments of cells, which are words among colleagues.
 */
export function sellRate(bought: RateContent, lane: SoldLane, margins: Margins): SoldRate {
  const buy = forCustomers(bought);
  const applied: SoldRate['margins'] = [];
  const priceOf = (line: SoldLine, amount: number): number => {
    const rule = chooseRule(margins.rules, lane, line);
    if (rule === undefined) return amount;
    applied.push({ line: line.isFreight ? FREIGHT : (line.names[0] ?? '').toUpperCase(), rule });
    return sellAmount(amount, rule, line.currency, margins);
  };
  const { currency } = buy.base;
  const base = { ...buy.base, amount: priceOf({ isFreight: true, names: ['ofr'], currency }, buy.base.amount) };
  const charges = buy.charges.map((charge) => sellCharge(charge, priceOf));
  if (applied.length === 0) return { content: buy, margins: applied };
  return { content: withholdPrices(buy, { base, charges }), margins: applied };
}

function sellCharge(charge: Charge, priceOf: (line: SoldLine, amount: number) => number): Charge {
  const { amount, currency, status, code, name } = charge;
  // What is inside the freight is sold with it.
  if (status === 'included') return { ...charge, amount: null };
  if (amount === null || currency === null || amount < 0) return charge;
  const names = [...(code === null ? [] : [code]), name].map((text) => text.toLowerCase());
  return { ...charge, amount: priceOf({ isFreight: false, names, currency }, amount) };
}

function sellAmount(amount: number, rule: CompiledRule, currency: string, { rounding }: Margins): number {
  const buy = decimalOf(amount);
  const minor: Decimal = { units: 1n, digits: currencyExponent(currency) };
  const how = rounding.get(currency) ?? { step: minor, rounding: 'nearest' as const };
  const sold = roundTo(roundTo(add(buy, marginOf(rule, buy)), how.step, how.rounding), minor, 'nearest');
  return Math.max(0, toNumber(sold));
}

const WITHHELD = 'Under a condition that the forwarder tells on request.';

function withholdPrices(buy: RateContent, sold: Pick<RateContent, 'base' | 'charges'>): RateContent {
  const hidden = priceNumbers([
    buy.base.amount,
    buy.total.amount,
    ...buy.charges.flatMap(({ amount }, at) =>
      amount === null || sold.charges[at]?.amount === amount ? [] : [amount],
    ),
  ]);
  const clean = <T extends string | null>(text: T, instead: T): T =>
    text !== null && namesPrice(text, hidden) ? instead : text;
  const { allIn, exclusions } = statedCompleteness(buy);
  const charges = sold.charges.map((charge) => ({ ...charge, condition: clean(charge.condition, WITHHELD) }));
  const { base } = sold;
  const total = rateTotal({
    ...buy,
    base,
    charges,
    allIn,
    exclusions: exclusions.map((text) => clean(text, WITHHELD_WORDS)),
  });
  const { reference, type } = buy.contract;
  return {
    ...buy,
    base,
    charges,
    total,
    service: clean(buy.service, null),
    commodity: clean(buy.commodity, null),
    contract: { type, reference: clean(reference, null) },
    remarks: clean(buy.remarks, null),
  };
}
