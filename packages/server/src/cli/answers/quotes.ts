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

const PART_COLUMN: Column<Quote['lines'][number]> = { heading: 'PART', text: ({ part }) => part ?? null, right: true };

/** The answers that are a quote. */
export const quoteAnswers: AnswerPrinters = {
  'create-quote': (streams, body) => printQuote(streams, body as Quote),
  'get-quote': (streams, body) => printQuote(streams, body as Quote),
};

/** How a part of a quote or an order is named. */
export const partText = (number: number, leg: number | null): string =>
  leg === null ? `Part ${number}` : `Part ${number}, leg ${leg}`;

function printQuote(streams: Streams, quote: Quote): void {
  const { id, parts, validUntil, lines, totals, missing } = quote;
  if (parts === undefined) printLine(streams, `${id}: ${shipmentText(quote)}, until ${validUntil}`);
  else {
    printLine(streams, `${id}: ${parts.length} parts, until ${validUntil}`);
    for (const [at, part] of parts.entries())
      printLine(streams, `  ${partText(at + 1, part.leg)}: ${shipmentText(part)}, ${sumsText(part.totals)}`);
  }
  const columns = parts === undefined ? LINE_COLUMNS : [PART_COLUMN, ...LINE_COLUMNS];
  printTable(streams, { rows: lines, columns, empty: '' });
  for (const { currency, certain, conditional, complete } of totals) {
    const more = conditional === 0 ? '' : `, ${amountText(conditional)} under a condition`;
    printLine(streams, `${currency} ${amountText(certain)}${more}${complete ? '' : ' (not complete)'}`);
  }
  for (const sentence of missing) printLine(streams, `  ${sentence}`);
}

function shipmentText({ rate, quantities }: Pick<Quote, 'rate' | 'quantities'>): string {
  const lane = `${rate.origin.code ?? rate.origin.text} to ${rate.destination.code ?? rate.destination.text}`;
  return `${quantities.containers} × ${rate.equipment.code}, ${lane}`;
}

const sumsText = (totals: Quote['totals']) =>
  totals.map(({ currency, certain }) => `${currency} ${amountText(certain)}`).join(' + ') || 'no sum';
