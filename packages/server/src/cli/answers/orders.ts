import type { Order } from '../../orders/index.ts';
import type { Streams } from '../context.ts';
import type { AnswerPrinter, AnswerPrinters } from '../operations/index.ts';
import { amountText, printLine } from '../output.ts';

type Message = { severity: string; message: string };
type Preview = { permitted: boolean; bookingStatus: string; findings: Message[]; next: string };

const printOrder: AnswerPrinter = (streams, body) => {
  const order = body as Order;
  const { id, version, bookingStatus, amendedBookingStatus, bookingCancellationStatus, equipment } = order;
  const states = [bookingStatus, amendedBookingStatus, bookingCancellationStatus].filter(Boolean).join(', ');
  const lane = `${order.origin} to ${order.destination}`;
  printLine(streams, `${id}, version ${version}: ${states}`);
  printLine(streams, `  ${equipment.units} × ${equipment.code}, ${lane}, ${order.carrier}`);
  for (const { currency, certain, complete } of order.quote.totals) {
    printLine(streams, `  ${currency} ${amountText(certain)}${complete ? '' : ' (not complete)'}`);
  }
  printMessages(streams, order.feedbacks);
  if (order.reason !== null) printLine(streams, `  Reason: ${order.reason}`);
  if (order.allowedActions.length > 0) printLine(streams, `  Possible now: ${order.allowedActions.join(', ')}`);
};

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
