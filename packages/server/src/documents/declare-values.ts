import { type Declaration, EMPTY_DECLARATION, GOODS_FIELDS, NO_GOODS, type Place, type Stated } from './check/index.ts';
import { isFilled, type ProvenanceDocument, type ProvenanceEvidence } from './fill/index.ts';
import type { SourcedValue, SourcedValues } from './sourced-value.ts';

function placesOf(evidence: readonly ProvenanceEvidence[], documents: readonly ProvenanceDocument[]): Place[] {
  return evidence.map(({ document, page, box, quote }) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = box;
    const name = documents[document]?.name;
    return { ...(name === undefined ? {} : { document: name }), page, box: [left, top, right, bottom], quote };
  });
}

/** What the letter says of the goods, by the names that rules know. */
const OF_LETTER = [
  ['cargoEnglishName', 'commodityName'],
  ['cargoChineseName', 'commodityName'],
  ['cargoAppearanceDescription', 'appearance'],
  ['cargoQuantity', 'packageQuantityAndType'],
] as const;

/**
 * What documents and letter state, as a declaration for the rules to judge. `before`: as it was extracted, before any
 * correction. A field in conflict is unclear, with its places.
 */
export function declareValues(
  values: SourcedValues,
  documents: readonly ProvenanceDocument[],
  before = false,
): Declaration {
  const statedOf = (one: SourcedValue | undefined): Stated | undefined => {
    const source = before && one?.original ? one.original : one;
    return source && isFilled(source.value)
      ? { value: source.value, places: placesOf(source.evidence, documents) }
      : undefined;
  };
  const fields: Record<string, Stated> = {};
  for (const key of Object.keys(GOODS_FIELDS)) {
    const stated = statedOf(values[key]);
    if (stated) fields[key] = stated;
  }
  for (const [key, field] of OF_LETTER) {
    const stated = statedOf(values[key]);
    if (stated && !fields[field]) fields[field] = stated;
  }
  const declared = statedOf(values.shipperDeclareAs);
  if (declared?.value === 'General Cargo') fields.notDangerous = { value: 'Y', places: declared.places };
  const unclear = Object.entries(values).flatMap(([field, { status, evidence }]) =>
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
  };
}
