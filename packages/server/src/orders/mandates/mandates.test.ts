import { type OrderMandate, verifyMandate } from '@agent-rate/client/verify-mandate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order, OrderContent } from '../order.schema.ts';
import { makeContent } from '../order-content.ts';
import { openTestOrders, orderOf } from '../testing/open-test-orders.ts';
import { checkMandate } from './mandates.ts';

const { orders, publish, callerWith } = await openTestOrders();
const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const agent = await callerWith(['rates:read', 'orders:read', 'orders:write'], { approval: 'always' });
const approver = await callerWith(['orders:read', 'orders:write', 'orders:approve']);
const SHIPPER = 'Ningbo Coatings Co., Ltd.';

let lanes = 0;
async function quoteOf(containers = 2) {
  lanes += 1;
  const [rateId = 0] = await publish([
    { origin: `CNT${String.fromCharCode(64 + lanes)}A`, amount: 1000, equipment: '40HC' },
  ]);
  return orders.quotes.create({ rateId, quantities: { containers } }, await orders.accountOf(agent), now);
}
const approve = async (
  quoteId: string,
  more: { most?: Record<string, number>; validUntil?: string } = {},
  by = approver,
) => orders.quotes.approve(quoteId, { shipper: SHIPPER, ...more }, await orders.accountOf(by), now);
let sent = 0;
async function place(quoteId: string, mandate: OrderMandate | undefined, at = now) {
  sent += 1;
  const request = orderOf(quoteId, mandate ? { mandate: { ...mandate, most: [...mandate.most] } } : {});
  const { status, body } = await orders.place({ request, caller: agent, key: `mandate-${sent}`, now: at });
  const answer = JSON.parse(body) as Order & { data?: { findings?: { rule: string }[] } };
  return { status, ...answer, rules: answer.data?.findings?.map(({ rule }) => rule) ?? [] };
}

test('an order with a mandate waits for nobody, keeps the mandate, and both are verified offline', async () => {
  const quote = await quoteOf();
  expect((await orders.preview({ request: orderOf(quote.id), caller: agent, now })).bookingStatus).toBe(
    'PENDING_APPROVAL',
  );
  const mandate = await approve(quote.id);
  const order = await place(quote.id, mandate);
  expect(order).toMatchObject({ status: 201, bookingStatus: 'RECEIVED', mandate });
  const { id: without } = await place((await quoteOf()).id, undefined);
  const listed = async (filter: { mandate: boolean }) =>
    (await orders.list({ filter, page: 1, perPage: 100 }, agent)).orders.map(({ id }) => id);
  expect(await listed({ mandate: true })).toEqual([order.id]);
  expect(await listed({ mandate: false })).toEqual([without]);
  const keys = await orders.quotes.jwks();
  expect(await verifyMandate(order.mandate, keys, { order, now })).toMatchObject({
    valid: true,
    expired: false,
    faults: [],
  });
  const more = { ...order, equipment: { ...order.equipment, units: 900 } };
  expect((await verifyMandate(order.mandate, keys, { order: more, now })).faults).toMatchObject([
    { code: 'mandate_containers' },
  ]);
});

test('a yes in the form of an agent is kept, signed, for that order alone, and stands in for no approval', async () => {
  const [quote, other] = [await quoteOf(), await quoteOf()];
  const request = orderOf(quote.id);
  const placing = { request, caller: agent, key: 'form-yes', now, approvedInForm: true } as const;
  const answer = await orders.place(placing);
  const order = JSON.parse(answer.body) as Order;
  const approved = { quoteId: quote.id, containers: 2, most: [{ currency: 'USD', amount: 2000 }], via: 'form' };
  expect(order).toMatchObject({ bookingStatus: 'PENDING_APPROVAL', mandate: approved });
  expect(await orders.place(placing)).toMatchObject({ body: answer.body, replayed: true });
  const keys = await orders.quotes.jwks();
  expect(await verifyMandate(order.mandate, keys, { order, now })).toMatchObject({ valid: true, faults: [] });
  const { via: _via, ...without } = order.mandate ?? {};
  expect((await verifyMandate(without, keys, { order, now })).valid).toBe(false);
  expect((await place(other.id, order.mandate ?? undefined)).rules).toContain('mandate_quote');
  const change = { quoteId: other.id };
  const changed = await orders.edit({ id: order.id, change, caller: agent, key: 'form-change', now });
  expect(JSON.parse(changed.body)).toMatchObject({ quote: { id: other.id }, mandate: null });
});

