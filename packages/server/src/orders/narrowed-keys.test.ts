import { idOfNarrowedKey, type Narrowing, narrowKey, startChain } from '@agent-rate/client/narrow-key';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Caller, KeyLimits, Scope } from '../base/index.ts';
import { createAuthenticator } from '../keys/authenticator.ts';
import { createKeyStore } from '../keys/key-store.ts';
import { accountOf } from './account.ts';
import { checkLimits, limitsOfAll, needsApproval, refuseNewOrder, spendingOf } from './checks/check-limits.ts';
import type { Order, OrderContent } from './order.schema.ts';
import { makeContent } from './order-content.ts';
import { openTestOrders, orderOf } from './testing/open-test-orders.ts';

const { orders, keys, publish, database } = await openTestOrders();
const now = new Date();
const SCOPES: Scope[] = ['rates:read', 'orders:read', 'orders:write'];
const whole = await keys.create({ name: 'Acme agent', scopes: SCOPES });
const authenticate = async (key: string) => keys.authenticate(`Bearer ${key}`);
const caller = await authenticate(whole.key);
const narrowed = async (narrowing: Narrowing, key = whole.key) => {
  const made = await narrowKey(key, narrowing);
  return { key: made, caller: await authenticate(made) };
};

let lane = 0;
async function quoteOf(amount = 1000) {
  lane += 1;
  const [rateId = 0] = await publish([{ origin: `CNT${String.fromCharCode(64 + lane)}A`, amount, equipment: '40HC' }]);
  return orders.quotes.create({ rateId, quantities: { containers: 1 } }, await orders.accountOf(caller), now);
}
let sent = 0;
async function place(by: Caller, quoteId: string) {
  sent += 1;
  const { status, body } = await orders.place({ request: orderOf(quoteId), caller: by, key: `key-${sent}`, now });
  return { status, ...(JSON.parse(body) as Order & { data: { findings: { rule: string }[] } }) };
}
const rulesOf = ({ data }: { data: { findings: { rule: string }[] } }) => data.findings.map(({ rule }) => rule);

