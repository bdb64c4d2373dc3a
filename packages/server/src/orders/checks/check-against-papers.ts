import { parseKilograms, parsePackages } from '../../compliance/index.ts';
import { type DangerousGoodsList, findNamedInCargo } from '../../dangerous-goods/offline.ts';
import type { DeclaredValues } from '../../extraction/index.ts';
import type { Feedback, OrderContent } from '../order.schema.ts';
import { inList } from './check-cargo-text.ts';
import { mustChange } from './feedback.ts';

type Cargo = OrderContent['cargo'][number];
/** A cargo of an order with its place in the content: `$.cargo[0]`. */
export type PlacedCargo = { cargo: Cargo; path: string };

/** Kinds of packagings by the words and the code of a paper (IMDG 6.1.2, 6.5.1.4). */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['IBC', /\bI\.?B\.?C\.?s?\b|\b(?:11|21|31)[A-Z]{1,2}\d?\b|中型散装|吨桶/i],
  ['jerrican', /\bjerr[iy]-?\s?cans?\b|\b3[ABH][12]\b|方桶|塑料罐|钢罐/i],
  ['drum', /\bdrums?\b|\b1(?:[ABHN][12]|[DG])\b|桶/i],
  ['box', /\b(?:box(?:es)?|cartons?|cases?)\b|\b4(?:[ABDFGN]|[CH][12])\b|箱/i],
  ['bag', /\b(?:bags?|sacks?)\b|\b5(?:H[1-4]|L[123]|M[12])\b|袋/i],
  ['cylinder', /\b(?:gas )?cylinders?\b|气瓶|钢瓶/i],
];
const MATERIALS: readonly (readonly [material: string, words: RegExp])[] = [
  ['steel', /\b(?:steel|iron)\b|\b[134]A[12]?\b|钢|铁/i],
  ['aluminium', /\balumini?um\b|\b[134]B[12]?\b|铝/i],
  ['plywood', /\bplywood\b|\b[14]D\b|胶合板/i],
  ['fibre', /\bfib(?:re|er)(?:board)?\b|\b[14]G\b|纸/i],
  ['plastics', /\bplastics?\b|\b(?:HD)?PE\b|\b[1345]H\d\b|塑料/i],
];
/** Packages inside or on others: their kind is no contradiction. */
const NESTED = /pallet|overpack|托盘|\bin\b|\bwith\b|内/i;
/** Masses are rounded to the kilogram, or to a thousandth. */
const ROUNDED = 0.001;

/**
 * Cargo against the papers that it is declared with: name, number and kind of packages, masses. `all`: every cargo declared with the same
 * extraction, which share its quantities. Both values stand in each finding. What is signed is declared from the papers: other goods, or
 * more of them than the papers cover, prevent the order; less may be a part of them, and is a warning.
 */
export function checkAgainstPapers(
  all: readonly PlacedCargo[],
  declared: DeclaredValues,
  list: DangerousGoodsList,
): Feedback[] {
  return [
    ...all.flatMap((one) => [...checkName(one, declared, list), ...checkKind(one, declared)]),
    ...checkCount(all, declared),
    ...checkMass(all, declared, { key: 'grossWeightKg', field: 'grossWeightKgs', words: 'gross mass' }),
    ...checkMass(all, declared, { key: 'netWeightKg', field: 'netWeightKgs', words: 'net mass' }),
  ];
}

function checkName({ cargo, path }: PlacedCargo, declared: DeclaredValues, list: DangerousGoodsList): Feedback[] {
  const { unNo, properShippingName = '', technicalName = '', commodityName = '' } = declared;
  const number = String(unNo ?? '').replace(/\D/g, '');
  const { numbers } = findNamedInCargo(cargo.description, list);
  if (number === '' || numbers.length === 0 || numbers.some((one) => one === number)) return [];
  const own = [technicalName, commodityName].flatMap((name) => findNamedInCargo(String(name), list).numbers);
  if (numbers.some((one) => own.includes(one))) return [];
  const papers = [unNo, properShippingName].filter((one) => one !== undefined && one !== '').join(' ');
  const values = { order: `"${cargo.description}" (${inList(numbers, list)})`, papers };
  return [contradicts('name', values, `${path}.description`)];
}

