import { verifyQuote } from '@agent-rate/client/verify-quote';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../../base/index.ts';
import type { Charge } from '../../rates/index.ts';
import { createSecretBox } from '../../secrets/index.ts';
import { openTestOrders } from '../testing/open-test-orders.ts';
import type { Quote } from './quote.schema.ts';
import type { QuoteRequest } from './quote-request.schema.ts';
import { openSigner } from './signer.ts';
import { createSigningKeyStore } from './signing-key-store.ts';

const { orders, publish, callerWith, database } = await openTestOrders();
const now = new Date();
const today = dayOf(now);
const agent = await callerWith(['rates:read']);
const account = await orders.accountOf(agent);
const ask = (request: QuoteRequest) => orders.quotes.create(request, account, now);
const two = { containers: 2 };

const charge = (more: Partial<Charge>): Charge => ({
  code: 'BAF',
  name: 'Bunker adjustment factor',
  amount: 100,
  currency: 'USD',
  basis: 'PER_CONTAINER',
  paymentTerm: null,
  status: 'subject-to',
  condition: null,
  ...more,
});

const CHARGES = [
  charge({}),
  charge({ code: 'LSS', name: 'Low sulphur surcharge', status: 'included', amount: null, currency: null }),
  charge({ code: 'DOC', name: 'Documentation fee', amount: 55.5, currency: 'EUR', basis: 'PER_BILL_OF_LADING' }),
  charge({ code: 'PCS', name: 'Port congestion', amount: 30, basis: 'PER_TEU' }),
  charge({ code: 'OWS', name: 'Overweight surcharge', amount: 200, condition: 'above 24 t' }),
  charge({ code: 'DTHC', name: 'Terminal handling at destination', amount: null, currency: 'EUR', status: 'at-cost' }),
];
const GAP = 'The sheet does not say whether other surcharges and local charges are included.';
const [rateId = 0] = await publish([{ amount: 1234.56, charges: CHARGES, missing: [GAP] }]);

