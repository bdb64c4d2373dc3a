// What the module knows without a database and a wire: processes that read documents load this alone.
export type { FormField, TargetFormat } from './format.schema.ts';
export { formatJsonSchema } from './format-json-schema.ts';
export { formatProblems } from './problems.ts';
export { FIXED_MODEL, getTargetFormat, targetFormats } from './registry.ts';
