import { type EvidencePlace, type NotedValue, notedValues } from './evidence.ts';
import type { FieldRow, FieldValue, Json, Path } from './fields/field-row.ts';
import { isJson, textAt, valueAt } from './fields/field-row.ts';
import { GOODS_ROWS } from './fields/goods-fields.ts';
import { SHIPMENT_ROWS } from './fields/shipment-fields.ts';
import { writeField } from './write-field.ts';

/** A value that a declaration states: where in the JSON it stands, and what proves it. */
export type StatedField = {
  readonly value: FieldValue;
  /** JSON Pointers (RFC 6901); none where only the extension has it. */
  readonly pointers: readonly string[];
  readonly places: readonly EvidencePlace[];
};

/** Values by field key. */
export type StatedFields = Readonly<Record<string, StatedField>>;

/** What a declaration states, by the keys that the rest of the service knows. */
export type ReadDeclaration = {
  readonly goods: readonly StatedFields[];
  readonly shipment: StatedFields;
  /** Box 22: who signed, and where and when. */
  readonly signedBy?: StatedField;
  readonly signedOn?: StatedField;
  /** The amendment of the regulation that it is made by. */
  readonly edition?: StatedField;
};

/** A pointer to a place. */
export const pointerOf = (path: Path): string =>
  path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const LINES = ['consignment', 'dangerousGoods'] as const;

/**
 * Reads an OpenDGD document, conforming or not: what has another shape than the standard asks for is not stated. A value whose
 * wording and evidence the extension notes is taken from there, as long as the document still says the same.
 */
export function readDeclaration(document: unknown): ReadDeclaration {
  const lines = valueAt(document, LINES);
  const noted = notedValues(document);
  const goods = (Array.isArray(lines) ? lines : []).map((line, index) =>
    readPart(isJson(line) ? line : {}, {
      rows: GOODS_ROWS,
      at: [...LINES, String(index)],
      noted: noted.filter((one) => one.goods === index),
    }),
  );
  const shared = { rows: SHIPMENT_ROWS, at: [], noted: noted.filter((one) => one.goods === undefined) };
  const signedBy = ownText(document, [...SIGNER, 'declarantName']) ?? ownText(document, [...SIGNER, 'signature']);
  const signedOn = ownText(document, [...SIGNER, 'placeAndDate']);
  const edition = ownText(document, ['regulation', 'edition']);
  return {
    goods,
    shipment: readPart(isJson(document) ? document : {}, shared),
    ...(signedBy ? { signedBy } : {}),
    ...(signedOn ? { signedOn } : {}),
    ...(edition ? { edition } : {}),
  };
}

const SIGNER = ['consignment', 'certificates', 'shipperDeclaration'] as const;

function ownText(document: unknown, path: Path): StatedField | undefined {
  const value = textAt(document, ...path);
  return value === undefined ? undefined : { value, pointers: [pointerOf(path)], places: [] };
}

type Part = { rows: readonly FieldRow[]; at: Path; noted: readonly NotedValue[] };

function readPart(part: Json, { rows, at, noted }: Part): StatedFields {
  const values = new Map(noted.map(({ field, value }) => [field, value]));
  const believed = noted.filter(({ field }) => {
    const row = rows.find(({ key }) => key === field);
    return row === undefined || saysTheSame(part, row, values);
  });
  const said = believed.flatMap(({ field }) => leavesOf(writtenAs(rows, field, values)));
  const fields: Record<string, StatedField> = {};
  for (const { key, paths, read } of rows) {
    const value = read(part);
    if (value === undefined) continue;
    const there = paths.filter((path) => valueAt(part, path) !== undefined);
    // What another value was written as is not stated a second time.
    const isSaid = there.every((path) => said.some((leaf) => leaf.every((step, index) => path[index] === step)));
    if (isSaid && !believed.some(({ field }) => field === key)) continue;
    fields[key] = { value, pointers: there.map((path) => pointerOf([...at, ...path])), places: [] };
  }
  for (const { field, value, places } of believed)
    fields[field] = { value, pointers: fields[field]?.pointers ?? [], places };
  return fields;
}

function writtenAs(rows: readonly FieldRow[], field: string, values: ReadonlyMap<string, FieldValue>) {
  const row = rows.find(({ key }) => key === field);
  return (row && writeField(row, values)) ?? {};
}

/** The places that a patch fills. */
function leavesOf(patch: unknown, at: Path = []): Path[] {
  return isJson(patch) ? Object.entries(patch).flatMap(([name, inner]) => leavesOf(inner, [...at, name])) : [at];
}

/** Whether the document still has what the noted value was written as. */
function saysTheSame(part: Json, row: FieldRow, values: ReadonlyMap<string, FieldValue>): boolean {
  const patch = writeField(row, values);
  return patch === undefined ? row.read(part) === undefined : contains(part, patch);
}

function contains(part: unknown, patch: unknown): boolean {
  if (!isJson(patch)) return JSON.stringify(part) === JSON.stringify(patch);
  return Object.entries(patch).every(([name, value]) => contains(isJson(part) ? part[name] : undefined, value));
}
