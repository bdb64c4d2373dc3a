export { type FormatTemplate, FormatTemplateSchema, type NewFormat } from './custom-format.schema.ts';
export type { FormatRegistry } from './format.schema.ts';
export { builtInFormats, type FormatReader, type Formats, openFormats } from './formats.ts';
export * from './offline.ts';
export { customFormatOperations, formatOperations } from './operations.ts';
