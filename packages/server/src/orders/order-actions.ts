import { type TOptional, type TSchema, Type } from 'typebox';
import { type Operation, type OperationCommand, operation } from '../base/index.ts';
import { AcceptRequestSchema, ConfirmRequestSchema } from './confirmation/confirmation.schema.ts';
import { sendRecorded } from './idempotency/recorded-answer.ts';
import { OrderSchema } from './order.schema.ts';
import { ActionRequestSchema } from './order-action.schema.ts';
import type { Orders } from './orders.ts';
import type { OrderAction } from './states/transitions.ts';

/** An action endpoint: its path below `/orders/{id}`, and the actions, of which the first that the state allows is taken. */
type Endpoint = {
  path: string;
  name: string;
  scope: 'orders:write' | 'orders:approve';
  actions: readonly OrderAction[];
  summary: string;
  description: string;
  /** Its body, where it takes other things than most. */
  body?: TSchema;
  /** What its command takes besides the id and the version that was seen. */
  command?: Partial<OperationCommand>;
};

const BOOKING_REFERENCE = { options: { 'booking-reference': 'carrierBookingReference' } };

const ENDPOINTS: readonly Endpoint[] = [
  {
    path: 'cancel',
    name: 'cancel-order',
    scope: 'orders:write',
    actions: ['cancel', 'request-cancellation'],
    summary: 'Cancel an order',
    description:
      'Before confirmation the order is cancelled at once; after it, the forwarder is asked for the cancellation.',
  },
  {
    path: 'amendment/cancel',
    name: 'cancel-amendment',
    scope: 'orders:write',
    actions: ['cancel-amendment'],
    summary: 'Cancel an amendment',
    description: 'Withdraws a pending amendment; the confirmed order stays as it was.',
  },
  {
    path: 'approve',
    name: 'approve-order',
    scope: 'orders:approve',
    actions: ['approve'],
    summary: 'Approve an order',
    description:
      'Sends an order that waits for approval to the forwarder. Give the `version` that was reviewed: if the order has ' +
      'changed since, the request is refused. The account that asked for the approval cannot give it.',
  },
  {
    path: 'reject',
    name: 'reject-order',
    scope: 'orders:approve',
    actions: ['reject-approval', 'reject'],
    summary: 'Reject an order',
    description:
      'Ends an order that waits for approval, or that the forwarder does not accept. Give the reason in `reason`.',
  },
  {
    path: 'confirm',
    name: 'confirm-order',
    scope: 'orders:approve',
    actions: ['confirm'],
    summary: 'Confirm an order',
    description:
      "The forwarder accepts the order; `carrierBookingReference` is the carrier's booking number. With `confirmed` it accepts " +
      'only some of the containers: the customer then accepts that or cancels, and the rest is declined or stays open (`rest`) ' +
      'until this is sent again with more.',
    body: ConfirmRequestSchema,
    command: {
      ...BOOKING_REFERENCE,
      entries: { confirmed: ['part', 'containers'] },
      note: 'In part: --confirmed 1:2 --reason "No space" confirms two containers of part 1 (of an order of one rate, too).',
    },
  },
  {
    path: 'confirmation/accept',
    name: 'accept-confirmation',
    scope: 'orders:write',
    actions: ['accept-part'],
    summary: 'Accept a confirmation in part',
    description:
      'The customer takes what the forwarder confirmed of the order: it is confirmed for these containers, at what they cost. ' +
      'Give the `version` that was read. To do without, cancel or change the order.',
    body: AcceptRequestSchema,
    command: { options: { rest: 'rest' } },
  },
  {
    path: 'request-update',
    name: 'request-order-update',
    scope: 'orders:approve',
    actions: ['request-update', 'request-amendment'],
    summary: 'Request a correction',
    description:
      'Returns the order with `feedbacks` on what has to change; after confirmation it asks for an amendment.',
  },
  {
    path: 'decline',
    name: 'decline-order',
    scope: 'orders:approve',
    actions: ['decline'],
    summary: 'Decline a confirmed order',
    description: 'The forwarder cannot carry out the confirmed order. Give the reason in `reason`.',
  },
  {
    path: 'complete',
    name: 'complete-order',
    scope: 'orders:approve',
    actions: ['complete'],
    summary: 'Complete an order',
    description: 'The confirmed order was carried out.',
  },
  {
    path: 'amendment/confirm',
    name: 'confirm-amendment',
    scope: 'orders:approve',
    actions: ['confirm-amendment'],
    summary: 'Confirm an amendment',
    description: 'The amendment becomes the confirmed order.',
  },
  {
    path: 'amendment/decline',
    name: 'decline-amendment',
    scope: 'orders:approve',
    actions: ['decline-amendment'],
    summary: 'Decline an amendment',
    description: 'The confirmed order stays as it was.',
  },
  {
    path: 'cancellation/confirm',
    name: 'confirm-cancellation',
    scope: 'orders:approve',
    actions: ['confirm-cancellation'],
    summary: 'Confirm a cancellation',
    description: 'The confirmed order is cancelled as requested.',
  },
  {
    path: 'cancellation/decline',
    name: 'decline-cancellation',
    scope: 'orders:approve',
    actions: ['decline-cancellation'],
    summary: 'Decline a cancellation',
    description: 'The order stays in force although its cancellation was requested.',
  },
];

/** The codes that every action may be refused with. */
const REFUSALS = ['order_not_found', 'order_changed', 'order_action_not_allowed', 'idempotency_key_reused'] as const;

/** The operations that change an order's state and not its content. */
export function orderActionOperations(orders: Pick<Orders, 'act'>): Operation[] {
  return ENDPOINTS.map(({ path, actions, description, body: schema = ActionRequestSchema, command, ...endpoint }) =>
    operation({
      ...endpoint,
      service: 'orders',
      description: `${description} An Idempotency-Key is optional: with it, a repetition gets the first answer.`,
      method: 'POST',
      path: `/orders/{id}/${path}`,
      problems: [...REFUSALS, ...(endpoint.name === 'approve-order' ? ['order_own_approval'] : [])],
      params: Type.Object({
        id: Type.String({ maxLength: 50, description: 'Id of the order', examples: ['ord_5rVw9Kd2Lq7X'] }),
      }),
      body: Type.Optional(schema) as TOptional<typeof ConfirmRequestSchema>,
      output: OrderSchema,
      command: commandOf(path, command),
      audit: { none: 'the events of the order name who did it' },
      run: async ({ params, body = {}, caller, now, idempotencyKey: key }) =>
        sendRecorded(await orders.act({ id: params.id, actions, request: body, caller, key, now })),
    }),
  );
}

/** `amendment/confirm` is `orders confirm-amendment`. */
function commandOf(path: string, own: Partial<OperationCommand> = BOOKING_REFERENCE): OperationCommand {
  return {
    words: `orders ${path.split('/').reverse().join('-')}`,
    operands: ['id'],
    ...own,
    options: { seen: 'version', ...own.options },
  };
}
