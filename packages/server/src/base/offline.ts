// What needs neither the schema library nor the log: commands that use no database load this alone, and start at once.

export { makeFolders } from './create-directory.ts';
export { addDays, dayOf, type IsoDate, isIsoDate, isoDate, lastDayOfMonth } from './dates.ts';
export { editDistance } from './edit-distance.ts';
export type { Finding, Severity } from './finding.ts';
export { INVALID_PARAMETER, invalidParameters, type ParameterDetail } from './invalid-parameter.ts';
export { fromMinor, roundToMinor, UNUSUAL_EXPONENTS } from './money.ts';
export { Problem, type ProblemKind, type ProblemTable, problemsOf } from './problem.ts';
export { SCOPES, type Scope, scopeAllows } from './scope.ts';
