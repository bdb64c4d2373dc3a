import { ORDER_ACTS } from '../../ledger/index.ts';
import { BOOKING_STATES, type BookingState, type OrderState } from './order-states.ts';
import type { Side } from './sides.ts';

/** What can be done to an existing order: each is an act of the ledger, which has their names. */
export const ORDER_ACTIONS = ORDER_ACTS;
/** One of `ORDER_ACTIONS`. */
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** The condition on the amendment or the cancellation: one is pending, none is pending, or any. */
type Pending = 'pending' | 'none' | 'any';

/** One row of the table: in these states, by this side, to that state. */
export type Transition = {
  action: OrderAction;
  by: Side;
  from: readonly BookingState[];
  amendment: Pending;
  cancellation: Pending;
  /** Only while this waits of a confirmation in part; absent: in any case. */
  partial?: 'offered' | 'open';
  to: Partial<OrderState>;
  /** Its event: `agent-rate.order.<name>.v1`. */
  event: OrderEventName;
};

/** The events of orders; `placed` for a new one. */
export type OrderEventName =
  | 'placed'
  | 'evidence-changed'
  | 'approval-requested'
  | 'approved'
  | 'rejected'
  | 'updated'
  | 'update-requested'
  | 'confirmed'
  | 'declined'
  | 'amendment-requested'
  | 'amendment-confirmed'
  | 'amendment-declined'
  | 'amendment-cancelled'
  | 'cancellation-requested'
  | 'cancellation-confirmed'
  | 'cancellation-declined'
  | 'cancelled'
  | 'completed';

/** The states of a new order: received, or waiting for approval. */
export const INITIAL_STATES: readonly OrderState[] = [
  { booking: 'RECEIVED', amendment: null, cancellation: null },
  { booking: 'PENDING_APPROVAL', amendment: null, cancellation: null },
];

const BEFORE = ['RECEIVED', 'PENDING_UPDATE', 'UPDATE_RECEIVED'] as const;
const AFTER = ['CONFIRMED', 'PENDING_AMENDMENT'] as const;

type Row = Omit<Transition, 'amendment' | 'cancellation'> & Partial<Pick<Transition, 'amendment' | 'cancellation'>>;

