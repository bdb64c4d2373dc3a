export type { FormatRegistry, FormField, TargetFormat } from './format.schema.ts';
export { formatJsonSchema } from './format-json-schema.ts';
export { formatOperations } from './operations.ts';
export { formatProblems } from './problems.ts';
export { FIXED_MODEL, getTargetFormat, targetFormats } from './registry.ts';
