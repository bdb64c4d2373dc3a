import { expect, test } from 'vitest';
import { createLog } from '../base/index.ts';
import { createTestDatabase, createTestFeed } from '../testing/index.ts';
import { openKeys } from './keys.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const clock = { now: new Date('2026-03-01T10:00:00Z') };
const keys = openKeys({ database, changes, log: createLog('silent'), now: () => clock.now });

const authenticate = async (key: string) => keys.authenticate(`Bearer ${key}`);
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const DAY = 86_400_000;

test('a new key is shown once and works immediately', async () => {
  const { id, key, ...rest } = await keys.create({ name: ' pricing team ', scopes: ['rates:write', 'rates:read'] });
  expect(rest).toEqual({
    name: 'pricing team',
    prefix: key.slice(0, 12),
    environment: 'live',
    account: 'main',
    scopes: ['rates:read', 'rates:write'],
    state: 'active',
    createdAt: clock.now.toISOString(),
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    rotatedTo: null,
    limits: {},
    person: null,
  });
  expect(await authenticate(key)).toEqual({
    keyId: id,
    account: 'main',
    name: 'pricing team',
    scopes: ['rates:read', 'rates:write'],
  });
  expect(await keys.get(id)).toEqual({ id, ...rest, lastUsedAt: expect.toBeOneOf([null, expect.any(String)]) });
});

test('a request tells its own key with limits and expiry; the operator has none', async () => {
  const limits = { approval: 'always' as const, perOrder: { USD: 500 } };
  const { id, key, expiresAt } = await keys.create({ name: 'agent', scopes: ['orders:write'], expires: '1d', limits });
  const who = {
    keyId: id,
    name: 'agent',
    person: null,
    environment: 'live',
    account: 'main',
    scopes: ['orders:write'],
    limits,
    narrowed: [],
    expiresAt,
  };
  expect(await keys.describe(await authenticate(key))).toEqual(who);
  expect(await keys.describe({ keyId: null, account: 'main', name: 'operator', scopes: ['admin'] })).toEqual({
    keyId: null,
    name: 'operator',
    person: null,
    environment: null,
    account: 'main',
    scopes: ['admin'],
    limits: {},
    narrowed: [],
    expiresAt: null,
  });
});

test('a key belongs to the account it was made for, and so does the one that replaces it', async () => {
  const { id, account, key } = await keys.create({ name: 'acme', scopes: ['rates:read'], account: 'acme-trading' });
  expect([account, (await authenticate(key)).account]).toEqual(['acme-trading', 'acme-trading']);
  const fresh = await keys.rotate(id);
  expect([fresh.account, (await authenticate(fresh.key)).account]).toEqual(['acme-trading', 'acme-trading']);
  const { keys: own } = await keys.list(1, 20, 'acme-trading');
  expect(own.map((one) => one.id).sort()).toEqual([id, fresh.id].sort());
});

test('the database does not hold the key text', async () => {
  const { key } = await keys.create({ name: 'secret', scopes: ['rates:read'] });
  const { rows } = await database.pool.query<{ row: string }>('select api_keys::text as row from api_keys');
  for (const { row } of rows) expect(row).not.toContain(key.slice(12));
});

test.each([
  [{ name: '', scopes: ['rates:read'] }, 'key_name_invalid'],
  [{ name: 'x'.repeat(101), scopes: ['rates:read'] }, 'key_name_invalid'],
  [{ name: 'a', scopes: [] }, 'key_scopes_invalid'],
  [{ name: 'a', scopes: ['rates:read'], account: 'Acme & Co' }, 'account_invalid'],
  [{ name: 'a', scopes: ['admin'], account: 'acme' }, 'account_of_admin'],
  [{ name: 'a', scopes: ['rates:delete'] }, 'key_scopes_invalid'],
  [{ name: 'a', scopes: ['rates:read'], expires: 'soon' }, 'key_expiry_invalid'],
  [{ name: 'a', scopes: ['rates:read'], expires: '2020-01-01' }, 'key_expiry_invalid'],
])('the request %o is refused with %s', async (request, code) => {
  await expect(keys.create(request)).rejects.toMatchObject({ code, status: 400 });
});

test('an expired key is refused as expired, a revoked one as invalid', async () => {
  const short = await keys.create({ name: 'short', scopes: ['rates:read'], expires: '12h' });
  const revoked = await keys.create({ name: 'revoked', scopes: ['rates:read'], expires: '12h' });
  await authenticate(short.key);
  await keys.revoke(revoked.id);
  later(DAY);
  await expect(authenticate(short.key)).rejects.toMatchObject({ code: 'expired_api_key', status: 401 });
  await expect(authenticate(revoked.key)).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 });
});

test('revoking twice is no error and keeps the first time', async () => {
  const { id } = await keys.create({ name: 'twice', scopes: ['rates:read'] });
  const first = await keys.revoke(id);
  later(1_000);
  expect(await keys.revoke(id)).toEqual(first);
});

