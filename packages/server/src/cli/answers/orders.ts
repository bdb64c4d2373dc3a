import type { Order } from '../../orders/index.ts';
import type { Streams } from '../context.ts';
import type { AnswerPrinter, AnswerPrinters } from '../operations/index.ts';
import { amountText, printLine } from '../output.ts';
import { partText } from './quotes.ts';

type Message = { severity: string; message: string };
type Preview = { permitted: boolean; bookingStatus: string; findings: Message[]; next: string };

const printOrder: AnswerPrinter = (streams, body) => {
  const order = body as Order;
  const { id, version, bookingStatus, amendedBookingStatus, bookingCancellationStatus } = order;
  const states = [bookingStatus, amendedBookingStatus, bookingCancellationStatus].filter(Boolean).join(', ');
  printLine(streams, `${id}, version ${version}: ${states}`);
  for (const line of shipmentLines(order)) printLine(streams, `  ${line}`);
  for (const { currency, certain, complete } of order.quote.totals) {
    printLine(streams, `  ${currency} ${amountText(certain)}${complete ? '' : ' (not complete)'}`);
  }
  printConfirmation(streams, order);
  printMessages(streams, order.feedbacks);
  if (order.reason !== null) printLine(streams, `  Reason: ${order.reason}`);
  if (order.allowedActions.length > 0) printLine(streams, `  Possible now: ${order.allowedActions.join(', ')}`);
};

/** What is shipped from where to where with whom; of an order of several rates a line for each part. */
function shipmentLines({ parts, ...order }: Order): string[] {
  const lineOf = ({ equipment, origin, destination, carrier }: Shipped) =>
    `${equipment.units} × ${equipment.code}, ${origin} to ${destination}, ${carrier ?? 'carrier not named'}`;
  if (parts === undefined) return [lineOf(order)];
  return parts.map((part, at) => `${partText(at + 1, part.leg)}: ${lineOf(part)}`);
}

type Shipped = Pick<Order, 'equipment' | 'origin' | 'destination' | 'carrier'>;

function printConfirmation(streams: Streams, { confirmation, parts: all }: Order): void {
  if (!confirmation) return;
  const { status, parts, rest, reason } = confirmation;
  const counts = parts.map(({ part, ordered, confirmed }) => {
    const of = all === undefined ? '' : ` of part ${part}`;
    return `${confirmed} of ${ordered} containers${of}`;
  });
  printLine(streams, `  Confirmed in part (${status}; the rest: ${rest}): ${counts.join(', ')}. ${reason}`);
  for (const { currency, certain } of confirmation.price.totals)
    printLine(streams, `  For what is confirmed: ${currency} ${amountText(certain)}`);
}

function printPreview(streams: Streams, { permitted, bookingStatus, findings, next }: Preview): void {
  printLine(streams, permitted ? `It would begin ${bookingStatus}.` : 'It would be refused.');
  printMessages(streams, findings);
  printLine(streams, next);
}

function printMessages(streams: Streams, messages: readonly Message[]): void {
  for (const { severity, message } of messages) printLine(streams, `  ${severity} ${message}`);
}

/** What became of an order, by the operation that changed it. */
const CHANGES = ['get', 'change', 'cancel', 'approve', 'reject', 'confirm', 'decline', 'complete'];
const AMENDMENTS = ['request-order-update', 'confirm-amendment', 'decline-amendment', 'cancel-amendment'];
const CANCELLATIONS = ['confirm-cancellation', 'decline-cancellation', 'accept-confirmation'];
const ANSWERED_BY_ORDER = [...CHANGES.map((verb) => `${verb}-order`), ...AMENDMENTS, ...CANCELLATIONS];

/** The answers that are an order, or what would become of one. */
export const orderAnswers: AnswerPrinters = {
  ...Object.fromEntries(ANSWERED_BY_ORDER.map((name) => [name, printOrder])),
  'place-order': (streams, body) => {
    const isPreview = (body as Partial<Preview>).permitted !== undefined;
    if (isPreview) printPreview(streams, body as Preview);
    else printOrder(streams, body);
  },
};
