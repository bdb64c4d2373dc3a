import { basename } from 'node:path';
import {
  type Declaration,
  type DeclaredGoods,
  EMPTY_DECLARATION,
  GOODS_FIELDS,
  type GoodsField,
  type Place,
  type SourceDocument,
  type Stated,
  type Unclear,
} from './check/index.ts';
import type { DocumentType, FieldValue } from './extract/index.ts';

/** What a declaration is made from: the values of one extraction, `FileExtraction` for one. */
export type DeclaredExtraction = {
  readonly file: string;
  readonly documentType: DocumentType;
  readonly values: Readonly<Record<string, FieldValue>>;
};

function placesOf({ evidence }: FieldValue, document: string): Place[] {
  return evidence.map(({ page, box, quote }) => ({ document, page, box, quote }));
}

function stated(extraction: DeclaredExtraction, key: string): Stated | undefined {
  const field = extraction.values[key];
  if (field?.value === null || field?.value === undefined || field.value === '') return undefined;
  return { value: field.value, places: placesOf(field, basename(extraction.file)) };
}

/** A field as a property, absent when it is not stated. */
function own<K extends string>(key: K, value: Stated | undefined): Partial<Record<K, Stated>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, Stated>);
}

/** «Not dangerous» as the document says it for the sea, with its words. */
function notDangerous(extraction: DeclaredExtraction): Stated | undefined {
  const field = extraction.values.shipperDeclareAs;
  if (field?.value !== 'General Cargo') return undefined;
  return { value: 'Y', places: placesOf(field, basename(extraction.file)) };
}

function goodsOf(extraction: DeclaredExtraction): DeclaredGoods {
  const fields: Partial<Record<GoodsField, Stated>> = {};
  for (const key of Object.keys(GOODS_FIELDS) as GoodsField[]) {
    const value = key === 'notDangerous' ? notDangerous(extraction) : stated(extraction, key);
    if (value !== undefined) fields[key] = value;
  }
  const unclear = Object.entries(extraction.values).flatMap(([field, value]): Unclear[] =>
    value.status === 'conflict' || value.status === 'unreadable'
      ? [{ field, reason: value.status, places: placesOf(value, basename(extraction.file)) }]
      : [],
  );
  return { fields, composition: compositionOf(extraction), modes: {}, unclear };
}

function compositionOf(extraction: DeclaredExtraction) {
  const cas = stated(extraction, 'casNo');
  if (cas === undefined) return [];
  const numbers = String(cas.value).split(/,\s*/);
  return numbers.map((casNo) => ({
    casNo,
    places: cas.places.filter(({ quote }) => quote?.replace(/\s/g, '').includes(casNo) ?? false),
  }));
}

function documentOf(extraction: DeclaredExtraction): SourceDocument {
  return {
    name: basename(extraction.file),
    type: extraction.documentType,
    ...own('certificateNo', stated(extraction, 'certificateNo')),
    ...own('issueDate', stated(extraction, 'issueDate')),
    ...own('validUntil', stated(extraction, 'validUntil')),
    scanned: false,
  };
}

/** One extraction as a declaration: its values with their places on the page. */
export function declareExtraction(extraction: DeclaredExtraction): Declaration {
  return {
    ...EMPTY_DECLARATION,
    goods: [goodsOf(extraction)],
    documents: [documentOf(extraction)],
    ...own('shipperDeclareAs', stated(extraction, 'shipperDeclareAs')),
    ...own('emergencyContactTelephone', stated(extraction, 'emergencyContactTelephone')),
  };
}
