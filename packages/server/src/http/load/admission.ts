import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../errors/problems.ts';
import { TURN_MILLISECONDS } from './shed-early.ts';

/**
 * How many requests are worked on at once, how many more wait for their turn, and for how long; how long requests that came in
 * together are taken up (`shedEarly`).
 */
export type LoadLimits = {
  mostAtOnce: number;
  mostWaiting: number;
  mostWaitMilliseconds: number;
  turnMilliseconds: number;
};

/**
 * Far more than a database with ten connections does at once; a request that waits longer than a second is better asked
 * again.
 */
export const DEFAULT_LOAD_LIMITS: LoadLimits = {
  mostAtOnce: 256,
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

/** Ends the waiting of a request: it is let in, or refused. */
type Waiting = (isAdmitted: boolean) => void;

/** Operations that answer however busy the server is: who watches it must be answered. */
const ALWAYS = new Set(['check-health', 'check-liveness', 'check-readiness', 'read-metrics']);

/**
 * Lets so many requests in at once; further ones wait shortly, the rest is refused with `server_busy` 503. `refusedEarly`: what
 * was refused before it came here.
 */
export function admitRequests(app: FastifyInstance, limits: LoadLimits, refusedEarly: () => number): Admission {
  const inside = new WeakSet<object>();
  const queue: Waiting[] = [];
  let active = 0;
  let refused = 0;
  const leave = (request: FastifyRequest) => {
    if (!inside.delete(request.raw)) return;
    active -= 1;
    queue.shift()?.(true);
  };
  const enter = (request: FastifyRequest) => {
    active += 1;
    inside.add(request.raw);
  };
  const refuse = (done: (error: Error) => void) => {
    refused += 1;
    done(problem('server_busy', { retry_after_seconds: 1 }));
  };
  const wait = (request: FastifyRequest, done: (error?: Error) => void) => {
    const end: Waiting = (isAdmitted) => {
      clearTimeout(timer);
      const at = queue.indexOf(end);
      if (at >= 0) queue.splice(at, 1);
      if (!isAdmitted) return refuse(done);
      enter(request);
      done();
    };
    const timer = setTimeout(end, limits.mostWaitMilliseconds, false);
    queue.push(end);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS.has(request.routeOptions.config?.operation ?? '')) return done();
    reply.raw.once('close', () => leave(request));
    if (active < limits.mostAtOnce) {
      enter(request);
      return done();
    }
    if (queue.length < limits.mostWaiting) return wait(request, done);
    refuse(done);
  });
  const isFull = () => active >= limits.mostAtOnce && queue.length >= limits.mostWaiting;
  return {
    release: leave,
    isFull,
    counts: () => ({ active, waiting: queue.length, refused: refused + refusedEarly() }),
  };
}
