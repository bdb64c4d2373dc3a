import type { FileExtraction } from '../../packages/server/src/extraction/offline.ts';
import type { Box, Place, Truth } from './pen.ts';

/** Fields whose wrong or silently blank value endangers people. */
export const DANGERS: ReadonlySet<string> = new Set([
  ...['unNo', 'imoHazardClassNo', 'subRiskClassNo', 'packingGroup', 'marinePollutant', 'flashPointCelsius'],
  ...['grossWeightKgs', 'netWeightKgs', 'exemptedFromIMDGCode', 'shipperDeclareAs'],
]);
/** The fields that are judged; of those that a paper does not state, every value is invented. */
const JUDGED = [
  ...DANGERS,
  ...['commodityName', 'manufacturerCompanyName', 'shipperCompanyName', 'emergencyContactTelephone', 'cargoMainUsage'],
  ...[
    'issueDate',
    'validUntil',
    'certificateNo',
    'casNo',
    'hCodeGHS',
    'appearance',
    'properShippingName',
    'technicalName',
  ],
  ...['emsCode', 'limitedQuantity', 'packingCode', 'packageQuantityAndType'],
];
/** Names and sentences: letters of a scan may be wrong in one of twelve. */
const PROSE = new Set([
  'commodityName',
  'manufacturerCompanyName',
  'shipperCompanyName',
  'cargoMainUsage',
  'properShippingName',
  'technicalName',
  'packageQuantityAndType',
]);

export type Outcome = 'right' | 'blank' | 'wrong' | 'missed' | 'invented';
export type Judged = {
  readonly key: string;
  readonly outcome: Outcome;
  /** Right, and its box overlaps the true place by half; undefined where the value is printed nowhere. */
  readonly grounded?: boolean;
  /** A danger is blank, and no finding names the field. */
  readonly silent: boolean;
  readonly want: string;
  readonly got: string;
};

const folded = (value: string | number) =>
  String(value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

function isSame(key: string, want: string | number, got: string | number, scan: boolean): boolean {
  if (typeof want === 'number') return Math.abs(want - Number(got)) <= 0.001 * Math.abs(want);
  const [a, b] = [folded(want), folded(got)];
  if (a === b) return true;
  return scan && PROSE.has(key) && distance(a, b) <= Math.max(1, a.length / 12);
}

const area = ([x0, y0, x1, y1]: Box) => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
const shared = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** Shared area by united area of two sets of boxes that do not overlap among themselves. */
export function overlapOf(own: Place, true_: Place): number {
  const total = (place: Place) => place.reduce((sum, { box }) => sum + area(box), 0);
  let common = 0;
  for (const a of own) for (const b of true_) if (a.page === b.page) common += area(shared(a.box, b.box));
  return common / (total(own) + total(true_) - common || 1);
}

/** Judges one paper's fields by what was drawn. */
export function judge(truth: Truth, { values, findings }: FileExtraction, scan: boolean): Judged[] {
  return JUDGED.map((key): Judged => {
    const field = values[key];
    const value = field?.value ?? null;
    const right = truth.right.get(key) ?? [null];
    const printed = right.filter((one) => one !== null);
    const isRight = value === null ? right.includes(null) : printed.some((one) => isSame(key, one, value, scan));
    const outcome: Outcome = isRight
      ? value === null
        ? 'blank'
        : 'right'
      : value === null
        ? 'missed'
        : printed.length === 0
          ? 'invented'
          : 'wrong';
    const places = truth.places.get(key) ?? [];
    const evidence = (field?.evidence ?? []).map(({ page, box }) => ({ page, box: box as Box }));
    const isPlaced = places.length > 0 && !(value === null && isRight);
    const named = findings.some(({ field: of, message }) => of === key || message.includes(key));
    return {
      key,
      outcome,
      ...(isPlaced ? { grounded: isRight && places.some((place) => overlapOf(evidence, place) >= 0.5) } : {}),
      silent:
        outcome === 'missed' &&
        DANGERS.has(key) &&
        !named &&
        field?.status !== 'conflict' &&
        field?.status !== 'unreadable',
      want: right.join(' | '),
      got: String(value ?? field?.status ?? ''),
    };
  });
}