describe('a quote', () => {
  test('has no comment of a cell and is the same after a newer sheet; that something is said stays', async () => {
    const lane = { origin: 'CNTXG', carrier: 'COSU' };
    const missing = [GAP, 'The comment of cell D9 says: "agreed w/ Lena"'];
    const [commented = 0] = await publish([{ ...lane, amount: 900, missing }]);
    const quote = await ask({ rateId: commented, quantities: two });
    const said = 'The sheet says something about further charges that the forwarder tells on request.';
    expect(quote.gaps).toEqual([GAP, said]);
    expect(JSON.stringify(quote)).not.toContain('Lena');
    await publish([{ ...lane, amount: 900, missing, transitDays: 30 }]);
    expect(await orders.quotes.check(quote.id, now)).toMatchObject({ superseded: true, changes: [] });
  });

  test('keeps what is certain, conditional and unknown apart, and never mixes currencies', async () => {
    const quote = await ask({ rateId, quantities: two });
    expect(
      quote.lines.map(({ code, quantity, amount, currency, certainty }) => [
        code,
        quantity,
        amount,
        currency,
        certainty,
      ]),
    ).toEqual([
      ['OFR', 2, 2469.12, 'USD', 'certain'],
      ['BAF', 2, 200, 'USD', 'certain'],
      ['LSS', null, 0, 'USD', 'certain'],
      ['DOC', 1, 55.5, 'EUR', 'certain'],
      ['PCS', 4, 120, 'USD', 'certain'],
      ['OWS', 2, 400, 'USD', 'conditional'],
      ['DTHC', 2, null, 'EUR', 'unknown'],
    ]);
    expect(quote.totals).toEqual([
      { currency: 'USD', certain: 2789.12, conditional: 400, atLeast: 2789.12, atMost: null, complete: false },
      { currency: 'EUR', certain: 55.5, conditional: 0, atLeast: 55.5, atMost: null, complete: false },
    ]);
    expect(quote.missing).toHaveLength(3);
    expect(quote.gaps).toEqual([GAP]);
  });

  test('has a surcharge of later days from its first day on, and verifies', async () => {
    const first = addDays(today, 3);
    const pss = charge({
      code: 'PSS',
      name: 'Peak season',
      condition: `from ${first}`,
      days: { from: first, to: null },
    });
    const [dated = 0] = await publish([{ origin: 'CNXMN', amount: 900, charges: [pss] }]);
    const on = (date: string) => ask({ rateId: dated, quantities: two, date });
    const [before, after] = [await on(addDays(first, -1)), await on(first)];
    expect(before.lines[1]).toMatchObject({ code: 'PSS', quantity: 0, amount: 0, condition: `from ${first}` });
    expect(before.totals).toMatchObject([{ certain: 1800, conditional: 0, atMost: 1800 }]);
    expect(after.lines[1]).toMatchObject({ quantity: 2, amount: 200, certainty: 'certain', condition: null });
    expect(after.totals).toMatchObject([{ certain: 2000, conditional: 0, atMost: 2000 }]);
    const keys = await orders.quotes.jwks();
    expect([before.format, after.format]).toEqual(['agent-rate-quote/3', 'agent-rate-quote/3']);
    const newer = await verifyQuote({ ...after, format: 'agent-rate-quote/4' }, keys);
    expect(newer.faults.map(({ code }) => code)).toContain('format_unknown');
    for (const quote of [before, after]) expect((await verifyQuote(quote, keys)).faults).toEqual([]);
    expect((await verifyQuote({ ...before, date: first }, keys)).faults.map(({ code }) => code)).toContain(
      'figure_differs',
    );
  });

  test('is complete when the sheet says all-in and nothing is open', async () => {
    const [allIn = 0] = await publish([{ origin: 'CNNGB', amount: 900, charges: [charge({})] }]);
    const { complete, missing, gaps, totals } = await ask({ rateId: allIn, quantities: two });
    expect({ complete, missing, gaps, totals }).toEqual({
      complete: true,
      missing: [],
      gaps: [],
      totals: [{ currency: 'USD', certain: 2000, conditional: 0, atLeast: 2000, atMost: 2000, complete: true }],
    });
  });

  test('names its rate, its publication and the end of its validity', async () => {
    const [short = 0] = await publish([{ origin: 'CNTAO', amount: 900, validTo: addDays(today, 2) }]);
    const quote = await ask({ rateId: short, quantities: two, reference: 'mine' });
    const { lines: _lines, totals: _totals, ...head } = quote;
    expect(head).toEqual({
      format: 'agent-rate-quote/1',
      id: expect.stringMatching(/^quo_\w{12}$/),
      issuedAt: now.toISOString(),
      validUntil: `${addDays(today, 2)}T23:59:59.999Z`,
      binding: true,
      date: today,
      reference: 'mine',
      rateId: short,
      publication: expect.any(Number),
      rate: expect.objectContaining({ id: short, validTo: addDays(today, 2) }),
      quantities: { containers: 2, billsOfLading: 1, documents: null },
      complete: true,
      missing: [],
      gaps: [],
      signature: expect.stringMatching(/^[\w-]+\.\.[\w-]+$/),
    });
  });

  test.each([
    [{ rateId: 999_999, quantities: two }, 'rate_not_found'],
    [{ rateId, date: addDays(today, 900), quantities: two }, 'quote_day_outside_validity'],
    [{ origin: 'Shanghai', destination: 'Antwerp', quantities: two }, 'quote_rate_not_found'],
  ])('of %o is refused with %s', async (request, code) => {
    await expect(ask(request)).rejects.toMatchObject({ code });
  });

  test('by lane is made when one rate fits; otherwise the candidates are named, cheapest first', async () => {
    const lane = { origin: 'Xiamen', destination: 'Hamburg', equipment: '40HC', quantities: two };
    const common = { origin: 'CNXMN', destination: 'DEHAM' };
    const [only] = await publish([{ ...common, amount: 1500 }]);
    expect((await ask(lane)).rateId).toBe(only);
    const [cheaper] = await publish([{ ...common, carrier: 'COSU', amount: 1400 }]);
    await expect(ask(lane)).rejects.toMatchObject({
      code: 'quote_rate_ambiguous',
      status: 409,
      data: {
        candidates: [{ rateId: cheaper, carrier: 'COSU' }, { rateId: only }],
        next: expect.stringContaining('rateId'),
      },
    });
    expect((await ask({ ...lane, carrier: 'COSCO' })).rateId).toBe(cheaper);
  });

  test('by lane says why it is refused although only one rate fits', async () => {
    const common = { origin: 'CNXMN', destination: 'MXZLO', equipment: '45HC', amount: 1700 };
    const [only] = await publish([common]);
    const refusal = (places: object) => ask({ ...places, equipment: '45HC', quantities: two }).catch((error) => error);
    const ambiguous = await refusal({ origin: 'Xiamen', destination: 'Manzanillo' });
    expect([
      ambiguous.code,
      ambiguous.message,
      ambiguous.data.candidates.map(({ rateId }: { rateId: number }) => rateId),
    ]).toEqual(['quote_rate_ambiguous', 'One rate fits, and "Manzanillo" may mean other places too.', [only]]);
    const unnamed = await refusal({ destination: 'MXZLO' });
    expect(unnamed.message).toBe('One rate fits, and the request names no `origin`.');
    expect((await ask({ origin: 'Xiamen', destination: 'MXZLO', equipment: '45HC', quantities: two })).rateId).toBe(
      only,
    );
  });

  test('of a superseded rate is refused, and the rate in force is named', async () => {
    const common = { origin: 'CNDLC', destination: 'NLRTM' };
    const [old = 0] = await publish([{ ...common, amount: 700 }]);
    const [current] = await publish([{ ...common, amount: 800 }]);
    await expect(ask({ rateId: old, quantities: two })).rejects.toMatchObject({
      code: 'quote_rate_superseded',
      data: { current: { rateId: current, base: { amount: 800 } } },
    });
  });
});

