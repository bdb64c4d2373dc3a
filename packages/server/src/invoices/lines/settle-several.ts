import { fromMinor, roundToMinor } from '../../base/index.ts';
import type { Invoice, InvoiceLine } from '../invoice.schema.ts';
import { AS_QUOTED, doubt } from '../verdicts/judgement.ts';
import type { NumberedQuoteLine, Settled } from './matched-line.ts';

/**
 * Lines whose charge the quote has several times: agreed where the amounts are those of the quote, one by one, or a line is for
 * all that is left of several parts. `billed`: the lines of the quote that were charged already.
 */
export function settleSeveral(
  invoice: Invoice,
  candidates: readonly NumberedQuoteLine[],
  places: readonly number[],
  { settled, billed }: { settled: Settled; billed: Set<number> },
): void {
  for (const at of places) {
    const line = invoice.lines[at];
    const currency = line?.currency ?? invoice.currency;
    const priced = candidates.filter(
      (one) => one.certainty === 'certain' && one.status !== 'included' && one.currency === currency,
    );
    const same = priced.filter((one) => one.amount === line?.amount);
    const quoted = same.find(({ number }) => !billed.has(number));
    const left = candidates.filter(({ number }) => !billed.has(number));
    const together = left.every((one) => priced.includes(one)) ? addUpParts(left) : undefined;
    if (quoted !== undefined) {
      billed.add(quoted.number);
      settled.set(at, { judgement: AS_QUOTED, quoted });
    } else if (together !== undefined && line !== undefined && isCharging(line, together)) {
      for (const { number } of left) billed.add(number);
      settled.set(at, { judgement: AS_QUOTED, quoted: together });
    } else if (same[0] !== undefined) settled.set(at, { judgement: doubt('charged_again'), quoted: same[0] });
    else settled.set(at, { judgement: doubt('several_quote_lines'), quoted: undefined });
  }
}

/** One charge of several parts as one line, where it has the same price and basis in each; undefined: it has not. */
function addUpParts(lines: readonly NumberedQuoteLine[]): NumberedQuoteLine | undefined {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0 || first.currency === null) return undefined;
  const { currency, unitAmount, basis, condition } = first;
  const isAlike = others.every(
    (one) => one.unitAmount === unitAmount && one.basis === basis && one.condition === condition,
  );
  const parts = new Set(lines.map(({ part }) => part));
  if (!isAlike || parts.size < lines.length) return undefined;
  const sum = lines.reduce((total, { amount }) => total + roundToMinor(amount ?? 0, currency), 0);
  const quantity = lines.reduce((total, one) => total + (one.quantity ?? 0), 0);
  const { part: _part, ...common } = first;
  return { ...common, quantity, amount: fromMinor(sum, currency), numbers: lines.map(({ number }) => number) };
}

/** Whether a line of an invoice charges this, to the cent; a lump sum is also written as one unit. */
function isCharging({ amount, quantity, unitAmount }: InvoiceLine, quoted: NumberedQuoteLine): boolean {
  if (amount !== quoted.amount) return false;
  if (quantity === undefined || quantity === 1) return unitAmount === undefined || unitAmount === amount;
  return quantity === quoted.quantity && (unitAmount === undefined || unitAmount === quoted.unitAmount);
}
