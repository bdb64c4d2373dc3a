import { type Finding, fromMinor, roundToMinor } from '../base/index.ts';
import type { Invoice } from './invoice.schema.ts';

/** Doubts about an invoice as a whole. */
export function checkInvoice({ lines, total, currency }: Invoice): Finding[] {
  const currencies = new Set(lines.map((line) => line.currency ?? currency));
  const [only] = currencies;
  if (total === undefined) return [];
  if (currencies.size > 1 || only === undefined) {
    const message = 'The lines are in several currencies, so that the total of the invoice was not checked.';
    return [{ code: 'invoice_total_unchecked', severity: 'note', message }];
  }
  const sum = lines.reduce((minor, { amount }) => minor + roundToMinor(amount, only), 0);
  if (Math.abs(sum - roundToMinor(total, only)) <= 1) return [];
  const message = `The total of the invoice is ${total} ${only}, and its lines add up to ${fromMinor(sum, only)} ${only}.`;
  return [{ code: 'invoice_total_differs', severity: 'warning', message }];
}
