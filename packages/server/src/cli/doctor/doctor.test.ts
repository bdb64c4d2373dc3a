import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Problem } from '../../base/index.ts';
import { databaseProblem } from '../../db/index.ts';
import { createCommandRunner } from '../testing/run-command.ts';
import { checkDataDirectory, checkDisk, checkRuntime } from './check-machine.ts';

const { run, database } = await createCommandRunner();
const settings = {
  host: '127.0.0.1',
  port: 0,
  databaseUrl: 'postgres://db.example.com/x',
  dataDir: '/nowhere',
  warnings: [],
};
const openDatabase = async () => ({ url: database.url, serverVersion: 180_004, close: async () => {} });
const openObjectStore = async () => undefined;

test('a sound installation is said to be so', async () => {
  const { code, out } = await run('doctor --json');
  expect(code).toBe(0);
  const { ok, checks } = JSON.parse(out);
  expect(ok).toBe(true);
  expect(checks.map(({ name }: { name: string }) => name)).toEqual([
    'runtime',
    'settings',
    'database',
    'schema',
    'port',
  ]);
});

test('settings that cannot be read are the end of the examination', async () => {
  const readSettings = () => {
    throw new Problem('config_invalid', { status: 500, message: 'PORT=x is not a number', next: 'Correct it.' });
  };
  const { code, out } = await run('doctor', { context: { doctor: { readSettings, openDatabase, openObjectStore } } });
  expect(code).toBe(1);
  expect(out).toContain('FAIL  settings        PORT=x is not a number');
  expect(out).toContain('Correct it.');
});

test('a database that does not answer is reported with what to do', async () => {
  const refuse = () => Promise.reject(databaseProblem('database_unreachable', { reason: 'connect ECONNREFUSED' }));
  const { code, out } = await run('doctor', {
    context: { doctor: { readSettings: () => settings, openDatabase: refuse, openObjectStore } },
  });
  expect(code).toBe(1);
  expect(out).toContain('connect ECONNREFUSED');
  expect(out).toContain('DATABASE_URL is correct');
});

test('a store of documents is tried with an object, which is deleted again', async () => {
  const objects = new Map<string, Uint8Array>();
  const store = {
    place: 'https://s3.example.com/documents',
    put: async (key: string, bytes: Uint8Array) => void objects.set(key, bytes),
    get: async (key: string) => objects.get(key),
    remove: async (key: string) => void objects.delete(key),
  };
  const examineWith = (changed: Partial<typeof store>) =>
    run('doctor', {
      context: {
        doctor: { readSettings: () => settings, openDatabase, openObjectStore: async () => ({ ...store, ...changed }) },
      },
    });
  expect((await examineWith({})).out).toContain('ok    object store    https://s3.example.com/documents takes');
  expect(objects.size).toBe(0);
  const forgetful = await examineWith({ get: async () => undefined });
  expect(forgetful.code).toBe(1);
  expect(forgetful.out).toContain('does not give back what was put there');
  const refused = await examineWith({ put: () => Promise.reject(new Error('403 AccessDenied')) });
  expect(refused.out).toMatch(/FAIL {2}object store {4}403 AccessDenied\n.*AGENT_RATE_DOCUMENTS_S3/);
});

test('a port that another program uses is reported', async () => {
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const readSettings = () => ({ ...settings, port });
  const { code, out } = await run('doctor', { context: { doctor: { readSettings, openDatabase, openObjectStore } } });
  other.close();
  expect(code).toBe(1);
  expect(out).toContain(`another program listens on 127.0.0.1:${port}`);
});

test('a schema that is behind or ahead of the program is reported', async () => {
  const doctor = { readSettings: () => settings, openDatabase, openObjectStore };
  await database.pool.query(`insert into schema_migrations (number, name, sha256) values (9999, 'later', '')`);
  const ahead = await run('doctor', { context: { doctor } });
  expect(ahead.code).toBe(1);
  expect(ahead.out).toContain('9999');
  await database.pool.query('delete from schema_migrations where number = 9999 or number = 3');
  const behind = await run('doctor', { context: { doctor } });
  expect(behind.code).toBe(0);
  expect(behind.out).toContain('note  schema');
});

test('an old Node, a folder that cannot be made and a full disk are reported', () => {
  expect(checkRuntime('20.11.1')).toMatchObject({ status: 'failing', next: expect.stringContaining('22.18') });
  expect(checkRuntime('22.18.0').status).toBe('ok');
  expect(checkRuntime('24.0.0').status).toBe('ok');
  expect(checkDataDirectory('/dev/null/data')).toMatchObject({ status: 'failing' });
  expect(checkDisk('/does/not/exist/yet').message).toContain('GiB free');
});
