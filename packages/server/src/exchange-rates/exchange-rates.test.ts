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

type Listed = {
  data: { id: number; converted?: { atLeast: number | null; atMost: number | null; rates: object[] } }[];
};
const lane = '/rates?origin=CNSHA&destination=NLRTM';
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${reader}`, ...headers } });
  const text = await response.text();
  return {
    ...{ status: response.status, tag: response.headers.get('etag') ?? '', links: response.headers.get('link') },
    body: (text === '' ? {} : JSON.parse(text)) as Listed & { code?: string; data: { day?: string; newest?: string } },
  };
};

it('a list shows each total converted beside it, and keeps the order of the prices themselves', async () => {
  const [plain, asked] = [await get(lane), await get(`${lane}&convert_to=eur&per_page=2`)];
  expect(asked.body.data.map(({ id }) => id)).toEqual(plain.body.data.map(({ id }) => id).slice(0, 2));
  expect(asked.links).toContain('convert_to=eur');
  const { body } = await get(`${lane}&convert_to=EUR`);
  expect(body.data.map(({ converted }) => converted)).toEqual([
    {
      ...{ currency: 'EUR', atLeast: null, atMost: null },
      rates: [{ from: 'CHF', rate: null, source: null, date: null, reason: 'no_rate' }],
    },
    { currency: 'EUR', atLeast: 900, atMost: 900, rates: [] },
    {
      ...{ currency: 'EUR', atLeast: 800, atMost: 800 },
      rates: [{ from: 'USD', rate: 0.8, source: set.source, date: today, reason: null }],
    },
  ]);
  expect(body.data.map(({ converted: _converted, ...rate }) => rate)).toEqual(plain.body.data);
});

it('an exchange rate that is loaded later changes the answer and its tag, however often it was asked for', async () => {
  const asked = `${lane}&convert_to=EUR`;
  const { tag } = await get(asked);
  for (let times = 0; times < 4; times += 1) expect((await get(asked, { 'if-none-match': tag })).status).toBe(304);
  const plain = await get(lane);
  await post(admin, '/exchange-rates', { ...set, rates: { USD: 2, CHF: 0.95 } });
  const { status, body } = await get(asked, { 'if-none-match': tag });
  expect([status, body.data.map(({ converted }) => converted?.atLeast)]).toEqual([200, [1000, 900, 500]]);
  expect((await get(lane)).tag).toBe(plain.tag);
  await post(admin, '/exchange-rates', set);
  expect((await get(asked)).tag).toBe(tag);
});

it.each([
  ['JPY', lane],
  ['AUD', lane.replace('/rates', '/rates/compare')],
])('where no rate into %s is loaded, %s is refused instead of converted', async (currency, path) => {
  const refusal = async () => {
    const { status, body } = await get(`${path}&convert_to=${currency}`);
    return [status, body.code, body.data.day, body.data.newest];
  };
  expect(await refusal()).toEqual([409, 'exchange_rate_missing', today, null]);
  const old = { ...set, source: `Bank of ${currency}`, date: '2026-01-15', rates: { [currency]: 160 } };
  expect((await post(admin, '/exchange-rates', old)).status).toBe(201);
  expect(await refusal()).toEqual([409, 'exchange_rate_missing', today, '2026-01-15']);
});

it('a quote is refused where its total cannot be converted at all', async () => {
  const { status, body } = await post(reader, '/quotes', {
    ...{ rateId: 1, quantities: { containers: 1 } },
    convertTo: 'KRW',
  });
  expect([status, body.code]).toEqual([409, 'exchange_rate_missing']);
});

it('what is in the currency already needs no rate', async () => {
  const { status, body } = await get(`${lane}&currency=CHF&convert_to=CHF`);
  expect([status, body.data[0]?.converted]).toEqual([200, { currency: 'CHF', atLeast: 950, atMost: 950, rates: [] }]);
});

const load = (csv: string, more: object = {}) => post(admin, '/exchange-rates/csv', { csv, ...more });
const loadedOf = async (source: string) => {
  const { data } = (await getJson('/exchange-rates?per_page=100')) as {
    data: { source: string; date: string; base: string; rates: object }[];
  };
  return data.filter((one) => one.source === source).map(({ date, base, rates }) => ({ date, base, rates }));
};

it('rates are loaded from a table: one rate a line, or a column for each currency', async () => {
  const long =
    'currency;rate;date;base;source\r\nUSD;1.0845;2026-11-20;EUR;"Bank; of A"\r\nJPY;162;2026-11-20;EUR;"Bank; of A"\r\n';
  expect((await load(long)).body).toMatchObject({ sets: 1, rates: 2, from: '2026-11-20', sources: ['Bank; of A'] });
  expect(await loadedOf('Bank; of A')).toEqual([{ date: '2026-11-20', base: 'EUR', rates: { USD: 1.0845, JPY: 162 } }]);
  const wide = '\uFEFFDate,USD,RUB,CNY,\n2026-11-20,1.08,N/A,7.7,\n2026-11-19,1.09,N/A,7.8,\n';
  const { status, body } = await load(wide, { source: 'Bank B', base: 'EUR' });
  expect([status, body]).toMatchObject([201, { sets: 2, rates: 4, from: '2026-11-19', to: '2026-11-20' }]);
  expect(await loadedOf('Bank B')).toMatchObject([{ rates: { USD: 1.08, CNY: 7.7 } }, { date: '2026-11-19' }]);
});

const HEAD = 'date,source,base,currency,rate\n';
it.each([
  [`${HEAD}2026-11-20,Bank C,EUR,USD,1.0845\n2026-11-20,Bank C,EUR,CNY,7,7031\n`, 3, '6 cells'],
  [`${HEAD}2026-11-20,Bank C,EUR,USD,1.0845\n2026-11-20,Bank C,EUR,CNY,"7,7031"\n`, 3, 'decimal comma'],
  [`${HEAD}2026-11-20,Bank C,EUR,USD,1.0845\n2026-11-20,Bank C,EUR,USD,1.08\n`, 3, 'already'],
  [`${HEAD}20.11.2026,Bank C,EUR,USD,1.0845\n`, 2, 'YYYY-MM-DD'],
  [`${HEAD}2999-01-01,Bank C,EUR,USD,1.0845\n`, 2, 'future'],
  [`${HEAD}2026-11-20,"Bank\nC",EUR,USD,1\n2026-11-20,Bank C,EUR,usd,1\n`, 4, 'capitals'],
  [`${HEAD}2026-11-20,Bank C,EUR,USD,-1\n`, 2, 'not a number'],
  [`${HEAD}2026-11-20,Bank C,EUR,USD,0\n`, 2, 'above 0'],
  [`${HEAD}2026-11-20,Bank C,EUR,USD,1e3\n`, 2, 'not a number'],
  [`${HEAD}2026-11-20,Bank C,EUR,EUR,1\n`, 2, 'is the base'],
  [`${HEAD}2026-11-20,,EUR,USD,1\n`, 2, 'source'],
  [HEAD, 1, 'no rate'],
  ['date,source,base,currency,kurs\n', 1, '"kurs" is no column'],
  ['date,source,currency,rate\n', 1, 'no column base'],
  ['date,source,base,USD,USD\n', 1, 'twice'],
])('a table with a fault says its line and loads nothing: %j', async (csv, line, reason) => {
  const { status, body } = await load(csv);
  const { lines } = body.data as { lines: { line: number; code: string; reason: string }[] };
  expect([status, body.code, lines[0]]).toEqual([
    400,
    'exchange_rates_invalid',
    expect.objectContaining({
      line,
      code: expect.stringMatching(/^exchange_/),
      reason: expect.stringContaining(reason),
    }),
  ]);
  expect(await loadedOf('Bank C')).toEqual([]);
});

it('decimal commas are read where they are said to be commas, and then points are refused', async () => {
  const csv = 'date;source;base;currency;rate\n2026-11-20;Bank D;EUR;USD;1,0845\n';
  expect((await load(csv, { decimal: 'comma' })).status).toBe(201);
  expect(await loadedOf('Bank D')).toMatchObject([{ rates: { USD: 1.0845 } }]);
  expect((await load(csv.replace('1,0845', '1.0845'), { decimal: 'comma' })).status).toBe(400);
});
