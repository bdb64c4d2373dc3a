import {
  type DangerousGoodsEntry,
  type DangerousGoodsList,
  type FlashPoint,
  findHazardStatement,
  type HazardClass,
  type HazardStatement,
  type PackingGroup,
  type Parsed,
  parseFlashPoint,
  parseHazardClass,
  parsePackingGroup,
  parseUnMark,
  parseUnNumber,
  type UnMark,
  type UnNumber,
} from '../../dangerous-goods/offline.ts';
import {
  type Declaration,
  type DeclaredGoods,
  type GoodsField,
  type Ingredient,
  type Stated,
  textOf,
} from './declaration.ts';
import { narrowRows } from './narrow-rows.ts';
import { parseCelsius } from './parse-quantities.ts';

/** What rules are given beside the declaration. */
export type CheckOptions = {
  readonly list: DangerousGoodsList;
  /** The day that periods are counted to: the sailing, else today. */
  readonly on: string;
};

/** A hazard statement that a document gives, with what the GHS says of it. */
export type StatedHazard = { readonly code: string; readonly statement: HazardStatement | undefined };

/** One entry, read: what its values mean, and the rows of the list that they may mean. */
export type GoodsFacts = {
  readonly goods: DeclaredGoods;
  /** From 1. */
  readonly number: number;
  readonly declaration: Declaration;
  readonly list: DangerousGoodsList;
  readonly on: string;
  readonly un: Parsed<UnNumber> | undefined;
  /** Every row of the number. */
  readonly entries: readonly DangerousGoodsEntry[];
  /** The rows that agree with most of what is stated. */
  readonly rows: readonly DangerousGoodsEntry[];
  readonly hazardClass: Parsed<HazardClass> | undefined;
  readonly subsidiaries: readonly Parsed<HazardClass>[];
  readonly packingGroup: Parsed<PackingGroup> | undefined;
  readonly flashPoint: FlashPoint | undefined;
  readonly boilingCelsius: number | undefined;
  readonly hazards: readonly StatedHazard[];
  readonly mark: Parsed<UnMark> | undefined;
  readonly state: 'liquid' | 'solid' | 'gas' | 'article' | undefined;
  readonly composition: readonly Ingredient[];
  readonly text: (field: GoodsField) => string | undefined;
  readonly stated: (...fields: GoodsField[]) => readonly Stated[];
};

/** Whether a text says that there is no such value. */
export const isNone = (text: string): boolean => NONE.test(text);

const NONE = /^(?:n\/?a|none|nil|no|not applicable|not assigned|-+|—|\/|无|無|不适用|无意义)\.?$/i;

/** Subsidiary hazards as written: `6.1, 8`, `(6.1)`, `8 + MP`; the letters for marine pollutants are no class. */
function parseSubsidiaries(text: string | undefined): Parsed<HazardClass>[] {
  if (text === undefined || NONE.test(text)) return [];
  return text
    .replace(/[()（）]/g, ' ')
    .split(/[,，、;；/+&]|\band\b|\s{2,}|和/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:MP|marine pollutant|P)$/i.test(part))
    .map(parseHazardClass);
}

/** Class and subsidiary hazards that stand together: `3 (8)`, as the transport description has them (5.4.1.4.1.4). */
const WITH_SUBSIDIARIES = /^([\d.]+)\s*[(（]\s*(\d(?:\.\d)?(?:\s*[,/+]\s*\d(?:\.\d)?)*)\s*[)）]$/;

function splitClass(text: string | undefined): { main: string | undefined; subsidiaries: string | undefined } {
  const [, main = text, subsidiaries] = WITH_SUBSIDIARIES.exec(text?.trim() ?? '') ?? [];
  return { main, subsidiaries };
}

/** The codes of a text, combined ones as they are written: `H225, H302+H312`. */
function parseHazards(text: string | undefined): StatedHazard[] {
  const codes =
    (text ?? '').normalize('NFKC').match(/H\s?\d{3}[A-Za-z]{0,2}(?:\s*\+\s*H\s?\d{3}[A-Za-z]{0,2})*/g) ?? [];
  return [...new Set(codes.map((code) => code.replace(/\s/g, '')))].map((code) => ({
    code,
    statement: findHazardStatement(code) ?? findHazardStatement(code.slice(0, 4)),
  }));
}

/** Hazard statements among other words, without a blank in them. */
const codesInWords = (text: string | undefined): string =>
  (text?.normalize('NFKC').match(/\bH[2-4]\d{2}(?:Df|FD|Fd|fd|[A-Za-z])?\b/g) ?? []).join(' ');

function stateOf(text: string | undefined, rows: readonly DangerousGoodsEntry[]): GoodsFacts['state'] {
  const [first] = [/gas|气/i, /liquid|液/i, /solid|固|powder|粉/i].flatMap((pattern, at) =>
    pattern.test(text ?? '') ? [(['gas', 'liquid', 'solid'] as const)[at]] : [],
  );
  if (first !== undefined) return first;
  const states = new Set(rows.map(({ state }) => state));
  return states.size === 1 ? rows[0]?.state : undefined;
}

/** The text has operator and cup; where its number is not the one that was read as °C, that one counts. */
function flashPointOf(text: string | undefined, celsius: string | undefined): FlashPoint | undefined {
  const written = parseFlashPoint(text ?? '');
  const number = parseFlashPoint(celsius ?? '');
  if (written === undefined || number === undefined) return written ?? number;
  const agrees = [written.least, written.most].some((bound) => Math.abs(bound - number.least) <= 1);
  return agrees ? written : { ...number, cup: written.cup };
}

/** Reads one entry of a declaration. */
export function readGoods(declaration: Declaration, index: number, { list, on }: CheckOptions): GoodsFacts {
  const goods = declaration.goods[index] ?? { fields: {}, composition: [], modes: {}, unclear: [] };
  const text = (field: GoodsField) => textOf(goods.fields[field]);
  const parse = <T>(field: GoodsField, parser: (text: string) => Parsed<T>): Parsed<T> | undefined => {
    const written = text(field);
    return written === undefined || NONE.test(written) ? undefined : parser(written);
  };
  const un = parse('unNo', parseUnNumber);
  const { main, subsidiaries: beside } = splitClass(text('imoHazardClassNo'));
  const hazardClass = main === undefined || NONE.test(main) ? undefined : parseHazardClass(main);
  const packingGroup = parse('packingGroup', parsePackingGroup);
  const subsidiaries = parseSubsidiaries(text('subRiskClassNo') ?? beside);
  const entries = un?.ok ? list.find(un.value) : [];
  const rows = narrowRows(entries, {
    name: text('properShippingName'),
    hazardClass: hazardClass?.ok ? hazardClass.value : undefined,
    subsidiaries: subsidiaries.flatMap((one) => (one.ok ? [one.value] : [])),
    packingGroup: packingGroup?.ok ? packingGroup.value : undefined,
  });
  const packing = text('packingCode');
  return {
    goods,
    number: index + 1,
    declaration,
    list,
    on,
    ...{ un, entries, rows, hazardClass, subsidiaries, packingGroup, text },
    flashPoint: flashPointOf(text('flashPoint'), text('flashPointCelsius')),
    boilingCelsius: parseCelsius(text('boilingPoint') ?? ''),
    hazards: parseHazards(`${text('hCodeGHS') ?? ''} ${codesInWords(text('additionalInformation'))}`),
    mark: packing?.includes('/') ? parseUnMark(packing) : undefined,
    state: stateOf(text('appearance'), rows),
    composition: goods.composition,
    stated: (...fields) => fields.flatMap((field) => goods.fields[field] ?? []),
  };
}
