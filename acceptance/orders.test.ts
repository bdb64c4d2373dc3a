import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RateList } from './rate.ts';
import { ask, describeService, getJson, type Refusal, target } from './target.ts';

type Quote = { id: string; rateId: number; signature: string; totals: { currency: string; certain: number }[] };
type Order = {
  id: string;
  version: number;
  bookingStatus: string;
  amendedBookingStatus: string | null;
  bookingCancellationStatus: string | null;
  allowedActions: string[];
  remarks: string | null;
  amendedContent: { remarks: string | null } | null;
  quote: Quote;
};

const key = target.key;
const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const doTo = async ({ id }: Order, action: string, body: unknown = {}, as = key) =>
  (await (await post(`/orders/${id}/${action}`, body, { authorization: `Bearer ${as}` })).json()) as Order & Refusal;

/** Whether the key may order and decide; the tests are skipped otherwise. */
const mayOrder =
  target.url !== '' &&
  key !== '' &&
  (await post('/orders?preview=true', {})).status === 400 &&
  (await post('/orders/ord_none/approve')).status === 404;

async function quoteOne(as = key): Promise<Quote> {
  const { data } = await getJson<RateList>('/rates?per_page=1&orderby=valid_to&order=desc');
  const request = { rateId: data[0]?.id, quantities: { containers: 1 } };
  const answer = await post('/quotes', request, { authorization: `Bearer ${as}` });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Quote;
}

const bodyOf = ({ id: quoteId }: Quote) => ({
  quoteId,
  references: [{ type: 'CR', value: 'acceptance' }],
  parties: [{ role: 'BOOKING_PARTY', name: 'Acceptance test' }],
  cargo: [{ description: 'Nothing: this order is cancelled at once' }],
});

async function place(idempotencyKey: string = randomUUID(), body?: object): Promise<Order> {
  const answer = await post('/orders', body ?? bodyOf(await quoteOne()), { 'idempotency-key': idempotencyKey });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Order;
}

