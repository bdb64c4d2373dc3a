import { verifyQuote } from '@agent-rate/client/verify-quote';
import { beforeAll, expect, it } from 'vitest';
import { startService } from '../testing/start-service.ts';

const { url, keyWith, getJson } = await startService([
  { amount: 1000, currency: 'USD', carrier: 'MAEU', equipment: '40HC' },
  { amount: 900, currency: 'EUR', carrier: 'MSCU', equipment: '40HC' },
  { amount: 950, currency: 'CHF', carrier: 'CMDU', equipment: '40HC' },
]);
const admin = await keyWith(['admin']);
const reader = await keyWith(['rates:read']);
const today = new Date().toISOString().slice(0, 10);
const set = { source: 'European Central Bank', date: today, base: 'EUR', rates: { USD: 1.25 } };

async function post(key: string, path: string, body: unknown) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

beforeAll(async () => {
  expect((await post(admin, '/exchange-rates', set)).status).toBe(201);
});

it('rates are loaded by an administrator and shown to all who read rates', async () => {
  expect((await post(reader, '/exchange-rates', set)).status).toBe(403);
  expect(await getJson('/exchange-rates')).toMatchObject({ data: [set], meta: { total: 1 } });
});

it.each([
  { ...set, date: '2999-01-01' },
  { ...set, date: '2026-02-30' },
  { ...set, rates: {} },
  { ...set, rates: { EUR: 1 } },
])('what cannot be one is refused: %j', async (wrong) => {
  expect((await post(admin, '/exchange-rates', wrong)).body.code).toBe('exchange_rates_invalid');
});

it('a comparison ranks rates of different currencies when it is asked to, and says what it could not convert', async () => {
  type Compared = { data: { cheapest: string; converted?: object; rate: { base: object } }[] };
  const lane = '/rates/compare?origin=CNSHA&destination=NLRTM';
  const asked = (await getJson(`${lane}&convert_to=eur`)) as Compared;
  const source = { source: set.source, date: today };
  expect(asked.data.map(({ cheapest, converted, rate: { base } }) => [cheapest, base, converted])).toEqual([
    [
      'certain',
      { amount: 950, currency: 'CHF' },
      {
        ...{ currency: 'EUR', atLeast: null, atMost: null },
        rates: [{ from: 'CHF', rate: null, source: null, date: null, reason: 'no_rate' }],
      },
    ],
    [
      'certain',
      { amount: 1000, currency: 'USD' },
      { currency: 'EUR', atLeast: 800, atMost: 800, rates: [{ from: 'USD', rate: 0.8, ...source, reason: null }] },
    ],
    ['no', { amount: 900, currency: 'EUR' }, { currency: 'EUR', atLeast: 900, atMost: 900, rates: [] }],
  ]);
  const plain = (await getJson(lane)) as Compared;
  expect(plain.data.map(({ cheapest, converted }) => [cheapest, converted])).toEqual(
    Array.from({ length: 3 }, () => ['certain', undefined]),
  );
});

it('a quote carries the rate that it was converted by, signed', async () => {
  const request = { rateId: 1, quantities: { containers: 3 }, convertTo: 'EUR' };
  const { body: quote } = await post(reader, '/quotes', request);
  expect(quote.conversion).toMatchObject({ currency: 'EUR', atLeast: 2400, rates: [{ from: 'USD', rate: 0.8 }] });
  const keys = (await getJson('/.well-known/jwks.json')) as Parameters<typeof verifyQuote>[1];
  const signed = quote as Parameters<typeof verifyQuote>[0];
  expect((await verifyQuote(signed, keys, new Date())).valid).toBe(true);
  const altered = { ...(signed as object), conversion: { ...(quote.conversion as object), atLeast: 1 } };
  expect((await verifyQuote(altered as typeof signed, keys, new Date())).valid).toBe(false);
});
