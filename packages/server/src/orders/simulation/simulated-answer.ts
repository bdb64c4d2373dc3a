import type { OrderContent } from '../order.schema.ts';
import type { ActionRequest } from '../order-action.schema.ts';
import type { OrderState } from '../states/order-states.ts';
import type { OrderAction } from '../states/transitions.ts';

/**
 * The words that tell the simulated forwarder what to do, as the value of any reference of a test order; without one it confirms.
 * Printed in docs/orders.md.
 */
export const TEST_WORDS = ['TEST-CONFIRM', 'TEST-AMEND', 'TEST-DECLINE', 'TEST-LATE', 'TEST-SILENT'] as const;
type TestWord = (typeof TEST_WORDS)[number];

/** How long after the customer the forwarder answers with TEST-LATE. */
export const LATE_MILLISECONDS = 60_000;

/** What the forwarder does. */
export type SimulatedAnswer = { action: OrderAction; request: ActionRequest };

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
  if (booking !== 'RECEIVED' && booking !== 'UPDATE_RECEIVED') return undefined;
  if (declines) return { action: 'reject', request: DECLINED };
  // Once it was corrected, the order is confirmed.
  if (word === 'TEST-AMEND' && booking === 'RECEIVED') return { action: 'request-update', request: correction() };
  return { action: 'confirm', request: { carrierBookingReference: `TEST${order.id.slice(-8).toUpperCase()}` } };
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
