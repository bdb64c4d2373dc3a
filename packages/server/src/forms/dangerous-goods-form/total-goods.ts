import { COUNT, FIGURE, readCount, readFigure } from '../../base/index.ts';
import { type FillValue, type FillValues, isFilled } from '../fill-value.ts';

/** Packages, masses and volume of all goods; undefined where one of them does not state it as a number. */
export type GoodsTotal = {
  readonly packages: number | undefined;
  readonly grossKg: number | undefined;
  readonly netKg: number | undefined;
  readonly cubeM3: number | undefined;
};

const NUMBER = new RegExp(`^\\s*(${FIGURE})`, 'u');
const KILOGRAMS = /^\s*(?:kgs?|kilograms?|公斤|千克)?\.?\s*$/i;

function leadingNumber(value: FillValue | undefined, rest: RegExp): number | undefined {
  if (typeof value === 'number') return value;
  const written = String(value ?? '').normalize('NFKC');
  const match = NUMBER.exec(written);
  if (match?.[1] === undefined || !rest.test(written.slice(match[0].length))) return undefined;
  const read = readFigure(match[1]);
  return typeof read === 'number' ? read : undefined;
}

/** A mass in kilograms as forms write it: `800`, `1,200.5 kg`, `1.200,5 kg`; undefined for other units, words and ambiguous figures. */
export const kilogramsOf = (value: FillValue | undefined): number | undefined => leadingNumber(value, KILOGRAMS);

const LEADING_COUNT = new RegExp(`^\\s*(${COUNT})`, 'u');

/** How many packages a kind begins with; 0 where it begins with none, undefined where the figure is no whole number. */
function countOf(kind: string): number | undefined {
  const [, figure] = LEADING_COUNT.exec(kind) ?? [];
  if (figure === undefined || MEASURE.test(kind.replace(LEADING_COUNT, ''))) return 0;
  return readCount(figure);
}

/** Where kinds of packages are parted: not within numbers or brackets. */
const BETWEEN_KINDS = /[,，](?!\d{3}(?!\d))|[;；、+&\n]|\band\b/;
/** A number with a unit is no number of packages. */
const MEASURE = /^\s*(?:kgs?|g|lbs?|t|m?l|litres?|liters?|mm|cm|m[23³²]?|cbm|%|公斤|千克|吨|升|毫升)\b|^\s*[x×*]/i;

/**
 * How many packages a text says: 52 of `40 steel drums (1A1), 12 boxes (4G)`. Undefined where it does not begin with a whole
 * number of packages.
 */
export const packagesOf = (value: FillValue | undefined): number | undefined => {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  const written = String(value ?? '')
    .normalize('NFKC')
    .replace(/\([^()]*\)/g, ' ');
  const counts = written.split(BETWEEN_KINDS).map(countOf);
  return counts[0] === 0 ? undefined : sum(counts);
};

const sum = (all: readonly (number | undefined)[]): number | undefined =>
  all.length === 0 || all.includes(undefined)
    ? undefined
    : Math.round(all.reduce<number>((total, one) => total + (one ?? 0), 0) * 1000) / 1000;

/** What all goods of a paper come to. */
export function totalGoods(goods: readonly FillValues[]): GoodsTotal {
  const of = (key: string, read: (value: FillValue | undefined) => number | undefined) =>
    sum(goods.map((one) => (isFilled(one[key]) ? read(one[key]) : undefined)));
  return {
    packages: of('packageQuantityAndType', packagesOf),
    grossKg: of('grossWeightKgs', kilogramsOf),
    netKg: of('netWeightKgs', kilogramsOf),
    cubeM3: of('cubeM3', (value) => leadingNumber(value, /^\s*(?:m3|m³|cbm)?\s*$/i)),
  };
}
