import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, type Log, Problem } from '../../base/index.ts';
import { JSON_TYPE, type Sender } from '../answers/common-headers.ts';
import type { Failures } from '../errors/mount-failures.ts';
import { problem } from '../errors/problems.ts';
import type { AddressQuota } from '../routes/address-quota.ts';
import type { Authenticate } from '../routes/authorize.ts';
import { mountOidc, OIDC_PATHS, type SingleSignOn } from './oidc/mount-oidc.ts';
import { authorizationOf, sessionCookie } from './session-cookie.ts';

/** What the console needs: its built files, and the server's own way to check keys and to answer. */
export type ConsoleDeps = {
  /** The folder with the built pages; undefined where they were not built. */
  folder: string | undefined;
  authenticate: Authenticate;
  addresses: AddressQuota;
  send: Sender;
  baseUrlOf: (host: string | undefined) => string;
  failures: Failures;
  /** Undefined: people sign in with their keys. */
  singleSignOn: SingleSignOn | undefined;
  log: Log;
};

/** Only this origin's own files run and are asked; no page may frame the console. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
/** The address of the console. */
export const CONSOLE = '/console';
const SESSION = `${CONSOLE}/session`;
const SESSION_METHODS = 'GET, POST, DELETE';
/** Files whose name has a hash of their content. */
const ASSETS = /\/assets\//;

/** Mounts the console at `/console`: pages and, at `/console/session`, signing in with a key. */
export function mountConsole(app: FastifyInstance, deps: ConsoleDeps): void {
  mountSession(app, deps);
  deps.failures.remember([SESSION], SESSION_METHODS);
  mountOidc(app, deps);
  deps.failures.remember(OIDC_PATHS, 'GET');
  const { folder } = deps;
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return;
  app.register(async (pages) => {
    await pages.register(fastifyStatic, {
      root: folder,
      prefix: `${CONSOLE}/`,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        for (const [name, value] of Object.entries(PAGE_HEADERS)) reply.header(name, value);
        reply.header('Cache-Control', ASSETS.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // Addresses inside the console are pages of one application; a file of an earlier build is gone.
    const page = ({ url }: FastifyRequest, reply: FastifyReply) =>
      ASSETS.test(url) ? reply.callNotFound() : reply.sendFile('index.html');
    pages.get(`${CONSOLE}/*`, page);
  });
  deps.failures.remember([CONSOLE, `${CONSOLE}/*`], 'GET');
}

function mountSession(app: FastifyInstance, { authenticate, addresses, send, baseUrlOf }: ConsoleDeps): void {
  const isSecure = (request: FastifyRequest) => baseUrlOf(request.headers.host).startsWith('https://');
  const answer = (request: FastifyRequest, reply: FastifyReply, caller: Caller | undefined, cookie?: string) => {
    const { keyId = null, name = '', scopes = [], person } = caller ?? {};
    send(request, reply, {
      status: caller === undefined ? 204 : 200,
      headers: { 'Content-Type': JSON_TYPE, ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }) },
      body:
        caller === undefined
          ? null
          : JSON.stringify({ keyId, name: person?.name ?? name, person: person ?? null, scopes }),
    });
    return reply;
  };
  app.get(SESSION, async (request, reply) => answer(request, reply, await findCaller(request, authenticate)));
  app.post(SESSION, async (request, reply) => {
    if (request.headers['sec-fetch-site'] !== 'same-origin') throw problem('sign_in_from_elsewhere');
    const key = (request.body as { key?: unknown } | null)?.key;
    const caller = await addresses.authenticate(request, typeof key === 'string' ? `Bearer ${key}` : undefined);
    return answer(
      request,
      reply,
      caller,
      sessionCookie(String(key), { isSecure: isSecure(request), of: caller.person ? 'person' : 'key' }),
    );
  });
  app.delete(SESSION, async (request, reply) =>
    answer(request, reply, undefined, sessionCookie(undefined, { isSecure: isSecure(request) })),
  );
}

/** Who is signed in; undefined without a session, and when its key ended. */
async function findCaller({ raw }: FastifyRequest, authenticate: Authenticate): Promise<Caller | undefined> {
  try {
    return await authenticate(authorizationOf(raw));
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return undefined;
    throw error;
  }
}
