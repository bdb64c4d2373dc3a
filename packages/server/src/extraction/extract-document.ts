import type { Finding } from '../base/index.ts';
import type { Document } from '../documents/offline.ts';
import { extractCertificate } from './certificates/extract-certificate.ts';
import { type CustomField, extractCustom } from './fields/extract-custom.ts';
import { type Draft, evidenceOfDraft, type FieldValue, NOT_STATED } from './fields/field-value.ts';
import { FIELD_KEYS, statedField } from './fields/find-field.ts';
import { projectFormats } from './fields/project-formats.ts';
import { placesOf } from './layout/passage.ts';
import { findingsOnReadings, UNNAMED, withoutUnnamed } from './resolve/doubtful-readings.ts';
import { fixScanWords } from './resolve/fix-scan-words.ts';
import { reconcileScan } from './resolve/reconcile-scan.ts';
import { confidenceOf } from './scoring/confidence.ts';
import { type Drafted, type Facts, findFacts } from './scoring/facts.ts';
import { findingsOnBlanks } from './scoring/findings-on-blanks.ts';
import { classifyDocument } from './sections/classify-document.ts';
import type { DocumentType } from './sections/detect-document-type.ts';
import { extractSafetyDataSheet } from './sections/extract-safety-data-sheet.ts';
import { bodyLines } from './sections/find-sections.ts';

/** What was read out of one document: its kind, its language, and a value for every field such documents can state. */
export type Extraction = {
  documentType: DocumentType;
  language: string;
  values: Record<string, FieldValue>;
  /** The target formats' fields, filled from the values; null where nothing is known. */
  formats: Record<string, Record<string, string | number | null>>;
  findings: Finding[];
};

const isForm = (type: DocumentType) => type !== 'safety-data-sheet' && type !== 'unknown';

/** A document's fields as drafts: with how each was found, before confidence. */
export function draftFields(
  read: Document,
): Drafted & { readonly drafts: Record<string, Draft>; readonly findings: Finding[] } {
  const document = fixScanWords(read);
  const { documentType, language, lines, sections } = classifyDocument(document);
  const isSheet = documentType === 'safety-data-sheet' || sections.some(({ number }) => number > 0);
  const { drafts, findings } =
    isSheet && !isForm(documentType)
      ? { drafts: extractSafetyDataSheet(document, sections), findings: [] }
      : extractCertificate(document, lines, documentType);
  const reconciled = reconcileScan(document, drafts, lines);
  return {
    documentType,
    language,
    sections,
    drafts: withoutUnnamed(reconciled.drafts),
    findings: [...findings, ...reconciled.findings],
  };
}

function fieldOf(draft: Draft, facts: Facts | undefined): FieldValue {
  const { value, status } = draft;
  const confidence = facts === undefined ? 0 : confidenceOf(facts);
  return { value, status, confidence, evidence: evidenceOfDraft(draft) };
}

/** Fields whose blank may hide a danger. */
const DANGERS: ReadonlySet<string> = new Set([
  ...['unNo', 'imoHazardClassNo', 'subRiskClassNo', 'packingGroup', 'marinePollutant'],
]);

/** What a person has to look at: an unknown kind of document, fields that it states in two ways, and those that cannot be read unless `doubts` say so already. */
function findingsOf(
  documentType: DocumentType,
  values: Readonly<Record<string, FieldValue>>,
  doubts: readonly Finding[],
): Finding[] {
  const findings: Finding[] = [];
  if (documentType === 'unknown')
    findings.push({
      code: 'document_type_unknown',
      severity: 'warning',
      message: 'This is neither a safety data sheet nor a certificate of a known kind.',
    });
  for (const [field, { status, evidence }] of Object.entries(values)) {
    if (
      status === 'unreadable' &&
      (isForm(documentType) || DANGERS.has(field) || evidence.some(({ quote }) => quote.includes(UNNAMED))) &&
      statedField(field).copyOf === undefined &&
      evidence.length > 0 &&
      !doubts.some(
        ({ code, quote }) =>
          code.endsWith('_unreadable') &&
          quote !== undefined &&
          evidence.some((one) => one.quote.includes(quote) || quote.includes(one.quote)),
      )
    ) {
      const said = evidence.map(({ quote }) => quote).join(' ');
      findings.push({
        code: 'value_not_read',
        severity: 'warning',
        message: `The document asks for ${field}, and "${said}" behind its label cannot be read: look at the page and enter it.`,
        field,
        places: placesOf(evidence),
      });
    }
    // A conflict with another field, or with the list, has a finding of its own.
    if (status !== 'conflict' || statedField(field).copyOf !== undefined || evidence.length < 2) continue;
    const said = evidence.map(({ quote }) => `"${quote}"`).join(' and ');
    findings.push({
      code: 'values_disagree',
      severity: 'warning',
      message: `The document says ${said} for ${field}: decide which holds and correct the field.`,
      field,
      places: placesOf(evidence),
    });
  }
  return findings;
}

/** Extracts the fields of a document that has been read, and those that added formats ask for besides. */
export function extractDocument(document: Document, custom: readonly CustomField[] = []): Extraction {
  const { findings: doubts, ...drafted } = draftFields(document);
  const { documentType, language, drafts } = drafted;
  const further = extractCustom(
    custom.length === 0 ? [] : bodyLines(document),
    custom.filter(({ key }) => !FIELD_KEYS.includes(key)),
  );
  const keys = [...FIELD_KEYS, ...Object.keys(further)];
  const all = { ...drafts, ...further };
  const factsOf = findFacts(document, { ...drafted, drafts: all });
  const values = Object.fromEntries(keys.map((key) => [key, fieldOf(all[key] ?? NOT_STATED, factsOf(key))]));
  const findings = [
    ...findingsOf(documentType, values, doubts),
    ...findingsOnBlanks(document, drafted, doubts),
    ...findingsOnReadings(all, { document, language }),
  ];
  return {
    documentType,
    language,
    values,
    formats: projectFormats(values, documentType),
    findings: [...findings, ...doubts],
  };
}
