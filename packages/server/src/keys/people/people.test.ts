import { expect, test } from 'vitest';
import { createLog, ROLES } from '../../base/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { openKeys } from '../keys.ts';
import { openPeople } from './people.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const clock = { now: new Date('2026-03-01T10:00:00Z') };
const now = () => clock.now;
const keys = openKeys({ database, changes, log: createLog('silent'), now });
const people = openPeople({ database, changes, baseUrl: 'https://rates.example.com', now });

const authenticate = async (key: string) => keys.authenticate(`Bearer ${key}`);
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const DAY = 86_400_000;
const tokenOf = (link: string) => link.slice(link.indexOf('#') + 1);
const STRICT = { keepLastAdmin: true };

/** A person who accepted the invite. */
async function joined(name: string, role: keyof typeof ROLES) {
  const { link } = await people.create({ name, role }, 'test');
  return people.accept(tokenOf(link));
}

test('a person works for the account they were created in; an administrator for no other than main', async () => {
  const { id, link } = await people.create({ name: 'Wang', role: 'documents', account: 'acme' }, 'operator');
  const { person, key } = await people.accept(tokenOf(link));
  expect([person.account, (await authenticate(key)).account]).toEqual(['acme', 'acme']);
  await expect(people.change(id, { role: 'administrator' }, { keepLastAdmin: false })).rejects.toMatchObject({
    code: 'account_of_admin',
  });
});