describeService('a quote', () => {
  it('is signed: the signature holds by the public keys alone, and for nothing else', async () => {
    const quote = await quoteOne();
    const { keys } = await getJson<{ keys: { kid: string }[] }>('/.well-known/jwks.json');
    const { signature, ...content } = quote;
    const [header = '', , signed = ''] = signature.split('.');
    const { alg, kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const jwk = keys.find((one) => one.kid === kid);
    expect([alg, jwk === undefined]).toEqual(['EdDSA', false]);
    const publicKey = createPublicKey({ key: jwk ?? {}, format: 'jwk' });
    const holds = (value: object) => {
      const text = `${header}.${Buffer.from(canonical(value)).toString('base64url')}`;
      return verify(null, Buffer.from(text), publicKey, Buffer.from(signed, 'base64url'));
    };
    expect([holds(content), holds({ ...content, rateId: 0 })]).toEqual([true, false]);
    expect(await getJson(`/quotes/${quote.id}`)).toEqual(quote);
  });
});

/** RFC 8785 for what a quote holds. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`;
}

describe.skipIf(!mayOrder)('an order', () => {
  it('is previewed without effect, and refused without an Idempotency-Key', async () => {
    const body = bodyOf(await quoteOne());
    const before = await getJson<{ meta: { total: number } }>('/orders?per_page=1');
    const preview = await post('/orders?preview=true', body);
    expect([preview.status, await preview.json()]).toMatchObject([200, { preview: true, permitted: true }]);
    const refused = await post('/orders', body);
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'idempotency_key_missing' }]);
    const after = await getJson<{ meta: { total: number } }>('/orders?per_page=1');
    expect(after.meta.total).toBe(before.meta.total);
  });

  it('is made once, however often and at once it is sent', async () => {
    const body = bodyOf(await quoteOne());
    const idempotencyKey = randomUUID();
    const headers = { 'idempotency-key': idempotencyKey };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/orders', body, headers)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect([new Set(texts).size, ...new Set(answers.map(({ status }) => status))]).toEqual([1, 201]);
    expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') !== 'true')).toHaveLength(1);
    const other = await post('/orders', { ...body, remarks: 'another' }, headers);
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'idempotency_key_reused' }]);
    expect(await doTo(JSON.parse(texts[0] ?? ''), 'cancel')).toMatchObject({ bookingStatus: 'CANCELLED' });
  });

  it('is amended beside what was confirmed, cancelled on request, and its log says so', async () => {
    const order = await place();
    expect(order).toMatchObject({ bookingStatus: 'RECEIVED', amendedBookingStatus: null });
    expect(await doTo(order, 'confirm')).toMatchObject({ bookingStatus: 'CONFIRMED' });
    const patch = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"remarks":"later"}' };
    expect(await (await ask(`/orders/${order.id}`, patch)).json()).toMatchObject({
      amendedBookingStatus: 'AMENDMENT_RECEIVED',
      remarks: null,
      amendedContent: { remarks: 'later' },
    });
    expect(await doTo(order, 'amendment/confirm')).toMatchObject({ remarks: 'later', amendedContent: null });
    expect(await doTo(order, 'cancel')).toMatchObject({ bookingCancellationStatus: 'CANCELLATION_RECEIVED' });
    expect(await doTo(order, 'cancellation/confirm')).toMatchObject({ bookingStatus: 'CANCELLED', allowedActions: [] });
    expect(await doTo(order, 'confirm')).toMatchObject({ code: 'order_action_not_allowed', data: { status: 409 } });
    const { data } = await getJson<{ data: { data: { action: string } }[] }>(`/orders/${order.id}/events`);
    expect(data.map((event) => event.data.action)).toEqual([
      'place',
      'confirm',
      'amend',
      'confirm-amendment',
      'request-cancellation',
      'confirm-cancellation',
    ]);
  });
});

const adminKey = process.env.ACCEPTANCE_ADMIN_KEY ?? '';

describe.skipIf(!mayOrder || adminKey === '')('an order of a limited key', () => {
  const admin = { authorization: `Bearer ${adminKey}` };
  let agent: { id: string; key: string };
  beforeAll(async () => {
    const scopes = ['rates:read', 'orders:read', 'orders:write', 'orders:approve'];
    const limits = { approval: 'always' };
    const made = await post('/keys', { name: 'acceptance agent', scopes, limits, expires: '1h' }, admin);
    agent = (await made.json()) as typeof agent;
    return async () => {
      await ask(`/keys/${agent.id}`, { method: 'DELETE', headers: admin });
    };
  });
  const placeAs = async () => {
    const headers = { authorization: `Bearer ${agent.key}`, 'idempotency-key': randomUUID() };
    return post('/orders', bodyOf(await quoteOne(agent.key)), headers);
  };

  it('waits until another key approves it', async () => {
    const order = (await (await placeAs()).json()) as Order;
    expect(order.bookingStatus).toBe('PENDING_APPROVAL');
    expect(await doTo(order, 'approve', {}, agent.key)).toMatchObject({ code: 'order_own_approval' });
    expect(await doTo(order, 'approve', { version: 9 })).toMatchObject({ code: 'order_changed' });
    expect(await doTo(order, 'approve', { version: 1 })).toMatchObject({ bookingStatus: 'RECEIVED' });
    expect(await doTo(order, 'cancel')).toMatchObject({ bookingStatus: 'CANCELLED' });
  });

  it('beyond the limits is refused with the limit that it met', async () => {
    const body = JSON.stringify({ perOrder: { USD: 0.01, EUR: 0.01 } });
    const headers = { ...admin, 'content-type': 'application/json' };
    await ask(`/keys/${agent.id}/limits`, { method: 'PUT', headers, body });
    const answer = await placeAs();
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      {
        code: 'order_not_permitted',
        data: { findings: expect.arrayContaining([expect.objectContaining({ rule: 'limit_per_order' })]) },
      },
    ]);
  });
});
