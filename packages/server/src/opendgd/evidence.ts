import { type FieldValue, isJson, valueAt } from './fields/field-row.ts';

/** The extension that holds each value as it was stated, with page and box. */
export const EVIDENCE_KEY = 'agent-rate.evidence';

/** The extension that holds the signature of the service over all else in the document, a detached JWS. */
export const SIGNATURE_KEY = 'agent-rate.signature';

/** A place in a file that proves a value: page from 1, box in points, the words. */
export type EvidencePlace = {
  readonly document?: string;
  readonly page?: number;
  readonly box?: readonly number[];
  readonly quote?: string;
};

/** A value as the extension notes it. */
export type NotedValue = {
  /** Which entry of goods, from 0; absent for values of the shipment. */
  readonly goods?: number;
  readonly field: string;
  readonly value: FieldValue;
  /** Where the document says it, as JSON Pointers; none where OpenDGD has no place for it. */
  readonly pointers: readonly string[];
  readonly places: readonly EvidencePlace[];
};

/** Whoever sends more is not believed. */
const MOST_VALUES = 5_000;
const MOST_PLACES = 50;
const LONGEST = 4_000;

/** The values that a document's extension notes; what is malformed there is left out. */
export function notedValues(document: unknown): NotedValue[] {
  const values = valueAt(document, ['extensions', EVIDENCE_KEY, 'values']);
  return (Array.isArray(values) ? values : []).slice(0, MOST_VALUES).flatMap((one) => parseNoted(one) ?? []);
}

function parseNoted(json: unknown): NotedValue | undefined {
  if (!isJson(json)) return undefined;
  const { goods, field, value, pointers, places } = json;
  const isText = typeof value === 'string' && value.length <= LONGEST;
  if (typeof field !== 'string' || field === '__proto__' || !(isText || Number.isFinite(value))) return undefined;
  if (goods !== undefined && !Number.isInteger(goods)) return undefined;
  return {
    ...(typeof goods === 'number' ? { goods } : {}),
    field,
    value: value as FieldValue,
    pointers: listOf(pointers).filter((one) => typeof one === 'string'),
    places: listOf(places)
      .slice(0, MOST_PLACES)
      .flatMap((one) => parsePlace(one) ?? []),
  };
}

const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);

function parsePlace(json: unknown): EvidencePlace | undefined {
  if (!isJson(json)) return undefined;
  const { document, page, box, quote } = json;
  const isBox = Array.isArray(box) && box.length === 4 && box.every((edge) => Number.isFinite(edge));
  return {
    ...(typeof document === 'string' ? { document: document.slice(0, LONGEST) } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 ? { page } : {}),
    ...(isBox ? { box } : {}),
    ...(typeof quote === 'string' ? { quote: quote.slice(0, LONGEST) } : {}),
  };
}
