// Exports without wire schemas, for processes that only read documents.

export { composeAppendedLines, composeDescription, composePackages } from './box-14/compose-description.ts';
export type { OpenDgd, OpenDgdLine, OpenDgdParty } from './declaration.schema.ts';
export { EVIDENCE_KEY, type EvidencePlace, type NotedValue, notedValues, SIGNATURE_KEY } from './evidence.ts';
export { type ReadDeclaration, readDeclaration, type StatedField, type StatedFields } from './read-declaration.ts';
