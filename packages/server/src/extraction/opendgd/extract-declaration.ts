import type { Finding } from '../../base/index.ts';
import type { Document } from '../../documents/offline.ts';
import { type ReadDeclaration, readDeclaration, type StatedField, type StatedFields } from '../../opendgd/offline.ts';
import type { FieldValue } from '../fields/field-value.ts';
import { FIELD_KEYS, STATED_FIELDS } from '../fields/find-field.ts';
import type { Evidence } from '../layout/passage.ts';
import type { Detail, DocumentDetails } from '../sections/extract-details.ts';
import { findingsOnShape } from './check-shape.ts';
import { type FindLeaf, leavesOf } from './leaves.ts';

/** What an OpenDGD declaration states: its fields, what checks want to know besides, and what is wrong with its shape. */
export type ExtractedDeclaration = {
  values: Record<string, FieldValue>;
  details: DocumentDetails;
  findings: Finding[];
};

type Values = Record<string, FieldValue>;

/** A value that stands in the file in so many words. */
const statedAt = (value: string | number, evidence: readonly (Evidence | undefined)[]): FieldValue => ({
  value,
  status: 'stated',
  confidence: 1,
  evidence: evidence.filter((one) => one !== undefined),
});

const NOT_STATED: FieldValue = { value: null, status: 'not_stated', confidence: 0, evidence: [] };

function valuesOf(fields: StatedFields, find: FindLeaf): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([key, { value, pointers }]) => [key, statedAt(value, pointers.map(find))]),
  );
}

/** A value at a place as it stands there; nothing where there is none. */
function own(key: string, pointer: string, find: FindLeaf, value?: string): Values {
  const leaf = find(pointer);
  return leaf === undefined || leaf.quote === '' ? {} : { [key]: statedAt(value ?? leaf.quote, [leaf]) };
}

const SHIPPER = '/consignment/parties/shipper';

/** What other fields of documents call what the declaration states of the shipment. */
function shipmentValues(read: ReadDeclaration, find: FindLeaf): Values {
  return {
    ...valuesOf(read.shipment, find),
    ...own('shipperDeclareAs', '/documentType', find, 'DG Cargo'),
    ...own('issueDate', '/issueDate', find),
    ...own('shipperCompanyName', `${SHIPPER}/name`, find),
    ...own('shipperAddress', `${SHIPPER}/address`, find),
    ...own('shipperPhone', `${SHIPPER}/contact/telephone`, find),
  };
}

function goodsValues(fields: StatedFields, index: number, find: FindLeaf): Values {
  const degrees = find(`/consignment/dangerousGoods/${index}/flashpoint/valueCelsius`);
  const values = valuesOf(fields, find);
  const number = degrees === undefined ? Number.NaN : Number(degrees.quote);
  return Number.isFinite(number) ? { ...values, flashPointCelsius: statedAt(number, [degrees]) } : values;
}

/** A field over all entries of goods: what all of them state, or a conflict with the place of each. */
function overAll(key: string, goods: readonly Values[]): FieldValue {
  const all = goods.map((one) => one[key] ?? NOT_STATED);
  const [first = NOT_STATED] = all;
  const evidence = all.flatMap((one) => one.evidence);
  if (all.every(({ value }) => value === first.value)) return { ...first, evidence };
  return { value: null, status: 'conflict', confidence: 0, evidence };
}

/** The values of all fields, those that repeat another one's included; of several goods those that hold of each. */
export function mergeGoods(shipment: Values, goods: readonly Values[]): Values {
  const keys = [...new Set(goods.flatMap((one) => Object.keys(one)))];
  const stated = { ...shipment, ...Object.fromEntries(keys.map((key) => [key, overAll(key, goods)])) };
  const copies = STATED_FIELDS.flatMap(({ key, copyOf }) => {
    const source = copyOf === undefined ? undefined : stated[copyOf];
    return source === undefined ? [] : [[key, source] as const];
  });
  const empty = Object.fromEntries(FIELD_KEYS.map((key) => [key, NOT_STATED]));
  return { ...empty, ...stated, ...Object.fromEntries(copies) };
}

function detailsOf(read: ReadDeclaration, goods: readonly Values[], shipment: Values, find: FindLeaf): DocumentDetails {
  const detail = (field: StatedField): Detail => ({
    value: String(field.value),
    evidence: field.pointers.map(find).filter((leaf) => leaf !== undefined),
  });
  const { signedBy, signedOn, edition } = read;
  return {
    modes: {},
    composition: [],
    scanned: false,
    ...(edition ? { amendment: detail(edition) } : {}),
    declared: {
      goods: [...goods],
      shipment,
      ...(signedBy ? { signedBy: detail(signedBy) } : {}),
      ...(signedOn ? { signedOn: detail(signedOn) } : {}),
    },
  };
}

function severalGoods(goods: readonly Values[]): Finding[] {
  if (goods.length < 2) return [];
  const places = goods.flatMap(({ unNo }) => (unNo?.evidence ?? []).slice(0, 1).map(placeOf));
  return [
    {
      code: 'several_goods_declared',
      severity: 'warning',
      message:
        `The declaration has ${goods.length} entries of goods. Fields in which they differ are left open here; the checks ` +
        'look at each entry. To fill forms with all of them, make the declaration a paper of a shipment.',
      places,
    },
  ];
}

const placeOf = ({ box, ...place }: Evidence) => ({ ...place, box: [...box] as [number, number, number, number] });

/**
 * The fields of an OpenDGD declaration, conforming or not: each value as the file has it, its place the JSON Pointer and the line
 * of the page that shows it.
 */
export async function extractDeclaration(document: Document): Promise<ExtractedDeclaration> {
  const find = leavesOf(document);
  const read = readDeclaration(document.json);
  const shipment = shipmentValues(read, find);
  const goods = read.goods.map((fields, index) => goodsValues(fields, index, find));
  return {
    values: mergeGoods(shipment, goods),
    details: detailsOf(read, goods, shipment, find),
    findings: [...(await findingsOnShape(document.json, find)), ...severalGoods(goods)],
  };
}