describe('a key that its holder narrowed', () => {
  test('works with the rights that were left to it, under a name of its own, and without a row in the database', async () => {
    const before = (await keys.list(1, 100)).total;
    const { caller: agent } = await narrowed({ minutes: 5, name: 'booking', scopes: ['rates:read', 'admin'] });
    expect(agent).toMatchObject({ keyId: whole.id, name: 'Acme agent / booking', scopes: ['rates:read'] });
    expect((await keys.list(1, 100)).total).toBe(before);
    expect(await keys.describe(agent)).toMatchObject({
      narrowed: [{ id: expect.any(String), order: null, limits: {} }],
    });
  });

  test('never administers and never approves, though the whole key does', async () => {
    const { key } = await keys.create({ name: 'boss', scopes: ['admin'] });
    const { caller: agent } = await narrowed({ minutes: 5, scopes: ['admin', 'orders:approve', 'orders:read'] }, key);
    expect(agent.scopes).toEqual(['orders:read']);
    expect((await narrowed({ minutes: 5 }, key)).caller.scopes).not.toContain('admin');
  });

  test('ends with the key that it was made of', async () => {
    const { id, key } = await keys.create({ name: 'ends', scopes: SCOPES });
    const { key: child } = await narrowed({ minutes: 5 }, key);
    const { key: grandchild } = await narrowed({ minutes: 5 }, child);
    await keys.revoke(id);
    for (const one of [child, grandchild]) {
      await expect(authenticate(one)).rejects.toMatchObject({ code: 'invalid_api_key' });
    }
  });

  test('is revoked by itself with those made of it; its siblings and the key itself go on', async () => {
    const [revoked, sibling] = [await narrowed({ minutes: 5 }), await narrowed({ minutes: 5 })];
    const grandchild = await narrowed({ minutes: 5 }, revoked.key);
    const link = await idOfNarrowedKey(revoked.key);
    expect(await keys.describe(grandchild.caller)).toMatchObject({ narrowed: [{ id: link }, {}] });
    const first = await keys.revokeNarrowed(whole.id, link, caller);
    expect(first).toMatchObject({ keyId: whole.id, linkId: link, revokedBy: 'Acme agent' });
    expect(await keys.revokeNarrowed(whole.id, link, caller)).toEqual(first);
    for (const one of [revoked.key, grandchild.key, await narrowKey(revoked.key, { minutes: 1 })]) {
      await expect(authenticate(one)).rejects.toMatchObject({ code: 'invalid_api_key' });
    }
    await authenticate(sibling.key);
    await authenticate(whole.key);
  });

  test('is revoked by the key that it was made of or by an administrator, by nobody else', async () => {
    const child = await narrowed({ minutes: 5 });
    const link = await idOfNarrowedKey(child.key);
    const stranger = await authenticate((await keys.create({ name: 'stranger', scopes: SCOPES })).key);
    const refused = (by: Caller) => expect(keys.revokeNarrowed(whole.id, link, by)).rejects;
    await refused(stranger).toMatchObject({ code: 'key_not_found' });
    await refused((await narrowed({ minutes: 5 })).caller).toMatchObject({ code: 'narrowed_key_refused' });
    // The id alone is no proof: under another key it revokes nothing.
    await keys.revokeNarrowed(stranger.keyId ?? '', link, stranger);
    await authenticate(child.key);
    const admin = await authenticate((await keys.create({ name: 'admin', scopes: ['admin'] })).key);
    await keys.revokeNarrowed(whole.id, link, admin);
    await expect(authenticate(child.key)).rejects.toMatchObject({ code: 'invalid_api_key' });
  });

  test('ends after its minutes, also when it was let in before', async () => {
    const short = await narrowKey(whole.key, { minutes: 5 }, new Date(Date.now() - 6 * 60_000));
    const longer = await narrowKey(short, { minutes: 600 });
    for (const one of [short, longer]) {
      await expect(authenticate(one)).rejects.toMatchObject({ code: 'expired_api_key' });
    }
  });

  test('a key from before the migration can be narrowed once it was used', async () => {
    const { id, key } = await keys.create({ name: 'old', scopes: SCOPES });
    await database.pool.query('update api_keys set narrowing_id = null, narrowing_root = null where id = $1', [id]);
    const child = await narrowKey(key, { minutes: 5 });
    await expect(authenticate(child)).rejects.toMatchObject({ code: 'invalid_api_key' });
    await authenticate(key);
    expect(await authenticate(child)).toMatchObject({ keyId: id });
  });

  test('a limit that the service does not know permits nothing', async () => {
    const strange = { minutes: 5, weekdays: ['Monday'] } as Narrowing;
    const wrong: Narrowing = { minutes: 5, limits: { lanes: ['Shanghai to Rotterdam'] } };
    for (const one of [strange, wrong]) {
      const refused = authenticate(await narrowKey(whole.key, one));
      await expect(refused).rejects.toMatchObject({ code: 'narrowed_key_unreadable' });
    }
  });
});

