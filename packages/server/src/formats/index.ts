export { type FormatTemplate, FormatTemplateSchema, type NewFormat } from './custom-format.schema.ts';
export type { FormatRegistry, FormField, TargetFormat } from './format.schema.ts';
export { formatJsonSchema } from './format-json-schema.ts';
export { builtInFormats, type FormatReader, type Formats, openFormats } from './formats.ts';
export { customFormatOperations, formatOperations } from './operations.ts';
export { formatProblems } from './problems.ts';
export { FIXED_MODEL, getTargetFormat, targetFormats } from './registry.ts';
