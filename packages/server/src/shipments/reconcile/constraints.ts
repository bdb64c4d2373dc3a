import { type Constraint, matchShippingName } from '../../compliance/index.ts';
import {
  type DangerousGoodsEntry,
  type DangerousGoodsList,
  parseHazardClass,
  parsePackingGroup,
  parseUnNumber,
} from '../../dangerous-goods/offline.ts';
import { isSameMass, numberOf } from './compared-field.ts';
import type { StatedQuantity, Statement } from './statement.ts';

/** A constraint between quantities, and how it is put when it does not hold. */
export type PaperConstraint = Constraint<Statement> & {
  readonly kind: 'list' | 'arithmetic';
  readonly words: (values: readonly Statement[]) => string;
  /** The same in Chinese, for the question; absent where the constraint makes none. */
  readonly wordsZh?: (values: readonly Statement[]) => string;
};

const textOf = ({ value }: Statement) => (value.value === null ? '' : String(value.value));

/** Whether the list has an entry of the number with that value; undefined: it cannot say. */
type Fits = (entries: readonly DangerousGoodsEntry[], text: string) => boolean | undefined;

const FITS: Readonly<Record<string, Fits>> = {
  imoHazardClassNo: (entries, text) => {
    const read = parseHazardClass(text);
    return read.ok ? entries.some(({ hazardClass }) => hazardClass === read.value) : undefined;
  },
  packingGroup: (entries, text) => {
    const read = parsePackingGroup(text);
    if (text === '') return entries.some(({ packingGroup }) => packingGroup === null);
    return read.ok ? entries.some(({ packingGroup }) => packingGroup === read.value) : undefined;
  },
  properShippingName: (entries, text) => entries.some((entry) => matchShippingName(text, entry) !== undefined),
};

/** Number and class, group or name of the same goods stand in the list together. */
function listConstraints(quantities: readonly StatedQuantity[], list: DangerousGoodsList): PaperConstraint[] {
  return quantities.flatMap((number, at) => {
    if (number.field.field !== 'unNo') return [];
    return quantities.flatMap((other, position): PaperConstraint[] => {
      const fits = FITS[other.field.field];
      if (fits === undefined || other.goods !== number.goods) return [];
      return [
        {
          kind: 'list',
          over: [at, position],
          holds: ([un, value]) => {
            const read = un === undefined ? undefined : parseUnNumber(textOf(un));
            const entries = read?.ok ? list.find(read.value) : [];
            return entries.length === 0 || value === undefined || fits(entries, textOf(value)) !== false;
          },
          words: ([un]) => `the list has no such ${other.field.word} for ${un === undefined ? 'it' : textOf(un)}`,
        },
      ];
    });
  });
}

const numbersOf = (field: string, statements: readonly Statement[]) =>
  statements.map(({ value }) => (value.value === null ? undefined : numberOf(field, value.value)));

/** No goods weigh more without their packagings than with them. */
function massConstraints(quantities: readonly StatedQuantity[]): PaperConstraint[] {
  return quantities.flatMap((gross, at) => {
    if (gross.field.field !== 'grossWeightKgs') return [];
    const net = quantities.findIndex(({ field, goods }) => field.field === 'netWeightKgs' && goods === gross.goods);
    if (net < 0) return [];
    return [
      {
        kind: 'arithmetic' as const,
        over: [at, net],
        holds: (pair: readonly Statement[]) => {
          const [more, less] = numbersOf('grossWeightKgs', pair);
          return more === undefined || less === undefined || less <= more;
        },
        words: ([more, less]: readonly Statement[]) =>
          `the net mass (${less ? textOf(less) : ''}) is above the gross mass (${more ? textOf(more) : ''})`,
        wordsZh: ([more, less]: readonly Statement[]) =>
          `净重（${less ? textOf(less) : ''}）大于毛重（${more ? textOf(more) : ''}）`,
      },
    ];
  });
}

/** What papers state of the whole shipment is the sum over its goods. */
function totalConstraints(quantities: readonly StatedQuantity[], goods: number): PaperConstraint[] {
  return quantities.flatMap(({ field, goods: of }, at): PaperConstraint[] => {
    const summed = ['packageQuantityAndType', 'grossWeightKgs', 'netWeightKgs'].includes(field.field);
    if (of !== undefined || !summed) return [];
    const parts = Array.from({ length: goods }, (_, index) =>
      quantities.findIndex((one) => one.goods === index && one.field.field === field.field),
    );
    if (parts.includes(-1)) return [];
    const read = (values: readonly Statement[]) => {
      const [total, ...all] = numbersOf(field.field, values);
      if (total === undefined || all.includes(undefined)) return undefined;
      return { total, sum: all.reduce<number>((sum, one) => sum + (one ?? 0), 0) };
    };
    return [
      {
        kind: 'arithmetic',
        over: [at, ...parts],
        holds: (values) => {
          const found = read(values);
          if (found === undefined) return true;
          return field.field === 'packageQuantityAndType'
            ? found.total === found.sum
            : isSameMass(found.total, found.sum);
        },
        words: (values) => {
          const found = read(values);
          return `the ${goods} goods come to ${found?.sum ?? ''}, not ${found?.total ?? ''}`;
        },
        wordsZh: (values) => {
          const found = read(values);
          return `${goods}项货物合计为${found?.sum ?? ''}，而非${found?.total ?? ''}`;
        },
      },
    ];
  });
}

/** All that must hold between the fields of a shipment's papers. */
export function constraintsOf(
  quantities: readonly StatedQuantity[],
  goods: number,
  list: DangerousGoodsList,
): PaperConstraint[] {
  return [...listConstraints(quantities, list), ...massConstraints(quantities), ...totalConstraints(quantities, goods)];
}
