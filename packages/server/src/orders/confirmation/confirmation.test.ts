import { verifyMandate } from '@agent-rate/client/verify-mandate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../base/index.ts';
import type { Order } from '../order.schema.ts';
import { openTestOrders, orderOf } from '../testing/open-test-orders.ts';
import type { ConfirmRequest } from './confirmation.schema.ts';

const { orders, publish, callerWith } = await openTestOrders();
const now = new Date();
const agent = await callerWith(['rates:read', 'orders:read', 'orders:write'], { approval: 'always' });
const forwarder = await callerWith(['orders:read', 'orders:approve']);
const approver = await callerWith(['orders:read', 'orders:approve']);
const account = await orders.accountOf(agent);

const charge = { name: 'Fee', paymentTerm: null, status: 'subject-to' as const, condition: null };
const DOC = { ...charge, code: 'DOC', currency: 'USD', amount: 50, basis: 'PER_BILL_OF_LADING' as const };
const SEAL = { ...charge, code: 'SEA', currency: 'EUR', amount: 7, basis: 'PER_CONTAINER' as const };
const [big = 0, small = 0, feeder = 0, ocean = 0] = await publish([
  { origin: 'CNQAA', equipment: '40HC', amount: 2000, charges: [DOC, SEAL] },
  { origin: 'CNQAA', equipment: '20GP', amount: 1200, charges: [{ ...DOC, amount: 60 }] },
  { origin: 'CNQBA', destination: 'SGSIN', amount: 300, transitDays: 6 },
  { origin: 'SGSIN', destination: 'NLRTM', amount: 1500, transitDays: 20 },
]);
const part = (rateId: number, containers: number, leg?: number) => ({
  ...{ rateId, quantities: { containers } },
  ...(leg === undefined ? {} : { leg }),
});

let sent = 0;
/** An order under a mandate, so that it waits for nobody. */
async function placed(parts: ReturnType<typeof part>[]): Promise<Order> {
  const quote = await orders.quotes.create({ parts }, account, now);
  const request = { shipper: 'Ningbo Coatings Co., Ltd.' };
  const mandate = await orders.quotes.approve(quote.id, request, await orders.accountOf(approver), now);
  sent += 1;
  const { body } = await orders.place({
    request: orderOf(quote.id, { mandate }),
    caller: agent,
    key: `c-${sent}`,
    now,
  });
  return JSON.parse(body) as Order;
}
const act = async (id: string, action: string, request: ConfirmRequest = {}, caller = forwarder) =>
  JSON.parse(
    (await orders.act({ id, actions: [action as never], request, caller, key: undefined, now })).body,
  ) as Order;
const confirm = (id: string, containers: number[], more: ConfirmRequest = {}) =>
  act(id, 'confirm', {
    ...{ reason: 'No space', confirmed: containers.map((count, at) => ({ part: at + 1, containers: count })) },
    ...more,
  });
const accept = (id: string, request: ConfirmRequest = {}) => act(id, 'accept-part', request, agent);
const certain = (priced: { price: Order['price'] } | undefined) =>
  (priced?.price.totals ?? []).map((one) => [one.currency, one.certain] as const);

