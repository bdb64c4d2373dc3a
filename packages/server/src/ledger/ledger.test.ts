import { extendsHead, type LedgerProof, verifyProof } from '@agent-rate/client/verify-proof';
import { expect, test } from 'vitest';
import { queryableOf } from '../db/index.ts';
import type { Order } from '../orders/order.schema.ts';
import { orderOf } from '../orders/testing/open-test-orders.ts';
import { saveSampleDraft } from '../testing/sample-rates.ts';
import { startService } from '../testing/start-service.ts';
import { recordAct } from './record-act.ts';

const { url, service, database, keyWith } = await startService([{ amount: 1800 }, { amount: 2100, carrier: 'HLCU' }]);
const key = await keyWith(['rates:read', 'orders:read', 'orders:write', 'orders:approve']);
const caller = await service.authenticate(`Bearer ${key}`);
const { pool } = database;
const now = new Date();

async function ask<T>(path: string, as = key): Promise<T> {
  return (await (await fetch(url + path, { headers: { authorization: `Bearer ${as}` } })).json()) as T;
}
const jwks = () => service.orders.quotes.jwks();
const { rows } = await pool.query<{ id: number }>('select id from rates order by id');
const [rateId = 0] = rows.map(({ id }) => id);
const makeQuote = async () =>
  service.orders.quotes.create({ rateId, quantities: { containers: 2 } }, await service.orders.accountOf(caller), now);
const placeOrder = async (quoteId: string, more = {}): Promise<Order> => {
  const { body } = await service.orders.place({ request: orderOf(quoteId, more), caller, key: quoteId, now });
  return JSON.parse(body);
};

test('a quote, an order and a rate are proven offline as they were answered, and nothing else is', async () => {
  const quote = await makeQuote();
  const keys = await jwks();
  const ofQuote = await ask<LedgerProof>(`/quotes/${quote.id}/proof`);
  expect(await verifyProof(ofQuote, keys, { answer: quote })).toMatchObject({
    valid: true,
    acts: [{ act: 'create', subject: `quotes/${quote.id}` }],
    proven: Object.keys(quote),
    notProven: [],
  });
  const changed = { ...quote, validUntil: new Date(0).toISOString() };
  expect((await verifyProof(ofQuote, keys, { answer: changed })).faults).toMatchObject([{ code: 'answer_differs' }]);

  const { id } = await placeOrder(quote.id);
  await service.orders.act({ id, actions: ['confirm'], request: {}, caller, key: undefined, now });
  await service.orders.edit({ id, change: { remarks: 'call first' }, caller, key: undefined, now });
  const order = await ask<Order>(`/orders/${id}`);
  const ofOrder = await ask<LedgerProof>(`/orders/${id}/proof`);
  expect(await verifyProof(ofOrder, keys, { answer: order })).toMatchObject({
    valid: true,
    acts: [{ act: 'amend' }, { act: 'save' }, { act: 'save' }],
    notProven: ['allowedActions', 'placedBy', 'evidenceChanged', 'price'],
    faults: [],
  });
  const confirmed = { ...order, amendedBookingStatus: 'AMENDMENT_CONFIRMED' };
  expect((await verifyProof(ofOrder, keys, { answer: confirmed })).valid).toBe(false);

  const rate = await ask<Record<string, unknown>>(`/rates/${rateId}`);
  const ofRate = await ask<LedgerProof>(`/rates/${rateId}/proof`);
  const verdict = await verifyProof(ofRate, keys, { answer: rate });
  expect(verdict).toMatchObject({ valid: true, acts: [{ act: 'publish' }], faults: [] });
  expect(verdict.proven).toEqual(
    expect.arrayContaining(['base', 'charges', 'total', 'validFrom', 'validTo', 'carrier']),
  );
  expect((await verifyProof(ofRate, keys, { answer: { ...rate, base: { amount: 1, currency: 'USD' } } })).valid).toBe(
    false,
  );
});