test('a rotated key works until its grace period ends', async () => {
  const old = await keys.create({ name: 'rotated', scopes: ['rates:read'], expires: '90d' });
  later(10 * DAY);
  const fresh = await keys.rotate(old.id, { grace: '2d' });
  expect(fresh).toEqual({
    ...old,
    id: expect.stringMatching(/^key_\w{12}$/),
    key: expect.stringMatching(/^ar_live_\w{36}$/),
    prefix: fresh.key.slice(0, 12),
    createdAt: clock.now.toISOString(),
    expiresAt: new Date(clock.now.getTime() + 90 * DAY).toISOString(),
  });
  later(2 * DAY - 1);
  await expect(authenticate(old.key)).resolves.toEqual({
    keyId: old.id,
    account: 'main',
    name: 'rotated',
    scopes: ['rates:read'],
  });
  later(1);
  await expect(authenticate(old.key)).rejects.toMatchObject({ code: 'expired_api_key' });
  await expect(authenticate(fresh.key)).resolves.toEqual({
    keyId: fresh.id,
    account: 'main',
    name: 'rotated',
    scopes: ['rates:read'],
  });
  expect((await keys.get(old.id)).rotatedTo).toBe(fresh.id);
});

test("the grace period never exceeds the old key's expiry", async () => {
  const old = await keys.create({ name: 'ending', scopes: ['rates:read'], expires: '12h' });
  await keys.rotate(old.id, { grace: '30d' });
  expect((await keys.get(old.id)).expiresAt).toBe(old.expiresAt);
});

test('a leaked key can be replaced without a grace period', async () => {
  const old = await keys.create({ name: 'leaked', scopes: ['rates:read'] });
  const fresh = await keys.rotate(old.id, { grace: '0' });
  await expect(authenticate(old.key)).rejects.toMatchObject({ code: 'expired_api_key' });
  expect(fresh.expiresAt).toBeNull();
});

test('a key that is revoked or already rotated cannot be rotated', async () => {
  const { id } = await keys.create({ name: 'done', scopes: ['rates:read'] });
  const { id: next } = await keys.rotate(id);
  await expect(keys.rotate(id)).rejects.toMatchObject({ code: 'key_not_active', data: { rotated_to: next } });
  await keys.revoke(next);
  await expect(keys.rotate(next)).rejects.toMatchObject({ code: 'key_not_active', data: { state: 'revoked' } });
  await expect(keys.rotate('key_none')).rejects.toMatchObject({ code: 'key_not_found' });
  const other = await keys.create({ name: 'other', scopes: ['rates:read'] });
  await expect(keys.rotate(other.id, { grace: '31d' })).rejects.toMatchObject({ code: 'key_grace_invalid' });
});

test('the last admin key cannot be revoked over HTTP, also when two admins revoke each other concurrently', async () => {
  const kept = { keepLastAdmin: true };
  const first = await keys.create({ name: 'admin one', scopes: ['admin'] });
  const second = await keys.create({ name: 'admin two', scopes: ['admin'] });
  const outcomes = await Promise.allSettled([keys.revoke(first.id, kept), keys.revoke(second.id, kept)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const left = (await keys.get(first.id)).state === 'active' ? first.id : second.id;
  await expect(keys.revoke(left, kept)).rejects.toMatchObject({ code: 'last_admin_key', status: 409 });
  const { state, revokedAt } = await keys.revoke(left);
  expect({ state, revokedAt }).toEqual({ state: 'revoked', revokedAt: clock.now.toISOString() });
});

test('the last use of a key is saved at most once a minute', async () => {
  const { id, key } = await keys.create({ name: 'used', scopes: ['rates:read'] });
  const firstUse = clock.now.toISOString();
  await authenticate(key);
  await keys.flush();
  later(59_000);
  await authenticate(key);
  await keys.flush();
  expect((await keys.get(id)).lastUsedAt).toBe(firstUse);
  later(1_000);
  await authenticate(key);
  await keys.flush();
  expect((await keys.get(id)).lastUsedAt).toBe(clock.now.toISOString());
});

test('keys are listed newest first, a page at a time', async () => {
  later(1_000);
  const { id } = await keys.create({ name: 'newest', scopes: ['rates:read'] });
  const { keys: page, total } = await keys.list(1, 2);
  expect(page).toHaveLength(2);
  expect(page[0]?.id).toBe(id);
  expect(total).toBeGreaterThan(2);
  expect(JSON.stringify(page)).not.toContain('sha256');
});

test('keys that replaced one another are one family with the scopes of the newest, active while any of them is', async () => {
  const first = await keys.create({ name: 'rotated twice', scopes: ['orders:read'] });
  later(1_000);
  const second = await keys.rotate(first.id, { grace: '1h' });
  later(1_000);
  const third = await keys.rotate(second.id, { grace: '0' });
  const family = { keyIds: [first.id, second.id, third.id], account: 'main', scopes: ['orders:read'], isActive: true };
  for (const { id } of [first, second, third]) expect(await keys.findFamily(id)).toEqual(family);
  await keys.revoke(third.id);
  await keys.revoke(first.id);
  expect(await keys.findFamily(second.id)).toEqual({ ...family, isActive: false });
  expect(await keys.findFamily('key_missing')).toBeUndefined();
});
