import type { ConfirmRequest } from '../confirmation/confirmation.schema.ts';
import type { OrderContent } from '../order.schema.ts';
import type { ActionRequest } from '../order-action.schema.ts';
import { partsOf } from '../quotes/parts/parts-of.ts';
import type { OrderState } from '../states/order-states.ts';
import type { OrderAction } from '../states/transitions.ts';

/**
 * The words that tell the simulated forwarder what to do, as the value of any reference of a test order; without one it confirms.
 * Printed in docs/orders.md.
 */
export const TEST_WORDS = [
  'TEST-CONFIRM',
  'TEST-AMEND',
  'TEST-DECLINE',
  'TEST-LATE',
  'TEST-SILENT',
  'TEST-PARTIAL',
  'TEST-PARTIAL-OPEN',
] as const;
type TestWord = (typeof TEST_WORDS)[number];

/** How long after the customer the forwarder answers with TEST-LATE. */
export const LATE_MILLISECONDS = 60_000;

/** What the forwarder does. */
export type SimulatedAnswer = { action: OrderAction; request: ActionRequest & ConfirmRequest };

/** What of an order the answer goes by. */
type Asked = {
  id: string;
  isTest: boolean;
  state: OrderState;
  content: OrderContent;
  amended: OrderContent | null;
  updatedAt: Date;
};

const DECLINED = { reason: 'Declined by the simulated forwarder, as TEST-DECLINE asks.' };

/** The first word in the references of what waits to be answered. */
function wordOf({ content, amended }: Asked): TestWord {
  const values = (amended ?? content).references.map(({ value }) => value.toUpperCase());
  return TEST_WORDS.find((word) => values.includes(word)) ?? 'TEST-CONFIRM';
}

/** The forwarder's next answer to a test order; undefined when it has nothing to answer, or is to be silent. */
export function findAnswer(order: Asked): SimulatedAnswer | undefined {
  const word = wordOf(order);
  if (!order.isTest || word === 'TEST-SILENT') return undefined;
  const { booking, amendment, cancellation } = order.state;
  const declines = word === 'TEST-DECLINE';
  if (cancellation === 'CANCELLATION_RECEIVED')
    return declines
      ? { action: 'decline-cancellation', request: DECLINED }
      : { action: 'confirm-cancellation', request: {} };
  if (amendment === 'AMENDMENT_RECEIVED')
    return declines ? { action: 'decline-amendment', request: DECLINED } : { action: 'confirm-amendment', request: {} };
  if (order.state.partial === 'open' && word === 'TEST-PARTIAL-OPEN')
    return { action: 'confirm', request: { confirmed: countAll(order.content) } };
  if (booking !== 'RECEIVED' && booking !== 'UPDATE_RECEIVED') return undefined;
  if (declines) return { action: 'reject', request: DECLINED };
  // Once it was corrected, the order is confirmed.
  if (word === 'TEST-AMEND' && booking === 'RECEIVED') return { action: 'request-update', request: correction() };
  const carrierBookingReference = `TEST${order.id.slice(-8).toUpperCase()}`;
  const rest =
    word === 'TEST-PARTIAL' ? ('declined' as const) : word === 'TEST-PARTIAL-OPEN' ? ('open' as const) : undefined;
  const confirmed = rest === undefined ? undefined : countAllButOne(order.content);
  if (rest === undefined || confirmed === undefined) return { action: 'confirm', request: { carrierBookingReference } };
  const reason = `One container less, as ${word} asks of the simulated forwarder.`;
  return { action: 'confirm', request: { carrierBookingReference, confirmed, rest, reason } };
}

function countAll({ quote }: OrderContent) {
  return partsOf(quote).map(({ quantities }, at) => ({ part: at + 1, containers: quantities.containers }));
}

/** One container less of the last part, and of one of its type on every other leg; undefined when none would be left. */
function countAllButOne({ quote }: OrderContent) {
  const counts = countAll({ quote } as OrderContent);
  const parts = partsOf(quote);
  const last = parts.at(-1);
  for (const leg of new Set(parts.map((part) => part.leg))) {
    const at = parts.findLastIndex(
      (part) => part.leg === leg && part.rate.equipment.code === last?.rate.equipment.code,
    );
    const count = counts[at];
    if (count) count.containers -= 1;
  }
  return counts.some(({ containers }) => containers > 0) ? counts : undefined;
}

function correction(): ActionRequest {
  const message =
    'Give a later expectedDepartureDate: the simulated forwarder asks for a correction, as TEST-AMEND says.';
  const jsonPath = '$.expectedDepartureDate';
  return {
    feedbacks: [{ severity: 'ERROR', code: 'PROPERTY_VALUE_MUST_CHANGE', rule: 'test_amend', message, jsonPath }],
  };
}

/** When the forwarder answers; null: not. */
export function answerTime(order: Asked): Date | null {
  if (findAnswer(order) === undefined) return null;
  const wait = wordOf(order) === 'TEST-LATE' ? LATE_MILLISECONDS : 0;
  return new Date(order.updatedAt.getTime() + wait);
}
