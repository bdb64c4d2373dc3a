import { afterAll, expect, test } from 'vitest';
import { createLog } from '../base/index.ts';
import { openDatabase } from '../db/index.ts';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import { createAuthenticator } from './authenticator.ts';
import { createKeyStore } from './key-store.ts';
import { createKeyText } from './key-text.ts';
import { openKeys } from './keys.ts';

const { database, url } = await createTestDatabase();
const log = createLog('silent');

/** The keys of another process: its own pool, feed and cache. */
async function openOther() {
  const otherDatabase = openDatabase(url);
  afterAll(otherDatabase.close);
  return openKeys({ database: otherDatabase, changes: await createTestFeed(url), log });
}

const keys = openKeys({ database, changes: await createTestFeed(url), log });

test.each([undefined, '', '   ', 'Bearer', 'Bearer ', 'bearer    ', 'Basic dTpw', 'ar_live_abc', 'Bearerar_live_x'])(
  'the header %o holds no key',
  async (header) => {
    const error = await Promise.resolve()
      .then(() => keys.authenticate(header))
      .catch((thrown) => thrown);
    expect(error.toBody()).toEqual({ code: 'missing_api_key', message: 'API Key required', data: { status: 401 } });
  },
);

test('a mistyped key is refused without reading the database', () => {
  const authenticate = createAuthenticator({
    store: { ...createKeyStore(database), findByHash: () => Promise.reject(new Error('asked')) },
    changes: { on: () => {}, isConnected: () => true },
    now: () => new Date(),
  });
  const key = createKeyText('live');
  const typo = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
  for (const text of [typo, 'ar_live_', 'hunter2', `${key} ${key}`, `${key}\u0000`]) {
    expect(() => authenticate(`Bearer ${text}`)).toThrow(expect.objectContaining({ code: 'invalid_api_key' }));
  }
});

test('a well-formed key that does not exist is refused', async () => {
  await expect(keys.authenticate(`Bearer ${createKeyText('live')}`)).rejects.toMatchObject({ code: 'invalid_api_key' });
});

test('the scheme is accepted in upper and lower case', async () => {
  const { id, key } = await keys.create({ name: 'case', scopes: ['rates:read'] });
  expect(await keys.authenticate(`bearer  ${key} `)).toEqual({
    keyId: id,
    account: 'main',
    name: 'case',
    scopes: ['rates:read'],
  });
});

test('a cached key is accepted without reading the database again', async () => {
  const store = createKeyStore(database);
  let asked = 0;
  const authenticate = createAuthenticator({
    store: {
      ...store,
      findByHash: (sha256) => {
        asked += 1;
        return store.findByHash(sha256);
      },
    },
    changes: { on: () => {}, isConnected: () => true },
    now: () => new Date(),
  });
  const { key } = await keys.create({ name: 'cached', scopes: ['rates:read'] });
  for (let use = 0; use < 5; use += 1) await authenticate(`Bearer ${key}`);
  expect(asked).toBe(1);
});

test('while the change feed is down the cache is not used', async () => {
  const { id, key } = await keys.create({ name: 'offline', scopes: ['rates:read'] });
  const line = { connected: true };
  const authenticate = createAuthenticator({
    store: createKeyStore(database),
    changes: { on: () => {}, isConnected: () => line.connected },
    now: () => new Date(),
  });
  await authenticate(`Bearer ${key}`);
  await keys.revoke(id);
  line.connected = false;
  await expect(Promise.resolve(authenticate(`Bearer ${key}`))).rejects.toMatchObject({ code: 'invalid_api_key' });
});

test('a key revoked in one process is refused in another within a second', async () => {
  const other = await openOther();
  const { id, key } = await keys.create({ name: 'two processes', scopes: ['rates:read'] });
  await other.authenticate(`Bearer ${key}`);
  await keys.revoke(id);
  const revokedAt = Date.now();
  let refusedAfter = Number.POSITIVE_INFINITY;
  while (Date.now() - revokedAt < 3_000) {
    const refused = await Promise.resolve()
      .then(() => other.authenticate(`Bearer ${key}`))
      .then(
        () => false,
        () => true,
      );
    if (refused) {
      refusedAfter = Date.now() - revokedAt;
      break;
    }
    await new Promise((wake) => setTimeout(wake, 2));
  }
  expect(refusedAfter).toBeLessThan(1_000);
});

test('a database that does not answer is reported as unreachable', async () => {
  const authenticate = createAuthenticator({
    store: {
      ...createKeyStore(database),
      findByHash: () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:5432')),
    },
    changes: { on: () => {}, isConnected: () => false },
    now: () => new Date(),
  });
  const refusal = Promise.resolve(authenticate(`Bearer ${createKeyText('live')}`));
  await expect(refusal).rejects.toMatchObject({ code: 'database_unreachable', status: 503 });
});
