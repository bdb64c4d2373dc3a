import { type Static, Type } from 'typebox';
import type { StreamEvent } from './operation.ts';

/** Where a job may stand. done, failed and cancelled are final. */
export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
/** Where a job may stand. */
export type JobStatus = (typeof JOB_STATUSES)[number];

/** How often an open stream looks for news. */
const LOOK_MILLISECONDS = 400;

/** The problem that a job failed with, in the shape of every refusal. */
export const JobProblemSchema = Type.Object({
  code: Type.String(),
  message: Type.String(),
  data: Type.Record(Type.String(), Type.Unknown()),
});
/** The problem that a job failed with. */
export type JobProblem = Static<typeof JobProblemSchema>;

/** Whether a job may still change by itself. */
export function isOpen(status: JobStatus | undefined): boolean {
  return status === 'queued' || status === 'running';
}

/** What a follower of a job sees: the state of the job, and the record to send. */
type Look = { status: JobStatus | undefined; progress: unknown; data: unknown };

/**
 * What changes about a job, until it is finished or the listener ends: `progress` each time, then its final status. Without
 * any job: `done` at once.
 */
export async function* followJob(look: () => Promise<Look>, signal?: AbortSignal): AsyncGenerator<StreamEvent> {
  let last = '';
  while (!signal?.aborted) {
    const { status, progress, data } = await look();
    const state = JSON.stringify([status, progress]);
    if (state !== last) yield { event: isOpen(status) ? 'progress' : (status ?? 'done'), data };
    if (!isOpen(status)) return;
    last = state;
    await new Promise((wake) => setTimeout(wake, LOOK_MILLISECONDS));
  }
}
