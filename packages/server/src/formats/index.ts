export { type FormatTemplate, FormatTemplateSchema, TEMPLATE_KINDS } from './custom-format.schema.ts';
export { builtInFormats, type FormatReader, type Formats, openFormats } from './formats.ts';
export * from './offline.ts';
export { customFormatOperations, formatOperations } from './operations.ts';
