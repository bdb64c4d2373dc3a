import type { Finding } from '../../base/index.ts';
import type { Document } from '../../documents/offline.ts';
import { type ReadOptions, readDocument } from '../../documents/offline.ts';
import { FIXED_MODEL } from '../../formats/offline.ts';
import { extractWhole } from '../extract-whole.ts';
import type { FieldValue } from '../fields/field-value.ts';
import type { DocumentType } from '../sections/detect-document-type.ts';
import type { DocumentDetails } from '../sections/extract-details.ts';

/** What one file says, as `agent-rate extract --json` prints it. */
export type FileExtraction = {
  file: string;
  documentType: DocumentType;
  /** ISO 639-1 code of the language most of it is written in. */
  language: string;
  pages: number;
  /** Name and version of the extraction model. */
  model: string;
  /** Milliseconds from bytes to fields. */
  ms: number;
  values: Record<string, FieldValue>;
  formats: Record<string, Record<string, string | number | null>>;
  findings: Finding[];
  /** What checks want to know beside the fields. */
  details: DocumentDetails;
};

/** Reads a file and extracts its fields; the document as it was read comes with them. Throws the coded Problems of `readDocument`. */
export async function readAndExtract(
  file: { name: string; bytes: Uint8Array },
  options: ReadOptions = {},
): Promise<{ document: Document; extraction: FileExtraction }> {
  const started = performance.now();
  const { document, total, findings } = await readDocument(file, options);
  const { documentType, language, values, formats, findings: doubts, details } = await extractWhole(document);
  const extraction: FileExtraction = {
    file: file.name,
    documentType,
    language,
    pages: total,
    model: FIXED_MODEL,
    ms: Math.round(performance.now() - started),
    values,
    formats,
    findings: [...findings, ...doubts],
    details,
  };
  return { document, extraction };
}

/** Reads a file and extracts its fields. Throws the coded Problems of `readDocument`. */
export async function extractFile(
  file: { name: string; bytes: Uint8Array },
  options: ReadOptions = {},
): Promise<FileExtraction> {
  return (await readAndExtract(file, options)).extraction;
}
