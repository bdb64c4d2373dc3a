import { verifyProof } from '@agent-rate/client/verify-proof';
import { expect, test } from 'vitest';
import { saveSampleDraft } from '../../testing/sample-rates.ts';
import { createCommandRunner } from '../testing/run-command.ts';

const { run, database, modules } = await createCommandRunner();
const { pool } = database;
const { ledger } = modules;
const json = async (command: string, input = {}) => JSON.parse((await run(`${command} --json`, input)).out);
const publish = async (amount: number) => run(`sheets publish ${await saveSampleDraft(database, [{ amount }])}`);
const quote = async (): Promise<string> => {
  const { rows } = await pool.query('select max(id) as id from rates where known_to is null');
  return (await json(`quotes create --rate ${rows[0].id}`)).id;
};
const place = async (): Promise<string> => {
  const order = {
    quoteId: await quote(),
    parties: [{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' }],
    cargo: [{ description: 'Paint' }],
  };
  return (await json('orders place -', { stdin: JSON.stringify(order) })).id;
};
/** Does what a server of a version without a ledger would have done: the same, and no entry. */
const withoutLedger = async <T>(work: () => Promise<T>): Promise<T> => {
  const { rows } = await pool.query('select max(id) as id from ledger_entries');
  const done = await work();
  await pool.query('delete from ledger_entries where id > $1 and position is null', [rows[0].id]);
  return done;
};
const codes = async () => (await ledger.check()).faults.map(({ code, subject }) => `${code} ${subject}`).sort();
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const word = '--reason "Rolling upgrade to 1.0" --by "Olga (operator)"';

test('what servers without a ledger wrote during an upgrade is recorded once, by name, and nothing else is', async () => {
  await publish(1000);
  const [kept, changed] = [await place(), await place()];
  expect(await codes()).toEqual([]);
  const nothing = await run(`ledger close-gap --until ${new Date().toISOString()} --yes ${word}`);
  expect(nothing.err).toContain('ledger_gap_empty');
  await new Promise((resolve) => setTimeout(resolve, 5));

  const [placed, confirmed] = await withoutLedger(async () => {
    await publish(1100);
    await run(`orders confirm ${changed} --seen 1 --booking-reference BKG-1`);
    return [await place(), await place()];
  });
  const until = new Date().toISOString();
  await run(`orders confirm ${confirmed} --seen 1 --booking-reference BKG-2`);
  const gap = [
    `rates_unrecorded publications`,
    `rates_unrecorded publications`,
    `row_changed orders/${changed}`,
    ...['order', 'order-content', 'publication', 'quote'].map((kind) => `row_unrecorded ${kind}`),
  ];
  expect(await codes()).toEqual(gap);
  // Past the service, at the same time and since: nothing in the events explains it, or it is younger.
  await pool.query(`update orders set reason = 'as agreed' where id = $1`, [kept]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await withoutLedger(quote);
  const past = [`row_changed orders/${kept}`, 'row_unrecorded quote'];

  const before = await ledger.head();
  expect((await run(`ledger close-gap --until ${tomorrow}`)).err).toContain('ledger_gap_until_wrong');
  expect((await run('ledger close-gap --until yesterday')).err).toContain('is not a moment');
  const plan = { made: { publication: 1, quote: 2, order: 2, 'order-content': 2 }, changed: { order: 1 } };
  const left = { order: 1, quote: 1 };
  expect(await json(`ledger close-gap --until ${until}`)).toMatchObject({ recorded: false, ...plan, left });
  expect((await run(`ledger close-gap --until ${until} --yes`)).err).toContain('--yes needs --reason and --by');
  expect(await ledger.head()).toEqual(before);

  const { out } = await run(`ledger close-gap --until ${until} --yes ${word}`);
  expect(out).toMatch(/order +2 +1 +1\n/);
  expect(await codes()).toEqual(past);
  expect(await ledger.check()).toMatchObject({ late: { quote: 2, order: 3, 'order-content': 2, publication: 1 } });
  const { entries } = await ledger.list({ kind: 'gap', page: 1, perPage: 10 });
  expect(entries).toMatchObject([{ by: 'Olga (operator)', leaf: { act: 'close-gap', subject: 'ledger/gap' } }]);
  const { rows } = await pool.query(`select record from ledger_entries where kind = 'gap'`);
  expect(JSON.parse(rows[0].record)).toMatchObject({ ...plan, left, until, reason: 'Rolling upgrade to 1.0' });
  expect((await run(`ledger close-gap --until ${until} --yes ${word}`)).err).toContain('ledger_gap_closed');

  // What is recorded late can be proven, as what it is; what was recorded before is still proven.
  const keys = await modules.orders.quotes.jwks();
  const proof = await json(`orders proof ${placed}`);
  expect(await verifyProof(proof, keys)).toMatchObject({
    valid: true,
    acts: [{ act: 'create-unrecorded', subject: `orders/${placed}` }, { act: 'create-unrecorded' }],
  });
  const { path, second } = await ledger.proveConsistency(before.size);
  expect(path.length).toBeGreaterThan(0);
  expect(second.size).toBe(before.size + 9);
  // From now on a byte that is changed in such a row is found.
  await pool.query(`update orders set placed_by = 'Mallory' where id = $1`, [placed]);
  await pool.query(`update publications set added = added + 1 where number = 2`);
  expect(await codes()).toEqual(
    [`name_changed orders/${placed}`, ...past.slice(0, 1), 'row_changed publications/2', past[1]].sort(),
  );
});