describe('an order that is confirmed in part', () => {
  test('shows the customer what is confirmed at what price, and is confirmed for that once accepted', async () => {
    const { id, price } = await placed([part(big, 3)]);
    const offered = await confirm(id, [2]);
    expect(offered).toMatchObject({
      ...{ bookingStatus: 'PENDING_UPDATE', reason: 'No space', price, equipment: { units: 3 } },
      confirmation: { status: 'offered', parts: [{ part: 1, ordered: 3, confirmed: 2 }], rest: 'declined' },
    });
    expect(certain(offered.confirmation)).toEqual([
      ['USD', 4050],
      ['EUR', 14],
    ]);
    const seen = await orders.get(id, agent);
    expect(seen.allowedActions).toEqual(expect.arrayContaining(['accept-part', 'update-for-approval', 'cancel']));
    expect(seen.allowedActions).not.toContain('confirm-part');
    expect(offered.allowedActions).not.toContain('accept-part');
    const order = await accept(id);
    expect(order).toMatchObject({ bookingStatus: 'CONFIRMED', confirmation: { status: 'accepted', rest: 'declined' } });
    expect(order.price).toEqual(offered.confirmation?.price);
    const { orders: listed } = await orders.list({ filter: {}, page: 1, perPage: 1 }, agent);
    expect(listed[0]).toMatchObject({ id, totals: order.price.totals, confirmation: { status: 'accepted' } });
    const { events } = await orders.listEvents(id, {}, agent);
    expect(events.map(({ type, data }) => [type, (data as { action: string }).action])).toEqual([
      ['agent-rate.order.placed.v1', 'place'],
      ['agent-rate.order.update-requested.v1', 'confirm-part'],
      ['agent-rate.order.confirmed.v1', 'accept-part'],
    ]);
    expect(events[1]?.data).toMatchObject({ confirmation: { status: 'offered', rest: 'declined' } });
  });

  test('keeps fees per bill of lading whole, and drops those of a part that is not confirmed', async () => {
    const { id } = await placed([part(big, 2), part(small, 1)]);
    expect(certain((await confirm(id, [1, 1])).confirmation)[0]).toEqual(['USD', 2000 + 1200 + 60]);
    const without = await confirm(id, [2]);
    expect(without.confirmation?.parts[1]).toEqual({ part: 2, ordered: 1, confirmed: 0 });
    expect(certain(without.confirmation)).toEqual([
      ['USD', 4000 + 50],
      ['EUR', 14],
    ]);
  });

  test('is cancelled or changed by the customer instead, and then nothing is offered any more', async () => {
    const { id } = await placed([part(big, 3)]);
    await confirm(id, [1]);
    expect(await act(id, 'cancel', {}, agent)).toMatchObject({ bookingStatus: 'CANCELLED' });
    const other = await placed([part(big, 3)]);
    await confirm(other.id, [1]);
    const change = { remarks: 'Only all three' };
    const { body } = await orders.edit({ id: other.id, change, caller: agent, key: undefined, now });
    expect(JSON.parse(body)).toMatchObject({ bookingStatus: 'UPDATE_RECEIVED' });
    expect(JSON.parse(body)).not.toHaveProperty('confirmation');
    await expect(accept(other.id)).rejects.toMatchObject({ code: 'order_action_not_allowed' });
    expect(await act(other.id, 'confirm')).toMatchObject({ bookingStatus: 'CONFIRMED' });
  });

  test('has a rest that stays open until the forwarder confirms or declines it, or the customer gives it up', async () => {
    const { id, price } = await placed([part(big, 3)]);
    await confirm(id, [1], { rest: 'open' });
    expect(await accept(id)).toMatchObject({ bookingStatus: 'CONFIRMED', confirmation: { rest: 'open' } });
    await expect(confirm(id, [0])).rejects.toMatchObject({ code: 'rest_invalid_param' });
    expect(await confirm(id, [2], { rest: 'open' })).toMatchObject({ confirmation: { parts: [{ confirmed: 2 }] } });
    expect(await confirm(id, [3])).toMatchObject({ price, bookingStatus: 'CONFIRMED', confirmation: { rest: 'none' } });
    await expect(confirm(id, [3])).rejects.toMatchObject({ code: 'order_action_not_allowed' });
    const other = await placed([part(big, 3)]);
    await confirm(other.id, [1], { rest: 'open' });
    expect(await accept(other.id, { rest: 'declined' })).toMatchObject({ confirmation: { rest: 'declined' } });
  });

  test('is confirmed with the same containers on every leg, for no more than was ordered, and with a reason', async () => {
    const { id } = await placed([part(feeder, 2, 1), part(ocean, 2, 2)]);
    const refused = { code: 'rest_invalid_param' };
    for (const counts of [[1, 2], [1], [3, 3], [0, 0], [1, 1, 1]])
      await expect(confirm(id, counts)).rejects.toMatchObject(refused);
    const unsaid = { confirmed: [{ containers: 1 }, { part: 2, containers: 1 }] };
    await expect(act(id, 'confirm', unsaid)).rejects.toMatchObject({
      ...refused,
      data: { params: { reason: expect.any(String) } },
    });
    expect(await confirm(id, [1, 1])).toMatchObject({ confirmation: { price: { totals: [{ certain: 1800 }] } } });
    expect(await confirm(id, [2, 2])).toMatchObject({ bookingStatus: 'CONFIRMED' });
  });
});

