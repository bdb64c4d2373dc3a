import type { Finding } from '../../base/index.ts';
import type { Document } from '../model/index.ts';
import { confidenceOf } from './confidence.ts';
import { type DocumentType, detectDocumentType } from './detect-document-type.ts';
import { detectLanguage } from './detect-language.ts';
import { extractCertificate } from './extract-certificate.ts';
import { type CustomField, extractCustom } from './extract-custom.ts';
import { extractSheet } from './extract-sheet.ts';
import { FIELD_KEYS } from './field-keys.ts';
import { type Draft, evidenceOfDraft, type FieldValue, NOT_STATED } from './field-value.ts';
import { bodyLines, findSections } from './find-sections.ts';
import { projectFormats } from './project-formats.ts';
import { settleScan } from './settle-scan.ts';

/** What was read out of one document: its kind, its language, and a value for every field such documents can state. */
export type Extraction = {
  documentType: DocumentType;
  language: string;
  values: Record<string, FieldValue>;
  /** The target formats' fields, filled from the values; null where nothing is known. */
  formats: Record<string, Record<string, string | number | null>>;
  findings: Finding[];
};

/** A document's fields as drafts: with how each was found, before confidence. */
export function draftFields(document: Document): {
  documentType: DocumentType;
  text: string;
  drafts: Record<string, Draft>;
  findings: Finding[];
} {
  const lines = bodyLines(document);
  const text = lines.map((line) => line.text).join('\n');
  const sections = findSections(lines);
  const documentType = detectDocumentType(text, sections);
  const certificate = documentType !== 'safety-data-sheet' && documentType !== 'unknown';
  const drafts = certificate ? extractCertificate(document, lines, documentType) : extractSheet(document, sections);
  return { documentType, text, ...settleScan(document, drafts, lines) };
}

function fieldOf(key: string, draft: Draft, document: Document): FieldValue {
  const evidence = evidenceOfDraft(draft);
  const seen = evidence.some(({ page }) => document.pages[page - 1]?.source === 'ocr');
  const confidence = draft.value === null ? 0 : confidenceOf({ key, method: draft.method, ocr: seen });
  return { value: draft.value, status: draft.status, confidence, evidence };
}

/** Extracts the fields of a document that has been read, and those that added formats ask for besides. */
export function extractDocument(document: Document, custom: readonly CustomField[] = []): Extraction {
  const { documentType, text, drafts, findings: doubts } = draftFields(document);
  const further = extractCustom(
    custom.length === 0 ? [] : bodyLines(document),
    custom.filter(({ key }) => !FIELD_KEYS.includes(key)),
  );
  const keys = [...FIELD_KEYS, ...Object.keys(further)];
  const all = { ...drafts, ...further };
  const values = Object.fromEntries(keys.map((key) => [key, fieldOf(key, all[key] ?? NOT_STATED, document)]));
  const findings: Finding[] =
    documentType === 'unknown'
      ? [
          {
            code: 'document_type_unknown',
            severity: 'warning',
            message: 'This is neither a data sheet nor a certificate that is known here.',
          },
        ]
      : [];
  return {
    documentType,
    language: detectLanguage(text),
    values,
    formats: projectFormats(values),
    findings: [...findings, ...doubts],
  };
}