function checkKind({ cargo, path }: PlacedCargo, declared: DeclaredValues): Feedback[] {
  const { packageQuantityAndType, packingCode = '' } = declared;
  const order = cargo.packages?.type;
  const papers = `${parsePackages(String(packageQuantityAndType ?? '')).kind} ${codeOf(String(packingCode))}`.trim();
  if (order === undefined || papers === '' || NESTED.test(order) || NESTED.test(papers)) return [];
  const isOther = (table: typeof KINDS) => {
    const [mine, theirs] = [namesIn(order, table), namesIn(papers, table)];
    return mine.length > 0 && theirs.length > 0 && !mine.some((one) => theirs.includes(one));
  };
  if (!isOther(KINDS) && !isOther(MATERIALS)) return [];
  return [differs('kind of packages', { order, papers }, `${path}.packages.type`)];
}

const codeOf = (mark: string) => /\b\d{1,2}[A-Z]{1,2}\d?\b/.exec(mark.toUpperCase())?.[0] ?? '';
const namesIn = (text: string, table: typeof KINDS) => {
  const named = table.filter(([, words]) => words.test(text)).map(([name]) => name);
  return table === KINDS ? named.slice(0, 1) : named;
};

function checkCount(all: readonly PlacedCargo[], { packageQuantityAndType }: DeclaredValues): Feedback[] {
  const papers = packageQuantityAndType === undefined ? undefined : parsePackages(String(packageQuantityAndType)).count;
  const counts = all.flatMap(({ cargo }) => cargo.packages?.count ?? []);
  const order = counts.reduce((sum, count) => sum + count, 0);
  if (papers === undefined || counts.length < all.length || order === papers) return [];
  const say = order < papers ? differs : contradicts;
  return [say('number of packages', { order, papers }, `${all[0]?.path}.packages.count`)];
}

function checkMass(
  all: readonly PlacedCargo[],
  declared: DeclaredValues,
  { key, field, words }: { key: 'grossWeightKg' | 'netWeightKg'; field: string; words: string },
): Feedback[] {
  const said = declared[field];
  const papers = said === undefined ? undefined : parseKilograms(said);
  const masses = all.flatMap(({ cargo }) => cargo[key] ?? []);
  if (papers === undefined || masses.length < all.length) return [];
  const order = masses.reduce((sum, mass) => sum + mass, 0);
  if (Math.abs(order - papers) <= Math.max(1, papers * ROUNDED)) return [];
  const values = { order: `${order} kg`, papers: `${papers} kg` };
  const say = order < papers ? differs : contradicts;
  return [say(words, values, `${all[0]?.path}.${key}`)];
}

type Values = Record<'order' | 'papers', string | number>;

/** A difference that a part of the goods, or another word for the same packages, explains. */
function differs(what: string, values: Values, jsonPath: string): Feedback {
  const message =
    `${compared(what, values)} Correct the order, or the extraction from the right papers; where only a part of them is shipped, tell the ` +
    'forwarder in `remarks`.';
  const fact = { rule: 'cargo_differs_from_papers', message, jsonPath };
  return { severity: 'WARN', code: 'PROPERTY_VALUE_MAY_CHANGE', ...fact };
}

/** A difference by which the declaration would be signed for other goods, or for less than is shipped. */
function contradicts(what: string, values: Values, jsonPath: string): Feedback {
  const message =
    `${compared(what, values)} The declaration is signed from the papers and would not cover the cargo. Correct the order, or the ` +
    'extraction from the right papers.';
  return mustChange('cargo_not_covered_by_papers', message, jsonPath);
}

const compared = (what: string, { order, papers }: Values): string =>
  `The ${what} of the order, ${order}, is not that of its papers: ${papers} by the extraction.`;
