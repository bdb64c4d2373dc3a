import { BOOKING_STATES, type BookingState, type OrderState } from './order-states.ts';

/** Who may make a move: who ordered, whoever approves for them, the forwarder. */
export type Side = 'customer' | 'approver' | 'forwarder';

/** What can be done to an order that is there. */
export const ORDER_ACTIONS = [
  'approve',
  'reject-approval',
  'update',
  'update-for-approval',
  'cancel',
  'request-update',
  'confirm',
  'reject',
  'request-amendment',
  'amend',
  'confirm-amendment',
  'decline-amendment',
  'cancel-amendment',
  'decline',
  'request-cancellation',
  'confirm-cancellation',
  'decline-cancellation',
  'complete',
] as const;
/** One of `ORDER_ACTIONS`. */
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What a move asks of the amendment or the cancellation: undecided, not undecided (or none), or whatever. */
type Beside = 'waiting' | 'settled' | 'any';

/** One row of the table: in these states, by this side, to that state. */
export type Move = {
  action: OrderAction;
  by: Side;
  from: readonly BookingState[];
  amendment: Beside;
  cancellation: Beside;
  to: Partial<OrderState>;
  /** The event that tells of it: `agent-rate.order.….v1`. */
  event: OrderEventName;
};

/** What is told of orders; `placed` when one begins. */
export type OrderEventName =
  | 'placed'
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

/** How an order begins: received, or waiting for somebody's approval. */
export const STARTS: readonly OrderState[] = [
  { booking: 'RECEIVED', amendment: null, cancellation: null },
  { booking: 'PENDING_APPROVAL', amendment: null, cancellation: null },
];

const BEFORE = ['RECEIVED', 'PENDING_UPDATE', 'UPDATE_RECEIVED'] as const;
const AFTER = ['CONFIRMED', 'PENDING_AMENDMENT'] as const;

type Row = Omit<Move, 'amendment' | 'cancellation'> & Partial<Pick<Move, 'amendment' | 'cancellation'>>;

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
    amendment: 'settled',
    cancellation: 'settled',
    to: { booking: 'CONFIRMED' },
    event: 'confirmed',
  },
  { action: 'reject', by: 'forwarder', from: BEFORE, to: { booking: 'REJECTED' }, event: 'rejected' },
  {
    action: 'request-amendment',
    by: 'forwarder',
    from: AFTER,
    amendment: 'settled',
    cancellation: 'settled',
    to: { booking: 'PENDING_AMENDMENT' },
    event: 'update-requested',
  },
  {
    action: 'amend',
    by: 'customer',
    from: AFTER,
    amendment: 'settled',
    cancellation: 'settled',
    to: { amendment: 'AMENDMENT_RECEIVED' },
    event: 'amendment-requested',
  },
  {
    action: 'confirm-amendment',
    by: 'forwarder',
    from: AFTER,
    amendment: 'waiting',
    to: { booking: 'CONFIRMED', amendment: 'AMENDMENT_CONFIRMED' },
    event: 'amendment-confirmed',
  },
  {
    action: 'decline-amendment',
    by: 'forwarder',
    from: AFTER,
    amendment: 'waiting',
    to: { amendment: 'AMENDMENT_DECLINED' },
    event: 'amendment-declined',
  },
  {
    action: 'cancel-amendment',
    by: 'customer',
    from: AFTER,
    amendment: 'waiting',
    to: { amendment: 'AMENDMENT_CANCELLED' },
    event: 'amendment-cancelled',
  },
  {
    action: 'decline',
    by: 'forwarder',
    from: AFTER,
    amendment: 'settled',
    cancellation: 'settled',
    to: { booking: 'DECLINED' },
    event: 'declined',
  },
  {
    action: 'decline',
    by: 'forwarder',
    from: AFTER,
    amendment: 'waiting',
    cancellation: 'settled',
    to: { booking: 'DECLINED', amendment: 'AMENDMENT_DECLINED' },
    event: 'declined',
  },
  {
    action: 'request-cancellation',
    by: 'customer',
    from: AFTER,
    cancellation: 'settled',
    to: { cancellation: 'CANCELLATION_RECEIVED' },
    event: 'cancellation-requested',
  },
  {
    action: 'confirm-cancellation',
    by: 'forwarder',
    from: AFTER,
    amendment: 'settled',
    cancellation: 'waiting',
    to: { booking: 'CANCELLED', cancellation: 'CANCELLATION_CONFIRMED' },
    event: 'cancellation-confirmed',
  },
  {
    action: 'confirm-cancellation',
    by: 'forwarder',
    from: AFTER,
    amendment: 'waiting',
    cancellation: 'waiting',
    to: { booking: 'CANCELLED', amendment: 'AMENDMENT_DECLINED', cancellation: 'CANCELLATION_CONFIRMED' },
    event: 'cancellation-confirmed',
  },
  {
    action: 'decline-cancellation',
    by: 'forwarder',
    from: AFTER,
    cancellation: 'waiting',
    to: { cancellation: 'CANCELLATION_DECLINED' },
    event: 'cancellation-declined',
  },
  {
    action: 'complete',
    by: 'forwarder',
    from: ['CONFIRMED'],
    amendment: 'settled',
    cancellation: 'settled',
    to: { booking: 'COMPLETED' },
    event: 'completed',
  },
];

/** Every legal move; whatever is not here is refused. */
export const MOVES: readonly Move[] = ROWS.map((row) => ({ amendment: 'any', cancellation: 'any', ...row }));

/** Booking states that nothing leads out of. */
export const FINAL_STATES: readonly BookingState[] = BOOKING_STATES.filter((state) =>
  MOVES.every(({ from }) => !from.includes(state)),
);

function fits(wanted: Beside, isWaiting: boolean): boolean {
  return wanted === 'any' || (wanted === 'waiting') === isWaiting;
}

/** The move that an action makes in a state; undefined when it is not legal. */
export function findMove(state: OrderState, action: OrderAction): Move | undefined {
  return MOVES.find(
    (move) =>
      move.action === action &&
      move.from.includes(state.booking) &&
      fits(move.amendment, state.amendment === 'AMENDMENT_RECEIVED') &&
      fits(move.cancellation, state.cancellation === 'CANCELLATION_RECEIVED'),
  );
}

/** The state after a move. */
export function stateAfter(state: OrderState, { to }: Move): OrderState {
  return { ...state, ...to };
}

/** What can be done in a state, by whichever side. */
export function allowedActions(state: OrderState): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => findMove(state, action) !== undefined);
}
