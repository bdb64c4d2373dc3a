import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveSampleDraft } from '../../testing/sample-rates.ts';
import { createCommandRunner } from '../testing/run-command.ts';

const { run, database } = await createCommandRunner();
const json = async (command: string, input = {}) => JSON.parse((await run(`${command} --json`, input)).out);
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-orders-'));
const save = (name: string, value: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};

const sheet = await saveSampleDraft(database, [
  { amount: 1000 },
  { amount: 700, equipment: '20GP' },
  { amount: 300, origin: 'CNPBA', destination: 'SGSIN', transitDays: 6 },
  { amount: 1500, origin: 'SGSIN', validTo: '2099-12-31' },
]);
await run(`sheets publish ${sheet}`);
const { rows } = await database.pool.query<{ id: number }>('select id from rates order by row_number');
const [rate, small, feeder, ocean] = rows.map(({ id }) => id);

test('a quote is made, shown, listed, and verified without a database', async () => {
  const quote = await json(`quotes create --rate ${rate} --containers 2`);
  expect(quote).toMatchObject({ rateId: rate, totals: [{ certain: 2000 }], complete: true });
  expect(await json(`quotes show ${quote.id}`)).toEqual(quote);
  expect((await run('quotes list')).out).toContain(quote.id);
  const keys = save('jwks.json', await json('quotes keys'));
  const offline = { context: { openService: () => Promise.reject(new Error('no database here')) } };
  const good = await run(`quotes verify ${save('quote.json', quote)} --jwks ${keys}`, offline);
  expect(good).toMatchObject({ code: 0, out: expect.stringMatching(/^Genuine: signed by /) });
  const forged = save('forged.json', { ...quote, totals: [{ ...quote.totals[0], certain: 1 }] });
  const bad = await run(`quotes verify ${forged} --jwks ${keys}`, offline);
  expect(bad).toMatchObject({ code: 1, out: expect.stringContaining('$.totals[0]: It says') });
  expect((await run(`quotes verify ${keys}`)).out).toContain('not a quote of the Agent Rate API');
});

test('a quote of several rates is made of parts, as options or as JSON, and shows all of them', async () => {
  const quote = await json(`quotes create --part ${rate}:2 --part ${small}:3 --reference RFQ-9`);
  expect(quote).toMatchObject({
    ...{ reference: 'RFQ-9', totals: [{ certain: 4100 }] },
    parts: [
      { rateId: rate, leg: null, quantities: { containers: 2 } },
      { rateId: small, leg: null, quantities: { containers: 3 } },
    ],
  });
  const { out } = await run(`quotes show ${quote.id}`);
  for (const line of [
    `${quote.id}: 2 parts, until`,
    'Part 1: 2 × 40HC, CNSHA to NLRTM, USD 2,000',
    'Part 2: 3 × 20GP, CNSHA to NLRTM, USD 2,100',
    'PART  CODE',
    '\nUSD 4,100',
  ])
    expect(out).toContain(line);
  const parts = [{ rateId: rate, quantities: { containers: 1, billsOfLading: 2 } }];
  expect(await json(`quotes create --part ${JSON.stringify([...parts, ...parts])}`)).toMatchObject({
    parts: [{ quantities: { containers: 1, billsOfLading: 2 } }, {}],
  });
  const legs = await run(`quotes create --part ${feeder}:1:1 --part ${ocean}:1:2`);
  expect(legs.out).toContain('Part 2, leg 2: 1 × 40HC, SGSIN to NLRTM, USD 1,500');
  expect((await run(`quotes create --part ${rate}`)).err).toContain('--part[0].quantities');
  expect((await run(`quotes create --part ${rate}:1 --part ${small}:1 --containers 2`)).err).toContain(
    'rest_invalid_param',
  );
});

