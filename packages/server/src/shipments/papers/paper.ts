import type { DocumentType, FieldValue } from '../../extraction/offline.ts';

/** A paper of a shipment: a document, a booking or order, or what the shipment itself states. */
export type Paper = {
  readonly name: string;
  /** Type of the document, kind of the paper, or `shipment`. */
  readonly kind: string;
  /** Id of the document, where it is one. */
  readonly document?: number | undefined;
  readonly documentType: DocumentType;
  /** Which of the goods it is of, from 0; absent: of the whole shipment. */
  readonly goods?: number | undefined;
  readonly scanned: boolean;
  /** ISO day. */
  readonly issueDate?: string | undefined;
  readonly values: Readonly<Record<string, FieldValue>>;
};

/** The names by which findings call what the shipment itself states, and what it states of its packages. */
export const SHIPMENT_PAPER = 'the shipment';
export const PACKAGES_PAPER = 'the packages of the shipment';

/** A value that a paper states without a place on a page. */
export const statedValue = (value: string | number): FieldValue => ({
  value,
  status: 'stated',
  confidence: 1,
  evidence: [],
});

/** Values as JSON states them; null and blank are not stated. */
export function statedValues(values: Readonly<Record<string, string | number | null>>): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null || String(value).trim() === '' ? [] : [[key, statedValue(value)] as const],
    ),
  );
}
