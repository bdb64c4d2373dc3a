import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type Caller, type Scope, scopeAllows } from '../../base/index.ts';
import type { Authenticate } from '../routes/authorize.ts';
import type { Quota } from '../routes/quota.ts';
import { findEncoding } from './compression.ts';

/** A response that may go out again: to whom, for how long, and its bytes. */
type HotAnswer = {
  scope: Scope | null;
  isCurrent: () => boolean;
  /** Names and values in turn, without the request's id. */
  headers: readonly string[];
  /** Bytes, or a text of one character a byte. */
  body: string | Uint8Array;
};

/** Answers kept ready to be sent again. */
export type HotAnswers = {
  /** Keeps the answer to a GET of this host and URL. */
  keep: (request: IncomingMessage, answer: HotAnswer) => void;
  /** Puts itself before the server's handler: what is kept and current goes out at once, all else as before. */
  serve: (server: Server) => void;
};

const MOST_KEPT = 4_000;
const MOST_KEPT_CHARACTERS = 8 * 1024 * 1024;
/** Addresses that were asked once: what is asked a second time is kept, so that questions all different cost nothing. */
const MOST_SEEN = 4_000;
const LONGEST_URL = 500;

type HotAnswerDeps = { authenticate: Authenticate; nextId: () => string; quota: Quota | undefined };

/**
 * Answers that are asked for again and again while nothing changed. The key is checked each time and the operation says
 * each time whether its answer still holds; what is saved is routing, checking parameters and rendering.
 */
export function createHotAnswers({ authenticate, nextId, quota }: HotAnswerDeps): HotAnswers {
  const kept = new Map<string, HotAnswer>();
  const seen = new Set<string>();
  let characters = 0;

  const wasSeen = (key: string): boolean => {
    if (seen.has(key)) return true;
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(key);
    return false;
  };

  const find = (request: IncomingMessage): HotAnswer | undefined => {
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
      if (handle === undefined) throw new Error('the server has no handler to stand before');
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        const answer = find(request);
        const caller = answer && findCaller(authenticate, request, answer.scope);
        if (answer === undefined || caller === undefined) return handle(request, response);
        if (quota === undefined) return send(response, answer, nextId());
        const state = quota.take(caller);
        if (state) send(response, answer, nextId(), quota.headers(state));
        else handle(request, response);
      });
    },
  };
}

/** Packed answers are kept beside the plain ones. */
function keyOf({ headers, url = '' }: IncomingMessage): string {
  const encoding = findEncoding(headers['accept-encoding']);
  const key = `${headers.host ?? ''} ${url}`;
  return encoding === undefined ? key : `${key} ${encoding}`;
}

/** Who asks, if the key is known and may. Refusals, and keys that have to be looked up, are left to the handler behind. */
function findCaller(authenticate: Authenticate, request: IncomingMessage, scope: Scope | null): Caller | undefined {
  try {
    const caller: Caller | Promise<Caller> = authenticate(request.headers.authorization);
    if (caller instanceof Promise) {
      caller.catch(() => {});
      return undefined;
    }
    return scope === null || scopeAllows(caller.scopes, scope) ? caller : undefined;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, { headers, body }: HotAnswer, id: string, more: readonly string[] = []): void {
  response.writeHead(200, [...headers, ...more, 'X-Request-Id', id]);
  response.end(body, 'latin1');
}
