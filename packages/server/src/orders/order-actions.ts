import { Type } from 'typebox';
import { type Operation, operation } from '../base/index.ts';
import { sendFixed } from './idempotency/recorded-answer.ts';
import { ActionRequestSchema, OrderSchema } from './order.schema.ts';
import type { Orders } from './orders.ts';
import type { OrderAction } from './states/transitions.ts';

/** A way to act on an order: the path below `/orders/{id}`, and the actions of which the first that fits is made. */
type Endpoint = {
  path: string;
  name: string;
  scope: 'orders:write' | 'orders:approve';
  actions: readonly OrderAction[];
  summary: string;
  description: string;
};

const ENDPOINTS: readonly Endpoint[] = [
  {
    path: 'cancel',
    name: 'cancel-order',
    scope: 'orders:write',
    actions: ['cancel', 'request-cancellation'],
    summary: 'Cancel an order',
    description: 'Before confirmation it is cancelled at once; after it, this asks the forwarder for the cancellation.',
  },
  {
    path: 'amendment/cancel',
    name: 'cancel-amendment',
    scope: 'orders:write',
    actions: ['cancel-amendment'],
    summary: 'Take an amendment back',
    description: 'Withdraws an amendment that waits for a decision; the confirmed order stands as it was.',
  },
  {
    path: 'approve',
    name: 'approve-order',
    scope: 'orders:approve',
    actions: ['approve'],
    summary: 'Approve an order',
    description:
      'Lets an order that waits for approval go to the forwarder. Name the `version` that was looked at: an order that ' +
      'changed since is refused. Who asked for the approval cannot give it.',
  },
  {
    path: 'reject',
    name: 'reject-order',
    scope: 'orders:approve',
    actions: ['reject-approval', 'reject'],
    summary: 'Reject an order',
    description: 'Ends an order that waits for approval, or that the forwarder will not take. Say why in `reason`.',
  },
  {
    path: 'confirm',
    name: 'confirm-order',
    scope: 'orders:approve',
    actions: ['confirm'],
    summary: 'Confirm an order',
    description: 'The forwarder takes the order; `carrierBookingReference` is the carrier’s number for it.',
  },
  {
    path: 'request-update',
    name: 'request-order-update',
    scope: 'orders:approve',
    actions: ['request-update', 'request-amendment'],
    summary: 'Ask for a correction',
    description:
      'Sends the order back with `feedbacks` on what has to change; after confirmation it asks for an amendment.',
  },
  {
    path: 'decline',
    name: 'decline-order',
    scope: 'orders:approve',
    actions: ['decline'],
    summary: 'Decline a confirmed order',
    description: 'The forwarder cannot carry out what was confirmed. Say why in `reason`.',
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
    description: 'The confirmed order stands as it was.',
  },
  {
    path: 'cancellation/confirm',
    name: 'confirm-cancellation',
    scope: 'orders:approve',
    actions: ['confirm-cancellation'],
    summary: 'Confirm a cancellation',
    description: 'The confirmed order is cancelled, as was asked for.',
  },
  {
    path: 'cancellation/decline',
    name: 'decline-cancellation',
    scope: 'orders:approve',
    actions: ['decline-cancellation'],
    summary: 'Decline a cancellation',
    description: 'The order stands, though its cancellation was asked for.',
  },
];

/** Everything that is done to an order without changing what is ordered. */
export function orderActionOperations(orders: Pick<Orders, 'act'>): Operation[] {
  return ENDPOINTS.map(({ path, actions, description, ...endpoint }) =>
    operation({
      ...endpoint,
      service: 'orders',
      description: `${description} An Idempotency-Key is optional: with it, a repetition gets the first answer.`,
      method: 'POST',
      path: `/orders/{id}/${path}`,
      params: Type.Object({ id: Type.String({ maxLength: 50, description: 'Id of the order' }) }),
      body: Type.Optional(ActionRequestSchema),
      output: OrderSchema,
      run: async ({ params, body = {}, caller, now, idempotencyKey: key }) =>
        sendFixed(await orders.act({ id: params.id, actions, request: body, caller, key, now })),
    }),
  );
}
