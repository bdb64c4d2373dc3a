export { findNearestName } from './did-you-mean.ts';
export { exampleOf } from './example.ts';
export { type FieldTree, parseFields, selectFields } from './field-selection.ts';
export * from './offline.ts';
export {
  faultsFromErrors,
  invalid,
  type ParameterFault,
  problemFromFaults,
  unknownParameter,
  wordBounds,
} from './parameter-fault.ts';
export { schemasProblems } from './problems.ts';
export { compileSchema } from './schema-check.ts';
