import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type Caller, type Scope, scopeAllows } from '../../base/index.ts';
import { authorizationOf } from '../console/session-cookie.ts';
import type { RequestIds } from '../request-id.ts';
import type { Authenticate } from '../routes/authorize.ts';
import type { Quota } from '../routes/quota.ts';
import { findEncoding } from './compression.ts';

/** A response that may be sent again: the scope that may see it, whether it is current, and its bytes. */
type CachedResponse = {
  scope: Scope | null;
  isCurrent: () => boolean;
  isFor?: ((caller: Caller) => boolean) | undefined;
  /** Names and values in turn, without the request's id. */
  headers: readonly string[];
  /** Bytes, or a text of one character a byte. */
  body: string | Uint8Array;
};

/** Answers kept ready to be sent again. */
export type ResponseCache = {
  /** Keeps the answer to a GET of this host and URL. */
  keep: (request: IncomingMessage, answer: CachedResponse) => void;
  /** Answers before the server's handler: a kept and current response is sent at once, everything else goes on. */
  serve: (server: Server) => void;
};

const MOST_KEPT = 4_000;
const MOST_KEPT_CHARACTERS = 8 * 1024 * 1024;
/** URLs asked once: a response is kept from the second request on, so that requests all different cost nothing. */
const MOST_SEEN = 4_000;
const LONGEST_URL = 500;

type ResponseCacheDeps = { authenticate: Authenticate; nextId: RequestIds; quota: Quota | undefined };

/**
 * Keeps responses that are asked for repeatedly while nothing changes. The key is checked each time, and the operation
 * says each time whether its answer is still current; routing, checking parameters and rendering are saved.
 */
export function createResponseCache({ authenticate, nextId, quota }: ResponseCacheDeps): ResponseCache {
  const kept = new Map<string, CachedResponse>();
  const seen = new Set<string>();
  let characters = 0;

  const wasSeen = (key: string): boolean => {
    if (seen.has(key)) return true;
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(key);
    return false;
  };

  const find = (request: IncomingMessage): CachedResponse | undefined => {
    if (request.method !== 'GET' || request.headers['if-none-match'] !== undefined) return undefined;
    const key = keyOf(request);
    const answer = kept.get(key);
    if (answer === undefined || answer.isCurrent()) return answer;
    kept.delete(key);
    return undefined;
  };

  return {
    keep: (request, answer) => {
      const key = keyOf(request);
      if (key.length > LONGEST_URL || !wasSeen(key)) return;
      characters += answer.body.length;
      if (kept.size >= MOST_KEPT || characters > MOST_KEPT_CHARACTERS) {
        kept.clear();
        characters = answer.body.length;
      }
      kept.set(key, { ...answer, headers: [...answer.headers] });
    },
    serve: (server) => {
      const [handle] = server.listeners('request') as RequestListener[];
      if (handle === undefined) throw new Error('the server has no request handler');
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        const answer = find(request);
        const caller = answer && findCaller(authenticate, request, answer);
        if (answer === undefined || caller === undefined) return handle(request, response);
        if (quota === undefined) return send(response, answer, nextId(request));
        const state = quota.take(caller);
        if (state) send(response, answer, nextId(request), quota.headers(state));
        else handle(request, response);
      });
    },
  };
}

/** Compressed responses are kept beside the plain ones. */
function keyOf({ headers, url = '' }: IncomingMessage): string {
  const encoding = findEncoding(headers['accept-encoding']);
  const key = `${headers.host ?? ''} ${url}`;
  return encoding === undefined ? key : `${key} ${encoding}`;
}

function leaveToHandler(): never {
  throw new Error('the key is not known yet');
}

/** The caller, if its key is known, has the scope and would get this answer. Refusals, and keys that must be looked up, are left to the handler. */
function findCaller(
  authenticate: Authenticate,
  request: IncomingMessage,
  { scope, isFor }: CachedResponse,
): Caller | undefined {
  try {
    const caller: Caller | Promise<Caller> = authenticate(authorizationOf(request), leaveToHandler);
    if (caller instanceof Promise) {
      caller.catch(() => {});
      return undefined;
    }
    const isAllowed = scope === null || scopeAllows(caller.scopes, scope);
    return isAllowed && isFor?.(caller) !== false ? caller : undefined;
  } catch {
    return undefined;
  }
}

function send(
  response: ServerResponse,
  { headers, body }: CachedResponse,
  id: string,
  more: readonly string[] = [],
): void {
  response.writeHead(200, [...headers, ...more, 'X-Request-Id', id]);
  response.end(body, 'latin1');
}