test('a person is created with an invite, accepts it once, and then acts with name and role', async () => {
  const created = await people.create({ name: ' Grace ', role: 'approver' }, 'operator');
  const { link, ...person } = created;
  expect(person).toEqual({
    id: expect.stringMatching(/^per_\w{12}$/),
    ...{ name: 'Grace', role: 'approver', account: 'main', state: 'invited' },
    ...{ createdAt: '2026-03-01T10:00:00.000Z', createdBy: 'operator', deactivatedAt: null, lastUsedAt: null },
    ...{ key: null, inviteExpiresAt: '2026-03-08T10:00:00.000Z' },
  });
  expect(link).toMatch(/^https:\/\/rates\.example\.com\/console\/invite#ar_invite_[0-9A-Za-z]{36}$/);
  const accepted = await people.accept(tokenOf(link));
  const caller = await authenticate(accepted.key);
  expect(caller).toEqual({
    keyId: accepted.person.key,
    account: 'main',
    name: 'Grace (approver)',
    scopes: ROLES.approver,
    person: { id: person.id, name: 'Grace', role: 'approver' },
  });
  expect(accepted.person).toMatchObject({ state: 'active', inviteExpiresAt: null });
  expect(await keys.describe(caller)).toMatchObject({ name: 'Grace (approver)', person: caller.person });
  await expect(people.accept(tokenOf(link))).rejects.toMatchObject({ code: 'invite_used', status: 410 });
});

test('nothing of the token and of the key is stored but hashes', async () => {
  const { link } = await people.create({ name: 'Hidden', role: 'viewer' }, 'test');
  const { key } = await people.accept(tokenOf(link));
  const tables = await Promise.all(
    ['people', 'invites', 'api_keys'].map((name) => database.pool.query(`select * from ${name}`)),
  );
  const stored = JSON.stringify(tables.map(({ rows }) => rows));
  expect([stored.includes(tokenOf(link)), stored.includes(key)]).toEqual([false, false]);
});

test('a link says whether it is unknown, expired or withdrawn', async () => {
  const { id, link } = await people.create({ name: 'Late', role: 'viewer', expires: '2d' }, 'test');
  const again = await people.invite(id, { expires: '30d' });
  await expect(people.accept(tokenOf(link))).rejects.toMatchObject({ code: 'invite_withdrawn' });
  later(30 * DAY);
  await expect(people.accept(tokenOf(again.link))).rejects.toMatchObject({ code: 'invite_expired' });
  expect(await people.get(id)).toMatchObject({ state: 'without-access', inviteExpiresAt: null });
  for (const text of ['', 'ar_invite_', `${tokenOf(link).slice(0, -1)}!`, 'ar_live_x']) {
    await expect(people.accept(text)).rejects.toMatchObject({ code: 'invite_unknown' });
  }
  for (const expires of ['31d', '0', 'soon', '-1d']) {
    await expect(people.invite(id, { expires })).rejects.toMatchObject({ code: 'invite_expiry_invalid' });
  }
});

test('of two who open a link at the same time, one gets the key', async () => {
  const { link } = await people.create({ name: 'Twice', role: 'viewer' }, 'test');
  const outcomes = await Promise.allSettled([people.accept(tokenOf(link)), people.accept(tokenOf(link))]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('another invite replaces the key when it is opened, and what the person has stays theirs', async () => {
  const first = await joined('Device', 'documents');
  const { link } = await people.invite(first.person.id);
  expect(await authenticate(first.key)).toMatchObject({ name: 'Device (documents)' });
  const second = await people.accept(tokenOf(link));
  await expect(authenticate(first.key)).rejects.toMatchObject({ code: 'expired_api_key' });
  const [old, current] = [await authenticate(second.key), await keys.limitsOf(String(first.person.key))];
  expect((await keys.limitsOf(String(old.keyId))).account).toBe(current.account);
});

test('a role changes what a person may do from the next request on, also for a key that is cached', async () => {
  const { person, key } = await joined('Riser', 'viewer');
  expect(await authenticate(key)).toMatchObject({ scopes: ROLES.viewer });
  expect(await people.change(person.id, { role: 'pricing' }, STRICT)).toMatchObject({ role: 'pricing' });
  expect(await authenticate(key)).toMatchObject({ name: 'Riser (pricing)', scopes: ROLES.pricing });
  await people.change(person.id, { name: 'Risen' }, STRICT);
  expect(await authenticate(key)).toMatchObject({ name: 'Risen (pricing)' });
});

test('deactivating ends the key and an open invite at once, for good', async () => {
  const { person, key } = await joined('Leaver', 'pricing');
  const { link } = await people.invite(person.id);
  await authenticate(key);
  expect(await people.deactivate(person.id, STRICT)).toMatchObject({ state: 'deactivated', key: null });
  await expect(authenticate(key)).rejects.toMatchObject({ code: 'invalid_api_key' });
  await expect(people.accept(tokenOf(link))).rejects.toMatchObject({ code: 'invite_withdrawn' });
  await expect(people.invite(person.id)).rejects.toMatchObject({ code: 'person_deactivated' });
  await expect(people.change(person.id, { role: 'viewer' }, STRICT)).rejects.toMatchObject({
    code: 'person_deactivated',
  });
  const again = await people.create({ name: 'Leaver', role: 'pricing' }, 'test');
  expect(again.id).not.toBe(person.id);
});

test('the last administrator is neither deactivated nor given another role, and keeps the key', async () => {
  const { person } = await joined('Only', 'administrator');
  const refusal = { code: 'last_administrator', status: 409 };
  await expect(people.deactivate(person.id, STRICT)).rejects.toMatchObject(refusal);
  await expect(people.change(person.id, { role: 'viewer' }, STRICT)).rejects.toMatchObject(refusal);
  await expect(keys.revoke(String(person.key), STRICT)).rejects.toMatchObject({ code: 'last_admin_key' });
  // Another one who was only invited cannot administer yet.
  const { link } = await people.create({ name: 'Second', role: 'administrator' }, 'test');
  await expect(people.deactivate(person.id, STRICT)).rejects.toMatchObject(refusal);
  await people.accept(tokenOf(link));
  expect(await people.change(person.id, { role: 'viewer' }, STRICT)).toMatchObject({ role: 'viewer' });
});

test('names tell people apart, and no key signs as a person', async () => {
  await people.create({ name: 'Wang Wei', role: 'viewer' }, 'test');
  await expect(people.create({ name: 'wang wei', role: 'viewer' }, 'test')).rejects.toMatchObject({
    code: 'person_name_taken',
  });
  await expect(people.create({ name: '  ', role: 'viewer' }, 'test')).rejects.toMatchObject({
    code: 'person_name_invalid',
  });
  await expect(keys.create({ name: 'Wang Wei (approver)', scopes: ['admin'] })).rejects.toMatchObject({
    code: 'key_name_invalid',
  });
});

test("a person's key is listed with the person, and nobody else can have a new text of it", async () => {
  const { person } = await joined('Owner', 'viewer');
  expect(await keys.get(String(person.key))).toMatchObject({
    name: 'Owner',
    scopes: ROLES.viewer,
    person: { id: person.id, name: 'Owner', role: 'viewer' },
  });
  await expect(keys.rotate(String(person.key))).rejects.toMatchObject({ code: 'key_of_person' });
});
