import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { IDENTITY } from '../app/identity.ts';
import { openService, type Service } from '../app/service.ts';
import { findConsoleFolder } from '../app/serving/console-folder.ts';
import { mountedMcp } from '../app/serving/mcp-mount.ts';
import { type Config, readConfig } from '../app/settings/config.ts';
import { createLog, type Scope } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import { createHttpServer } from '../http/index.ts';
import { type SampleRate, saveSampleDraft } from './sample-rates.ts';
import { createTestDatabase } from './test-database.ts';

/** A whole service on a database of its own, answering HTTP and MCP, with sample rates published. */
export type RunningService = {
  url: string;
  service: Service;
  /** Its database, for what would take too long otherwise. */
  database: Database;
  /** Makes a key with these scopes, of the account main or another, and gives its text. */
  keyWith: (scopes: readonly Scope[], account?: string) => Promise<string>;
  /** Publishes more rates. */
  publish: (samples: readonly SampleRate[]) => Promise<void>;
  /** Asks with a key of scope `admin` and gives the JSON. */
  getJson: (path: string) => Promise<unknown>;
  /** Starts one more server on its database, as `--workers` does, and gives its address. */
  startAnother: () => Promise<string>;
};

/** Starts it at the top of a test file, with settings by name; it stops after the file's last test. */
export async function startService(
  samples: readonly SampleRate[],
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  const { database, url: databaseUrl } = await createTestDatabase();
  // Its own key, so that no test writes a key file.
  const secrets = { AGENT_RATE_SECRET_KEY: Buffer.alloc(32, 1).toString('base64') };
  const config = readConfig({ ...secrets, ...settings, DATABASE_URL: databaseUrl });
  const { service, url } = await serve(config, async (opened) => {
    await opened.rates.publish(await saveSampleDraft(database, samples), 'test');
  });
  const publish = async (more: readonly SampleRate[]) => {
    await service.rates.publish(await saveSampleDraft(database, more), 'test');
  };
  const keyWith = async (scopes: readonly Scope[], account?: string) =>
    (await service.keys.create({ name: 'test', scopes: [...scopes], account })).key;
  const key = await keyWith(['admin']);
  const getJson = async (path: string) =>
    (await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })).json();
  const startAnother = async () => (await serve(config)).url;
  return { url, service, database, publish, keyWith, getJson, startAnother };
}

/** One server, as one of several processes on its database. `prepare`: before it listens. */
async function serve(config: Config, prepare: (service: Service) => Promise<void> = async () => {}) {
  const log = createLog('silent');
  const service = await openService(config, log);
  await prepare(service);
  const app = createHttpServer({
    ...service,
    ...IDENTITY,
    config,
    log,
    consoleFolder: findConsoleFolder(),
    mountedApps: [mountedMcp(service, config, log)],
    onProblem: service.problemLog.note,
    requestsPerMinute: config.requestsPerMinute,
    unknownKeysPerMinute: config.unknownKeysPerMinute,
    trustedProxies: config.trustedProxies,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  afterAll(async () => {
    await app.close();
    await service.close();
  });
  return { service, url };
}