const ROWS: readonly Row[] = [
  { action: 'approve', by: 'approver', from: ['PENDING_APPROVAL'], to: { booking: 'RECEIVED' }, event: 'approved' },
  {
    action: 'reject-approval',
    by: 'approver',
    from: ['PENDING_APPROVAL'],
    to: { booking: 'APPROVAL_REJECTED' },
    event: 'rejected',
  },
  { action: 'update', by: 'customer', from: BEFORE, to: { booking: 'UPDATE_RECEIVED' }, event: 'updated' },
  {
    action: 'update-for-approval',
    by: 'customer',
    from: ['PENDING_APPROVAL', ...BEFORE],
    to: { booking: 'PENDING_APPROVAL' },
    event: 'approval-requested',
  },
  {
    action: 'cancel',
    by: 'customer',
    from: ['PENDING_APPROVAL', ...BEFORE],
    to: { booking: 'CANCELLED' },
    event: 'cancelled',
  },
  {
    action: 'request-update',
    by: 'forwarder',
    from: BEFORE,
    to: { booking: 'PENDING_UPDATE' },
    event: 'update-requested',
  },
  {
    action: 'confirm',
    by: 'forwarder',
    from: ['RECEIVED', 'UPDATE_RECEIVED', 'PENDING_AMENDMENT'],
    amendment: 'none',
    cancellation: 'none',
    to: { booking: 'CONFIRMED' },
    event: 'confirmed',
  },
  {
    action: 'confirm',
    by: 'forwarder',
    from: ['PENDING_UPDATE'],
    partial: 'offered',
    to: { booking: 'CONFIRMED' },
    event: 'confirmed',
  },
  {
    action: 'confirm-part',
    by: 'forwarder',
    from: BEFORE,
    to: { booking: 'PENDING_UPDATE', partial: 'offered' },
    event: 'update-requested',
  },
  {
    action: 'accept-part',
    by: 'customer',
    from: ['PENDING_UPDATE'],
    partial: 'offered',
    to: { booking: 'CONFIRMED', partial: 'open' },
    event: 'confirmed',
  },
  {
    action: 'confirm-rest',
    by: 'forwarder',
    from: ['CONFIRMED'],
    amendment: 'none',
    cancellation: 'none',
    partial: 'open',
    to: { booking: 'CONFIRMED' },
    event: 'confirmed',
  },
  { action: 'reject', by: 'forwarder', from: BEFORE, to: { booking: 'REJECTED' }, event: 'rejected' },
  {
    action: 'request-amendment',
    by: 'forwarder',
    from: AFTER,
    amendment: 'none',
    cancellation: 'none',
    to: { booking: 'PENDING_AMENDMENT' },
    event: 'update-requested',
  },
  {
    action: 'amend',
    by: 'customer',
    from: AFTER,
    amendment: 'none',
    cancellation: 'none',
    to: { amendment: 'AMENDMENT_RECEIVED' },
    event: 'amendment-requested',
  },
  {
    action: 'confirm-amendment',
    by: 'forwarder',
    from: AFTER,
    amendment: 'pending',
    to: { booking: 'CONFIRMED', amendment: 'AMENDMENT_CONFIRMED' },
    event: 'amendment-confirmed',
  },
  {
    action: 'decline-amendment',
    by: 'forwarder',
    from: AFTER,
    amendment: 'pending',
    to: { amendment: 'AMENDMENT_DECLINED' },
    event: 'amendment-declined',
  },
  {
    action: 'cancel-amendment',
    by: 'customer',
    from: AFTER,
    amendment: 'pending',
    to: { amendment: 'AMENDMENT_CANCELLED' },
    event: 'amendment-cancelled',
  },
  {
    action: 'decline',
    by: 'forwarder',
    from: AFTER,
    amendment: 'none',
    cancellation: 'none',
    to: { booking: 'DECLINED' },
    event: 'declined',
  },
  {
    action: 'decline',
    by: 'forwarder',
    from: AFTER,
    amendment: 'pending',
    cancellation: 'none',
    to: { booking: 'DECLINED', amendment: 'AMENDMENT_DECLINED' },
    event: 'declined',
  },
  {
    action: 'request-cancellation',
    by: 'customer',
    from: AFTER,
    cancellation: 'none',
    to: { cancellation: 'CANCELLATION_RECEIVED' },
    event: 'cancellation-requested',
  },
  {
    action: 'confirm-cancellation',
    by: 'forwarder',
    from: AFTER,
    amendment: 'none',
    cancellation: 'pending',
    to: { booking: 'CANCELLED', cancellation: 'CANCELLATION_CONFIRMED' },
    event: 'cancellation-confirmed',
  },
  {
    action: 'confirm-cancellation',
    by: 'forwarder',
    from: AFTER,
    amendment: 'pending',
    cancellation: 'pending',
    to: { booking: 'CANCELLED', amendment: 'AMENDMENT_DECLINED', cancellation: 'CANCELLATION_CONFIRMED' },
    event: 'cancellation-confirmed',
  },
  {
    action: 'decline-cancellation',
    by: 'forwarder',
    from: AFTER,
    cancellation: 'pending',
    to: { cancellation: 'CANCELLATION_DECLINED' },
    event: 'cancellation-declined',
  },
  {
    action: 'complete',
    by: 'forwarder',
    from: ['CONFIRMED'],
    amendment: 'none',
    cancellation: 'none',
    to: { booking: 'COMPLETED' },
    event: 'completed',
  },
];

/** Every legal transition; all others are refused. */
export const TRANSITIONS: readonly Transition[] = ROWS.map((row) => ({
  amendment: 'any',
  cancellation: 'any',
  ...row,
}));

/** Booking states without a transition out of them. */
export const FINAL_STATES: readonly BookingState[] = BOOKING_STATES.filter((state) =>
  TRANSITIONS.every(({ from }) => !from.includes(state)),
);

function fits(wanted: Pending, isPending: boolean): boolean {
  return wanted === 'any' || (wanted === 'pending') === isPending;
}

/** The transition of an action in a state; undefined when it is not legal. */
export function findTransition(state: OrderState, action: OrderAction): Transition | undefined {
  return TRANSITIONS.find(
    (transition) =>
      transition.action === action &&
      transition.from.includes(state.booking) &&
      (transition.partial === undefined || transition.partial === state.partial) &&
      fits(transition.amendment, state.amendment === 'AMENDMENT_RECEIVED') &&
      fits(transition.cancellation, state.cancellation === 'CANCELLATION_RECEIVED'),
  );
}

/** The state after a transition. What was offered is over with any; a rest stays open until it is confirmed or declined. */
export function stateAfter({ partial, ...state }: OrderState, { to }: Transition): OrderState {
  return { ...state, ...(partial === 'open' ? { partial } : {}), ...to };
}

/** The actions that a state allows to these sides; of every side if absent. */
export function allowedActions(state: OrderState, sides?: readonly Side[]): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => {
    const transition = findTransition(state, action);
    return transition !== undefined && (sides === undefined || sides.includes(transition.by));
  });
}