describe('the orders of a narrowed key', () => {
  test('their number and their sum are counted, with those of the keys that were made of it', async () => {
    const agent = await narrowed({ minutes: 5, limits: { orders: 3, total: { USD: 2500 } } });
    const child = await narrowed({ minutes: 5, limits: { orders: 1 } }, agent.key);
    expect((await place(child.caller, (await quoteOf()).id)).status).toBe(201);
    expect(rulesOf(await place(child.caller, (await quoteOf()).id))).toContain('limit_orders');
    expect((await place(agent.caller, (await quoteOf()).id)).status).toBe(201);
    expect(rulesOf(await place(agent.caller, (await quoteOf(700)).id))).toContain('limit_total');
    expect((await place(agent.caller, (await quoteOf(500)).id)).status).toBe(201);
    expect(rulesOf(await place(agent.caller, (await quoteOf(1)).id))).toContain('limit_orders');
    expect((await place(caller, (await quoteOf()).id)).status).toBe(201);
  });

  test('ten at once place no more than one', async () => {
    const agent = await narrowed({ minutes: 5, limits: { orders: 1 } });
    const quotes = [];
    for (let at = 0; at < 10; at += 1) quotes.push(await quoteOf());
    const answers = await Promise.all(quotes.map(({ id }) => place(agent.caller, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('it sees what was ordered with it, and with none of its siblings', async () => {
    const [one, other] = [await narrowed({ minutes: 5 }), await narrowed({ minutes: 5 })];
    const { id } = await place(one.caller, (await quoteOf()).id);
    const list = async (by: Caller) => (await orders.list({ filter: {}, page: 1, perPage: 100 }, by)).orders;
    expect((await list(one.caller)).map((order) => order.id)).toEqual([id]);
    expect(await list(other.caller)).toEqual([]);
    await expect(orders.get(id, other.caller)).rejects.toMatchObject({ code: 'order_not_found' });
    expect(await orders.get(id, caller)).toMatchObject({ id, placedBy: 'Acme agent / narrowed' });
  });

  test('made for one order, it sees and changes that one and places none', async () => {
    const { id } = await place(caller, (await quoteOf()).id);
    const { id: another } = await place(caller, (await quoteOf()).id);
    const { caller: agent } = await narrowed({ minutes: 5, order: id });
    const request = { reason: 'not needed' };
    const cancel = (order: string) =>
      orders.act({ id: order, actions: ['cancel'], request, caller: agent, key: undefined, now });
    await expect(cancel(another)).rejects.toMatchObject({ code: 'order_not_found' });
    expect(rulesOf(await place(agent, (await quoteOf()).id))).toContain('limit_one_order');
    expect((await cancel(id)).status).toBe(200);
    const { caller: torn } = await narrowed(
      { minutes: 5, order: another },
      (await narrowed({ minutes: 5, order: id })).key,
    );
    expect((await orders.list({ filter: {}, page: 1, perPage: 10 }, torn)).total).toBe(0);
  });
});

const ports = fc.constantFrom('CNSHA', 'CNNGB', 'NLRTM', 'DEHAM', 'CN', 'NL', '*');
const amounts = fc.record({ USD: fc.integer({ min: 1, max: 3000 }) });
const everyLimit = fc.record({
  quoteOnly: fc.constantFrom(false, false, true),
  approval: fc.constantFrom('never' as const, 'always' as const),
  perOrder: amounts,
  perDay: amounts,
  total: amounts,
  orders: fc.integer({ min: 1, max: 4 }),
  lanes: fc.array(
    fc.tuple(ports, ports).map(([from, to]) => `${from}-${to}`),
    { minLength: 1, maxLength: 3 },
  ),
  carriers: fc.subarray(['MAEU', 'COSU', 'MSCU'], { minLength: 1 }),
});
const named = ['quoteOnly', 'approval', 'perOrder', 'perDay', 'total', 'orders', 'lanes', 'carriers'] as const;
/** One or two limits, so that many an order is permitted. */
const limits = fc
  .tuple(everyLimit, fc.subarray([...named], { minLength: 1, maxLength: 2 }))
  .map(([all, names]): KeyLimits => Object.fromEntries(names.map((name) => [name, all[name]])));
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.nat(5).chain((at) => (at === 0 ? arbitrary : fc.constant(undefined)));
const link = fc
  .record({
    minutes: fc.integer({ min: 1, max: 500 }),
    scopes: rarely(fc.subarray<Scope>([...SCOPES, 'documents:read'], { minLength: 1 })),
    order: rarely(fc.constantFrom('ord_a', 'ord_b')),
    limits,
  })
  .map(
    ({ scopes, order, ...rest }): Narrowing => ({
      ...rest,
      ...(scopes ? { scopes } : {}),
      ...(order ? { order } : {}),
    }),
  );
const attempt = fc.record({
  origin: fc.constantFrom('CNSHA', 'CNNGB'),
  destination: fc.constantFrom('NLRTM', 'DEHAM'),
  carrier: fc.constantFrom('MAEU', 'COSU', 'MSCU', null),
  cost: fc.integer({ min: 1, max: 2000 }),
  spentToday: fc.constantFrom(0, 500, 2000),
  spentBefore: fc.constantFrom(0, 500, 2000),
  ordersBefore: fc.integer({ min: 0, max: 4 }),
  minutesLater: fc.constantFrom(0, 0, 1, 30, 400),
});

/** The row of the key is read once: 10,000 chains need no more of the database than one. */
const row = await createKeyStore(database).findByNarrowing((await startChain(whole.key)).root);
const check = createAuthenticator({
  store: { ...createKeyStore(database), findByNarrowing: async () => row, hasRevoked: async () => false },
  changes: { on: () => {}, isConnected: () => true },
  now: () => now,
});

test('of 10,000 random chains none allows what one of its links forbids', async () => {
  const quote = await quoteOf();
  const sample = makeContent(orderOf(quote.id), quote);
  const [line] = quote.lines;
  const counts = { allowed: 0, refused: 0 };
  const property = fc.asyncProperty(
    fc.array(link, { minLength: 1, maxLength: 3 }),
    attempt,
    fc.nat(19),
    async (links, tried, cut) => {
      let key = whole.key;
      const steps = [key];
      for (const one of links) {
        key = await narrowKey(key, one, now);
        steps.push(key);
      }
      if (cut < 4) await refuseForgery(steps, cut);
      const agent = await check(`Bearer ${key}`);
      const account = await accountOf(agent, {
        limitsOf: async () => ({ account: whole.id, limits: {}, environment: 'live' }),
      });
      const content: OrderContent = {
        ...sample,
        ...{ origin: tried.origin, destination: tried.destination, carrier: tried.carrier },
        quote: {
          ...quote,
          lines: line ? [{ ...line, amount: tried.cost, currency: 'USD', certainty: 'certain' }] : [],
        },
      };
      expect(spendingOf(content.quote).get('USD')).toBe(tried.cost * 100);
      const inMinor = (amount: number) => new Map([['USD', amount * 100]]);
      const counted = {
        ordersBefore: tried.ordersBefore,
        spentToday: inMinor(tried.spentToday),
        spentBefore: inMinor(tried.spentBefore),
      };
      const findings = limitsOfAll(account).flatMap((one) => checkLimits(one.limits, { content, ...counted }));
      const bound = account.links.flatMap(({ order }) => (order === null ? [] : [refuseNewOrder(order)]));
      const isOver = (agent.narrowing?.until.getTime() ?? 0) <= now.getTime() + tried.minutesLater * 60_000;
      const mayWrite = agent.scopes.includes('orders:write');
      const isAllowed = !isOver && mayWrite && [...findings, ...bound].every(({ severity }) => severity !== 'ERROR');
      counts[isAllowed ? 'allowed' : 'refused'] += 1;
      expect(isAllowed).toBe(links.every((one) => permits(one, tried)));
      expect(needsApproval(account, content)).toBe(links.some((one) => one.limits?.approval === 'always'));
    },
  );
  await fc.assert(property, { numRuns: 10_000 });
  expect(counts.allowed).toBeGreaterThan(200);
  expect(counts.allowed + counts.refused).toBe(10_000);
}, 60_000);

type Attempt = typeof attempt extends fc.Arbitrary<infer A> ? A : never;

/** What a link says, worked out here without the rules of the service. */
function permits({ minutes, scopes, order, limits: given = {} }: Narrowing, tried: Attempt): boolean {
  const covers = (pattern: string, code: string) => pattern === '*' || code.startsWith(pattern);
  const onLane = (one: string) =>
    covers(one.split('-')[0] ?? '', tried.origin) && covers(one.split('-')[1] ?? '', tried.destination);
  return (
    tried.minutesLater < minutes &&
    (scopes === undefined || scopes.includes('orders:write')) &&
    order === undefined &&
    given.quoteOnly !== true &&
    (given.perOrder === undefined || tried.cost <= (given.perOrder.USD ?? 0)) &&
    (given.perDay === undefined || tried.spentToday + tried.cost <= (given.perDay.USD ?? 0)) &&
    (given.total === undefined || tried.spentBefore + tried.cost <= (given.total.USD ?? 0)) &&
    (given.orders === undefined || tried.ordersBefore < given.orders) &&
    (given.lanes === undefined || given.lanes.some(onLane)) &&
    (given.carriers === undefined || (tried.carrier !== null && given.carriers.includes(tried.carrier)))
  );
}

/** A holder of the last step takes a link away, or changes one: what comes of it is no key. */
async function refuseForgery(steps: readonly string[], cut: number): Promise<void> {
  const last = steps.at(-1) ?? '';
  const [content = '', signature] = last.slice('ar_narrowed_'.length).split('.');
  const { root, links } = JSON.parse(Buffer.from(content, 'base64url').toString());
  const at = cut % links.length;
  const changed = links.map((one: object, index: number) =>
    index === at ? { ...one, until: '2099-01-01T00:00:00.000Z' } : one,
  );
  const fewer = links.filter((_: object, index: number) => index !== at);
  const forged = { root, links: cut % 2 === 0 ? changed : fewer };
  const text = `ar_narrowed_${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${signature}`;
  await expect(Promise.resolve(check(`Bearer ${text}`))).rejects.toMatchObject({ code: 'invalid_api_key' });
}