describe('limits on the money of a key', () => {
  const limited = (limits: object) => callerWith(['rates:read', 'orders:read', 'orders:write'], limits);
  /** Orders 3 of 2,000 USD and a fee of 50, and answers what a second order of them would be refused for. */
  const ordered = async (caller: Caller) => {
    const quote = await orders.quotes.create({ parts: [part(big, 3)] }, await orders.accountOf(caller), now);
    sent += 1;
    return orders.place({ request: orderOf(quote.id), caller, key: `l-${sent}`, now });
  };
  const first = async (caller: Caller) => (JSON.parse((await ordered(caller)).body) as Order).id;
  const isRefused = async (caller: Caller) => (await ordered(caller)).status !== 201;
  const EUROS = { EUR: 1000 };

  test('count an order that was confirmed in part at what was confirmed, once the rest is given up', async () => {
    for (const limit of ['total', 'perDay']) {
      const customer = await limited({ [limit]: { USD: 6050 + 2050, ...EUROS } });
      const id = await first(customer);
      expect(await isRefused(customer)).toBe(true);
      await confirm(id, [1]);
      expect(await isRefused(customer)).toBe(true);
      await act(id, 'accept-part', {}, customer);
      expect(await isRefused(customer)).toBe(false);
      expect(await isRefused(customer)).toBe(true);
    }
  });

  test('count all that may still be confirmed while the rest is open, and nothing of it when it is not', async () => {
    const customer = await limited({ total: { USD: 6050 + 4050, ...EUROS } });
    const id = await first(customer);
    await confirm(id, [1], { rest: 'open' });
    await act(id, 'accept-part', {}, customer);
    expect(await isRefused(customer)).toBe(true);
    await confirm(id, [2], { rest: 'open' });
    expect(await isRefused(customer)).toBe(true);
    await act(id, 'complete');
    expect(await isRefused(customer)).toBe(false);
    const other = await limited({ total: { USD: 6050 + 4050, ...EUROS } });
    const second = await first(other);
    await confirm(second, [1], { rest: 'open' });
    await act(second, 'accept-part', {}, other);
    await confirm(second, [3]);
    expect(await isRefused(other)).toBe(true);
  });
});

test('whatever is confirmed in part, it is inside of the mandate and costs no more than was ordered', async () => {
  const keys = await orders.quotes.jwks();
  const order = await placed([part(big, 4), part(small, 3)]);
  const ordered = new Map(certain(order));
  const counts = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 });
  const tally = { confirmed: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(counts, async (confirmed) => {
      const [first = 0, second = 0] = confirmed;
      if (first === 4 && second === 3 && confirmed.length === 2) return;
      const fits = confirmed.length < 3 && first + second > 0 && first <= 4 && second <= 3;
      const answer = await confirm(order.id, confirmed).catch((error: unknown) => error);
      expect('confirmation' in (answer as object)).toBe(fits);
      tally[fits ? 'confirmed' : 'refused'] += 1;
      if (!fits) return;
      const { confirmation } = answer as Order;
      const { totals = [] } = confirmation?.price ?? {};
      for (const one of totals) expect(one.certain).toBeLessThanOrEqual(ordered.get(one.currency) ?? 0);
      const smaller = { ...order, quote: { ...order.quote, totals } };
      expect((await verifyMandate(order.mandate, keys, { order: smaller as never, now })).faults).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(tally.confirmed).toBeGreaterThan(5);
  expect(tally.refused).toBeGreaterThan(5);
});
