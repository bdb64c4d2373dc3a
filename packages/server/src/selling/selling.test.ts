import { beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../testing/start-service.ts';

const running = await startService([
  { amount: 1500, carrier: 'MAEU', equipment: '40HC' },
  { amount: 900, carrier: 'MSCU', equipment: '20GP', remarks: 'Non-haz only' },
]);
const { url, keyWith, publish } = running;
const admin = await keyWith(['admin']);
const acme = await keyWith(['rates:read', 'orders:write'], 'acme');
const other = await keyWith(['rates:read'], 'other');

type Body = Record<string, never> & Record<string, unknown>;

async function ask(key: string, method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const get = async (key: string, path: string) => (await ask(key, 'GET', path)).body;
const amounts = async (key: string, query = '') =>
  ((await get(key, `/rates${query}`)).data as unknown as { base: { amount: number } }[]).map(({ base }) => base.amount);

const RULES = [
  { percent: 10, minimum: 100, currency: 'USD' },
  { amount: 250, currency: 'USD', equipment: '40HC', carrier: 'Maersk' },
];

describe('a price list', () => {
  beforeAll(async () => {
    const made = await ask(admin, 'POST', '/price-lists', {
      name: 'retail',
      accounts: ['acme'],
      rules: RULES,
      rounding: [{ currency: 'USD', step: 5 }],
    });
    expect([made.status, made.body.rates]).toEqual([201, { current: 2, withoutMargin: 0 }]);
  });

  it('shows its accounts sell prices, and every other account the published ones', async () => {
    expect(await amounts(acme)).toEqual([1000, 1750]);
    expect(await amounts(other)).toEqual([900, 1500]);
    // Asked again and again, whoever asked before.
    for (let i = 0; i < 4; i += 1) {
      expect(await amounts(other)).toEqual([900, 1500]);
      expect(await amounts(acme)).toEqual([1000, 1750]);
    }
  });

  it('filters, counts and compares by sell prices', async () => {
    expect(await amounts(acme, '?max_amount=950')).toEqual([]);
    expect(await amounts(acme, '?min_amount=1600')).toEqual([1750]);
    const { data } = await get(acme, '/rates/stats');
    expect(JSON.stringify(data)).toContain('1750');
    expect(JSON.stringify(data)).not.toMatch(/\b(1500|900)\b/);
    const compared = await get(acme, '/rates/compare?origin=CNSHA&destination=NLRTM');
    expect(JSON.stringify(compared)).not.toMatch(/\b(1500|900)\b/);
  });

  it('sells what is published later from the moment on that it is published', async () => {
    const before = new Date().toISOString();
    await publish([{ amount: 2000, carrier: 'MAEU', equipment: '40HC' }]);
    expect(await amounts(acme, '?equipment=40HC')).toEqual([2250]);
    expect(await amounts(other, '?equipment=40HC')).toEqual([2000]);
    const changes = await get(acme, `/rates/changes?equipment=40HC&from=${before}`);
    const [change] = changes.data as unknown as { before: { base: unknown }; after: { base: unknown } }[];
    expect([change?.before.base, change?.after.base]).toEqual([
      { amount: 1750, currency: 'USD' },
      { amount: 2250, currency: 'USD' },
    ]);
  });

  it('makes quotes at the sell price; only the forwarder sees what it pays', async () => {
    const [rate] = (await get(acme, '/rates?equipment=40HC')).data as unknown as { id: number }[];
    const quote = (await ask(acme, 'POST', '/quotes', { rateId: rate?.id, quantities: { containers: 2 } })).body;
    expect(quote.totals).toMatchObject([{ currency: 'USD', certain: 4500 }]);
    expect((await get(admin, '/quotes')).data).toMatchObject([{ id: quote.id, account: 'acme' }]);
    const { status, body } = await ask(admin, 'GET', `/quotes/${quote.id}/margin`);
    expect([status, body.priceList, body.totals]).toEqual([
      200,
      'retail',
      [{ currency: 'USD', buy: 4000, sell: 4500, margin: 500 }],
    ]);
    expect(body.margins).toEqual([{ line: 'OFR', rule: 2, text: '250 USD' }]);
    const refused = await ask(acme, 'GET', `/quotes/${quote.id}/margin`);
    expect(refused.status).toBe(403);
  });

  it('previews each line with what is paid and what is asked', async () => {
    const { data } = await get(admin, '/price-lists/retail/preview?equipment=20GP');
    expect(data).toMatchObject([
      {
        buyTotal: 900,
        sellTotal: 1000,
        remarks: 'Non-haz only',
        lines: [{ line: 'OFR', currency: 'USD', buy: 900, sell: 1000, margin: '10 %, at least 100 USD', rule: 1 }],
      },
    ]);
  });

  it('holds other prices as soon as it is replaced', async () => {
    const content = { accounts: ['acme'], rules: [{ amount: 1, currency: 'USD' }] };
    const replaced = await ask(admin, 'PUT', '/price-lists/retail', content);
    expect(replaced.status).toBe(200);
    expect(await amounts(acme)).toEqual([901, 2001]);
  });

  it('sells below the buy price, or for more than twice of it, only when that is confirmed', async () => {
    const rules = [
      { amount: 1, currency: 'USD' },
      { percent: -50, equipment: '40HC' },
      { percent: 101, charge: 'BAF' },
    ];
    const content = { accounts: ['acme'], rules };
    const refused = await ask(admin, 'PUT', '/price-lists/retail', content);
    expect([refused.status, refused.body.code, refused.body.data]).toMatchObject([
      409,
      'price_list_margin_unusual',
      {
        margins: [
          { rule: 2, margin: '-50 %', reason: 'below_buy_price' },
          { rule: 3, margin: '101 %', reason: 'more_than_doubles' },
        ],
      },
    ]);
    expect(await amounts(acme)).toEqual([901, 2001]);
    expect((await ask(admin, 'PUT', '/price-lists/retail?confirm_margins=true', content)).status).toBe(200);
    expect(await amounts(acme)).toEqual([901, 1000]);
    // What was confirmed is not asked again; a discount that has a least margin loses nothing.
    const more = [...rules, { percent: -5, minimum: 10, currency: 'USD', equipment: '20GP' }];
    expect((await ask(admin, 'PUT', '/price-lists/retail', { accounts: ['acme'], rules: more })).status).toBe(200);
  });

  it('says how many rates are sold without a margin', async () => {
    const content = { accounts: ['acme'], rules: [{ amount: 1, currency: 'USD', equipment: '20GP' }] };
    const { body } = await ask(admin, 'PUT', '/price-lists/retail', content);
    expect(body.rates).toEqual({ current: 2, withoutMargin: 1 });
  });

  it('lets no account go back to buy prices by oversight', async () => {
    const without = { accounts: [], rules: [] };
    expect((await ask(admin, 'PUT', '/price-lists/retail', without)).body.code).toBe('price_list_releases_accounts');
    expect((await ask(admin, 'DELETE', '/price-lists/retail')).body.code).toBe('price_list_releases_accounts');
    const second = { name: 'second', accounts: ['acme'], rules: [] };
    expect((await ask(admin, 'POST', '/price-lists', second)).body.code).toBe('price_list_account_taken');
    const main = { name: 'second', accounts: ['main'], rules: [] };
    expect((await ask(admin, 'POST', '/price-lists', main)).body.code).toBe('price_list_account_main');
    expect((await ask(admin, 'DELETE', '/price-lists/retail?release=true')).status).toBe(200);
    expect(await amounts(acme)).toEqual([900, 2000]);
  });
});

describe('a rule', () => {
  it.each([
    [{ percent: 5, origin: 'Atlantis' }, 'rules[0].origin'],
    [{ amount: 5 }, 'rules[0].currency'],
    [{ currency: 'USD' }, 'rules[0].amount'],
    [{ percent: 5, equipment: '40XX' }, 'rules[0].equipment'],
    [{ percent: 5, carrier: 'Nobody Lines' }, 'rules[0].carrier'],
    [{ percent: 5, validFrom: '2027-02-01', validTo: '2027-01-01' }, 'rules[0].validTo'],
  ])('that cannot hold is refused with its place: %j', async (rule, place) => {
    const { status, body } = await ask(admin, 'POST', '/price-lists', { name: 'wrong', accounts: [], rules: [rule] });
    expect(status).toBe(400);
    expect(Object.keys((body.data as unknown as { params: object }).params)).toEqual([place]);
  });
});

describe('the prices of a list that take long', () => {
  const content = { accounts: ['slow'], rules: [{ percent: 10 }] };
  /** As long as another process makes prices of the list, none are made here. */
  const whileHeld = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const client = await running.database.pool.connect();
    try {
      await client.query('select pg_advisory_lock(7243003, hashtext($1))', [name]);
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock(7243003, hashtext($1))', [name]);
      client.release();
    }
  };

  it('go on being made after the answer, and its accounts see no other prices meanwhile', async () => {
    const slow = await keyWith(['rates:read'], 'slow');
    const published = await amounts(slow);
    const questions = await whileHeld('slow', async () => {
      const made = await ask(admin, 'POST', '/price-lists?wait=false', { name: 'slow', ...content });
      expect([made.status, made.body.making]).toEqual([202, { done: 0, total: 0 }]);
      expect((await get(admin, '/price-lists/slow')).making).toEqual({ done: 0, total: 0 });
      await running.database.pool.query(
        `insert into price_list_progress select name, 1, 2, now() from price_lists where name = 'slow'`,
      );
      expect((await get(admin, '/price-lists/slow')).making).toEqual({ done: 1, total: 2 });
      return [amounts(slow)];
    });
    const raised = published.map((amount) => Math.round(amount * 110) / 100);
    expect(await Promise.all(questions)).toEqual([raised]);
    await expect.poll(async () => (await get(admin, '/price-lists/slow')).making).toBeNull();
    const again = await whileHeld('slow', () =>
      ask(admin, 'PUT', '/price-lists/slow?wait=false', { ...content, rules: [{ percent: 20 }] }),
    );
    expect(again.status).toBe(202);
    await expect.poll(async () => (await get(admin, '/price-lists/slow')).making).toBeNull();
  });

  it('are waited for to the end when that is asked, and tell how far they are', async () => {
    const told: [number, number][] = [];
    const { rows } = await running.database.pool.query<{ all: number }>('select count(*) as all from rates');
    const saving = { content: { ...content, rules: [{ percent: 30 }] }, name: 'slow', by: 'test', now: new Date() };
    const onPriced = (done: number, total: number) => void told.push([done, total]);
    const list = await running.service.selling.replace({ ...saving, wait: true, onPriced });
    expect(list.making).toBeNull();
    expect([told[0], told.at(-1)]).toEqual([
      [0, rows[0]?.all],
      [rows[0]?.all, rows[0]?.all],
    ]);
  });
});
