import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type Caller, createLog } from '../base/index.ts';
import { webhookSecretRows } from '../events/index.ts';
import { narrowingRootRows } from '../keys/index.ts';
import { signingKeyRows } from '../orders/index.ts';
import { createSecretBox, parseSecretKeys } from '../secrets/index.ts';
import { createEmptyTestDatabase, createTestDatabase } from '../testing/index.ts';
import { backUpOwn, restoreOwn } from './own-database.ts';
import { resetOwnSecrets, rotateOwnSecrets, showOwnSecrets } from './own-secrets.ts';
import { openService, type Service } from './service.ts';
import { readConfig } from './settings/config.ts';

vi.setConfig({ testTimeout: 60_000 });
const log = createLog('silent');
const OPERATOR: Caller = { keyId: null, account: 'main', name: 'tester', scopes: ['admin'] };
const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** An installation of its own: a database, an empty data directory, and its settings. */
async function install(url?: string, settings: Record<string, string> = {}) {
  const { url: own, database } = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-secrets-'));
  closers.push(async () => rmSync(folder, { recursive: true, force: true }));
  const config = readConfig({ ...settings, DATABASE_URL: url ?? own, AGENT_RATE_DATA_DIR: join(folder, 'data') });
  return { config, database, folder, keyFile: join(folder, 'data', 'secret.key') };
}

type Installation = Awaited<ReturnType<typeof install>>;

async function start({ config }: Pick<Installation, 'config'>, serves = true): Promise<Service> {
  const service = await openService(config, log, { serves });
  let isOpen = true;
  const close = service.close;
  service.close = async () => {
    if (isOpen) await close();
    isOpen = false;
  };
  closers.push(service.close);
  return service;
}

/** A webhook, a key that keys can be narrowed from, and a signature: one secret of each kind. */
async function makeSecrets({ webhooks, keys, orders }: Service) {
  const { id } = await webhooks.create(
    { url: 'https://example.com/hook', types: ['agent-rate.order.placed.v1'] },
    OPERATOR,
  );
  await keys.create({ name: 'narrowed', scopes: ['rates:read'] });
  return { webhook: id, signature: await orders.quotes.sign({ a: 1 }) };
}

async function storedIn({ database }: Pick<Installation, 'database'>): Promise<string[]> {
  const { rows } = await database.pool.query<{ stored: string }>(
    `select sealed as stored from webhook_secrets
     union all select convert_from(private_pkcs8, 'UTF8') from signing_keys
     union all select narrowing_root from api_keys where narrowing_root is not null`,
  );
  return rows.map(({ stored }) => stored.slice(0, 8));
}

const SEALED = ['a256gcm.', 'a256gcm.', 'a256gcm.'];

