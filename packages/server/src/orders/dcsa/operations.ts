import { type Static, Type } from 'typebox';
import { type Caller, type Operation, operation, wallsOf } from '../../base/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors } from '../../schemas/index.ts';
import { type Feedback, type Order, OrderPreviewSchema, OrderRequestSchema, OrderSchema } from '../order.schema.ts';
import type { Orders } from '../orders.ts';
import { orderProblem } from '../problems.ts';
import { EXAMPLE_BOOKING } from './booking.example.ts';
import { DcsaBookingSchema } from './booking.schema.ts';
import { lacks } from './booking-finding.ts';
import { DcsaNotificationSchema, DcsaStatusSchema, toDcsaNotifications, toDcsaStatus } from './dcsa-status.ts';
import { readBooking } from './read-booking.ts';
import { bookingsOf, writeBooking } from './write-booking.ts';

const params = Type.Object({
  id: Type.String({ maxLength: 50, description: 'Id of the order', examples: ['ord_5rVw9Kd2Lq7X'] }),
});
const findings = Type.Array(OrderSchema.properties.feedbacks.items, {
  description: 'What is not carried over, supposed, or otherwise than quoted, each with its place',
});

/** Orders as bookings of DCSA Booking 2.0, and such bookings as orders. */
export function dcsaOperations(orders: Orders): Operation[] {
  return [exportBooking(orders), importBooking(orders)];
}

const ExportedSchema = Type.Object(
  {
    booking: Type.Object(
      {},
      { additionalProperties: true, description: 'The booking request, in the shape of DcsaBooking' },
    ),
    conforms: Type.Boolean({ description: 'Whether the request has all that the standard requires' }),
    status: Type.Union([DcsaStatusSchema, Type.Null()], { description: 'Null: not sent yet' }),
    notifications: Type.Array(DcsaNotificationSchema, {
      description: 'What happened since, oldest first; at most 100',
    }),
    findings,
  },
  { title: 'DcsaExport' },
);

function exportBooking(orders: Orders): Operation {
  return operation({
    name: 'export-dcsa-booking',
    service: 'orders',
    summary: 'Export an order as a DCSA booking',
    description:
      'The order as a booking request of DCSA Booking 2.0, with its status and notifications in the words of the standard. ' +
      'What the standard has no place for, and what it requires and the order does not say, is in `findings`. A booking is of one ' +
      'lane and carrier: of an order of several, name one by `part`.',
    method: 'GET',
    path: '/orders/{id}/dcsa',
    problems: ['order_not_found', 'dcsa_several_bookings'],
    scope: 'orders:read',
    params,
    query: Type.Object({
      part: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 20,
          description: 'Of an order of several lanes or legs, one of its parts',
        }),
      ),
    }),
    output: ExportedSchema,
    command: { words: 'orders dcsa export', operands: ['id'], json: true },
    run: async ({ params: { id }, query: { part }, caller }) => {
      const order = await orders.get(id, caller);
      const places = partsToExport(order, part);
      const { events } = await orders.listEvents(id, { limit: 100 }, caller);
      const written = writeBooking(order, places);
      const status = toDcsaStatus(id, order);
      return { body: { ...written, status, notifications: toDcsaNotifications(id, events) } };
    },
  });
}

/** The places of the parts of one booking. Throws `dcsa_several_bookings` when the order makes several and none is named. */
function partsToExport(order: Order, part: number | undefined): number[] {
  const bookings = bookingsOf(order);
  const named = bookings.find((places) => part !== undefined && places.includes(part));
  const [only, ...others] = bookings;
  if (named !== undefined) return named;
  if (only !== undefined && others.length === 0 && (part === undefined || part === 1)) return only;
  throw orderProblem('dcsa_several_bookings', {
    id: order.id,
    bookings: bookings.map((places) => ({ parts: places })),
  });
}

const ImportSchema = Type.Object(
  {
    quoteId: Type.Optional(
      Type.String({ maxLength: 50, description: 'The quote; contractQuotationReference of the booking if absent' }),
    ),
    booking: DcsaBookingSchema,
  },
  { title: 'DcsaImport', additionalProperties: false, examples: [{ booking: EXAMPLE_BOOKING }] },
);

const ReadSchema = Type.Object(
  {
    orderable: Type.Boolean({ description: 'Whether the order can be placed as it is' }),
    order: Type.Object({}, { additionalProperties: true, description: 'The body of POST /orders' }),
    findings,
    preview: Type.Union([OrderPreviewSchema, Type.Null()], { description: 'Null: the order is not whole' }),
    next: Type.String(),
  },
  { title: 'DcsaRead' },
);

function importBooking(orders: Orders): Operation {
  return operation({
    name: 'read-dcsa-booking',
    service: 'orders',
    summary: 'Read a DCSA booking as an order',
    description:
      'Reads a booking request of DCSA Booking 2.0 against a quote: the order that it makes, its preview, and a finding for ' +
      'everything that an order does not keep or that the quote does not offer. Nothing is ordered: send `order` to POST /orders.',
    method: 'POST',
    path: '/orders/dcsa',
    problems: ['quote_not_found'],
    scope: 'orders:write',
    body: ImportSchema,
    output: ReadSchema,
    audit: { none: 'it only reads' },
    command: {
      words: 'orders dcsa read',
      operands: ['file'],
      json: true,
      note: 'The file (- for standard input) is a JSON object: booking, and quoteId where the booking names no quote.',
      example: 'orders dcsa read booking.json',
    },
    run: async ({ body: { quoteId, booking }, caller, now }) => {
      const id = quoteId ?? booking.contractQuotationReference ?? '';
      const { quote } = await orders.quotes.within(wallsOf(caller)).get(id);
      const read = readBooking(booking, quote);
      return { body: await previewRead(orders, read, { caller, now }) };
    },
  });
}

const requestSchema = asJsonSchema(OrderRequestSchema);
const checkRequest = compileSchema(requestSchema);

async function previewRead(
  orders: Orders,
  { order, findings: found }: ReturnType<typeof readBooking>,
  { caller, now }: { caller: Caller; now: Date },
): Promise<Static<typeof ReadSchema>> {
  const faults = faultsFromErrors(checkRequest(order), requestSchema);
  const all: Feedback[] = [...faults.map(({ name, message }) => lacks(`$.${name}`, message)), ...found];
  const preview = faults.length > 0 ? null : await orders.preview({ request: order, caller, now });
  const hasErrors = all.some(({ severity }) => severity === 'ERROR');
  const orderable = !hasErrors && preview?.permitted === true;
  const next = orderable
    ? 'Send `order` to POST /orders with an Idempotency-Key.'
    : hasErrors
      ? 'Mend what the findings with severity ERROR name, and read the booking again.'
      : (preview?.next ?? '');
  return { orderable, order, findings: all, preview, next };
}
