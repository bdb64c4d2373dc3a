// Exports without database and wire schemas, for processes that only read documents.
export type { FormField, TargetFormat } from './format.schema.ts';
export { formatJsonSchema } from './format-json-schema.ts';
export { formatProblems } from './problems.ts';
export { FIXED_MODEL, getTargetFormat, targetFormats } from './registry.ts';
