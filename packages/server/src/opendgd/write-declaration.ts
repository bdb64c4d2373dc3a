import { EVIDENCE_KEY, type NotedValue, SIGNATURE_KEY } from './evidence.ts';
import type { FieldRow, FieldValue, Patch, Path } from './fields/field-row.ts';
import { isJson, mergePatches, valueAt } from './fields/field-row.ts';
import { GOODS_ROWS } from './fields/goods-fields.ts';
import { SHIPMENT_ROWS } from './fields/shipment-fields.ts';
import { pointerOf, readDeclaration, type StatedField } from './read-declaration.ts';
import { writeField } from './write-field.ts';

/** What is to be written: values with what proves them, by the keys that the rest of the service knows. */
export type DeclarationToWrite = {
  readonly goods: readonly ValuesToWrite[];
  readonly shipment: ValuesToWrite;
};
/** Values by field key. */
export type ValuesToWrite = Readonly<Record<string, Pick<StatedField, 'value' | 'places'>>>;

/** How it is written. */
export type WriteOptions = {
  /** Amendment of the IMDG Code: `42-24`. */
  readonly edition: string;
  /** ISO day. */
  readonly issueDate?: string | undefined;
  readonly reference?: string | undefined;
  /** The document that the values were read from: what they do not speak of stays as it is there. */
  readonly base?: unknown;
};

/** A value that OpenDGD has a place, but no words for; it stands in the extension only. */
export type Unexpressed = { readonly goods?: number; readonly field: string; readonly value: FieldValue };

/** A document, which need not conform where something is missing, and what could not be said in it. */
export type WrittenDeclaration = { readonly document: unknown; readonly unexpressed: readonly Unexpressed[] };

const LINES = ['consignment', 'dangerousGoods'] as const;

/** Writes values as an OpenDGD 1.0 document, with each value, its page and its box in the extension. */
export function writeDeclaration(
  declaration: DeclarationToWrite,
  { edition, issueDate, reference, base }: WriteOptions,
): WrittenDeclaration {
  const known = base === undefined ? undefined : readDeclaration(base);
  const own: Patch = isJson(base) ? (base as Patch) : frameOf({ edition, issueDate, reference });
  const shipment = writePart(own, {
    ...{ rows: SHIPMENT_ROWS, at: [], known: known?.shipment ?? {}, values: declaration.shipment },
  });
  const goods = declaration.goods.map((values, index) =>
    writePart(lineOf(base, index), {
      ...{ rows: GOODS_ROWS, at: [...LINES, String(index)], known: known?.goods[index] ?? {}, values, goods: index },
    }),
  );
  const lines = goods.map(({ part }) => part);
  const document = mergePatches(shipment.part, { consignment: { dangerousGoods: lines as unknown as Patch } });
  const parts = [shipment, ...goods];
  return {
    document: withEvidence(document, { noted: parts.flatMap((one) => one.noted), base }),
    unexpressed: parts.flatMap((one) => one.unexpressed),
  };
}

/** What every declaration begins with. */
function frameOf({ edition, issueDate, reference }: Omit<WriteOptions, 'base'>): Patch {
  return {
    openDgdVersion: '1.0',
    documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
    ...(reference === undefined ? {} : { documentReference: reference }),
    ...(issueDate === undefined ? {} : { issueDate }),
    regulation: { code: 'IMDG', edition },
    consignment: { parties: { shipper: {} }, cargoTransportUnit: {} },
  };
}

function lineOf(base: unknown, index: number): Patch {
  const line = valueAt(base, [...LINES, String(index)]);
  return isJson(line) ? (line as Patch) : {};
}

type Part = {
  rows: readonly FieldRow[];
  at: Path;
  /** What the document says before. */
  known: Readonly<Record<string, StatedField>>;
  values: ValuesToWrite;
  goods?: number;
};
type WrittenPart = { part: Patch; noted: NotedValue[]; unexpressed: Unexpressed[] };

const isSame = (one: ValuesToWrite[string] | undefined, other: ValuesToWrite[string] | undefined) =>
  one?.value === other?.value && JSON.stringify(one?.places ?? []) === JSON.stringify(other?.places ?? []);

/** Writes what differs from what the part says already. */
function writePart(before: Patch, { rows, at, known, values, goods }: Part): WrittenPart {
  const own = goods === undefined ? {} : { goods };
  const plain = new Map(Object.entries(values).map(([key, { value }]) => [key, value]));
  const changed = [...new Set([...Object.keys(known), ...Object.keys(values)])].filter(
    (field) => !isSame(known[field], values[field]),
  );
  const written: WrittenPart = { part: withoutPlaces(before, rows, changed), noted: [], unexpressed: [] };
  for (const field of changed) {
    const stated = values[field];
    if (stated === undefined) continue;
    const row = rows.find(({ key }) => key === field);
    const patch = row === undefined ? {} : writeField(row, plain);
    if (patch === undefined) written.unexpressed.push({ ...own, field, value: stated.value });
    else written.part = mergePatches(written.part, patch);
    const pointers = (row?.paths ?? [])
      .filter((path) => valueAt(patch, path) !== undefined)
      .map((path) => pointerOf([...at, ...path]));
    written.noted.push({ ...own, field, value: stated.value, pointers, places: stated.places });
  }
  return written;
}

/** The part without what stands in the places of these fields. */
function withoutPlaces(part: Patch, rows: readonly FieldRow[], fields: readonly string[]): Patch {
  const paths = rows.filter(({ key }) => fields.includes(key)).flatMap((row) => row.paths);
  return paths.reduce<Patch>((rest, path) => without(rest, path) as Patch, part);
}

/** A value without the place; an entry of a list goes with all that follow it. */
function without(value: unknown, [step = '', ...rest]: Path): unknown {
  if (Array.isArray(value) && rest.length === 0) return value.slice(0, Number(step));
  if (!isJson(value) || !Object.hasOwn(value, step)) return value;
  const { [step]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...value, [step]: without(inner, rest) };
}

/** The document with the values noted; those that an earlier extension notes of the same fields are replaced. */
function withEvidence(document: Patch, { noted, base }: { noted: readonly NotedValue[]; base: unknown }): unknown {
  if (noted.length === 0) return document;
  const before = valueAt(base, ['extensions', EVIDENCE_KEY]);
  const keyOf = ({ goods, field }: { goods?: unknown; field?: unknown }) => `${goods} ${field}`;
  const replaced = new Set(noted.map(keyOf));
  const values = isJson(before) && Array.isArray(before.values) ? before.values : [];
  const kept = values.filter((one) => !(isJson(one) && replaced.has(keyOf(one))));
  const evidence = { ...(isJson(before) ? before : {}), values: [...kept, ...noted] };
  // What it was signed for is changed.
  const { [SIGNATURE_KEY]: _, ...extensions } = isJson(document.extensions) ? document.extensions : {};
  return { ...document, extensions: { ...extensions, [EVIDENCE_KEY]: evidence } };
}
