import { type Static, type TSchema, Type } from 'typebox';
import { ADAPTERS, JOB_STATUSES, JobProblemSchema, textEnum } from '../base/index.ts';
import { JOB_KINDS, type StoredJob } from './job-list-store.ts';
import type { StoredProblem } from './problem-store.ts';

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const instant = (description: string) => Type.String({ format: 'date-time', description });

/** The wire shape of a problem that was answered lately. */
export const RecentProblemSchema = Type.Object(
  {
    id: Type.Integer(),
    time: instant('When it was answered last'),
    times: Type.Integer({ description: 'How often in that minute, for the same operation and key' }),
    code: Type.String({ examples: ['rate_not_found'] }),
    status: Type.Integer({ description: 'HTTP status; from 500 on the fault is of the service', examples: [404] }),
    message: Type.String({ description: 'What was answered, of the last time' }),
    operation: nullable(Type.String({ description: 'null: no operation, such as signing in', examples: ['get-rate'] })),
    adapter: textEnum(ADAPTERS, { description: 'By which way' }),
    actor: nullable(
      Type.Object({
        name: Type.String({ examples: ['Booking agent'] }),
        key: nullable(Type.String({ description: 'Id of the key' })),
        person: nullable(Type.String({ description: 'Id of the person whose key it is' })),
      }),
      // Without a description the union is unreadable in the reference.
    ),
    requestId: nullable(Type.String({ description: 'X-Request-Id of the last time, as in the log of the server' })),
  },
  { title: 'RecentProblem' },
);
/** A problem that was answered lately. */
export type RecentProblem = Static<typeof RecentProblemSchema>;

/** The wire shape of a stored problem. */
export function toRecentProblem({ keyId, personId, name, time, ...stored }: StoredProblem): RecentProblem {
  const actor = name === null ? null : { name, key: keyId, person: personId };
  return { ...stored, time: time.toISOString(), actor };
}

/** The wire shape of a job of any module. */
export const JobSchema = Type.Object(
  {
    kind: textEnum(JOB_KINDS),
    id: Type.Integer({ description: 'Of the extraction, or of the rate sheet; it is stopped by that id' }),
    files: Type.Array(Type.String(), { description: 'What it reads or publishes' }),
    status: textEnum(JOB_STATUSES, { description: 'done, failed and cancelled are final' }),
    progress: nullable(
      Type.Object({
        stage: nullable(Type.String({ description: 'Of an import or a publication: reading, saving, comparing …' })),
        done: Type.Integer({ description: 'Rows, rates or pages that this stage has dealt with' }),
        total: Type.Integer({ description: 'Of so many; 0: not known yet' }),
      }),
    ),
    problem: Type.Union([JobProblemSchema, Type.Null()], { description: 'Why it failed' }),
    createdAt: instant('When it was asked for'),
    createdBy: Type.String({ examples: ['Pricing'] }),
    startedAt: nullable(Type.String({ format: 'date-time' })),
    finishedAt: nullable(Type.String({ format: 'date-time' })),
  },
  { title: 'Job' },
);
/** A job of any module. */
export type Job = Static<typeof JobSchema>;

/** The wire shape of a stored job. */
export function toJob({ progress, createdAt, startedAt, finishedAt, files, ...stored }: StoredJob): Job {
  return {
    ...stored,
    files: files ?? [],
    progress: progress === null ? null : toProgress(progress),
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** Extractions count pages, jobs on sheets what their stage deals with. */
function toProgress({ stage, done, total, page, pages }: Record<string, unknown>): NonNullable<Job['progress']> {
  return {
    stage: typeof stage === 'string' ? stage : null,
    done: Number(done ?? page ?? 0),
    total: Number(total ?? pages ?? 0),
  };
}
