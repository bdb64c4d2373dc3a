import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as Client2025 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as Transport2025 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll } from 'vitest';
import type { Scope } from '../../base/index.ts';
import type { SampleRate } from '../../testing/sample-rates.ts';
import { type RunningService, startService } from '../../testing/start-service.ts';

/** The part of both eras' clients that the tests use. */
export type AnyClient = Pick<
  Client,
  'listTools' | 'callTool' | 'readResource' | 'getPrompt' | 'complete' | 'listPrompts'
> &
  Pick<Client, 'listResources' | 'listResourceTemplates'>;

/** A whole service with the means to connect to its MCP endpoint. */
export type RunningMcp = RunningService & {
  /** The official client of each era, connected with a key of these scopes; closed after the file's last test. */
  connect: (era: '2026' | '2025', scopes?: readonly Scope[], account?: string) => Promise<AnyClient>;
};

const EVERYTHING: readonly Scope[] = ['admin'];

/** Starts it at the top of a test file, with settings by name. */
export async function startMcp(
  samples: readonly SampleRate[],
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningMcp> {
  const running = await startService(samples, settings);
  const closers: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closers) await close();
  });
  const connect = async (era: '2026' | '2025', scopes = EVERYTHING, account?: string) => {
    const headers = { Authorization: `Bearer ${await running.keyWith(scopes, account)}` };
    const client = await (era === '2026' ? connect2026 : connect2025)(running.url, headers);
    closers.push(() => client.close());
    return client as unknown as AnyClient;
  };
  return { ...running, connect };
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
