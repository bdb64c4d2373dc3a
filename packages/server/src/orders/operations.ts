import { Type } from 'typebox';
import {
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  textEnum,
} from '../base/index.ts';
import { EventSchema } from '../events/index.ts';
import { dcsaOperations } from './dcsa/operations.ts';
import { sendRecorded } from './idempotency/recorded-answer.ts';
import { listMandatesOperation } from './mandates/operations.ts';
import {
  OrderChangeSchema,
  OrderContentSchema,
  OrderPreviewSchema,
  OrderRequestSchema,
  OrderSchema,
  OrderSummarySchema,
} from './order.schema.ts';
import { orderActionOperations } from './order-actions.ts';
import { OrderFilterProperties } from './order-filter.schema.ts';
import type { Orders } from './orders.ts';
import { quoteOperations } from './quotes/operations.ts';

const params = Type.Object({
  id: Type.String({ maxLength: 50, description: 'Id of the order', examples: ['ord_5rVw9Kd2Lq7X'] }),
});

/** What the orders module offers to every adapter. */
export function orderOperations(orders: Orders): Operation[] {
  return [
    ...quoteOperations(orders),
    listMandatesOperation(orders),
    placeOrder(orders),
    listOrders(orders),
    getOrder(orders),
    editOrder(orders),
    listEvents(orders),
    listVersions(orders),
    ...orderActionOperations(orders),
    ...dcsaOperations(orders),
  ];
}

function placeOrder(orders: Orders): Operation {
  return operation({
    name: 'place-order',
    service: 'orders',
    summary: 'Place an order, or preview one',
    description:
      'Orders a quote. The header `Idempotency-Key` is required: a repetition with the same body gets the first answer ' +
      'with its status for at least 24 hours (`Idempotent-Replayed: true`), another body gets 409. With `preview=true` ' +
      'nothing is written, no Idempotency-Key is needed, and the answer (200) says whether the order would be accepted, ' +
      'with its findings. An order of a key that needs approval starts in PENDING_APPROVAL.',
    method: 'POST',
    path: '/orders',
    problems: [
      'quote_not_found',
      'quote_already_ordered',
      'quote_expired',
      'quote_price_changed',
      'quote_rate_withdrawn',
      'order_not_permitted',
      'order_findings',
      'idempotency_key_reused',
    ],
    scope: 'orders:write',
    query: Type.Object({
      preview: Type.Optional(Type.Boolean({ default: false, description: 'Check only, write nothing' })),
    }),
    body: OrderRequestSchema,
    output: OrderSchema,
    status: 201,
    otherStatuses: { 200: { when: 'With `preview=true`: the outcome', output: OrderPreviewSchema } },
    idempotencyKey: 'unless-preview',
    command: {
      words: 'orders place',
      operands: ['file'],
      note: 'The file (- for standard input) is a JSON object: quoteId, parties, cargo …; docs/orders.md shows one.',
      example: 'orders place order.json --preview',
    },
    audit: { none: 'the events of the order name who did it' },
    run: async ({ query, body: request, caller, now, idempotencyKey: key = '', approvedInForm }) => {
      if (query.preview) return { status: 200, body: await orders.preview({ request, caller, now }) };
      return sendRecorded(await orders.place({ request, caller, key, now, approvedInForm }));
    },
  });
}

