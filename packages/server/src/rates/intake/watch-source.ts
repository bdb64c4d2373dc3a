import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, type NoteProblem, Problem } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { ratesProblem } from '../problems.ts';
import type { SourceKind } from './intake.schema.ts';
import { readLookState, saveLook, withSource } from './intake-store.ts';
import { createReceiver, type Receiver, type ReceiverDeps } from './receive.ts';

/** While a source fails it is looked at half as often each time, down to this. */
const LONGEST_PAUSE_MILLISECONDS = 15 * 60_000;
/** How often a process asks at most whether it is time. */
const LONGEST_TICK_MILLISECONDS = 5_000;

/** A way in which rates arrive. */
export type Source = {
  kind: SourceKind;
  /** Shown to operators; no secret. */
  name: string;
  everyMilliseconds: number;
  /** Takes what is there. Throws a problem when the source cannot be used, and may be called again at any time. */
  look: (receiver: Receiver, signal: AbortSignal) => Promise<void>;
};

/** What watching depends on. */
export type WatchDeps = ReceiverDeps & { database: Database; log: Log; onProblem: NoteProblem };

/** Looks at a source now and from time to time, in one process at a time, until `signal` fires. Never rejects. */
export async function watchSource(deps: WatchDeps, source: Source, signal: AbortSignal): Promise<void> {
  const { log } = deps;
  const receiver = createReceiver(deps, source.kind);
  const tick = Math.min(source.everyMilliseconds / 2, LONGEST_TICK_MILLISECONDS);
  let isFirst = true;
  let isAway = false;
  while (!signal.aborted) {
    try {
      const look = () => lookAt(deps, { source, receiver, isFirst }, signal);
      if (await withSource(deps.database, source.kind, look)) isFirst = false;
      isAway = false;
    } catch (error) {
      // The database is away, which the service says elsewhere too: once here, however long it lasts.
      if (!isAway && !signal.aborted)
        log.warn({ err: error, source: source.kind }, 'a source cannot be looked at; trying again');
      isAway = true;
    }
    await sleep(tick, undefined, { signal, ref: false }).catch(() => {});
  }
}

type Look = { source: Source; receiver: Receiver; isFirst: boolean };

/** A process that was started looks at once, since a setting may have been corrected; after that when it is time. */
async function lookAt(deps: WatchDeps, { source, receiver, isFirst }: Look, signal: AbortSignal): Promise<void> {
  const { database, log } = deps;
  const { kind, everyMilliseconds } = source;
  const state = await readLookState(database, kind);
  if (!isFirst && state && !state.isDue) return;
  const failures = state?.failures ?? 0;
  const problem = await source.look(receiver, signal).then(
    () => null,
    (error: unknown) => {
      signal.throwIfAborted();
      return problemOf(error, log, kind);
    },
  );
  const pause = problem ? Math.min(everyMilliseconds * 2 ** Math.min(failures, 20), LONGEST_PAUSE_MILLISECONDS) : 0;
  await saveLook(database, { kind, problem, nextMilliseconds: Math.max(everyMilliseconds, pause) });
  if (problem && (failures === 0 || isFirst)) reportOutage(deps, source, problem);
  if (!problem && failures > 0) log.info({ source: kind }, 'a source can be looked at again');
}

/** What is no refusal is a fault of ours, or of the database: the caller hears of the latter when it saves. */
function problemOf(error: unknown, log: Log, kind: SourceKind): Problem {
  if (error instanceof Problem) return error;
  log.error({ err: error, source: kind }, 'looking at a source failed');
  return ratesProblem('intake_failed', {}, 'The service failed while it looked at this source.');
}

/** Once for an outage. */
function reportOutage({ log, onProblem }: WatchDeps, { kind, name }: Source, problem: Problem): void {
  log.warn({ source: kind, code: problem.code, reason: problem.message }, 'a source fails; it is tried again');
  onProblem({ problem, operation: 'list-sources', adapter: 'intake', caller: { keyId: null, name } });
}