test('an order of several rates is confirmed in part, and shows every part and what is confirmed', async () => {
  const quote = await json(`quotes create --part ${rate}:2 --part ${small}:3`);
  const file = save('parts.json', {
    quoteId: quote.id,
    parties: [{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' }],
    cargo: [{ description: 'Paint' }],
  });
  const { id } = await json(`orders place ${file}`);
  const shown = (await run(`orders show ${id}`)).out;
  expect(shown).toContain('  Part 1: 2 × 40HC, CNSHA to NLRTM, MAEU\n  Part 2: 3 × 20GP, CNSHA to NLRTM, MAEU\n');
  const offered = (await run(`orders confirm ${id} --confirmed 1:2 --confirmed 2:1 --reason Full`)).out;
  expect(offered).toContain('PENDING_UPDATE');
  expect(offered).toContain(
    'Confirmed in part (offered; the rest: declined): 2 of 2 containers of part 1, 1 of 3 containers of part 2. Full\n' +
      '  For what is confirmed: USD 2,700',
  );
  expect((await run(`orders accept-confirmation ${id}`)).out).toContain('CONFIRMED');
});

test('a quote is printed, and the PDF verified without a database', async () => {
  const quote = await json(`quotes create --rate ${rate}`);
  const file = join(folder, 'quote.pdf');
  expect((await run(`quotes pdf ${quote.id} --language zh -o ${file}`)).out).toMatch(/quote\.pdf: [\d,]+ bytes/);
  const keys = save('jwks.json', await json('quotes keys'));
  const offline = { context: { openService: () => Promise.reject(new Error('no database here')) } };
  expect((await run(`quotes verify ${file} --jwks ${keys}`, offline)).out).toMatch(/^Genuine: signed by /);
  expect(await json(`quotes status ${quote.id}`)).toMatchObject({ orderable: true, reason: null });
});

test('an order is previewed, placed, confirmed, amended and cancelled, and its log says so', async () => {
  const quote = await json(`quotes create --rate ${rate}`);
  const file = save('order.json', {
    quoteId: quote.id,
    parties: [{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' }],
    cargo: [{ description: 'Paint' }],
  });
  expect(await json(`orders place ${file} --preview`)).toMatchObject({ permitted: true, bookingStatus: 'RECEIVED' });
  const order = await json(`orders place ${file} --idempotency-key once`);
  expect(await json(`orders place ${file} --idempotency-key once`)).toEqual(order);
  expect((await run(`orders confirm ${order.id} --seen 1 --booking-reference BKG-1`)).out).toContain('CONFIRMED');
  expect((await run(`orders approve ${order.id}`)).err).toContain('order_action_not_allowed');
  await run(`orders change ${order.id} -`, { stdin: '{"remarks":"call first"}' });
  expect((await run('orders list --amended-booking-status AMENDMENT_RECEIVED')).out).toContain(order.id);
  await run(`orders confirm-amendment ${order.id}`);
  await run(`orders cancel ${order.id} --reason "no cargo"`);
  expect((await run(`orders confirm-cancellation ${order.id}`)).out).toContain('CANCELLED');
  const { data: log } = await json(`orders events ${order.id}`);
  expect(log.map(({ data }: { data: { action: string } }) => data.action)).toEqual([
    'place',
    'confirm',
    'amend',
    'confirm-amendment',
    'request-cancellation',
    'confirm-cancellation',
  ]);
  expect((await run(`orders events ${order.id}`)).out).toContain('no cargo');
});

test('a file that is no order is refused with what is wrong', async () => {
  expect((await run(`orders place ${save('x.json', { quoteId: 'q' })}`)).err).toContain('file_wrong_shape');
  expect((await run('orders place -', { stdin: '{' })).err).toContain('file_not_json');
});

test('a key is made with limits, shows them, and loses them', async () => {
  const key = await json(
    'keys create --name bot --scopes orders:write --per-order USD:20000,EUR:18000 --lanes cn-nl --approval incomplete',
  );
  expect(key.limits).toEqual({ approval: 'incomplete', perOrder: { USD: 20000, EUR: 18000 }, lanes: ['CN-NL'] });
  expect((await run('keys list')).out).toContain('lanes CN-NL; approval incomplete; per order EUR 18,000, USD 20,000');
  expect((await run(`keys limit ${key.id} --quote-only`)).out).toContain('quote only');
  expect(await json(`keys limit ${key.id}`)).toMatchObject({ limits: {} });
});
