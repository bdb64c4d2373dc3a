import { expect, test } from 'vitest';
import { type Caller, createLog } from '../../base/index.ts';
import { createTestFeed } from '../../testing/index.ts';
import type { Order, OrderRequest } from '../order.schema.ts';
import { openTestOrders, orderOf } from '../testing/open-test-orders.ts';
import { LATE_MILLISECONDS, TEST_WORDS } from './simulated-answer.ts';
import { openSimulatedForwarder } from './simulated-forwarder.ts';

const { orders, publish, callerWith, database, events, keys, url } = await openTestOrders();
const now = new Date();
const [rateId = 0] = await publish([{ amount: 1000, equipment: '40HC' }]);
const scopes = ['rates:read', 'orders:read', 'orders:write'] as const;
const made = await keys.create({
  name: 'Trying out',
  scopes: [...scopes],
  environment: 'test',
  limits: { perDay: { USD: 50_000 } },
});
const tester: Caller = { keyId: made.id, account: 'main', name: made.name, scopes: [...scopes] };
const agent = await callerWith([...scopes]);
const approver = await callerWith(['orders:read', 'orders:approve']);
const forwarder = openSimulatedForwarder({
  database,
  changes: await createTestFeed(url),
  log: createLog('silent'),
  orders,
});

const quote = async () =>
  orders.quotes.create({ rateId, quantities: { containers: 1 } }, await orders.accountOf(tester), now);
let sent = 0;
async function place(word: string | undefined, caller = tester, more: Partial<OrderRequest> = {}, quoteId?: string) {
  sent += 1;
  const references = word === undefined ? [] : [{ type: 'FF' as const, value: word }];
  const request = orderOf(quoteId ?? (await quote()).id, { references, ...more });
  const { status, body } = await orders.place({ request, caller, key: `sim-${sent}`, now });
  return { status, ...(JSON.parse(body) as Order) };
}
const get = (id: string) => orders.get(id, tester);
const list = async (caller: typeof tester, filter = {}) =>
  (await orders.list({ filter, page: 1, perPage: 100 }, caller)).orders.map(({ id }) => id);

test('an order of a key for tests is confirmed by the simulated forwarder, and says that it is a test', async () => {
  const order = await place(undefined);
  expect(order).toMatchObject({ status: 201, test: true, bookingStatus: 'RECEIVED' });
  await forwarder.answerDue(now);
  expect(await get(order.id)).toMatchObject({
    ...{ bookingStatus: 'CONFIRMED', test: true },
    carrierBookingReference: expect.stringMatching(/^TEST/),
  });
  const { events: happened } = await orders.listEvents(order.id, {}, tester);
  expect(happened.map(({ type, data }) => [type, data])).toMatchObject([
    ['agent-rate.order.placed.v1', { test: true, by: 'Trying out' }],
    ['agent-rate.order.confirmed.v1', { test: true, by: 'Simulated forwarder' }],
  ]);
  expect((await events.list({ limit: 1 }, 'everything')).events).toHaveLength(1);
});

test('TEST-AMEND asks for a correction, and confirms once it is made', async () => {
  const { id } = await place('test-amend');
  await forwarder.answerDue(now);
  expect(await get(id)).toMatchObject({
    bookingStatus: 'PENDING_UPDATE',
    feedbacks: [{ code: 'PROPERTY_VALUE_MUST_CHANGE', jsonPath: '$.expectedDepartureDate' }],
  });
  await orders.edit({ id, change: { expectedDepartureDate: '2027-02-01' }, caller: tester, key: undefined, now });
  await forwarder.answerDue(now);
  expect(await get(id)).toMatchObject({ bookingStatus: 'CONFIRMED', expectedDepartureDate: '2027-02-01' });
});

test('TEST-PARTIAL confirms a container less, and TEST-PARTIAL-OPEN that one too once the rest was accepted', async () => {
  const parts = [{ rateId, quantities: { containers: 2 } }];
  const two = async () => (await orders.quotes.create({ parts }, await orders.accountOf(tester), now)).id;
  const accept = (id: string) =>
    orders.act({ id, actions: ['accept-part'], request: {}, caller: tester, key: undefined, now });
  const declined = await place('TEST-PARTIAL', tester, {}, await two());
  await forwarder.answerDue(now);
  const offered = { status: 'offered', parts: [{ ordered: 2, confirmed: 1 }], rest: 'declined' };
  expect(await get(declined.id)).toMatchObject({ bookingStatus: 'PENDING_UPDATE', confirmation: offered });
  await accept(declined.id);
  await forwarder.answerDue(now);
  expect(await get(declined.id)).toMatchObject({ bookingStatus: 'CONFIRMED', confirmation: { status: 'accepted' } });
  const open = await place('TEST-PARTIAL-OPEN', tester, {}, await two());
  await forwarder.answerDue(now);
  await accept(open.id);
  expect(await get(open.id)).toMatchObject({ confirmation: { rest: 'open', price: { totals: [{ certain: 1000 }] } } });
  await forwarder.answerDue(now);
  expect(await get(open.id)).toMatchObject({ confirmation: { rest: 'none' }, price: { totals: [{ certain: 2000 }] } });
});

