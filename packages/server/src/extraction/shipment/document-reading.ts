import type { Finding } from '../../base/index.ts';
import type { FieldValue } from '../fields/field-value.ts';
import type { DocumentType } from '../sections/detect-document-type.ts';
import type { DocumentDetails } from '../sections/extract-details.ts';

/** What one document of an extraction says by itself, before it is combined with the others. */
export type DocumentReading = {
  /** Id of the document. */
  id: number;
  /** File name. */
  name: string;
  documentType: DocumentType;
  language: string;
  pages: number;
  values: Record<string, FieldValue>;
  findings: Finding[];
  /** Absent in extractions made before there were any. */
  details?: DocumentDetails;
};
