import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { FIXED_HEADERS, JSON_TYPE } from '../answers/common-headers.ts';
import { problem } from '../errors/problems.ts';
import type { RequestIds } from '../request-id.ts';

/** For so long requests that came in together are worked on; the rest of them would wait longer than it takes to ask again. */
export const TURN_MILLISECONDS = 25;

/** As many are always taken up in a turn: the few that a page opens together are no load, however busy the machine is. */
const TURN_LEAST_REQUESTS = 32;

/** `count` is called for each refusal. */
type ShedParts = {
  nextId: RequestIds;
  turnMilliseconds: number;
  isFull: () => boolean;
  count: (request: IncomingMessage) => void;
};

/** Those who watch the server are always answered. */
const ALWAYS = /^\/(?:wp-json\/[^/]+\/v1\/)?(?:health(?:\/live|\/ready)?|metrics)\/?(?:\?|$)/;

/**
 * Refuses with `server_busy` what comes in faster than this process can even look at it. Such requests wait in the system's
 * buffers, where no count of requests sees them: the event loop takes up all that have come in before it does anything else. So
 * each turn of it works on requests for a limited time, on some at least, and refuses the rest, which takes a small part of an answer. So is what
 * comes in while `isFull`.
 */
export function shedEarly(
  server: Server,
  { nextId, turnMilliseconds, isFull, count }: ShedParts,
): { refused: () => number } {
  const [handle] = server.listeners('request') as RequestListener[];
  if (handle === undefined) throw new Error('the server has no request handler');
  const body = JSON.stringify(problem('server_busy', { retry_after_seconds: 1 }).toBody());
  const headers = [
    ...FIXED_HEADERS,
    ...['Content-Type', JSON_TYPE, 'Retry-After', '1', 'Cache-Control', 'no-store'],
    ...['Content-Length', String(body.length), 'X-Request-Id', ''],
  ];
  const idAt = headers.length - 1;
  let begun: number | undefined;
  let takenUp = 0;
  let refused = 0;
  const endTurn = () => {
    begun = undefined;
    takenUp = 0;
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const now = performance.now();
    if (begun === undefined) {
      begun = now;
      setImmediate(endTurn);
    }
    const isInTime = now - begun < turnMilliseconds || takenUp < TURN_LEAST_REQUESTS;
    if ((isInTime && !isFull()) || ALWAYS.test(request.url ?? '')) {
      takenUp += 1;
      return handle(request, response);
    }
    refused += 1;
    count(request);
    headers[idAt] = nextId(request);
    response.writeHead(503, headers);
    response.end(body, 'latin1');
  });
  return { refused: () => refused };
}
