import { createHash } from 'node:crypto';
import type { FillValue } from './fill-value.ts';
import type { Unanswered } from './overrulings/answer-doubts.ts';
import type { Overruling } from './overrulings/overruling.schema.ts';

/** Where a value stands in a document of the list: page from 1, box in PDF points, the words. */
export type ProvenanceEvidence = {
  /** Index in `documents`, from 0. */
  readonly document: number;
  readonly page: number;
  readonly box: readonly number[];
  readonly quote: string;
};

/** One value of a filled file and what it rests on. */
export type ProvenanceValue = {
  readonly key: string;
  /** Which of several goods it is of, from 1. */
  readonly goods?: number;
  readonly label: string;
  readonly value: string | number;
  /** How it reads in the file. */
  readonly shown: string;
  readonly sheet?: string;
  readonly cell?: string;
  /** `stated` or `derived` from the documents, `corrected` by a person, or `given` with the order. */
  readonly status: string;
  readonly evidence: readonly ProvenanceEvidence[];
  /** What was extracted before a person corrected it. */
  readonly original?: { readonly value: FillValue; readonly evidence: readonly ProvenanceEvidence[] };
  readonly correction?: { readonly by: string; readonly at: string; readonly reason: string | null };
};

/** A document that values rest on. */
export type ProvenanceDocument = { readonly name: string; readonly sha256: string };

/** What a filled file carries hidden in itself: enough to check it without the service. */
export type Provenance = {
  readonly version: 1;
  readonly generator: string;
  readonly format: string;
  readonly kind: string;
  readonly filledAt: string;
  readonly documents: readonly ProvenanceDocument[];
  readonly values: readonly ProvenanceValue[];
  /** Findings that a person answers for. */
  readonly overruled?: readonly Overruling[];
  /** Doubts that no person had answered for when the file was filled; absent in files of earlier versions, and where there are none. */
  readonly unanswered?: readonly Unanswered[];
  /** Over format, documents and values; shows a careless change of this record. */
  readonly valuesSha256: string;
  /** Of the service, a detached JWS over all else in the record; absent in files that were filled without a server. */
  readonly signature?: string;
  /** Over the text that the file showed when it was filled, without blanks. */
  readonly textSha256: string;
};

/** SHA-256 in hexadecimal. */
export function sha256Of(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** SHA-256 of a text, whatever its blanks and line ends. */
export function textSha256Of(text: string): string {
  return sha256Of(text.normalize('NFKC').replace(/\s+/g, ''));
}

/** The hash over what a record states. */
export function valuesSha256Of({
  format,
  kind,
  documents,
  values,
  overruled,
  unanswered,
}: Pick<Provenance, 'format' | 'kind' | 'documents' | 'values' | 'overruled' | 'unanswered'>): string {
  return sha256Of(JSON.stringify({ format, kind, documents, values, overruled, unanswered }));
}

/** Makes a record whole with its hash. */
export function sealProvenance(record: Omit<Provenance, 'version' | 'valuesSha256'>): Provenance {
  return { version: 1, ...record, valuesSha256: valuesSha256Of(record) };
}

/** Reads a record that a file carries; undefined when it is none of ours. */
export function parseProvenance(text: string): Provenance | undefined {
  try {
    const record: unknown = JSON.parse(text);
    return isProvenance(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isProvenance(record: unknown): record is Provenance {
  if (typeof record !== 'object' || record === null) return false;
  const { version, documents, values } = record as Partial<Provenance>;
  const areValues =
    Array.isArray(values) && values.every((value) => typeof value?.key === 'string' && Array.isArray(value.evidence));
  return version === 1 && Array.isArray(documents) && areValues;
}
