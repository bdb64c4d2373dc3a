import type { Severity } from '../../base/index.ts';
import {
  foldName,
  parseEms,
  parseHazardClass,
  parsePackingGroup,
  parseUnMark,
  parseUnNumber,
  printUnMark,
} from '../../dangerous-goods/offline.ts';
import type { GoodsField } from '../declaration/declaration.ts';
import { parseFlashPoint } from '../declaration/parse-flash-point.ts';

/** A field that the documents of a shipment have in common. */
export type Compared = {
  readonly field: GoodsField;
  readonly word: string;
  readonly wordZh: string;
  readonly severity: Severity;
  readonly source: string;
  /** Whether two texts say the same. */
  readonly same: (one: string, other: string) => boolean;
};

type Reading = { ok: true; value: unknown } | { ok: false };

/** Equal once read; what cannot be read is compared as text. */
const equalAs = (read: (text: string) => Reading) => (one: string, other: string) => {
  const [a, b] = [read(one), read(other)];
  return a.ok && b.ok ? JSON.stringify(a.value) === JSON.stringify(b.value) : foldName(one) === foldName(other);
};
const sorted = (text: string) =>
  text
    .split(/[,，;；/+\s]+/)
    .filter((one) => one !== '')
    .sort()
    .join(',');
const yes = (text: string) => /^(?:y|p|pp|yes|是)/i.test(text);

function flashesAlike(one: string, other: string): boolean {
  const [a, b] = [parseFlashPoint(one), parseFlashPoint(other)];
  if (a === undefined || b === undefined) return foldName(one) === foldName(other);
  return Math.abs(Math.min(a.least, a.most) - Math.min(b.least, b.most)) <= 2 || Math.abs(a.most - b.most) <= 2;
}

/** Marks are equal as far as the packagings are the same kind: years of lots may differ by certificate. */
function markedAlike(one: string, other: string): boolean {
  const [a, b] = [parseUnMark(one), parseUnMark(other)];
  if (a.ok && b.ok) return printUnMark(a.value) === printUnMark(b.value);
  return foldName(one.split('/')[0] ?? '') === foldName(other.split('/')[0] ?? '');
}

/** Words of product names in common: the same goods are seldom called by no common word. */
function namedAlike(one: string, other: string): boolean {
  const words = (text: string) => new Set(foldName(text).match(/\p{Script=Han}{2}|[\p{L}\p{N}]{3,}/gu) ?? []);
  const [a, b] = [words(one), words(other)];
  const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
  return isChinese(one) !== isChinese(other) || [...a].some((word) => b.has(word)) || a.size === 0 || b.size === 0;
}

const SECTION_14 = 'IMDG 5.4.1.4; section 14 and certificates of one shipment';

/** Compared fields, in the order of the transport description. */
export const COMPARED: readonly Compared[] = [
  {
    field: 'unNo',
    word: 'UN number',
    wordZh: '联合国编号',
    severity: 'error',
    source: SECTION_14,
    same: equalAs(parseUnNumber),
  },
  {
    field: 'properShippingName',
    word: 'proper shipping name',
    wordZh: '正确运输名称',
    severity: 'warning',
    source: SECTION_14,
    same: (a, b) => foldName(a) === foldName(b),
  },
  {
    field: 'imoHazardClassNo',
    word: 'class',
    wordZh: '类别',
    severity: 'error',
    source: SECTION_14,
    same: equalAs(parseHazardClass),
  },
  {
    field: 'subRiskClassNo',
    word: 'subsidiary hazard',
    wordZh: '次要危险性',
    severity: 'error',
    source: SECTION_14,
    same: (a, b) => sorted(a) === sorted(b),
  },
  {
    field: 'packingGroup',
    word: 'packing group',
    wordZh: '包装类别',
    severity: 'error',
    source: SECTION_14,
    same: equalAs(parsePackingGroup),
  },
  {
    field: 'flashPointCelsius',
    word: 'flash point',
    wordZh: '闪点',
    severity: 'warning',
    source: 'IMDG 5.4.1.4.3.6; section 9',
    same: flashesAlike,
  },
  {
    field: 'marinePollutant',
    word: 'marine pollutant',
    wordZh: '海洋污染物',
    severity: 'error',
    source: 'IMDG 5.4.1.4.3.5',
    same: (a, b) => yes(a) === yes(b),
  },
  {
    field: 'emsCode',
    word: 'EmS',
    wordZh: 'EmS',
    severity: 'warning',
    source: 'IMDG 3.2.1 column 15',
    same: equalAs(parseEms),
  },
  {
    field: 'packingCode',
    word: 'UN mark of the packagings',
    wordZh: '包装UN标记',
    severity: 'error',
    source: 'IMDG 6.1.3; packing certificates',
    same: markedAlike,
  },
  {
    field: 'commodityName',
    word: 'product name',
    wordZh: '品名',
    severity: 'warning',
    source: 'Policy: the documents are of the declared product',
    same: namedAlike,
  },
  {
    field: 'appearance',
    word: 'physical state',
    wordZh: '物理状态',
    severity: 'warning',
    source: 'IMDG 2.0.1; section 9',
    same: (a, b) => foldName(a) === foldName(b),
  },
];