test('a proof of which any part was changed does not hold', async () => {
  const proof = await ask<LedgerProof>(`/rates/${rateId}/proof`);
  const keys = await jwks();
  const text = JSON.stringify(proof);
  let tried = 0;
  for (const { index } of text.matchAll(/(?<=:"|:|,"|\[")[0-9a-zA-Z]/g)) {
    if (index % 3 !== 0) continue;
    const other = text[index] === '1' ? '2' : '1';
    const changed: unknown = parse(`${text.slice(0, index)}${other}${text.slice(index + 1)}`);
    if (changed === undefined) continue;
    tried += 1;
    expect({ at: text.slice(index - 20, index + 20), ...(await verifyProof(changed, keys)) }).toMatchObject({
      valid: false,
    });
  }
  expect(tried).toBeGreaterThan(10);
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test('who may not see an answer gets no proof of it', async () => {
  const { id } = await makeQuote();
  const other = await keyWith(['rates:read', 'orders:read'], 'another');
  expect(await ask(`/quotes/${id}/proof`, other)).toMatchObject({ code: 'quote_not_found' });
  expect(await ask('/ledger/entries', other)).toMatchObject({ data: { status: 403 } });
});

test('a head that was kept is a beginning of each later one', async () => {
  const first = await service.ledger.head();
  await makeQuote();
  const { second, path } = await service.ledger.proveConsistency(first.size);
  expect(second.size).toBe(first.size + 1);
  expect(await extendsHead(first, second, path)).toBe(true);
  expect(await extendsHead({ ...first, root: second.root }, second, path)).toBe(false);
  await expect(service.ledger.proveConsistency(first.size + 5)).rejects.toMatchObject({ code: 'ledger_head_unknown' });
});

test('fifty quotes at once get fifty entries, each with a place of its own, under heads that are signed', async () => {
  const before = (await service.ledger.head()).size;
  const quotes = await Promise.all(Array.from({ length: 50 }, makeQuote));
  const heads = await Promise.all(quotes.map(() => service.ledger.head()));
  expect(Math.max(...heads.map(({ size }) => size))).toBe(before + 50);
  const { entries, total } = await service.ledger.list({ kind: 'quote', page: 1, perPage: 50 });
  expect(new Set(entries.map(({ position }) => position)).size).toBe(50);
  expect(total).toBeGreaterThanOrEqual(50);
  expect(await service.ledger.check()).toMatchObject({ intact: true, waiting: 0 });
});

test('a quote that was not stored has no entry, and an order that was refused has none', async () => {
  const { size } = await service.ledger.head();
  const refused = await service.orders
    .place({ request: orderOf('quo_none'), caller, key: 'none', now })
    .catch(({ code }) => code);
  expect(refused).toBe('quote_not_found');
  expect((await service.ledger.head()).size).toBe(size);
});

test('placing is one entry, though an order that waits for approval is two events; two, as once, are still proven', async () => {
  const careful = await service.authenticate(`Bearer ${await keyWith(['rates:read', 'orders:read', 'orders:write'])}`);
  await service.keys.setLimits(careful.keyId ?? '', { approval: 'always' });
  const quote = await makeQuote();
  const placing = { request: orderOf(quote.id), caller: careful, key: 'careful', now };
  const order: Order = JSON.parse((await service.orders.place(placing)).body);
  expect(order.bookingStatus).toBe('PENDING_APPROVAL');
  const { events } = await service.orders.listEvents(order.id, { limit: 10 }, caller);
  expect(events.map(({ type }) => type.split('.')[2])).toEqual(['placed', 'approval-requested']);
  const subject = `orders/${order.id}`;
  const acts = async () => (await service.ledger.list({ subject, kind: 'order', page: 1, perPage: 10 })).entries;
  expect((await acts()).map(({ leaf }) => leaf.act)).toEqual(['place']);
  await recordAct(queryableOf(database.sql), { kind: 'order', key: [order.id], act: 'place', by: order.placedBy });
  expect(await acts()).toHaveLength(2);
  expect(await service.ledger.check()).toMatchObject({ intact: true });
  const proof = await ask<LedgerProof>(`/orders/${order.id}/proof`);
  expect(await verifyProof(proof, await jwks(), { answer: order })).toMatchObject({ faults: [] });
});

test('a publication and its revert are two entries, with the rates that each opened and closed', async () => {
  const draft = await saveSampleDraft(database, [{ amount: 1750, carrier: 'ONEY' }]);
  await service.rates.publish(draft, 'Pia');
  await service.rates.revert(draft, 'Pia');
  expect(await service.ledger.check()).toMatchObject({ intact: true, rows: { publication: 3 } });
});

test('erasing a person takes the name out of mandates and entries, and both still verify', async () => {
  const person = await service.people.create({ name: 'Grace Okafor', role: 'approver' }, 'tester');
  const { key: hers } = await service.people.accept(person.link.split('#')[1] ?? '');
  const grace = await service.authenticate(`Bearer ${hers}`);
  const [quote, unused] = [await makeQuote(), await makeQuote()];
  const request = { shipper: 'Ningbo Coatings Co., Ltd.' };
  const account = await service.orders.accountOf(grace);
  const mandate = await service.orders.quotes.approve(quote.id, request, account, now);
  const kept = await service.orders.quotes.approve(unused.id, request, account, now);
  expect(mandate.approvedBy).toBe('Grace Okafor (approver)');
  const { id } = await placeOrder(quote.id, { mandate });
  await service.orders.act({ id, actions: ['confirm'], request: {}, caller: grace, key: undefined, now });
  expect(await service.ledger.check()).toMatchObject({ intact: true, erased: 0 });

  await service.erasing.erase({ person: person.id });
  const tables = await pool.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of tables.rows) {
    const { rowCount } = await pool.query(`select 1 from "${name}" t where strpos(t::text, 'Okafor') > 0`);
    expect([name, rowCount]).toEqual([name, 0]);
  }
  const report = await service.ledger.check();
  expect(report).toMatchObject({ intact: true, faults: [] });
  expect(report.erased).toBeGreaterThan(3);
  const { verifyMandate } = await import('@agent-rate/client/verify-mandate');
  const keys = await jwks();
  const order = await ask<Order>(`/orders/${id}`);
  expect(order.mandate).toMatchObject({ id: mandate.id, approvedBy: 'erased', redactedAt: expect.any(String) });
  expect(await verifyMandate(order.mandate, keys, { order, now })).toMatchObject({ valid: true });
  // Who has the mandate as it was approved can verify that one too, and order with it; the order keeps no name.
  expect(await verifyMandate(mandate, keys, { now })).toMatchObject({ valid: true });
  const later = await placeOrder(unused.id, { mandate: kept });
  expect(later.mandate).toMatchObject({ id: kept.id, approvedBy: 'erased' });
  const proof = await ask<LedgerProof>(`/orders/${id}/proof`);
  expect(await verifyProof(proof, keys, { answer: order })).toMatchObject({ valid: true });
  // A name that disappears without an erasure is found.
  await pool.query(
    `update ledger_entries set made_by = 'erased', made_by_salt = null where id = (select max(id) from ledger_entries)`,
  );
  await pool.query(`update orders set placed_by = 'erased' where id = $1`, [later.id]);
  const { faults } = await service.ledger.check();
  expect(faults.map(({ code }) => code)).toContain('erased_unrecorded');
});
