import type { ExtractedValue, Extraction, OriginalValue, TypedDocument } from '../extraction/index.ts';
import { fieldsOfFormat, isDoubtful } from '../extraction/index.ts';
import { type FillValue, isFilled } from './fill-value.ts';
import { type FormFormat, fieldsOfForm } from './produce.ts';
import type { ProvenanceEvidence } from './provenance.ts';

/** A value for a form with what it rests on; `document` of its evidence is an index in the order's documents. */
export type SourcedValue = {
  readonly value: FillValue;
  /** As the extraction says it; `given` when the caller gave the value with the order. */
  readonly status: ExtractedValue['status'] | 'given';
  readonly evidence: readonly ProvenanceEvidence[];
  /** A person should look at it: it was read below the confidence at which a value may be taken unseen, or not at all. */
  readonly doubtful?: true;
  readonly original?: { readonly value: FillValue; readonly evidence: readonly ProvenanceEvidence[] };
  readonly correction?: { readonly by: string; readonly at: string; readonly reason: string | null };
};

/** Values by key. */
export type SourcedValues = Readonly<Record<string, SourcedValue>>;

function evidenceOf(evidence: OriginalValue['evidence'], ids: readonly number[]): ProvenanceEvidence[] {
  return evidence.map(({ document, page, box, quote }) => ({ document: ids.indexOf(document), page, box, quote }));
}

/** A value of an extraction whose documents have these ids, in the order of the list. */
export function sourcedValue(value: ExtractedValue, ids: readonly number[]): SourcedValue {
  const { original, correction } = value;
  return {
    value: value.value,
    status: value.status,
    evidence: evidenceOf(value.evidence, ids),
    ...(isDoubtful(value) ? { doubtful: true as const } : {}),
    ...(original ? { original: { value: original.value, evidence: evidenceOf(original.evidence, ids) } } : {}),
    ...(correction ? { correction: { by: correction.by, at: correction.at, reason: correction.reason } } : {}),
  };
}

/** Every field of a form, filled from an extraction's values and corrections, whatever format it was made for. */
export function sourceValues(
  format: FormFormat,
  {
    values,
    corrections,
    documents,
  }: Pick<Extraction, 'values' | 'corrections'> & { documents: readonly TypedDocument[] },
  ids: readonly number[],
): SourcedValues {
  const fields = fieldsOfFormat({ fields: fieldsOfForm(format) }, values, corrections, documents);
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, sourcedValue(value, ids)]));
}

/** Values that the caller gave, without any document. */
export function givenValues(values: Readonly<Record<string, FillValue>>): SourcedValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, status: 'given', evidence: [] }]),
  );
}

/** What there is to write, without its sources. */
export function plainValues(values: SourcedValues): Record<string, string | number> {
  const filled = Object.entries(values).flatMap(([key, { value }]) => (isFilled(value) ? [[key, value] as const] : []));
  return Object.fromEntries(filled);
}
