import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { FIXED_HEADERS, JSON_TYPE } from '../answers/common-headers.ts';
import { problem } from '../errors/problems.ts';
import type { RequestIds } from '../request-id.ts';

/** For so long requests that came in together are worked on; the rest of them would wait longer than it takes to ask again. */
export const TURN_MILLISECONDS = 25;

/**
 * So long requests are worked on before the event loop looks again at what has come in: who watches the server waits for one such
 * slice, and not for a turn. One request is worked on at least.
 */
const SLICE_MILLISECONDS = 5;

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
 * each turn works on requests for a limited time, on some at least, and refuses the rest, which takes a small part of an answer. So is
 * what comes in while `isFull`. A turn is worked on in slices, between which the event loop reads on: those who watch are answered
 * as soon as they are read.
 */
export function shedEarly(server: Server, parts: ShedParts): { refused: () => number } {
  const [handle] = server.listeners('request') as RequestListener[];
  if (handle === undefined) throw new Error('the server has no request handler');
  let refused = 0;
  const refuse = createRefusal(parts.nextId);
  const takeUp = createTurns(parts.turnMilliseconds, (request, response, isInTime) => {
    if (isInTime && !parts.isFull()) return handle(request, response);
    refused += 1;
    parts.count(request);
    refuse(request, response);
  });
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (ALWAYS.test(request.url ?? '')) handle(request, response);
    else takeUp(request, response);
  });
  return { refused: () => refused };
}

/** Answers `server_busy` in as little time as can be. */
function createRefusal(nextId: RequestIds): RequestListener {
  const body = JSON.stringify(problem('server_busy', { retry_after_seconds: 1 }).toBody());
  const headers = [
    ...FIXED_HEADERS,
    ...['Content-Type', JSON_TYPE, 'Retry-After', '1', 'Cache-Control', 'no-store'],
    ...['Content-Length', String(body.length), 'X-Request-Id', ''],
  ];
  const idAt = headers.length - 1;
  return (request, response) => {
    headers[idAt] = nextId(request);
    response.writeHead(503, headers);
    response.end(body, 'latin1');
  };
}

type Coming = [request: IncomingMessage, response: ServerResponse];

/** Works on requests in slices of turns; `work` is told whether the turn of a request still takes some up. */
function createTurns(turnMilliseconds: number, work: (...coming: [...Coming, isInTime: boolean]) => void) {
  /** What has come in and waits for a slice, oldest first. */
  let waiting: Coming[] = [];
  /** When the turn and its slice began; a turn ends when nothing of it waits. */
  let begun: number | undefined;
  let sliceBegun = 0;
  let takenUp = 0;
  const takeUp = (coming: Coming, now: number) => {
    const isInTime = now - (begun ?? now) < turnMilliseconds || takenUp < TURN_LEAST_REQUESTS;
    if (isInTime) takenUp += 1;
    work(...coming, isInTime);
  };
  const nextSlice = () => {
    sliceBegun = performance.now();
    let at = 0;
    for (let now = sliceBegun; at < waiting.length && now - sliceBegun < SLICE_MILLISECONDS; now = performance.now()) {
      const coming = waiting[at] as Coming;
      at += 1;
      // Its caller may have gone meanwhile.
      if (!coming[1].destroyed) takeUp(coming, now);
    }
    waiting = waiting.slice(at);
    if (waiting.length > 0) {
      setImmediate(nextSlice);
      return;
    }
    begun = undefined;
    takenUp = 0;
  };
  return (...coming: Coming) => {
    const now = performance.now();
    if (begun === undefined) {
      begun = now;
      sliceBegun = now;
      setImmediate(nextSlice);
    }
    if (waiting.length === 0 && now - sliceBegun < SLICE_MILLISECONDS) takeUp(coming, now);
    else waiting.push(coming);
  };
}
