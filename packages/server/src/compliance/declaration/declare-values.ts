import { FILLED_FIELDS } from '../../extraction/offline.ts';
import {
  type Declaration,
  EMPTY_DECLARATION,
  GOODS_FIELDS,
  NO_GOODS,
  type Place,
  type Stated,
  type Unclear,
} from './declaration.ts';

/** A place that proves a value: index of the document, page from 1, box in PDF points, the words. */
type Proof = {
  readonly document: number;
  readonly page: number;
  readonly box: readonly number[];
  readonly quote: string;
};

type ValueWithProof = { readonly value: string | number | null; readonly evidence: readonly Proof[] };

/** A value of a form with what proves it, and what was extracted before a person corrected it. */
export type DeclaredValue = ValueWithProof & {
  readonly status: string;
  readonly original?: ValueWithProof;
  readonly correction?: object;
};

/** Values by field key. */
export type DeclaredValues = Readonly<Record<string, DeclaredValue>>;

/** A document that proves values. */
export type SourceName = { readonly name: string };

function placesOf(evidence: readonly Proof[], documents: readonly SourceName[]): Place[] {
  return evidence.map(({ document, page, box, quote }) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = box;
    const name = documents[document]?.name;
    return { ...(name === undefined ? {} : { document: name }), page, box: [left, top, right, bottom], quote };
  });
}

/** Fields of forms by the names that the rules know. A description of the appearance states the physical state, too. */
const FORM_FIELDS = [
  ...FILLED_FIELDS.flatMap(({ key, from: [source] }) => (source ? [[key, source] as const] : [])),
  ['cargoAppearanceDescription', 'appearance'] as const,
].filter(([, source]) => source in GOODS_FIELDS);

/** A shipment is called what its shipper calls it, whatever name a data sheet suggests. */
const SOURCE_FIELDS: ReadonlyMap<string, string> = new Map(FORM_FIELDS.filter(([key]) => key !== 'shipmentName'));

/** The key by which the rules and the documents know a field of a form. */
export const sourceFieldOf = (key: string): string => (key in GOODS_FIELDS ? key : (SOURCE_FIELDS.get(key) ?? key));

/**
 * What a form and its documents state, as a declaration for the rules to judge. `before`: as it was extracted, before any
 * correction. A field in conflict is unclear, with its places.
 */
export function declareValues(values: DeclaredValues, documents: readonly SourceName[], before = false): Declaration {
  const statedOf = (one: DeclaredValue | undefined): Stated | undefined => {
    const source = before && one?.original ? one.original : one;
    return source && source.value !== null && String(source.value).trim() !== ''
      ? { value: source.value, places: placesOf(source.evidence, documents) }
      : undefined;
  };
  const fields: Record<string, Stated> = {};
  for (const key of Object.keys(GOODS_FIELDS)) {
    const stated = statedOf(values[key]);
    if (stated) fields[key] = stated;
  }
  for (const [key, field] of FORM_FIELDS) {
    const stated = statedOf(values[key]);
    if (stated && !fields[field]) fields[field] = stated;
  }
  const declared = statedOf(values.shipperDeclareAs);
  if (declared?.value === 'General Cargo') fields.notDangerous = { value: 'Y', places: declared.places };
  const emergency = statedOf(values.emergencyContactTelephone);
  const unclear = Object.entries(values).flatMap(([field, { status, evidence }]): Unclear[] =>
    status === 'conflict' || status === 'unreadable'
      ? [{ field, reason: status, places: placesOf(evidence, documents) }]
      : [],
  );
  const cas = statedOf(values.casNo);
  const composition = cas
    ? String(cas.value)
        .split(/[,;]\s*/)
        .map((casNo) => ({ casNo, places: cas.places }))
    : [];
  return {
    ...EMPTY_DECLARATION,
    goods: [{ ...NO_GOODS, fields, unclear, composition }],
    ...(declared ? { shipperDeclareAs: declared } : {}),
    ...(emergency ? { emergencyContactTelephone: emergency } : {}),
  };
}
