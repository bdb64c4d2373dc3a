import type { LabelledBox } from '../documents/offline.ts';
import type { Extraction, OriginalValue } from './extraction.schema.ts';
import { evidenceOnPage } from './files/draw-evidence.ts';

/**
 * The places on a page of a document that prove the values of an extraction as they were extracted, each with the names of
 * its fields; of one field, or of all.
 */
export function findEvidence(
  extraction: Pick<Extraction, 'values'>,
  { document, page, field }: { document: number; page: number; field: string | undefined },
): LabelledBox[] {
  return evidenceOnPage(originalsOf(extraction, document, field), page);
}

/** The values of an extraction as they were extracted, with their places in one document; of one field, or of all. */
function originalsOf(
  { values }: Pick<Extraction, 'values'>,
  document: number,
  only: string | undefined,
): Record<string, OriginalValue> {
  const entries = Object.entries(values).filter(([key]) => only === undefined || key === only);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const original = value.original ?? (value as OriginalValue);
      return [key, { ...original, evidence: original.evidence.filter((place) => place.document === document) }];
    }),
  );
}
