import { verifyMandate } from '@agent-rate/client/verify-mandate';
import { verifyQuote } from '@agent-rate/client/verify-quote';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../order.schema.ts';
import { openTestOrders, orderOf } from '../../testing/open-test-orders.ts';

const { orders, publish, rates, callerWith } = await openTestOrders();
const now = new Date();
const today = now.toISOString().slice(0, 10);
const later = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const agent = await callerWith(['rates:read', 'orders:read', 'orders:write']);
const account = await orders.accountOf(agent);

const charge = {
  name: '',
  paymentTerm: null,
  status: 'subject-to' as const,
  condition: null,
  currency: 'USD',
};
const DOC = { ...charge, code: 'DOC', name: 'Documentation fee', amount: 50, basis: 'PER_BILL_OF_LADING' as const };
const THC = { ...charge, code: 'OTHC', name: 'Terminal handling', amount: 100, basis: 'PER_CONTAINER' as const };

const [big = 0, small = 0, hamburg = 0] = await publish([
  { origin: 'CNPAA', equipment: '40HC', amount: 2000, charges: [THC, DOC], validTo: later(90) },
  { origin: 'CNPAA', equipment: '20GP', amount: 1200, charges: [{ ...DOC, amount: 60 }], validTo: later(3) },
  {
    origin: 'CNPAA',
    destination: 'DEHAM',
    equipment: '40HC',
    amount: 2100,
    charges: [DOC],
    missing: ['ISPS is open.'],
  },
]);
const [feeder = 0, ocean = 0, early = 0, late = 0, other = 0] = await publish([
  { origin: 'CNPBA', destination: 'SGSIN', amount: 300, transitDays: 6, carrier: 'ONEY', charges: [DOC] },
  { origin: 'SGSIN', destination: 'NLRTM', amount: 1500, transitDays: 20, charges: [DOC] },
  { origin: 'SGSIN', destination: 'BEANR', amount: 1500, validTo: later(2) },
  { origin: 'SGSIN', destination: 'GBFXT', amount: 1500, validFrom: later(10) },
  { origin: 'MYPKG', destination: 'GBFXT', amount: 1500 },
]);
const part = (rateId: number, containers: number, more: object = {}) => ({
  rateId,
  quantities: { containers },
  ...more,
});
const quote = (parts: ReturnType<typeof part>[], more: object = {}) =>
  orders.quotes.create({ parts, ...more }, account, now);

let sent = 0;
async function place(quoteId: string, more: Parameters<typeof orderOf>[1] = {}, caller = agent) {
  sent += 1;
  const answer = await orders.place({ request: orderOf(quoteId, more), caller, key: `parts-${sent}`, now });
  return { status: answer.status, ...(JSON.parse(answer.body) as Order & { code?: string; data?: object }) };
}

