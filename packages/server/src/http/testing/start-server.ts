import type { AddressInfo } from 'node:net';
import { type Caller, createLog, Problem, type Scope } from '../../base/index.ts';
import { createHttpServer, type HttpServerOptions } from '../server.ts';
import { fakeOperations } from './fake-operations.ts';

/** A server that listens on loopback. */
export type RunningServer = { url: string; port: number; close: () => Promise<void> };

const KEYS: Readonly<Record<string, readonly Scope[]>> = {
  reader: ['rates:read'],
  writer: ['rates:read', 'rates:write'],
};

/** Keeps the promise of the real authenticator with two keys, `reader` and `writer`; `old` has expired. */
function fakeAuthenticate(authorization: string | undefined): Caller | Promise<Caller> {
  const key = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (key === undefined) throw new Problem('missing_api_key', { status: 401, message: 'API Key required' });
  if (key === 'old') throw new Problem('expired_api_key', { status: 401, message: 'The API key has expired.' });
  const scopes = KEYS[key];
  if (!scopes) throw new Problem('invalid_api_key', { status: 401, message: 'The API key is not valid.' });
  const caller = { keyId: key, account: 'main', name: key, scopes };
  return key === 'writer' ? Promise.resolve(caller) : caller;
}

/** Starts the adapter with the fake operations, on a free port of loopback. */
export async function startServer(options: Partial<HttpServerOptions> = {}): Promise<RunningServer> {
  const app = createHttpServer({
    operations: fakeOperations,
    authenticate: fakeAuthenticate,
    config: { host: '127.0.0.1', port: 0, baseUrl: undefined, namespace: 'svc' },
    log: createLog('silent'),
    health: () => ({ status: 'ok', checks: { database: { status: 'ok' } } }),
    name: 'Agent Rate API',
    version: '1.0.0',
    ...options,
  });
  // A connection that its client opened and never used would be waited for.
  app.addHook('preClose', async () => app.server.closeAllConnections());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, close: () => app.close() };
}

/** Asks as the key `reader`, unless other headers are given. */
export function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, headers: { authorization: 'Bearer reader', ...init.headers } });
}