test('TEST-DECLINE rejects the order, or the amendment or cancellation of one that was confirmed', async () => {
  const rejected = await place('TEST-DECLINE');
  await forwarder.answerDue(now);
  expect(await get(rejected.id)).toMatchObject({
    bookingStatus: 'REJECTED',
    reason: expect.stringContaining('TEST-DECLINE'),
  });
  const { id } = await place('TEST-CONFIRM');
  await forwarder.answerDue(now);
  const references = [{ type: 'FF' as const, value: 'TEST-DECLINE' }];
  await orders.edit({ id, change: { references }, caller: tester, key: undefined, now });
  await forwarder.answerDue(now);
  expect(await get(id)).toMatchObject({ bookingStatus: 'CONFIRMED', amendedBookingStatus: 'AMENDMENT_DECLINED' });
  await orders.edit({ id, change: { remarks: 'call first' }, caller: tester, key: undefined, now });
  await forwarder.answerDue(now);
  expect(await get(id)).toMatchObject({ amendedBookingStatus: 'AMENDMENT_CONFIRMED', remarks: 'call first' });
  await orders.act({
    id,
    actions: ['cancel', 'request-cancellation'],
    request: {},
    caller: tester,
    key: undefined,
    now,
  });
  await forwarder.answerDue(now);
  expect(await get(id)).toMatchObject({
    bookingStatus: 'CANCELLED',
    bookingCancellationStatus: 'CANCELLATION_CONFIRMED',
  });
});

test('TEST-LATE answers a minute later, TEST-SILENT never', async () => {
  const [late, silent] = [await place('TEST-LATE'), await place('TEST-SILENT')];
  await forwarder.answerDue(new Date(now.getTime() + LATE_MILLISECONDS - 1));
  expect(await get(late.id)).toMatchObject({ bookingStatus: 'RECEIVED' });
  await forwarder.answerDue(new Date(now.getTime() + LATE_MILLISECONDS));
  expect(await get(late.id)).toMatchObject({ bookingStatus: 'CONFIRMED' });
  await forwarder.answerDue(new Date(now.getTime() + 86_400_000));
  expect(await get(silent.id)).toMatchObject({ bookingStatus: 'RECEIVED' });
});

test('ten forwarders at once answer once', async () => {
  const { id } = await place('TEST-CONFIRM');
  await Promise.all(Array.from({ length: 10 }, () => forwarder.answerDue(now)));
  expect(await get(id)).toMatchObject({ bookingStatus: 'CONFIRMED', version: 2 });
  expect((await orders.listEvents(id, {}, tester)).events).toHaveLength(2);
});

test('test orders are in nobody else’s list unless asked for, and a key for tests sees no other order', async () => {
  const test = await place('TEST-SILENT');
  const live = await place('TEST-DECLINE', agent);
  expect(live).toMatchObject({ test: false, bookingStatus: 'RECEIVED' });
  await forwarder.answerDue(new Date(now.getTime() + 86_400_000));
  expect((await orders.get(live.id, agent)).bookingStatus).toBe('RECEIVED');
  expect(await list(approver)).toContain(live.id);
  expect(await list(approver)).not.toContain(test.id);
  expect(await list(approver, { test: true })).toContain(test.id);
  expect(await list(approver, { test: true })).not.toContain(live.id);
  expect(await list(tester)).toContain(test.id);
  const admin = { ...tester, scopes: ['admin' as const] };
  expect(await list(admin, { test: false })).not.toContain(live.id);
  await expect(orders.get(live.id, admin)).rejects.toMatchObject({ code: 'order_not_found' });
  const acting = { id: live.id, actions: ['confirm' as const], request: {}, caller: admin, key: undefined, now };
  await expect(orders.act(acting)).rejects.toMatchObject({ code: 'order_not_found' });
});

test('a test order takes no quote, mandate or money from live ones, and has no entry in the ledger', async () => {
  const { id: quoteId } = await quote();
  const account = await orders.accountOf(approver);
  const mandate = await orders.quotes.approve(quoteId, { shipper: 'Ningbo Coatings Co., Ltd.' }, account, now);
  const refused = await place(undefined, tester, { mandate }, quoteId);
  expect(JSON.stringify(refused)).toContain('mandate_test');
  expect((await place('TEST-SILENT', tester, {}, quoteId)).status).toBe(201);
  expect(JSON.stringify(await place('TEST-SILENT', tester, {}, quoteId))).toContain('quote_already_ordered');
  const live = await place(undefined, agent, { mandate }, quoteId);
  expect(live).toMatchObject({ status: 201, test: false });
  const { rows } = await database.pool.query(
    `select distinct kind from ledger_entries e join orders o on e.subject like 'orders/' || o.id || '%' where o.is_test`,
  );
  expect(rows).toEqual([]);
});

test('a mandate that a key for tests gave orders nothing live', async () => {
  const made = await keys.create({ name: 'Test approver', scopes: ['orders:approve'], environment: 'test' });
  const caller = { keyId: made.id, account: 'main', name: made.name, scopes: ['orders:approve' as const] };
  const { id: quoteId } = await quote();
  const mandate = await orders.quotes.approve(
    quoteId,
    { shipper: 'Ningbo Coatings Co., Ltd.' },
    await orders.accountOf(caller),
    now,
  );
  expect(mandate.test).toBe(true);
  expect(JSON.stringify(await place(undefined, agent, { mandate }, quoteId))).toContain('mandate_test');
  expect(await place('TEST-SILENT', tester, { mandate }, quoteId)).toMatchObject({
    status: 201,
    test: true,
    mandate: { test: true },
  });
});

test('the limits of a key for tests hold for its test orders, so that they can be tried', async () => {
  const { body } = await orders.place({
    request: orderOf(
      (await orders.quotes.create({ rateId, quantities: { containers: 51 } }, await orders.accountOf(tester), now)).id,
    ),
    ...{ caller: tester, key: 'too-much', now },
  });
  expect(body).toContain('limit_per_day');
  expect(TEST_WORDS).toHaveLength(7);
});
