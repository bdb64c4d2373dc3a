import { fromMinor, roundToMinor } from '../../base/index.ts';
import type { SheetFinding } from './finding-list.ts';
import type { DraftRate, SheetReading } from './sheet-reading.ts';

/** Whether an amount can be paid: it has no more digits than the currency's smallest coin (ISO 4217). */
function isPayable(amount: number, currency: string): boolean {
  return Math.abs(fromMinor(roundToMinor(amount, currency), currency) - amount) < 1e-6;
}

/** The first amount of a rate that is finer than its currency's smallest coin. */
function findTooFine({ content }: DraftRate): { amount: number; currency: string } | undefined {
  const charges = content.charges.flatMap(({ amount, currency }) =>
    amount === null || currency === null ? [] : [{ amount, currency }],
  );
  return [content.base, ...charges].find(({ amount, currency }) => !isPayable(amount, currency));
}

/**
 * Holds rates back whose price is finer than money is (a cell that shows 1,033 and holds 1,033.3333): the author
 * of the sheet decides how to round it.
 */
export function holdBackTooFine(reading: SheetReading): SheetReading {
  const findings: SheetFinding[] = [];
  const rates = reading.rates.filter((rate) => {
    const tooFine = findTooFine(rate);
    if (tooFine === undefined) return true;
    findings.push({
      code: 'price_too_fine',
      severity: 'error',
      message: `${tooFine.amount} ${tooFine.currency} is finer than the currency's smallest coin. Write the price as it is charged.`,
      place: { ...(rate.tab === null ? {} : { tab: rate.tab }), ...(rate.row === null ? {} : { row: rate.row }) },
      quote: String(tooFine.amount),
      rows:
        rate.tab === null || rate.row === null
          ? []
          : [{ tab: rate.tab, column: rate.column, first: rate.row - 1, last: rate.row - 1 }],
    });
    return false;
  });
  return findings.length === 0 ? reading : { ...reading, rates, findings: [...findings, ...reading.findings] };
}
