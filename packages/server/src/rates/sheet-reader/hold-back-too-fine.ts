import { fromMinor, roundToMinor } from '../../base/index.ts';
import type { SheetFinding } from './finding-list.ts';
import type { DraftLcl, SheetReading } from './sheet-reading.ts';

/** Whether an amount can be paid: it has no more digits than the currency's smallest coin (ISO 4217). */
function isPayable(amount: number, currency: string): boolean {
  return Math.abs(fromMinor(roundToMinor(amount, currency), currency) - amount) < 1e-6;
}

type Money = { amount: number; currency: string };
type Charged = readonly { amount: number | null; currency: string | null }[];

/** The first amount that is finer than its currency's smallest coin. */
function findTooFine(prices: readonly Money[], charges: Charged): Money | undefined {
  const priced = charges.flatMap(({ amount, currency }) =>
    amount === null || currency === null ? [] : [{ amount, currency }],
  );
  return [...prices, ...priced].find(({ amount, currency }) => !isPayable(amount, currency));
}

function pricesOf({ freight: { amount, currency, minimum, breaks } }: DraftLcl['content']): Money[] {
  const amounts = [amount, minimum ?? 0, ...breaks.map((one) => one.amount)];
  return amounts.map((one) => ({ amount: one, currency }));
}

function findingOf({ tab, row, column }: Omit<DraftLcl, 'content'>, { amount, currency }: Money): SheetFinding {
  return {
    code: 'price_too_fine',
    severity: 'error',
    message: `${amount} ${currency} is finer than the currency's smallest coin. Write the price as it is charged.`,
    place: { ...(tab === null ? {} : { tab }), ...(row === null ? {} : { row }) },
    quote: String(amount),
    rows: tab === null || row === null ? [] : [{ tab, column, first: row - 1, last: row - 1 }],
  };
}

/**
 * Holds rates back whose price is finer than money is (a cell that shows 1,033 and holds 1,033.3333): the author
 * of the sheet decides how to round it.
 */
export function holdBackTooFine(reading: SheetReading): SheetReading {
  const findings: SheetFinding[] = [];
  const isPriced = <T extends Omit<DraftLcl, 'content'>>(rate: T, tooFine: Money | undefined): boolean => {
    if (tooFine) findings.push(findingOf(rate, tooFine));
    return tooFine === undefined;
  };
  const rates = reading.rates.filter((rate) => isPriced(rate, findTooFine([rate.content.base], rate.content.charges)));
  const lcl = reading.lcl?.filter((rate) => isPriced(rate, findTooFine(pricesOf(rate.content), rate.content.charges)));
  if (findings.length === 0) return reading;
  return { ...reading, rates, ...(lcl ? { lcl } : {}), findings: [...findings, ...reading.findings] };
}
