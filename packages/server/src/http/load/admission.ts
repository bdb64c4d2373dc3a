import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../errors/problems.ts';
import { TURN_MILLISECONDS } from './shed-early.ts';

/**
 * How many requests are worked on at once, how many more wait for their turn, and for how long. One that is not done after
 * `longMilliseconds` waits for something else, such as its body or a job, and makes room for another, up to `mostInAll`.
 * `turnMilliseconds`: how long requests that came in together are taken up (`shedEarly`).
 */
export type LoadLimits = {
  mostAtOnce: number;
  longMilliseconds: number;
  mostInAll: number;
  mostWaiting: number;
  mostWaitMilliseconds: number;
  turnMilliseconds: number;
};

/**
 * Some more than a database with ten connections does at once: with hundreds at once each takes so long that its caller no
 * longer waits for it. A request that waits longer than a second is better asked again.
 */
export const DEFAULT_LOAD_LIMITS: LoadLimits = {
  mostAtOnce: 32,
  longMilliseconds: 2_000,
  mostInAll: 256,
  mostWaiting: 256,
  mostWaitMilliseconds: 1_000,
  turnMilliseconds: TURN_MILLISECONDS,
};

/** What waits and what is refused while a server is asked for more than it does. */
export type Admission = {
  /** Gives the place of a request away before it is answered: a stream stays open and does no work. */
  release: (request: FastifyRequest) => void;
  /** Whether the next request would be refused. */
  isFull: () => boolean;
  /** As they are now; `refused` since the start. */
  counts: () => { active: number; waiting: number; refused: number };
};

/** A request that waits: since when, and what ends that: it is let in, or refused. */
type Waiting = { since: number; end: (isAdmitted: boolean) => void };

/**
 * A queue whose first has waited for this share of the longest wait takes no more: those would wait in vain, which costs more than
 * to refuse them at once.
 */
const STANDING_SHARE = 0.5;

/** Operations that answer however busy the server is: who watches it must be answered. */
const ALWAYS = new Set(['check-health', 'check-liveness', 'check-readiness', 'read-metrics']);

/**
 * Lets so many requests in at once; further ones wait shortly, the rest is refused with `server_busy` 503. `refusedEarly`: what
 * was refused before it came here.
 */
export function admitRequests(app: FastifyInstance, limits: LoadLimits, refusedEarly: () => number): Admission {
  const places = createPlaces(limits, () => {
    while (queue.length > 0 && places.isFree()) queue.shift()?.end(true);
  });
  const queue: Waiting[] = [];
  let refused = 0;
  const isFull = () => {
    if (places.isFree()) return false;
    const [first] = queue;
    return (
      queue.length >= limits.mostWaiting ||
      (first !== undefined && performance.now() - first.since > limits.mostWaitMilliseconds * STANDING_SHARE)
    );
  };
  const refuse = (done: (error: Error) => void) => {
    refused += 1;
    done(problem('server_busy', { retry_after_seconds: 1 }));
  };
  const wait = (request: FastifyRequest, done: (error?: Error) => void) => {
    const end = (isAdmitted: boolean) => {
      clearTimeout(timer);
      const at = queue.indexOf(waiting);
      if (at >= 0) queue.splice(at, 1);
      if (!isAdmitted) return refuse(done);
      places.take(request.raw);
      done();
    };
    const timer = setTimeout(end, limits.mostWaitMilliseconds, false);
    const waiting = { since: performance.now(), end };
    queue.push(waiting);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS.has(request.routeOptions.config?.operation ?? '')) return done();
    reply.raw.once('close', () => places.leave(request.raw));
    if (places.isFree()) {
      places.take(request.raw);
      return done();
    }
    if (isFull()) refuse(done);
    else wait(request, done);
  });
  return {
    release: ({ raw }) => places.leave(raw),
    isFull,
    counts: () => ({ active: places.taken(), waiting: queue.length, refused: refused + refusedEarly() }),
  };
}

/** Where requests are worked on. `onFree` is called when one of the places becomes free. */
function createPlaces({ mostAtOnce, longMilliseconds, mostInAll }: LoadLimits, onFree: () => void) {
  /** Each request with the timer that makes it a long one; undefined when it is one. */
  const inside = new Map<object, NodeJS.Timeout | undefined>();
  let short = 0;
  const becomeLong = (request: object) => {
    inside.set(request, undefined);
    short -= 1;
    onFree();
  };
  return {
    taken: () => inside.size,
    isFree: () => short < mostAtOnce && inside.size < mostInAll,
    take: (request: object) => {
      short += 1;
      inside.set(request, setTimeout(becomeLong, longMilliseconds, request));
    },
    leave: (request: object) => {
      const timer = inside.get(request);
      if (!inside.delete(request)) return;
      if (timer !== undefined) short -= 1;
      clearTimeout(timer);
      onFree();
    },
  };
}
