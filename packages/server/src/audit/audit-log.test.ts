import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { type Caller, createLog, type Operation, operation, Problem } from '../base/index.ts';
import { createTestDatabase } from '../testing/index.ts';
import { openAuditLog } from './audit-log.ts';
import { recordActs } from './record-acts.ts';

const { database } = await createTestDatabase();
const log = openAuditLog({ database, log: createLog('silent') });
const GRACE: Caller = {
  keyId: 'key_grace',
  account: 'main',
  name: 'Grace (administrator)',
  scopes: ['admin'],
  person: { id: 'per_grace', name: 'Grace', role: 'administrator' },
};
const list = (selection: object = {}) => log.list({ page: 1, perPage: 20, ...selection });

/** A thing that operations change, and the operations. */
const things = new Map<string, { name: string }>();
const common = { service: 'keys', summary: '', description: '', scope: 'admin', output: Type.Unknown() } as const;
const OPERATIONS = recordActs(
  [
    operation({
      ...common,
      name: 'create-thing',
      method: 'POST',
      path: '/things',
      command: { words: 'things create', secret: 'key' },
      audit: { subject: 'things/{id}' },
      run: () => ({ status: 201, body: { id: 't1', name: 'new', key: 'hidden', note: 'ar_live_'.padEnd(44, 'x') } }),
    }),
    operation({
      ...common,
      name: 'rename-thing',
      method: 'PATCH',
      path: '/things/{id}',
      params: Type.Object({ id: Type.String() }),
      body: Type.Object({ name: Type.String() }),
      audit: { subject: 'things/{id}', before: ({ params: { id } }) => things.get(id) },
      run: ({ params: { id }, body: { name } }) => {
        if (name === '') throw new Problem('name_missing', { status: 400, message: 'A name is needed.' });
        if (name === 'crash') throw new Error('crash');
        things.set(id, { name });
        return { body: { name } };
      },
    }),
    operation({
      ...common,
      name: 'delete-thing',
      method: 'DELETE',
      path: '/things/{id}',
      params: Type.Object({ id: Type.String() }),
      audit: { subject: 'things/{id}', before: ({ params: { id } }) => things.get(id), after: 'nothing' },
      run: ({ params: { id } }) => {
        things.delete(id);
        return { status: 204, body: undefined };
      },
    }),
  ],
  log,
);

function run(name: string, input: { params?: object; body?: object; caller?: Caller } = {}) {
  const found = OPERATIONS.find((one) => one.name === name) as Operation;
  const { params = {}, body, caller = GRACE } = input;
  return found.run({ params: { ...params }, query: {}, body, files: [], caller, adapter: 'console', now: new Date() });
}

test('an act is kept with who, how, what before and what after, without what is shown only once', async () => {
  await run('create-thing');
  await run('rename-thing', { params: { id: 't1' }, body: { name: 'first' } });
  await run('rename-thing', { params: { id: 't1' }, body: { name: 'second' } });
  await run('delete-thing', { params: { id: 't1' } });
  const actor = { name: 'Grace (administrator)', key: 'key_grace', person: 'per_grace' };
  const done = { actor, adapter: 'console', subject: 'things/t1', outcome: 'done', problem: null };
  const at = { id: expect.any(Number), time: expect.any(String) };
  expect((await list()).entries).toEqual([
    { ...at, ...done, act: 'delete-thing', before: { name: 'second' }, after: null },
    { ...at, ...done, act: 'rename-thing', before: { name: 'first' }, after: { name: 'second' } },
    { ...at, ...done, act: 'rename-thing', before: null, after: { name: 'first' } },
    { ...at, ...done, act: 'create-thing', before: null, after: { id: 't1', name: 'new', note: '…' } },
  ]);
});

test('a refused act is kept with its code, and one that crashed as unknown', async () => {
  await expect(run('rename-thing', { params: { id: 't2' }, body: { name: '' } })).rejects.toThrow('A name is needed.');
  await expect(run('rename-thing', { params: { id: 't2' }, body: { name: 'crash' } })).rejects.toThrow('crash');
  const { entries } = await list({ subject: 'things/t2' });
  expect(entries.map(({ outcome, problem, after }) => ({ outcome, problem, after }))).toEqual([
    { outcome: 'unknown', problem: null, after: null },
    { outcome: 'refused', problem: 'name_missing', after: null },
  ]);
});

test('nothing is done when the entry cannot be written', async () => {
  const broken = openAuditLog({
    database: { pool: { query: () => Promise.reject(new Error('no database')) } as never },
    log: createLog('silent'),
  });
  let isDone = false;
  const act = { actor: GRACE, adapter: 'rest', act: 'test', subject: null } as const;
  await expect(
    broken.record(act, () => {
      isDone = true;
    }),
  ).rejects.toThrow('no database');
  expect(isDone).toBe(false);
});

test('entries are found by person, key, name, act, subject and time, a page at a time', async () => {
  const operator: Caller = { keyId: null, account: 'main', name: 'root', scopes: ['admin'] };
  await run('rename-thing', { params: { id: 't3' }, body: { name: 'x' }, caller: operator });
  const subjects = async (selection: object) => (await list(selection)).entries.map(({ subject }) => subject);
  expect(await subjects({ actor: 'root' })).toEqual(['things/t3']);
  expect((await list({ actor: 'GRACE' })).total).toBe(6);
  expect((await list({ actor: 'per_grace', act: 'rename-thing' })).total).toBe(4);
  expect((await list({ subject: 'things' })).total).toBe(7);
  expect((await list({ subject: 'thing' })).total).toBe(0);
  expect((await list({ until: '2020-01-01T00:00:00Z' })).total).toBe(0);
  expect((await list({ since: '2020-01-01T00:00:00Z' })).total).toBe(7);
  const page = await log.list({ page: 3, perPage: 3 });
  expect([page.total, page.entries.length]).toEqual([7, 1]);
});

test.each([
  ['update', 'update audit_entries set name = null'],
  ['delete', 'delete from audit_entries'],
  ['truncate', 'truncate audit_entries cascade'],
  ['update of an outcome', `update audit_outcomes set after = null`],
  ['delete of an outcome', 'delete from audit_outcomes'],
])('the database refuses an %s', async (_what, statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow('append-only');
});