test('the first start makes a key that this account alone can read, and every secret is sealed with it', async () => {
  const installation = await install();
  const service = await start(installation);
  expect(statSync(installation.keyFile).mode & 0o777).toBe(0o600);
  await makeSecrets(service);
  expect(await storedIn(installation)).toEqual(SEALED);
  const { inUse, isHere, file } = await showOwnSecrets(installation.config);
  expect({ isHere, file, id: inUse?.id }).toEqual({
    isHere: true,
    file: installation.keyFile,
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('secrets from before there was a key are sealed at the next start, and still open', async () => {
  const installation = await install();
  const first = await start(installation);
  await makeSecrets(first);
  await unseal(installation, await readFile(installation.keyFile, 'utf8'));
  expect(await storedIn(installation)).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^plain\./)));
  await first.close();
  rmSync(installation.keyFile);
  const service = await start(installation);
  expect(await storedIn(installation)).toEqual(SEALED);
  await service.orders.quotes.sign({ a: 2 });
});

test('without its key, or with another, a server does not start; commands that need no secret go on', async () => {
  const installation = await install();
  const { keyFile } = installation;
  await makeSecrets(await start(installation));
  const before = await storedIn(installation);
  await rename(keyFile, `${keyFile}.away`);
  await expect(start(installation)).rejects.toMatchObject({ code: 'secret_key_missing', data: { file: keyFile } });
  const command = await start(installation, false);
  expect((await command.keys.list(1, 10)).keys).toHaveLength(1);
  await expect(command.orders.quotes.sign({})).rejects.toMatchObject({ code: 'signing_key_sealed' });
  await expect(command.keys.create({ name: 'x', scopes: ['admin'] })).rejects.toMatchObject({
    code: 'secret_key_missing',
  });
  writeFileSync(keyFile, `${Buffer.alloc(32, 5).toString('base64')}\n`);
  await expect(start(installation)).rejects.toMatchObject({ code: 'secret_key_wrong' });
  writeFileSync(keyFile, 'not a key');
  await expect(start(installation)).rejects.toMatchObject({ code: 'secret_key_damaged' });
  expect(await storedIn(installation)).toEqual(before);
  await rename(`${keyFile}.away`, keyFile);
  await (await start(installation)).orders.quotes.sign({});
});

test('a database whose secrets were sealed by AGENT_RATE_SECRET_KEY before keys were noted needs that key', async () => {
  const key = { AGENT_RATE_SECRET_KEY: Buffer.alloc(32, 6).toString('base64') };
  const installation = await install(undefined, key);
  await makeSecrets(await start(installation));
  await installation.database.pool.query('delete from secret_keys');
  const { databaseUrl = '' } = installation.config;
  const without = await install(databaseUrl);
  await expect(start(without)).rejects.toMatchObject({ code: 'secret_key_missing' });
  const other = await install(databaseUrl, { AGENT_RATE_SECRET_KEY: Buffer.alloc(32, 7).toString('base64') });
  await expect(start(other)).rejects.toMatchObject({ code: 'secret_key_wrong' });
  await (await start(installation)).orders.quotes.sign({});
});

test('a rotation seals everything anew while a server goes on, and no former key is needed afterwards', async () => {
  const installation = await install();
  const running = await start(installation);
  await makeSecrets(running);
  const former = (await readFile(installation.keyFile, 'utf8')).trim();
  expect((await rotateOwnSecrets(installation.config)).sealed).toBe(3);
  const [newest, kept] = (await readFile(installation.keyFile, 'utf8')).trim().split('\n');
  expect(kept).toBe(former);
  // The server that runs seals with the new key, and opens what was sealed with it.
  await running.keys.create({ name: 'later', scopes: ['rates:read'] });
  await running.orders.quotes.sign({});
  writeFileSync(installation.keyFile, `${newest}\n`);
  const { secrets } = await showOwnSecrets(installation.config);
  expect(secrets.map(({ newest: sealed, former: old, unknown }) => [sealed, old, unknown])).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ]);
  await (await start(installation)).orders.quotes.sign({});
});

test('a backup is restored with its key, given beside it or there already, and without it only when that is asked for', async () => {
  const installation = await install();
  const service = await start(installation);
  const { signature } = await makeSecrets(service);
  const file = join(installation.folder, 'all.backup');
  const copy = join(installation.folder, 'all.key');
  expect(await backUpOwn(installation.config, file, copy)).toMatchObject({ keyFile: installation.keyFile });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(await readFile(file)).not.toContain(await readFile(copy, 'utf8'));
  const empty = async () => install((await createEmptyTestDatabase()).url);

  const target = await empty();
  await expect(restoreOwn(target.config, file)).rejects.toMatchObject({
    code: 'secret_key_missing',
    data: { file: target.keyFile, key: expect.any(String) },
  });
  await restoreOwn(target.config, file, { keyCopy: copy });
  const restored = await start(target);
  const [webhook] = (await restored.webhooks.list({ page: 1, perPage: 10 } as never, OPERATOR)).webhooks;
  expect(webhook?.url).toBe('https://example.com/hook');
  expect(await restored.orders.quotes.sign({ a: 1 })).toBe(signature);

  const wrong = await empty();
  writeFileSync(join(wrong.folder, 'other.key'), `${Buffer.alloc(32, 9).toString('base64')}\n`);
  const other = { ...wrong.config, secretKeyFile: join(wrong.folder, 'other.key') };
  await expect(restoreOwn(other, file)).rejects.toMatchObject({ code: 'secret_key_wrong' });
  await restoreOwn(other, file, { withoutKey: true });
  await expect(start({ config: other })).rejects.toMatchObject({ code: 'secret_key_wrong' });
  const counts = await resetOwnSecrets(other);
  expect(counts.map(({ unknown }) => unknown)).toEqual([1, 1, 1]);
  const after = await start({ config: other });
  await expect(after.orders.quotes.sign({})).rejects.toMatchObject({ code: 'signing_key_sealed' });
  await after.orders.quotes.rotateKey();
  await after.orders.quotes.sign({});
});

/** Leaves every secret as it is, as a version without a key did. */
async function unseal({ database }: Installation, keyText: string): Promise<void> {
  const box = createSecretBox(() => parseSecretKeys(keyText) ?? []);
  const client = await database.pool.connect();
  for (const { list, replace } of [webhookSecretRows, signingKeyRows, narrowingRootRows]) {
    for (const { id, belongsTo, stored } of await list(client))
      await replace(client, { id, former: stored, stored: `plain.${box.open(stored, belongsTo)}` });
  }
  await client.query('delete from secret_keys');
  client.release();
}
