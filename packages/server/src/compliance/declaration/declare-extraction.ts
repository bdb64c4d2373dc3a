import { basename } from 'node:path';
import {
  type DocumentDetails,
  type DocumentType,
  type Evidence,
  type FieldValue,
  goesAsLimited,
} from '../../extraction/offline.ts';
import {
  type Declaration,
  type DeclaredGoods,
  EMPTY_DECLARATION,
  GOODS_FIELDS,
  type GoodsField,
  type Ingredient,
  type Mode,
  type ModeRow,
  type Place,
  type SourceDocument,
  type Stated,
  type Unclear,
} from './declaration.ts';

/** What a declaration is made from: what one document says by itself. `FileExtraction` and `DocumentReading` fit. */
export type DeclaredExtraction = {
  /** File name, or path. */
  readonly file: string;
  /** Id of the document, when it is stored. */
  readonly id?: number;
  readonly documentType: DocumentType;
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly details?: DocumentDetails;
};

/** The document that places name. */
type Source = Pick<DeclaredExtraction, 'file' | 'id'>;

/** Where a value stands, with the document's name. */
export function placesOf(evidence: readonly Evidence[], { file, id }: Source): Place[] {
  const document = { document: basename(file), ...(id === undefined ? {} : { documentId: id }) };
  return evidence.map((place) => ({ ...document, ...place }));
}

function stated({ values }: DeclaredExtraction, key: string, source: Source): Stated | undefined {
  const field = values[key];
  if (field?.value === null || field?.value === undefined || field.value === '') return undefined;
  return { value: field.value, places: placesOf(field.evidence, source) };
}

/** A field as a property, absent when it is not stated. */
function own<K extends string>(key: K, value: Stated | undefined): Partial<Record<K, Stated>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, Stated>);
}

/** "Not dangerous" as the document says it for the sea, with its words. */
function notDangerous({ values }: DeclaredExtraction, source: Source): Stated | undefined {
  const field = values.shipperDeclareAs;
  return field?.value === 'General Cargo' ? { value: 'Y', places: placesOf(field.evidence, source) } : undefined;
}

/** Whether the document declares limited quantities; else the limit that it gives, and no "yes" of a data sheet. */
function limitedQuantity({ documentType }: DeclaredExtraction, value: Stated | undefined): Stated | undefined {
  if (value === undefined) return undefined;
  const declared = goesAsLimited(value.value, [documentType]);
  if (declared === 'Y') return { ...value, value: declared };
  return declared === null && goesAsLimited(value.value) !== null ? undefined : value;
}

function goodsOf(extraction: DeclaredExtraction, source: Source): DeclaredGoods {
  const fields: Partial<Record<GoodsField, Stated>> = {};
  for (const key of Object.keys(GOODS_FIELDS) as GoodsField[]) {
    const value = key === 'notDangerous' ? notDangerous(extraction, source) : stated(extraction, key, source);
    const declared = key === 'limitedQuantity' ? limitedQuantity(extraction, value) : value;
    if (declared !== undefined) fields[key] = declared;
  }
  const unclear = Object.entries(extraction.values).flatMap(([field, { status, evidence }]): Unclear[] =>
    status === 'conflict' || status === 'unreadable'
      ? [{ field, reason: status, places: placesOf(evidence, source) }]
      : [],
  );
  const composition = compositionOf(extraction, source);
  const signs = (extraction.details?.dangerSigns ?? []).map(({ evidence, ...sign }) => ({
    ...sign,
    places: placesOf(evidence, source),
  }));
  return { fields, composition, modes: modesOf(extraction, source), unclear, signs };
}

/** The table's rows with names and shares; without a table, the CAS numbers alone. */
function compositionOf(extraction: DeclaredExtraction, source: Source): Ingredient[] {
  const listed = extraction.details?.composition ?? [];
  if (listed.length > 0) return listed.map(({ evidence, ...one }) => ({ ...one, places: placesOf(evidence, source) }));
  const cas = stated(extraction, 'casNo', source);
  const numbers = cas === undefined ? [] : String(cas.value).split(/,\s*/);
  return numbers.map((casNo) => ({
    casNo,
    places: cas?.places.filter(({ quote }) => quote?.replace(/\s/g, '').includes(casNo) ?? false) ?? [],
  }));
}

function modesOf({ details }: DeclaredExtraction, source: Source): DeclaredGoods['modes'] {
  const modes: Partial<Record<Mode, ModeRow>> = {};
  for (const [mode, row] of Object.entries(details?.modes ?? {})) {
    modes[mode as Mode] = Object.fromEntries(
      Object.entries(row).map(([key, { value, evidence }]) => [key, { value, places: placesOf(evidence, source) }]),
    );
  }
  return modes;
}

function documentOf(extraction: DeclaredExtraction, source: Source): SourceDocument {
  const amendment = extraction.details?.amendment;
  return {
    name: basename(source.file),
    type: extraction.documentType,
    ...own('certificateNo', stated(extraction, 'certificateNo', source)),
    ...own('issueDate', stated(extraction, 'issueDate', source)),
    ...own('validUntil', stated(extraction, 'validUntil', source)),
    ...(amendment ? { amendment: { value: amendment.value, places: placesOf(amendment.evidence, source) } } : {}),
    scanned: extraction.details?.scanned ?? false,
    ...(extraction.details?.declared ? { complete: true } : {}),
  };
}

/** Each entry of goods of a declaration as data; of any other document the goods that it is of. */
function goodsOfEach(extraction: DeclaredExtraction): DeclaredGoods[] {
  const { goods = [] } = extraction.details?.declared ?? {};
  if (goods.length < 2) return [goodsOf(extraction, extraction)];
  return goods.map((values) => goodsOf({ ...extraction, values }, extraction));
}

function signatureOf({ details }: DeclaredExtraction, source: Source): Pick<Declaration, 'signedBy' | 'signedOn'> {
  const { signedBy, signedOn } = details?.declared ?? {};
  const detail = (one: { value: string; evidence: Evidence[] }) => ({
    value: one.value,
    places: placesOf(one.evidence, source),
  });
  return { ...(signedBy ? { signedBy: detail(signedBy) } : {}), ...(signedOn ? { signedOn: detail(signedOn) } : {}) };
}

/**
 * What one document says, as a declaration: its values with their places on the page. A declaration as data may have several goods;
 * `asOne`: as far as it speaks of all of them.
 */
export function declareExtraction(extraction: DeclaredExtraction, asOne = false): Declaration {
  const source = extraction;
  return {
    ...EMPTY_DECLARATION,
    goods: asOne ? [goodsOf(extraction, source)] : goodsOfEach(extraction),
    documents: [documentOf(extraction, source)],
    ...own('shipperDeclareAs', stated(extraction, 'shipperDeclareAs', source)),
    ...own('emergencyContactTelephone', stated(extraction, 'emergencyContactTelephone', source)),
    ...(extraction.details?.declared ? own('sailingDate', stated(extraction, 'sailingDate', source)) : {}),
    ...signatureOf(extraction, source),
  };
}
