import type { Document } from '../documents/offline.ts';
import { type Extraction, extractDocument } from './extract-document.ts';
import type { CustomField } from './fields/extract-custom.ts';
import { projectFormats } from './fields/project-formats.ts';
import { extractDeclaration } from './opendgd/extract-declaration.ts';
import { type DocumentDetails, extractDetails } from './sections/extract-details.ts';

/** What was read out of one document, with what checks want to know besides. */
export type WholeExtraction = Extraction & { details: DocumentDetails };

/** Extracts the fields of a document of any kind: of a page by its words, of an OpenDGD declaration by its properties. */
export async function extractWhole(document: Document, custom: readonly CustomField[] = []): Promise<WholeExtraction> {
  if (document.kind !== 'json') {
    const extraction = extractDocument(document, custom);
    return { ...extraction, details: extractDetails(document, extraction.documentType) };
  }
  const { values, details, findings } = await extractDeclaration(document);
  const documentType = 'dangerous-goods-declaration';
  const formats = projectFormats(values, documentType);
  return { documentType, language: 'en', values, formats, findings, details };
}
