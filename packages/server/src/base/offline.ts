// Exports without the schema library and the log, for commands that use no database and should start quickly.

export { type Actor, ADAPTERS, type Adapter, type AuditedAct } from './audit.ts';
export { collectGarbage } from './collect-garbage.ts';
export { addDays, dayOf, type IsoDate, isIsoDate, isoDate, lastDayOfMonth } from './dates.ts';
export {
  add,
  type Decimal,
  decimalOf,
  isLess,
  multiply,
  parseDecimal,
  quotient,
  type Rounding,
  roundTo,
  toNumber,
} from './decimal.ts';
export { editDistance } from './edit-distance.ts';
export { COUNT, FIGURE, type FigureReading, readCount, readFigure } from './figure.ts';
export { createDirectory } from './files/create-directory.ts';
export { listZip, ZIP_BUDGET, ZipError, type ZipFault, type ZipPart, zipParts } from './files/read-zip.ts';
export { syncDirectory, writeFileAtomically } from './files/write-file-atomically.ts';
export type { Finding, Severity } from './finding.ts';
export { INVALID_PARAMETER, invalidParameters, type ParameterDetail } from './invalid-parameter.ts';
export { currencyExponent, fromMinor, roundToMinor, UNUSUAL_EXPONENTS } from './money.ts';
export type { NotedProblem, NoteProblem } from './noted-problem.ts';
export { readBody, unopened } from './operation.ts';
export { Problem, type ProblemKind, type ProblemTable, problemsOf } from './problem.ts';
export { ROLE_NAMES, ROLES, type Role, signatureOf } from './role.ts';
export { SCOPES, type Scope, scopeAllows } from './scope.ts';
export {
  ACCOUNT_PATTERN,
  FORWARDER,
  MAIN_ACCOUNT,
  narrowTo,
  sees,
  type Walled,
  type Walls,
  WITHOUT_WALLS,
  wallsAround,
  wallsOf,
} from './walls.ts';
export { withoutSecrets } from './without-secrets.ts';
