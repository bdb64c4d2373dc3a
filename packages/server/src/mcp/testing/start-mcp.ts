import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as Client2025 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport2025 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll } from 'vitest';
import { readConfig } from '../../app/config.ts';
import { IDENTITY } from '../../app/identity.ts';
import { mountedMcp } from '../../app/mcp-mount.ts';
import { openService, type Service } from '../../app/service.ts';
import { createLog, type Scope } from '../../base/index.ts';
import { createHttpServer } from '../../http/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';

/** The part of both eras' clients that the tests use. */
export type AnyClient = Pick<
  Client,
  'listTools' | 'callTool' | 'readResource' | 'getPrompt' | 'complete' | 'listPrompts'
> &
  Pick<Client, 'listResources' | 'listResourceTemplates'>;

/** A whole service on a database of its own, answering HTTP, with sample rates published. */
export type RunningMcp = {
  url: string;
  service: Service;
  keyWith: (scopes: readonly Scope[]) => Promise<string>;
  /** The official client of each era, connected with a key of these scopes; closed after the file's last test. */
  connect: (era: '2026' | '2025', scopes?: readonly Scope[]) => Promise<AnyClient>;
  getJson: (path: string) => Promise<unknown>;
};

const EVERYTHING: readonly Scope[] = ['admin'];

/** Starts it at the top of a test file. */
export async function startMcp(samples: readonly SampleRate[]): Promise<RunningMcp> {
  const { database, url: databaseUrl } = await createTestDatabase();
  const log = createLog('silent');
  const config = readConfig({ DATABASE_URL: databaseUrl });
  const service = await openService(config, log);
  await service.rates.publish(await saveSampleDraft(database, samples), 'test');
  const app = createHttpServer({
    ...service,
    ...IDENTITY,
    config,
    log,
    mountedApps: [mountedMcp(service, config, log)],
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const closers: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closers) await close();
    await app.close();
    await service.close();
  });
  const keyWith = async (scopes: readonly Scope[]) =>
    (await service.keys.create({ name: 'test', scopes: [...scopes] })).key;
  const connect = async (era: '2026' | '2025', scopes = EVERYTHING) => {
    const headers = { Authorization: `Bearer ${await keyWith(scopes)}` };
    const client = era === '2026' ? await connect2026(url, headers) : await connect2025(url, headers);
    closers.push(() => client.close());
    return client as unknown as AnyClient;
  };
  const key = await keyWith(EVERYTHING);
  const getJson = async (path: string) =>
    (await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })).json();
  return { url, service, keyWith, connect, getJson };
}

async function connect2026(url: string, headers: Record<string, string>) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
  return client;
}

async function connect2025(url: string, headers: Record<string, string>) {
  const client = new Client2025({ name: 'test', version: '1' });
  const transport = new Transport2025(new URL(`${url}/mcp`), { requestInit: { headers } });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return client;
}
