import { Type } from 'typebox';
import {
  JOB_STATUSES,
  type JobStatus,
  type Operation,
  operation,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  parsePage,
  textEnum,
} from '../base/index.ts';
import type { JobList } from './job-list.ts';
import { JOB_KINDS } from './job-list-store.ts';
import { JobSchema, RecentProblemSchema } from './monitoring.schema.ts';
import type { ProblemLog } from './problem-log.ts';

/** What an operator looks at: jobs, and the problems that were answered lately. */
export function monitoringOperations(problems: ProblemLog, jobs: JobList): Operation[] {
  return [listJobsOperation(jobs), listProblemsOperation(problems)];
}

function listJobsOperation(jobs: JobList): Operation {
  return operation({
    name: 'list-jobs',
    service: 'system',
    summary: 'List jobs',
    description:
      'Extractions, imports and publications, the newest first: who asked for them, how far they have come, and why they ' +
      'failed. POST /extractions/{id}/cancel and POST /rate-sheets/{id}/cancel stop one.',
    method: 'GET',
    path: '/jobs',
    scope: 'admin',
    query: Type.Object({
      ...PageQueryProperties,
      status: Type.Optional(textEnum(['open', ...JOB_STATUSES], { description: 'open: queued or running' })),
      kind: Type.Optional(textEnum(JOB_KINDS, { description: 'What the jobs do' })),
    }),
    output: Type.Object({ data: Type.Array(JobSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'jobs',
      columns: {
        CREATED: '{createdAt}',
        BY: '{createdBy}',
        KIND: '{kind}',
        ID: '{id}',
        FILES: '{files}',
        STATUS: '{status}',
        PROBLEM: '{problem.code|}',
      },
      empty: 'No job matches.',
      note: '`sheets cancel ID` stops an import or a publication, `documents cancel ID` an extraction.',
      example: 'jobs --status open',
    },
    run: async ({ query: { status, kind, ...pages } }) => {
      const page = parsePage(pages);
      const statuses: readonly JobStatus[] | undefined =
        status === 'open' ? ['queued', 'running'] : status && [status as JobStatus];
      const { jobs: listed, total } = await jobs.list({ statuses, kind, ...page });
      return pageAnswer(listed, { ...page, total });
    },
  });
}

const problemQuery = Type.Object({
  ...PageQueryProperties,
  code: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'The code of the problem',
      examples: ['invalid_api_key'],
    }),
  ),
  actor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Whose: a part of the name, or the id of a person or a key',
      examples: ['Booking agent'],
    }),
  ),
  min_status: Type.Optional(
    Type.Integer({
      minimum: 400,
      maximum: 599,
      description: 'The least HTTP status: 500 for faults of the service',
    }),
  ),
});

function listProblemsOperation(problems: ProblemLog): Operation {
  return operation({
    name: 'list-problems',
    service: 'system',
    summary: 'List recent problems',
    description:
      'What requests with a key were refused with lately, by HTTP and MCP, and every fault of the service, the newest ' +
      'first. Alike ones of a minute are one entry with a count. The newest 10,000 stay. Requests without a key and ' +
      'addresses that do not exist are not listed unless the service failed.',
    method: 'GET',
    path: '/problems',
    scope: 'admin',
    query: problemQuery,
    output: Type.Object({ data: Type.Array(RecentProblemSchema), meta: PageMetaSchema }),
    paged: true,
    command: {
      words: 'problems',
      columns: {
        TIME: '{time}',
        TIMES: '{times}',
        STATUS: '{status}',
        CODE: '{code}',
        OPERATION: '{operation|}',
        WHO: '{actor.name|}',
        REQUEST: '{requestId|}',
      },
      empty: 'No problem was answered lately.',
      note: 'With --json also the messages.',
      example: 'problems --min-status 500',
    },
    run: async ({ query: { code, actor, min_status: minStatus, ...pages } }) => {
      const page = parsePage(pages);
      const { problems: listed, total } = await problems.list({ code, actor, minStatus, ...page });
      return pageAnswer(listed, { ...page, total });
    },
  });
}
