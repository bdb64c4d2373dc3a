import { FIELD_WORDS, parseKilograms, parsePackages } from '../../compliance/index.ts';
import { type DangerousGoodsList, foldName, parseUnNumber } from '../../dangerous-goods/offline.ts';
import { findDisagreement } from '../../extraction/offline.ts';
import type { Paper } from '../papers/paper.ts';

/** A field that papers are compared on. */
export type ComparedField = Omit<(typeof FIELD_WORDS)[number], 'field'> & { readonly field: string };

const PACKAGES: ComparedField = {
  ...{ field: 'packageQuantityAndType', word: 'number of packages', wordZh: '件数' },
  ...{ severity: 'error', source: 'IMDG 5.4.1.5.1' },
};

/** Masses are what a declaration, a stowage plan and a verified gross mass are made of. */
const MASSES: readonly string[] = ['grossWeightKgs'];

/** What all papers of the same goods have to agree on. */
export const GOODS_FIELDS: readonly ComparedField[] = [
  ...FIELD_WORDS.map((words) => (MASSES.includes(words.field) ? { ...words, severity: 'error' as const } : words)),
  {
    ...{ field: 'technicalName', word: 'technical name', wordZh: '技术名称' },
    ...{ severity: 'warning', source: 'IMDG 3.1.2.8.1' },
  },
  {
    ...{ field: 'manufacturerCompanyName', word: 'manufacturer', wordZh: '生产厂商' },
    ...{ severity: 'warning', source: 'Policy: the documents are of the declared product' },
  },
  PACKAGES,
];

const sumOf = (field: string): ComparedField[] =>
  GOODS_FIELDS.filter((one) => one.field === field).map((one) => ({
    ...one,
    word: `total ${one.word}`,
    wordZh: `总${one.wordZh}`,
  }));

/** What papers of the whole shipment have to agree on. */
export const SHIPMENT_FIELDS: readonly ComparedField[] = [
  ...sumOf('packageQuantityAndType'),
  ...sumOf('grossWeightKgs'),
  ...sumOf('netWeightKgs'),
  ...(
    [
      ['containerNumber', 'container number', '箱号'],
      ['vesselVoyage', 'vessel and voyage', '船名航次'],
      ['sailingDate', 'day of sailing', '开航日期'],
    ] as const
  ).map(
    ([field, word, wordZh]): ComparedField => ({
      ...{ field, word, wordZh },
      ...{ severity: 'warning', source: 'Policy: the papers are of one shipment' },
    }),
  ),
];

const MASS_FIELDS: ReadonlySet<string> = new Set(['grossWeightKgs', 'netWeightKgs']);
/** A packing certificate states the lot that it was given for, and the manufacturer of the packagings. */
const OF_THE_LOT: ReadonlySet<string> = new Set([...MASS_FIELDS, 'packageQuantityAndType', 'manufacturerCompanyName']);

/** The number that a field states, for those that are counted or weighed. */
export function numberOf(field: string, value: string | number): number | undefined {
  if (MASS_FIELDS.has(field)) return parseKilograms(value);
  if (field !== 'packageQuantityAndType') return undefined;
  const written = String(value);
  const counts = written.split(/[,;]\s+(?=\d)/).map((part) => parsePackages(part).count);
  return counts.includes(undefined) ? undefined : counts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** Masses differ when they are further apart than rounding. */
export const isSameMass = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(1, 0.001 * Math.max(one, other));

/** Whether a statement is about the goods as they are shipped: a lot's size and a name of the list are not. */
export function isOfGoods(paper: Paper, field: string, list: DangerousGoodsList): boolean {
  if (paper.documentType.startsWith('packing-') && OF_THE_LOT.has(field)) return false;
  if (field !== 'commodityName') return true;
  const number = parseUnNumber(String(paper.values.unNo?.value ?? ''));
  const name = foldName(String(paper.values.commodityName?.value ?? ''));
  const entries = number.ok ? list.find(number.value) : [];
  return !entries.some((entry) => foldName(entry.name).includes(name) || foldName(entry.nameZh ?? '').includes(name));
}

/** Whether two papers contradict each other on a field. */
export function areDifferent(field: string, one: Paper, other: Paper, list: DangerousGoodsList): boolean {
  const values = [one.values[field]?.value, other.values[field]?.value];
  const [a, b] = values.map((value) => (value === null || value === undefined ? undefined : numberOf(field, value)));
  if (a !== undefined && b !== undefined) return MASS_FIELDS.has(field) ? !isSameMass(a, b) : a !== b;
  return findDisagreement(field, [one, other], list)?.likeness === 'different';
}
