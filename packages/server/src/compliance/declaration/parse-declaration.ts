import {
  type Declaration,
  type DeclaredGoods,
  DOCUMENT_TYPES,
  GOODS_FIELDS,
  type GoodsField,
  type Ingredient,
  MODE_FIELDS,
  MODES,
  type ModeRow,
  type Place,
  type SourceDocument,
  type Stated,
} from './declaration.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const placesOf = (value: unknown): readonly Place[] => listOf(value) as readonly Place[];

/** A value as JSON states it; lists are joined, yes and no become letters. Null and blank are not stated. */
function parseStated(json: unknown): Stated | undefined {
  if (isObject(json)) {
    const inner = parseStated(json.value);
    return inner && { value: inner.value, places: placesOf(json.places) };
  }
  if (Array.isArray(json)) return parseStated(json.map(String).join(', '));
  if (typeof json === 'boolean') return { value: json ? 'Y' : 'N', places: [] };
  if (typeof json === 'number') return Number.isFinite(json) ? { value: json, places: [] } : undefined;
  return typeof json === 'string' && json.trim() !== '' ? { value: json.trim(), places: [] } : undefined;
}

/** The keys of an object that have a value. */
function parseFields<K extends string>(json: Json, keys: readonly K[]): Partial<Record<K, Stated>> {
  const found: Partial<Record<K, Stated>> = {};
  for (const key of keys) {
    const stated = parseStated(json[key]);
    if (stated !== undefined) found[key] = stated;
  }
  return found;
}

function parseIngredient(json: unknown): Ingredient {
  const { name, casNo, ecNo, percent, places } = isObject(json) ? json : {};
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof casNo === 'string' ? { casNo } : {}),
    ...(typeof ecNo === 'string' ? { ecNo } : {}),
    ...(typeof percent === 'string' || typeof percent === 'number' ? { percent } : {}),
    places: placesOf(places),
  };
}

function parseGoods(json: unknown): DeclaredGoods {
  const body = isObject(json) ? json : {};
  const modes: Partial<Record<(typeof MODES)[number], ModeRow>> = {};
  for (const mode of MODES) {
    const row = isObject(body.modes) ? body.modes[mode] : undefined;
    if (isObject(row)) modes[mode] = parseFields(row, MODE_FIELDS);
  }
  return {
    fields: parseFields(body, Object.keys(GOODS_FIELDS) as GoodsField[]),
    composition: listOf(body.composition).map(parseIngredient),
    modes,
    unclear: [],
  };
}

function parseDocument(json: unknown): SourceDocument {
  const body = isObject(json) ? json : {};
  const type = DOCUMENT_TYPES.find((one) => one === body.type) ?? 'unknown';
  const stated = parseFields(body, ['certificateNo', 'issueDate', 'validUntil', 'amendment', 'packagesLeft']);
  return { name: String(body.name ?? ''), type, ...stated, scanned: body.scanned === true };
}

/** A declaration from JSON of the shape `DeclarationSchema`; what does not fit the shape is not stated. */
export function parseDeclaration(json: unknown): Declaration {
  const body = isObject(json) ? json : {};
  const whole = [
    ...(['shipperDeclareAs', 'emergencyContactTelephone', 'sailingDate'] as const),
    ...(['otherCargo', 'signedBy', 'signedOn'] as const),
  ];
  return {
    goods: listOf(body.goods).map(parseGoods),
    documents: listOf(body.documents).map(parseDocument),
    ...parseFields(body, whole),
    sameContainer: body.sameContainer !== false,
  };
}