describe('a quote of several rates', () => {
  test('has every charge, sums of each part and of all, and ends with the first of its rates', async () => {
    const made = await quote([part(big, 2), part(small, 1)]);
    expect(made).toMatchObject({
      format: 'agent-rate-quote/2',
      rateId: big,
      quantities: { containers: 2 },
      validUntil: `${later(3)}T23:59:59.999Z`,
      complete: true,
      missing: [],
      totals: [{ currency: 'USD', certain: 2 * 2100 + 1200 + 60, complete: true }],
      parts: [
        { leg: null, billOfLading: 1, rateId: big, quantities: { containers: 2 }, totals: [{ certain: 4200 }] },
        { leg: null, billOfLading: 1, rateId: small, quantities: { containers: 1 }, totals: [{ certain: 1260 }] },
      ],
    });
    expect(made.lines.map(({ part: of, code, amount }) => [of, code, amount])).toEqual([
      [1, 'OFR', 4000],
      [1, 'OTHC', 200],
      [1, 'DOC', 0],
      [2, 'OFR', 1200],
      [2, 'DOC', 60],
    ]);
  });

  test('charges a fee per bill of lading once for a lane and carrier, for each of two bills, and apart on another lane', async () => {
    const one = await quote([part(big, 2), part(small, 1)]);
    expect(one.lines[2]).toMatchObject({ code: 'DOC', quantity: 0, amount: 0, certainty: 'certain', countedIn: 2 });
    const two = await quote([
      part(big, 2),
      { ...part(small, 1), quantities: { containers: 1, billsOfLading: 2 } } as never,
    ]);
    expect(two.lines[4]).toMatchObject({ code: 'DOC', quantity: 2, amount: 120 });
    const lanes = await quote([part(big, 1), part(hamburg, 1)]);
    expect(lanes.lines.filter(({ code }) => code === 'DOC').map(({ amount }) => amount)).toEqual([50, 50]);
    expect(lanes.missing).toEqual(['Part 2: ISPS is open.']);
    expect(lanes).toMatchObject({ complete: false, totals: [{ certain: 4300, atMost: null, complete: false }] });
  });

  test('is verified offline, and no figure of it can be changed', async () => {
    const made = await quote([part(big, 2), part(small, 1)]);
    const keys = await orders.quotes.jwks();
    expect(await verifyQuote(made, keys, now)).toMatchObject({ valid: true, faults: [] });
    const { parts = [] } = made;
    const forged = [
      { ...made, parts: parts.slice(0, 1) },
      { ...made, parts: parts.map((one) => ({ ...one, totals: [] })) },
      { ...made, quantities: { ...made.quantities, containers: 1 } },
    ];
    for (const one of forged) {
      const { faults } = await verifyQuote(one, keys, now);
      expect(faults.map(({ code }) => code)).toEqual(expect.arrayContaining(['signature_wrong', 'figure_differs']));
    }
  });

  test('of one part is the quote of that rate', async () => {
    const { id: _a, signature: _b, issuedAt: _c, ...one } = await quote([part(big, 2)]);
    const single = await orders.quotes.create({ rateId: big, quantities: { containers: 2 } }, account, now);
    const { id: _d, signature: _e, issuedAt: _f, ...same } = single;
    expect(JSON.stringify(one)).toBe(JSON.stringify(same));
  });

  test('is refused with a rate beside its parts, and says in which part a rate is missing', async () => {
    await expect(quote([part(big, 1)], { rateId: big })).rejects.toMatchObject({ code: 'rest_invalid_param' });
    await expect(quote([part(big, 1), part(999_999, 1)])).rejects.toMatchObject({
      ...{ code: 'rate_not_found', data: { part: 2, next: expect.any(String) } },
    });
    await expect(orders.quotes.create({ rateId: big }, account, now)).rejects.toMatchObject({
      code: 'rest_missing_callback_param',
    });
  });

  test('is in the list of quotes with its parts', async () => {
    const made = await quote([part(big, 2), part(small, 1)]);
    const { quotes } = await orders.quotes.list({ page: 1, perPage: 100, now }, account);
    expect(quotes.find(({ id }) => id === made.id)).toMatchObject({
      ...{ orderable: true, equipment: '40HC', containers: 2, totals: made.totals },
      parts: [{ equipment: { units: 2 } }, { equipment: { code: '20GP', units: 1 } }],
    });
  });

  test('tells which price moved when one of its rates is superseded, and when one is gone', async () => {
    const [one = 0, two = 0] = await publish([
      { origin: 'CNPCA', amount: 1000 },
      { origin: 'CNPCB', amount: 500 },
    ]);
    const made = await quote([part(one, 2), part(two, 1)]);
    const [newer = 0] = await publish([{ origin: 'CNPCB', amount: 550 }]);
    expect(await orders.quotes.check(made.id, now)).toMatchObject({
      ...{ orderable: true, superseded: true },
      current: { rateId: one, rateIds: [one, newer], totals: [{ certain: 2550 }] },
      changes: [{ what: 'line 2: Ocean freight', difference: 50 }],
      newQuote: { parts: [{ rateId: one }, { rateId: newer }] },
    });
    const order = await place(made.id);
    expect(order.priceMovement).toMatchObject({ totals: [{ quoted: 2500, current: 2550, difference: 50 }] });
    await rates.revert((await rates.getRevision(newer)).rate.source.sheet, 'test');
    await rates.revert((await rates.getRevision(two)).rate.source.sheet, 'test');
    expect(await orders.quotes.check(made.id, now)).toMatchObject({ superseded: true, current: null });
  });
});

describe('a quote of legs', () => {
  test('prices the second leg on the day that the first arrives, and says what is open between them', async () => {
    const made = await quote([part(feeder, 1, { leg: 1 }), part(ocean, 1, { leg: 2 })]);
    expect(made.parts?.map(({ leg, date, billOfLading }) => [leg, date, billOfLading])).toEqual([
      [1, today, 1],
      [2, later(6), 2],
    ]);
    expect(made.totals).toMatchObject([{ certain: 300 + 1500 + 50 + 50, complete: false }]);
    expect(made.missing).toEqual(['Handling and storage at SGSIN between leg 1 and leg 2 are not quoted.']);
    const order = await place(made.id);
    expect(order).toMatchObject({
      status: 201,
      origin: 'CNPBA',
      destination: 'NLRTM',
      parts: [{ leg: 1 }, { leg: 2 }],
    });
  });

  test('waits for a rate that begins later', async () => {
    const made = await quote([part(feeder, 1, { leg: 1 }), part(late, 1, { leg: 2 })]);
    expect(made.parts?.[1]).toMatchObject({ date: later(10) });
  });

  test('is refused where legs do not meet: in place, in containers, in time', async () => {
    const first = part(feeder, 1, { leg: 1 });
    const refused = { code: 'quote_legs_do_not_meet' };
    await expect(quote([first, part(other, 1, { leg: 2 })])).rejects.toMatchObject(refused);
    await expect(quote([first, part(ocean, 2, { leg: 2 })])).rejects.toMatchObject(refused);
    await expect(quote([first, part(ocean, 1, { leg: 2, date: later(5) })])).rejects.toMatchObject(refused);
    await expect(quote([first, part(early, 1, { leg: 2 })])).rejects.toMatchObject({
      code: 'quote_day_outside_validity',
    });
    await expect(quote([first, part(ocean, 1)])).rejects.toMatchObject({ code: 'rest_invalid_param' });
  });
});

