import {
  builtInList,
  CLASS_3_CLOSED_CUP,
  type DangerousGoodsList,
  foldName,
  GROUP_III_CLOSED_CUP,
  type Parsed,
  parseEms,
  parseHazardClass,
  parsePackingGroup,
  parseUnMark,
  parseUnNumber,
  printUnMark,
} from '../../dangerous-goods/offline.ts';
import type { FieldType } from '../fields/field.ts';
import { statedField } from '../fields/find-field.ts';

/**
 * How two values of a field compare: `same`, once each is read; `alike`, the same thing in other words or as another
 * measurement of it; or `different`.
 */
export type Likeness = 'same' | 'alike' | 'different';

type Compare = (one: string, other: string) => Likeness;

const sameIf = (isSame: boolean): Likeness => (isSame ? 'same' : 'different');

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const compareTexts: Compare = (one, other) => sameIf(fold(one) === fold(other));

/** Equal once read; what cannot be read is compared as text. */
const comparedAs =
  (read: (text: string) => Parsed<unknown>): Compare =>
  (one, other) => {
    const [a, b] = [read(one), read(other)];
    return sameIf(
      a.ok && b.ok ? JSON.stringify(a.value) === JSON.stringify(b.value) : foldName(one) === foldName(other),
    );
  };

const codesOf = (text: string) =>
  new Set(
    fold(text)
      .split(/[,，;；、/\s]+/)
      .filter((code) => code !== ''),
  );

const holds = (whole: ReadonlySet<string>, part: ReadonlySet<string>) => [...part].every((one) => whole.has(one));

const compareSets: Compare = (one, other) => {
  const [a, b] = [codesOf(one), codesOf(other)];
  return sameIf(holds(a, b) && holds(b, a));
};

/** A longer list that holds the shorter one does not contradict it. */
const compareLists: Compare = (one, other) => {
  const [a, b] = [codesOf(one), codesOf(other)];
  return sameIf(holds(a, b) || holds(b, a));
};

/** `5 L`, `5L` and `5.0 l`. A comma may stand for thousands or for decimals, and stays. */
const compareMeasures: Compare = (one, other) => {
  const read = (text: string) =>
    fold(text)
      .replace(/\s/g, '')
      .replace(/\d+\.\d+/g, (number) => String(Number(number)));
  return sameIf(read(one) === read(other));
};

/** Two laboratories seldom measure the same to the degree. */
const MEASURED_ALIKE = 2;

/** Flash points close to each other are alike, unless a limit of class 3 lies between them. */
const compareCelsius: Compare = (one, other) => {
  const [a, b] = [Number(one), Number(other)];
  if (Number.isNaN(a) || Number.isNaN(b)) return compareTexts(one, other);
  if (a === b) return 'same';
  const isSameSide =
    a < GROUP_III_CLOSED_CUP === b < GROUP_III_CLOSED_CUP && a <= CLASS_3_CLOSED_CUP === b <= CLASS_3_CLOSED_CUP;
  return Math.abs(a - b) <= MEASURED_ALIKE && isSameSide ? 'alike' : 'different';
};

const isYes = (text: string) => /^(?:y|p|pp|yes|是)/i.test(text);

/** A certificate gives the whole mark where a safety data sheet gives the code of the packaging, its first part. */
const compareMarks: Compare = (one, other) => {
  if (fold(one) === fold(other)) return 'same';
  const [a, b] = [parseUnMark(one), parseUnMark(other)];
  if (a.ok && b.ok) return sameIf(printUnMark(a.value) === printUnMark(b.value));
  return foldName(one.split('/')[0] ?? '') === foldName(other.split('/')[0] ?? '') ? 'alike' : 'different';
};

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Names of the same goods, or of one company, seldom have no word in common, unless in two languages. */
const compareNames: Compare = (one, other) => {
  if (foldName(one) === foldName(other)) return 'same';
  const words = (text: string) => new Set(foldName(text).match(/\p{Script=Han}{2}|[\p{L}\p{N}]{3,}/gu) ?? []);
  const [a, b] = [words(one), words(other)];
  const mayBe =
    isChinese(one) !== isChinese(other) || [...a].some((word) => b.has(word)) || a.size === 0 || b.size === 0;
  return mayBe ? 'alike' : 'different';
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

const COMPARE: Readonly<Record<FieldType, Compare>> = {
  'cas-numbers': compareLists,
  celsius: compareCelsius,
  choice: compareTexts,
  code: compareTexts,
  date: compareTexts,
  ems: comparedAs(parseEms),
  'hazard-class': comparedAs(parseHazardClass),
  'hazard-statements': compareLists,
  kilograms: compareMeasures,
  'limited-quantity': compareMeasures,
  'marine-pollutant': (one, other) => sameIf(isYes(one) === isYes(other)),
  measure: compareMeasures,
  name: compareNames,
  'packaging-mark': compareMarks,
  'packing-group': comparedAs(parsePackingGroup),
  'shipping-name': (one, other) => sameIf(foldName(one) === foldName(other)),
  'subsidiary-hazards': compareSets,
  telephone: (one, other) => sameIf(digitsOf(one) === digitsOf(other) || fold(one) === fold(other)),
  text: compareTexts,
  'un-number': comparedAs(parseUnNumber),
};

/** A value of a field, and the UN number that the same document states. */
export type Comparable = { readonly value: string | number; readonly unNo?: string | number | null | undefined };

/** Whether both are names of the list for one and the same UN number: spellings, or languages. */
function areNamesOfOneEntry(one: Comparable, other: Comparable, list: DangerousGoodsList): boolean {
  const [number, second] = [one, other].map(({ unNo }) => parseUnNumber(String(unNo ?? '')));
  if (!number?.ok || !second?.ok || number.value !== second.value) return false;
  const entries = list.find(number.value);
  return [one, other].every(({ value }) => {
    const name = foldName(String(value));
    return entries.some(
      ({ name: own, nameZh }) => foldName(own).includes(name) || (nameZh ?? '').includes(String(value)),
    );
  });
}

/** How two values of a field compare. Shipping names of one entry of `list` are alike. */
export function compareValues(
  key: string,
  one: Comparable,
  other: Comparable,
  list: DangerousGoodsList = builtInList,
): Likeness {
  const { type } = statedField(key);
  const likeness = COMPARE[type](String(one.value), String(other.value));
  return likeness === 'different' && type === 'shipping-name' && areNamesOfOneEntry(one, other, list)
    ? 'alike'
    : likeness;
}
