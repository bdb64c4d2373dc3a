import type { Quote } from '../../orders/index.ts';
import type { Streams } from '../context.ts';
import type { AnswerPrinters } from '../operations/index.ts';
import { amountText, type Column, printLine, printTable } from '../output.ts';

const LINE_COLUMNS: readonly Column<Quote['lines'][number]>[] = [
  { heading: 'CODE', text: ({ code }) => code },
  { heading: 'CHARGE', text: ({ name }) => name },
  { heading: 'BASIS', text: ({ basis }) => basis },
  { heading: 'QUANTITY', text: ({ quantity }) => quantity, right: true },
  { heading: 'EACH', text: ({ unitAmount }) => unitAmount && amountText(unitAmount), right: true },
  { heading: 'AMOUNT', text: ({ amount }) => (amount === null ? null : amountText(amount)), right: true },
  { heading: '', text: ({ currency }) => currency },
  { heading: 'CERTAINTY', text: ({ certainty, status }) => (status === 'included' ? 'included' : certainty) },
];

/** The answers that are a quote. */
export const quoteAnswers: AnswerPrinters = {
  'create-quote': (streams, body) => printQuote(streams, body as Quote),
  'get-quote': (streams, body) => printQuote(streams, body as Quote),
};

function printQuote(streams: Streams, { id, rate, quantities, validUntil, lines, totals, missing }: Quote): void {
  const lane = `${rate.origin.code ?? rate.origin.text} to ${rate.destination.code ?? rate.destination.text}`;
  printLine(streams, `${id}: ${quantities.containers} × ${rate.equipment.code}, ${lane}, until ${validUntil}`);
  printTable(streams, { rows: lines, columns: LINE_COLUMNS, empty: '' });
  for (const { currency, certain, conditional, complete } of totals) {
    const more = conditional === 0 ? '' : `, ${amountText(conditional)} under a condition`;
    printLine(streams, `${currency} ${amountText(certain)}${more}${complete ? '' : ' (not complete)'}`);
  }
  for (const sentence of missing) printLine(streams, `  ${sentence}`);
}