describe('an order of a quote of several rates', () => {
  test('has its parts, costs what all cost, and is previewed with every part', async () => {
    const made = await quote([part(big, 2), part(small, 1)]);
    const preview = await orders.preview({ request: orderOf(made.id), caller: agent, now });
    expect(preview).toMatchObject({ permitted: true, totals: made.totals, ordered: { parts: [{}, {}] } });
    expect(preview.summary).toContain('2 × 40HC CNPAA to NLRTM with MAEU; 1 × 20GP CNPAA to NLRTM with MAEU,');
    const order = await place(made.id);
    expect(order).toMatchObject({
      status: 201,
      price: { totals: made.totals },
      parts: [{ rateId: big }, { rateId: small }],
    });
    const single = await orders.quotes.create({ rateId: big, quantities: { containers: 1 } }, account, now);
    const change = { quoteId: single.id };
    const { body } = await orders.edit({ id: order.id, change, caller: agent, key: undefined, now });
    expect(JSON.parse(body)).not.toHaveProperty('parts');
  });

  test('is refused when any of its parts is outside of the limits of the key, or all are in sum', async () => {
    const made = await quote([part(big, 1), part(hamburg, 1)]);
    const refused = async (limits: object) => {
      const caller = await callerWith(['orders:read', 'orders:write'], limits);
      const { findings } = (await place(made.id, {}, caller)).data as { findings: { rule: string }[] };
      return findings.map(({ rule }) => rule);
    };
    expect(await refused({ lanes: ['CN-NLRTM'] })).toEqual(['limit_lane']);
    expect(await refused({ perOrder: { USD: 4299 } })).toContain('limit_per_order');
    const legs = await quote([part(feeder, 1, { leg: 1 }), part(ocean, 1, { leg: 2 })]);
    const caller = await callerWith(['orders:read', 'orders:write'], { carriers: ['ONEY'] });
    expect((await place(legs.id, {}, caller)).code).toBe('order_not_permitted');
  });

  test('is found in lists by the lane, carrier and container type of any part, and by no mixture of two', async () => {
    const caller = await callerWith(['orders:read', 'orders:write']);
    const ordered = async (parts: ReturnType<typeof part>[]) => (await place((await quote(parts)).id, {}, caller)).id;
    const types = await ordered([part(big, 2), part(small, 1)]);
    const legs = await ordered([part(feeder, 1, { leg: 1 }), part(ocean, 1, { leg: 2 })]);
    const ids = async (filter: Parameters<typeof orders.list>[0]['filter']) => {
      const page = await orders.list({ filter, page: 1, perPage: 20 }, caller);
      expect(page.total).toBe(page.orders.length);
      return page.orders.map(({ id }) => id).sort();
    };
    for (const equipment of ['40HC', '20GP', "20'GP", '20gp']) expect(await ids({ equipment })).toContain(types);
    expect(await ids({ equipment: '20GP' })).toEqual([types]);
    for (const lane of [
      { origin: 'CNPBA', destination: 'NLRTM' },
      { origin: 'cnpba', destination: 'SGSIN', carrier: 'oney' },
      { origin: 'SGSIN', destination: 'NLRTM', carrier: 'MAEU' },
    ]) {
      expect(await ids(lane)).toEqual([legs]);
    }
    expect(await ids({ origin: 'SGSIN', destination: 'SGSIN' })).toEqual([]);
    expect(await ids({ origin: 'SGSIN', carrier: 'ONEY' })).toEqual([]);
    expect(await ids({ origin: 'SGSIN', equipment: '20GP' })).toEqual([]);
  });

  test('is covered by a mandate as a whole', async () => {
    const approver = await callerWith(['orders:read', 'orders:approve']);
    const made = await quote([part(big, 2), part(small, 1)]);
    const request = { shipper: 'Ningbo Coatings Co., Ltd.' };
    const mandate = await orders.quotes.approve(made.id, request, await orders.accountOf(approver), now);
    expect(mandate.parts).toMatchObject([
      { equipment: '40HC', containers: 2 },
      { equipment: '20GP', containers: 1 },
    ]);
    const order = await place(made.id, { mandate });
    expect(order.status).toBe(201);
    const keys = await orders.quotes.jwks();
    expect(await verifyMandate(mandate, keys, { order, now })).toMatchObject({ valid: true, faults: [] });
    const [first, second] = order.parts ?? [];
    const more = {
      ...order,
      parts: [first, { ...second, equipment: { code: '20GP', units: 2 } }] as typeof order.parts,
    };
    expect((await verifyMandate(mandate, keys, { order: more as never, now })).faults).toMatchObject([
      { code: 'mandate_containers' },
    ]);
  });
});
