export { addDays, dayOf, type IsoDate, isIsoDate, isoDate, lastDayOfMonth } from './dates.ts';
export type { Finding, FindingPlace, Severity } from './finding.ts';
export { createLog, type Log, type LogLevel } from './log.ts';
export {
  currencyExponent,
  fromMinor,
  isCurrencyCode,
  type Money,
  roundToMinor,
  toMinor,
  UNUSUAL_EXPONENTS,
} from './money.ts';
export {
  type Answer,
  type Caller,
  type Operation,
  type OperationInput,
  operation,
  type PageOf,
  type UploadedFile,
} from './operation.ts';
export { type PageMeta, PageMetaSchema, PageQueryProperties, pageMeta, pageOfList, parsePage } from './page.ts';
export { Problem, type ProblemKind, type ProblemTable, problemsOf } from './problem.ts';
export { SCOPES, type Scope, scopeAllows } from './scope.ts';