test('a mandate orders once, even when the first order was cancelled, and of ten at once one gets it', async () => {
  const quote = await quoteOf();
  const mandate = await approve(quote.id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(quote.id, mandate)));
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(1);
  const id = placed[0]?.id ?? '';
  await orders.act({ id, actions: ['cancel'], request: {}, caller: agent, key: undefined, now });
  expect((await place(quote.id, mandate)).rules).toEqual(['mandate_used']);
});

test('what is outside of the mandate is refused: sum, time, quote, a changed figure, one’s own approval', async () => {
  const [quote, other] = [await quoteOf(), await quoteOf()];
  expect((await place(quote.id, await approve(quote.id, { most: { USD: 1999 } }))).rules).toEqual(['mandate_amount']);
  const short = await approve(quote.id, { validUntil: later(5).toISOString() });
  expect((await place(quote.id, short, later(6))).rules).toEqual(['mandate_expired']);
  expect((await place(other.id, short)).rules).toContain('mandate_quote');
  expect((await place(quote.id, { ...short, validUntil: quote.validUntil })).rules).toEqual([
    'mandate_signature_wrong',
  ]);
  expect((await place(quote.id, await approve(quote.id, {}, agent))).rules).toEqual(['mandate_own']);
  await expect(approve(quote.id, { validUntil: later(-1).toISOString() })).rejects.toMatchObject({
    code: 'rest_invalid_param',
  });
});

test('an order under a mandate changes to no other quote or shipper without another mandate', async () => {
  const [quote, other] = [await quoteOf(), await quoteOf()];
  const { id } = await place(quote.id, await approve(quote.id));
  const change = async (changed: object) => {
    const { status, body } = await orders.edit({ id, change: changed, caller: agent, key: `c-${Math.random()}`, now });
    return { status, code: (JSON.parse(body) as { code?: string }).code };
  };
  expect(await change({ remarks: 'call first' })).toMatchObject({ status: 200 });
  expect(await change({ parties: [{ role: 'SHIPPER', name: 'Another Ltd.' }] })).toMatchObject({
    code: 'order_findings',
  });
  expect(await change({ quoteId: other.id })).toMatchObject({ code: 'order_findings' });
  expect(await change({ quoteId: other.id, mandate: await approve(other.id) })).toMatchObject({ status: 200 });
});

test('mandates are listed by what became of them, to the approver all, to an agent those that it used', async () => {
  const [open, used, ended] = [await quoteOf(), await quoteOf(), await quoteOf()];
  const mandates = {
    open: await approve(open.id),
    used: await approve(used.id),
    ended: await approve(ended.id, { validUntil: later(5).toISOString() }),
  };
  const { id: orderId } = await place(used.id, mandates.used);
  const list = async (status: 'open' | 'used' | 'expired', caller = approver) => {
    const listed = await orders.listMandates({ status, now: later(6), page: 1, perPage: 100 }, caller);
    expect(listed.total).toBe(listed.mandates.length);
    return listed.mandates.map(({ mandate: { id }, orderId: order }) => [id, order]);
  };
  expect(await list('open')).toContainEqual([mandates.open.id, null]);
  expect(await list('open')).not.toContainEqual([mandates.ended.id, null]);
  expect(await list('expired')).toContainEqual([mandates.ended.id, null]);
  expect(await list('used')).toContainEqual([mandates.used.id, orderId]);
  expect(await list('used', agent)).toContainEqual([mandates.used.id, orderId]);
  expect(await list('open', agent)).not.toContainEqual([mandates.open.id, null]);
});

/** Orders close to what was approved: most differ in one thing or in none. */
const attempt = fc.record({
  mandate: fc.nat(4),
  quote: fc.nat(4),
  sameQuote: fc.constantFrom(true, true, true, false),
  units: fc.constantFrom(0, 0, 0, 0, 1, -1, 898),
  amount: fc.constantFrom(0, 0, 0, -1, 0.01, 5000),
  currency: fc.constantFrom('USD', 'USD', 'USD', 'USD', 'EUR'),
  lane: fc.constantFrom('', '', '', '', 'origin', 'destination', 'carrier', 'equipment'),
  shipper: fc.constantFrom(
    SHIPPER,
    SHIPPER,
    `  ningbo  COATINGS co., ltd.`,
    'Ningbo Coating Co., Ltd.',
    'Maas Verf B.V.',
    null,
  ),
  second: fc.constantFrom(false, false, false, true),
  minutes: fc.constantFrom(0, 30, 59, 61, 6000),
  forged: fc.constantFrom('', '', '', '', 'containers', 'most', 'shipper', 'validUntil', 'signature'),
});

