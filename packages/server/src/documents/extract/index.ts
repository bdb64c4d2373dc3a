export type { DocumentType } from './detect-document-type.ts';
export { type Extraction, extractDocument } from './extract-document.ts';
export type { FieldStatus, FieldValue } from './field-value.ts';
export type { Evidence } from './passage.ts';
