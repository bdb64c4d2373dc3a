import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createLog } from '../base/index.ts';
import { startTestStore } from '../documents/bytes/testing/s3-server.ts';
import { createEmptyTestDatabase } from '../testing/index.ts';
import { backUpOwn, restoreOwn } from './own-database.ts';
import { openService } from './service.ts';
import { readConfig } from './settings/config.ts';

const compose = parse(readFileSync(new URL('../../../../deploy/compose.yml', import.meta.url), 'utf8'));
const store = await startTestStore();
const { url, region, accessKeyId, secretAccessKey } = store.settings;
const folder = mkdtempSync(join(tmpdir(), 'agent-rate-compose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `deploy/.env` says, as docs/deploying.md has it, with a store. */
const ENV: Readonly<Record<string, string>> = {
  ...{ DOMAIN: 'rates.example.com', POSTGRES_PASSWORD: 'secret' },
  ...{ AGENT_RATE_DOCUMENTS_S3: url, AWS_REGION: region },
  ...{ AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
};

/** The environment of the service in compose, on the database and the volume of the test. */
function environmentOf(databaseUrl: string, volume: string): Record<string, string> {
  const named = Object.entries<string>(compose.services.service.environment).map(([name, text]) => [
    name,
    text.replaceAll(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, variable: string) => ENV[variable] ?? ''),
  ]);
  return { ...Object.fromEntries(named), DATABASE_URL: databaseUrl, AGENT_RATE_DATA_DIR: volume };
}

test('the settings of compose with a store serve, back up, and restore documents and secrets, without containers', async () => {
  const log = createLog('silent');
  const [first, second] = [await createEmptyTestDatabase(), await createEmptyTestDatabase()];
  const config = readConfig(environmentOf(first.url, join(folder, 'data')));
  expect(config).toMatchObject({ baseUrl: 'https://rates.example.com', s3Url: url, secretKeys: undefined });
  const service = await openService(config, log, { serves: true });
  expect(statSync(join(folder, 'data', 'secret.key')).mode & 0o777).toBe(0o600);
  const bytes = Buffer.from('SAFETY DATA SHEET of a compose installation');
  const [document] = await service.documents.upload([{ name: 'sds.txt', bytes }], 'tester');
  const id = document?.id ?? 0;
  expect(await store.list()).toHaveLength(1);
  const signature = await service.orders.quotes.sign({ a: 1 });
  const [backup, key] = [join(folder, 'today.backup'), join(folder, 'today.key')];
  await backUpOwn(config, backup, key);
  await service.close();

  const elsewhere = readConfig(environmentOf(second.url, join(folder, 'restored')));
  await restoreOwn(elsewhere, backup, { keyCopy: key });
  const restored = await openService(elsewhere, log, { serves: true });
  expect(Buffer.from(await restored.documents.readBytes(id))).toEqual(bytes);
  expect(await restored.orders.quotes.sign({ a: 1 })).toBe(signature);
  expect(await store.list()).toHaveLength(2);
  await restored.close();
}, 120_000);
