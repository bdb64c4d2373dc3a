export { attachment, fileNameOf, readFile } from './attachment.ts';
export { boxSchema } from './box-schema.ts';
export type { Caller, NarrowedLink, NarrowingOfKey } from './caller.ts';
export { FindingSchema } from './finding.ts';
export { followJob, isOpen, JOB_STATUSES, type JobProblem, JobProblemSchema, type JobStatus } from './job.ts';
export { type KeyLimits, KeyLimitsSchema } from './limits.schema.ts';
export { createLog, type Log, type LogLevel } from './log.ts';
export { nameFirst } from './name-first.ts';
export * from './offline.ts';
export {
  type Answer,
  type Operation,
  type OperationInput,
  operation,
  type PageOf,
  type StreamEvent,
  type UploadedFile,
} from './operation.ts';
export type { OperationCommand } from './operation-command.ts';
export {
  AccountQueryProperties,
  PageMetaSchema,
  PageQueryProperties,
  pageAnswer,
  pageMeta,
  pageOfList,
  parsePage,
} from './page.ts';
export { textEnum } from './text-enum.ts';
export {
  collectSpans,
  currentTraceparent,
  isTracing,
  noteStatement,
  type OpenSpan,
  type SpanFacts,
  type SpanStart,
  type Tracer,
  traced,
} from './tracing.ts';
