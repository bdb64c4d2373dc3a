import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type Caller, type Scope, scopeAllows } from '../base/index.ts';
import type { Authenticate } from './authorize.ts';

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
const LONGEST_URL = 500;

/**
 * Answers that are asked for again and again while nothing changed. The key is checked each time and the operation says
 * each time whether its answer still holds; what is saved is routing, checking parameters and rendering.
 */
export function createHotAnswers(authenticate: Authenticate, nextId: () => string): HotAnswers {
  const kept = new Map<string, HotAnswer>();

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
      if (key.length > LONGEST_URL) return;
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, answer);
    },
    serve: (server) => {
      const [handle] = server.listeners('request') as RequestListener[];
      if (handle === undefined) throw new Error('the server has no handler to stand before');
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        const answer = find(request);
        if (answer && isAllowed(authenticate, request, answer.scope)) send(response, answer, nextId());
        else handle(request, response);
      });
    },
  };
}

function keyOf(request: IncomingMessage): string {
  return `${request.headers.host ?? ''} ${request.url ?? ''}`;
}

/** Refusals, and keys that have to be looked up, are left to the handler behind: it answers them in full. */
function isAllowed(authenticate: Authenticate, request: IncomingMessage, scope: Scope | null): boolean {
  try {
    const caller: Caller | Promise<Caller> = authenticate(request.headers.authorization);
    if (caller instanceof Promise) {
      caller.catch(() => {});
      return false;
    }
    return scope === null || scopeAllows(caller.scopes, scope);
  } catch {
    return false;
  }
}

function send(response: ServerResponse, { headers, body }: HotAnswer, id: string): void {
  response.writeHead(200, [...headers, 'X-Request-Id', id]);
  response.end(body, 'latin1');
}