function listOrders(orders: Orders): Operation {
  return operation({
    name: 'list-orders',
    service: 'orders',
    summary: 'List orders',
    description:
      'The orders of this key that match every filter, newest first; with the scope orders:approve those of every ' +
      'key of the account.',
    method: 'GET',
    path: '/orders',
    scope: 'orders:read',
    query: Type.Object({ ...OrderFilterProperties, ...PageQueryProperties }),
    output: Type.Object({ data: Type.Array(OrderSummarySchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'orders list',
      columns: {
        ID: '{id}',
        STATUS: '{bookingStatus}',
        AMENDMENT: '{amendedBookingStatus}',
        CANCELLATION: '{bookingCancellationStatus}',
        FROM: '{origin}',
        TO: '{destination}',
        CARRIER: '{carrier}',
        CONTAINERS: '{equipment.units} × {equipment.code}',
        PLACED: '{placedAt}',
        BY: '{placedBy}',
      },
      empty: 'No order matches.',
      example: 'orders list --booking-status PENDING_APPROVAL',
    },
    run: async ({ query, caller }) => {
      const { page: _page, per_page: _perPage, ...filter } = query;
      const asked = parsePage(query);
      const { orders: data, total } = await orders.list({ filter, ...asked }, caller);
      return pageAnswer(data, { ...asked, total });
    },
  });
}

function getOrder(orders: Orders): Operation {
  return operation({
    name: 'get-order',
    service: 'orders',
    summary: 'Get an order',
    description:
      'One order: its three states, the actions allowed now, its quote and rate, and beside the confirmed content the ' +
      'pending amendment.',
    method: 'GET',
    path: '/orders/{id}',
    problems: ['order_not_found'],
    scope: 'orders:read',
    params,
    output: OrderSchema,
    command: { words: 'orders show', operands: ['id'] },
    run: async ({ params: { id }, caller }) => ({ body: await orders.get(id, caller) }),
  });
}

function editOrder(orders: Orders): Operation {
  return operation({
    name: 'change-order',
    service: 'orders',
    summary: 'Change an order',
    description:
      'Replaces the properties given. Before confirmation the order itself changes; after it, the change becomes a pending ' +
      'amendment beside the confirmed order. Another `quoteId` changes equipment, quantities and price. An ' +
      'Idempotency-Key is optional: with it, a repetition gets the first answer.',
    method: 'PATCH',
    path: '/orders/{id}',
    problems: [
      'order_not_found',
      'order_changed',
      'order_action_not_allowed',
      'order_amendment_needs_approval',
      'quote_not_found',
      'quote_already_ordered',
      'quote_expired',
      'quote_price_changed',
      'quote_rate_withdrawn',
      'order_not_permitted',
      'order_findings',
      'idempotency_key_reused',
    ],
    scope: 'orders:write',
    params,
    body: OrderChangeSchema,
    output: OrderSchema,
    command: {
      words: 'orders change',
      operands: ['id', 'file'],
      note: 'The file (- for standard input) holds what changes, as a JSON object.',
      example: 'echo \'{"remarks":"call first"}\' | agent-rate orders change ord_5rVw9Kd2Lq7X -',
    },
    audit: { none: 'the events of the order name who did it' },
    run: async ({ params: { id }, body: change, caller, now, idempotencyKey: key }) =>
      sendRecorded(await orders.edit({ id, change, caller, now, key })),
  });
}

function listEvents(orders: Orders): Operation {
  return operation({
    name: 'list-order-events',
    service: 'orders',
    summary: 'List the events of an order',
    description:
      'The log of the order, oldest first or, with `order=desc`, newest first: who did what and when, with the states ' +
      'after it. The same events are in GET /events and go to webhooks.',
    method: 'GET',
    path: '/orders/{id}/events',
    problems: ['order_not_found', 'event_cursor_unknown'],
    scope: 'orders:read',
    params,
    query: Type.Object({
      after: Type.Optional(Type.String({ description: 'The `sequence` of the last event that was read' })),
      order: Type.Optional(textEnum(['asc', 'desc'], { default: 'asc', description: 'desc: newest first' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100, description: 'Events an answer' })),
    }),
    output: Type.Object({
      data: Type.Array(EventSchema),
      meta: Type.Object({ next: Type.String({ description: 'Send it as `after`' }), more: Type.Boolean() }),
    }),
    command: {
      words: 'orders events',
      operands: ['id'],
      columns: {
        TIME: '{time}',
        ACTION: '{data.action}',
        BY: '{data.by}',
        STATUS: '{data.bookingStatus}',
        AMENDMENT: '{data.amendedBookingStatus}',
        CANCELLATION: '{data.bookingCancellationStatus}',
        REASON: '{data.reason}',
      },
      empty: 'Nothing happened yet.',
    },
    run: async ({ params: { id }, query: { order, ...query }, caller }) => {
      const asked = { ...query, newestFirst: order === 'desc' };
      const { events, next, more } = await orders.listEvents(id, asked, caller);
      return { body: { data: events, meta: { next, more } } };
    },
  });
}

function listVersions(orders: Orders): Operation {
  return operation({
    name: 'list-order-versions',
    service: 'orders',
    summary: 'List the versions of an order',
    description:
      'Every content of the order, proposed amendments included, each with its version. None is ever deleted.',
    method: 'GET',
    path: '/orders/{id}/versions',
    problems: ['order_not_found'],
    scope: 'orders:read',
    params,
    output: Type.Object({
      data: Type.Array(Type.Object({ version: Type.Integer(), content: OrderContentSchema })),
    }),
    command: { words: 'orders versions', operands: ['id'], json: true },
    run: async ({ params: { id }, caller }) => ({ body: { data: await orders.listVersions(id, caller) } }),
  });
}
