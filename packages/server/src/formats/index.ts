export {
  type CanonicalField,
  CanonicalFieldSchema,
  type FormatRegistry,
  FormatRegistrySchema,
  type FormField,
  FormFieldSchema,
  type TargetFormat,
  TargetFormatSchema,
} from './format.schema.ts';
export { formatJsonSchema, type JsonSchemaDocument } from './format-json-schema.ts';
export { type FormatDeps, formatOperations } from './operations.ts';
export { formatProblems } from './problems.ts';
export { createFormatRegistry, FIXED_MODEL, getTargetFormat, targetFormats } from './registry.ts';
