export { boxSchema } from './box-schema.ts';
export { addDays, dayOf, type IsoDate, isIsoDate, isoDate, lastDayOfMonth } from './dates.ts';
export { editDistance } from './edit-distance.ts';
export { type Finding, FindingSchema, type Severity } from './finding.ts';
export { INVALID_PARAMETER, invalidParameters, type ParameterDetail } from './invalid-parameter.ts';
export { createLog, type Log, type LogLevel } from './log.ts';
export { makeFolders } from './make-folders.ts';
export { fromMinor, roundToMinor, UNUSUAL_EXPONENTS } from './money.ts';
export {
  type Answer,
  type Caller,
  type Operation,
  type OperationInput,
  operation,
  type PageOf,
  type StreamEvent,
  type UploadedFile,
} from './operation.ts';
export { PageMetaSchema, PageQueryProperties, pageMeta, pageOfList, parsePage } from './page.ts';
export { Problem, type ProblemKind, type ProblemTable, problemsOf } from './problem.ts';
export { SCOPES, type Scope, scopeAllows } from './scope.ts';
export { textEnum } from './text-enum.ts';