type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;
const AT_ONCE = 250;

test('of 10,000 random attempts none orders outside of its mandate', async () => {
  const quotes = [await quoteOf(1), await quoteOf(2), await quoteOf(3), await quoteOf(5), await quoteOf(8)];
  const end = later(60).toISOString();
  const mandates = await Promise.all(quotes.map(({ id }) => approve(id, { validUntil: end })));
  const keys = await orders.quotes.jwks();
  const account = await orders.accountOf(agent);
  const counts = { inside: 0, outside: 0 };
  const isAsExpected = async (tried: Attempt) => {
    const at = tried.sameQuote ? tried.mandate : tried.quote;
    const [quote, mandate] = [quotes[at], mandates[tried.mandate]];
    if (quote === undefined || mandate === undefined) throw new Error('there are five of each');
    const parties = tried.shipper === null ? [] : [{ role: 'SHIPPER' as const, name: tried.shipper }];
    const second = tried.second ? [{ role: 'SHIPPER' as const, name: 'Another Ltd.' }] : [];
    const made = makeContent({ ...orderOf(quote.id), parties: [...parties, ...second] }, quote);
    const total = 1000 * quote.quantities.containers + tried.amount;
    const totals = quote.totals.map((one) => ({ ...one, currency: tried.currency, atLeast: 0, atMost: total }));
    const content: OrderContent = {
      ...made,
      quote: { ...quote, totals },
      equipment: { ...made.equipment, units: made.equipment.units + tried.units },
      ...(tried.lane === 'equipment' ? { equipment: { ...made.equipment, code: '20GP' } } : {}),
      ...(tried.lane !== '' && tried.lane !== 'equipment' ? { [tried.lane]: 'XXXXX' } : {}),
      mandate: forge(mandate, tried.forged),
    };
    const units = tried.lane === 'equipment' ? 0 : tried.units;
    const isInside =
      at === tried.mandate &&
      units === 0 &&
      tried.amount <= 0 &&
      tried.currency === 'USD' &&
      tried.lane === '' &&
      tried.shipper !== null &&
      tried.shipper.trim().replaceAll(/\s+/g, ' ').toLowerCase() === SHIPPER.toLowerCase() &&
      !tried.second &&
      tried.minutes <= 60 &&
      tried.forged === '';
    const findings = await checkMandate({ content, account, keys, now: later(tried.minutes) });
    counts[findings.length === 0 ? 'inside' : 'outside'] += 1;
    return (findings.length === 0) === isInside;
  };
  const attempts = fc.sample(attempt, 10_000);
  const wrong: Attempt[] = [];
  // Many at once: each signature waits for a thread, and on a busy machine one after another would wait long.
  for (let at = 0; at < attempts.length; at += AT_ONCE) {
    const some = attempts.slice(at, at + AT_ONCE);
    const right = await Promise.all(some.map(isAsExpected));
    wrong.push(...some.filter((_, index) => !right[index]));
  }
  expect(wrong).toEqual([]);
  expect(counts.inside).toBeGreaterThan(50);
  expect(counts.inside + counts.outside).toBe(10_000);
}, 120_000);

function forge(mandate: OrderMandate, what: string) {
  const copy = { ...mandate, most: [...mandate.most] };
  if (what === 'containers') return { ...copy, containers: copy.containers + 1 };
  if (what === 'most')
    return {
      ...copy,
      most: [
        { currency: 'USD', amount: 1e6 },
        { currency: 'EUR', amount: 1e6 },
      ],
    };
  if (what === 'shipper') return { ...copy, shipper: 'Maas Verf B.V.' };
  if (what === 'validUntil') return { ...copy, validUntil: '2099-01-01T00:00:00.000Z' };
  if (what === 'signature')
    return { ...copy, signature: `${copy.signature.slice(0, -2)}${copy.signature.endsWith('AA') ? 'BA' : 'AA'}` };
  return copy;
}
