import { expect, test } from 'vitest';
import type { DeclaredValues } from '../../extraction/index.ts';
import type { Order, OrderChange } from '../order.schema.ts';
import type { OrderAction } from '../states/transitions.ts';
import { openTestOrders, orderOf } from '../testing/open-test-orders.ts';

const module = await openTestOrders();
const { orders, publish, callerWith, extractions, values, database } = module;
const now = new Date();
const agent = await callerWith(['rates:read', 'orders:read', 'orders:write']);
const forwarder = await callerWith(['orders:read', 'orders:write', 'orders:approve']);
const account = await orders.accountOf(agent);

const PAINT: DeclaredValues = {
  unNo: 'UN1263',
  properShippingName: 'PAINT',
  imoHazardClassNo: '3',
  packingGroup: 'III',
};
const orderIn = ({ body }: { body: string }) => JSON.parse(body) as Order;
const requests = { made: 0 };

const cargoOf = (extractionId: number): Order['cargo'] => [
  { description: 'Brushes', grossWeightKg: 40 },
  {
    ...{ description: 'Marine enamel', packages: { count: 80, type: 'drum' } },
    ...{ grossWeightKg: 17_600, dangerousGoods: { extractionId } },
  },
];

const decide = async (id: string, action: OrderAction) =>
  orderIn(await orders.act({ id, actions: [action], request: {}, caller: forwarder, key: undefined, now }));

/** An order of paint, declared with an extraction of its own, and confirmed. */
async function confirmed() {
  requests.made += 1;
  const extraction = 100 + requests.made;
  extractions.set(extraction, []);
  values.set(extraction, PAINT);
  const [rateId = 0] = await publish([{ origin: `CNTE${String.fromCharCode(64 + requests.made)}`, amount: 1000 }]);
  const quote = await orders.quotes.create({ rateId, quantities: { containers: 1 } }, account, now);
  const request = orderOf(quote.id, { cargo: cargoOf(extraction) });
  const placed = orderIn(await orders.place({ request, caller: agent, key: quote.id, now }));
  return { extraction, order: await decide(placed.id, 'confirm') };
}

/** What another key's correction does: the extraction has these values from now on. */
async function correct(extraction: number, corrected: DeclaredValues) {
  values.set(extraction, corrected);
  await database.sql
    .transaction()
    .execute((trx) => orders.noteCorrection({ id: extraction, values: corrected, by: 'Documentation' }, trx));
}

const edit = async (id: string, change: OrderChange) =>
  orderIn(await orders.edit({ id, change, caller: agent, key: undefined, now }));
const namesOfEvents = async (id: string) =>
  (await orders.listEvents(id, {}, agent)).events.map(({ type }) => type.replace(/^agent-rate\.order\.|\.v1$/g, ''));

const POLLUTANT: DeclaredValues = { ...PAINT, unNo: 'UN3082', imoHazardClassNo: '9', marinePollutant: 'Y' };
const CHANGES = [
  { key: 'unNo', declared: 'UN1263', now: 'UN3082' },
  { key: 'imoHazardClassNo', declared: '3', now: '9' },
  { key: 'marinePollutant', declared: null, now: 'Y' },
];

test('An order keeps what its extraction said when it was placed, with a digest of it.', async () => {
  const { extraction, order } = await confirmed();
  expect(order.evidence).toEqual([
    { cargo: 1, extractionId: extraction, digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/), declared: PAINT },
  ]);
  expect(order).toMatchObject({ evidenceChanged: false, evidenceChanges: [] });
});

test('A correction after confirmation leaves the order as it is, marks it, and its event has both values.', async () => {
  const { extraction, order } = await confirmed();
  await correct(extraction, POLLUTANT);
  const evidenceChanges = [{ cargo: 1, extractionId: extraction, changes: CHANGES }];
  expect(await orders.get(order.id, forwarder)).toEqual({ ...order, evidenceChanged: true, evidenceChanges });
  expect(await namesOfEvents(order.id)).toEqual(['placed', 'confirmed', 'evidence-changed']);
  const { events } = await orders.listEvents(order.id, { newestFirst: true, limit: 1 }, forwarder);
  expect(events[0]?.data).toMatchObject({
    ...{ action: 'correct-evidence', by: 'Documentation', version: order.version, bookingStatus: 'CONFIRMED' },
    evidenceChanges,
  });
  const { orders: listed } = await orders.list({ filter: {}, page: 1, perPage: 100 }, forwarder);
  expect(listed.find(({ id }) => id === order.id)?.evidenceChanged).toBe(true);
});

test('A correction that is taken back takes the mark away, and one that changes nothing says nothing.', async () => {
  const { extraction, order } = await confirmed();
  await correct(extraction, PAINT);
  expect(await namesOfEvents(order.id)).toEqual(['placed', 'confirmed']);
  await correct(extraction, POLLUTANT);
  await correct(extraction, PAINT);
  expect(await orders.get(order.id, forwarder)).toEqual(order);
  expect(await namesOfEvents(order.id)).toEqual(['placed', 'confirmed', 'evidence-changed', 'evidence-changed']);
});

test('A change of anything else keeps what was declared; cargo given again declares it as it is now.', async () => {
  const { extraction, order } = await confirmed();
  await correct(extraction, POLLUTANT);
  const noted = await edit(order.id, { remarks: 'call first' });
  expect(noted.amendedContent?.evidence).toEqual(order.evidence);
  await decide(order.id, 'decline-amendment');
  const amended = await edit(order.id, { cargo: cargoOf(extraction) });
  expect(amended).toMatchObject({ evidenceChanged: true, evidence: order.evidence });
  expect(amended.amendedContent?.evidence).toMatchObject([{ declared: POLLUTANT }]);
  const taken = await decide(order.id, 'confirm-amendment');
  expect(taken).toMatchObject({ evidenceChanged: false, evidence: [{ declared: POLLUTANT }] });
});