describe('verifying a quote', () => {
  const issue = async () => ({ quote: await ask({ rateId, quantities: two }), keys: await orders.quotes.jwks() });

  test('succeeds for a quote as it was issued, also with reordered properties', async () => {
    const { quote, keys } = await issue();
    const shuffled = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(quote).reverse()), null, 7));
    expect(await verifyQuote(shuffled, keys, now)).toEqual({
      valid: true,
      expired: false,
      kid: keys.keys[0]?.kid,
      faults: [],
    });
  });

  test('fails for any change to any part of it', async () => {
    const { quote, keys } = await issue();
    const leaves = pathsOf(quote).filter((path) => path[0] !== 'signature');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...leaves), async (path) => {
        const forged = structuredClone(quote);
        change(forged, path);
        expect((await verifyQuote(forged, keys, now)).valid, path.join('.')).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('names the amount that does not follow from the rate', async () => {
    const { quote, keys } = await issue();
    const forged = structuredClone(quote);
    if (forged.lines[0]) forged.lines[0].amount = 1;
    const { faults } = await verifyQuote(forged, keys, now);
    expect(faults.map(({ code, path }) => [code, path])).toEqual([
      ['signature_wrong', '$.signature'],
      ['figure_differs', '$.lines[0]'],
    ]);
  });

  test('refuses a signature that is written in another way, though its bytes are the same, and one that is no base64url', async () => {
    const { quote, keys } = await issue();
    const last = quote.signature.at(-1) ?? '';
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The last letter of 64 bytes holds two bits; the other four are nothing of the signature.
    const same = letters[letters.indexOf(last) ^ 1] ?? '';
    for (const end of [same, `${last}==`, '*']) {
      const signature = `${quote.signature.slice(0, -1)}${end}`;
      const { faults } = await verifyQuote({ ...quote, signature }, keys, now);
      expect(faults).toMatchObject([{ code: 'signature_malformed' }]);
    }
  });

  test('succeeds after the key was rotated, and fails without the key', async () => {
    const { quote, keys } = await issue();
    const kid = await orders.quotes.rotateKey();
    const after = await orders.quotes.jwks();
    expect(after.keys.map((key) => key.kid)).toEqual([kid, ...keys.keys.map((key) => key.kid)]);
    expect((await verifyQuote(quote, after, now)).valid).toBe(true);
    const next = await issue();
    expect(await verifyQuote(next.quote, after, now)).toEqual({ valid: true, expired: false, kid, faults: [] });
    expect((await verifyQuote(next.quote, keys, now)).faults).toMatchObject([{ code: 'key_unknown' }]);
  });

  test('reports expiry apart from validity', async () => {
    const { quote, keys } = await issue();
    const later = new Date(now.getTime() + 30 * 86_400_000);
    const kid = keys.keys[0]?.kid;
    expect(await verifyQuote(quote, keys, later)).toEqual({ valid: true, expired: true, kid, faults: [] });
  });

  test.each([null, 7, 'x', {}, [], { id: 'quo_x', signature: '..', rate: {}, quantities: {}, lines: [] }])(
    'of %j reports that it is no quote',
    async (value) => {
      expect(await verifyQuote(value, { keys: [] })).toMatchObject({ valid: false, faults: [{ code: 'not_a_quote' }] });
    },
  );

  test('needs the secret that its key was encrypted with', async () => {
    const { quote, keys } = await issue();
    const { rows } = await database.pool.query<{ key: string }>(
      `select convert_from(private_pkcs8, 'UTF8') as key from signing_keys`,
    );
    for (const { key } of rows) expect(key).toMatch(/^a256gcm\./);
    const wrong = openSigner(
      createSigningKeyStore(database),
      createSecretBox(() => [Buffer.alloc(32, 8)]),
    );
    await expect(wrong.sign(quote)).rejects.toMatchObject({ code: 'signing_key_sealed' });
    expect(await wrong.jwks()).toEqual(keys);
  });

  test('never shows the private key', async () => {
    const text = JSON.stringify(await orders.quotes.jwks());
    expect(text).not.toMatch(/"d":|pkcs8|private/i);
  });
});

type Path = (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}

function change(quote: Quote, path: Path): void {
  let holder = quote as unknown as Record<string, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  const last = String(path.at(-1));
  const value = holder[last];
  holder[last] = typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value}x` : !value;
}
