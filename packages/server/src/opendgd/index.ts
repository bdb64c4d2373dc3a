export { type Conformance, checkConformance, requireConforming } from './check-conformance.ts';
export type { ConformanceFinding } from './conformance-finding.ts';
export { OPENDGD_VERSION } from './declaration.schema.ts';
export { SHIPMENT_FIELDS } from './fields/shipment-fields.ts';
export * from './offline.ts';
export { ConformanceSchema, OpenDgdBodySchema, openDgdOperations } from './operations.ts';
export { OPENDGD_PROBLEMS, openDgdProblem } from './problems.ts';
export {
  type DeclarationToWrite,
  type ValuesToWrite,
  type WrittenDeclaration,
  writeDeclaration,
} from './write-declaration.ts';
