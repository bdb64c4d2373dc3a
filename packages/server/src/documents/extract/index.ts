export type { DocumentType } from './detect-document-type.ts';
export { type DocumentDetails, extractDetails } from './extract-details.ts';
export { draftFields, type Extraction, extractDocument } from './extract-document.ts';
export { FIELD_KEYS } from './field-keys.ts';
export type { FieldStatus, FieldValue } from './field-value.ts';
export { type FieldLine, linesForFields } from './lines-for-fields.ts';
export type { Evidence } from './passage.ts';
export { projectField } from './project-formats.ts';
export { QUOTABLE_FIELDS, readQuote } from './read-quote.ts';
