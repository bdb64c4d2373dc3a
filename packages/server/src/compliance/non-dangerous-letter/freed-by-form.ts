// Goods that the list names and the Code frees by their form or concentration: by a special provision, or since no entry begins so low.
import type { DangerousGoodsEntry } from '../../dangerous-goods/offline.ts';

type Freed = {
  readonly numbers: readonly string[];
  readonly by: string;
  /** Per cent; an entry begins at it. */
  readonly below?: number;
  readonly form?: RegExp;
};

const FREED: readonly Freed[] = [
  { numbers: ['2014', '2984'], by: 'special provision 65', below: 8 },
  { numbers: ['1170', '3065'], by: 'special provisions 144 and 145', below: 24.01 },
  { numbers: ['2789', '2790'], by: 'the entry: above 10 %', below: 10.01 },
  { numbers: ['1779', '3412'], by: 'the entry: from 5 %', below: 5 },
  { numbers: ['1848', '3463'], by: 'the entry: from 10 %', below: 10 },
  { numbers: ['2672', '2073', '3318', '1005'], by: 'the entry: above 10 %', below: 10.01 },
  { numbers: ['1198', '2209'], by: 'the entry: from 25 %', below: 25 },
  {
    numbers: ['1350', '2448'],
    by: 'special provision 242',
    form: /prill|granul|pellet|pastille|flake|formed|briquette|(?:造|颗)粒|粒状|片状|成型/i,
  },
  {
    numbers: ['2590', '2212'],
    by: 'special provision 168',
    form: /cement|asbestos-free|brake|gasket|石棉(?:水泥|垫)/i,
  },
];

const SHARE = /(\d+(?:[.,]\d+)?)\s*%/g;

/** By what goods of these entries are free of the Code, as their name states form or concentration; undefined when they are not. */
export function freedByForm(name: string, entries: readonly Pick<DangerousGoodsEntry, 'un'>[]): string | undefined {
  const shares = [...name.matchAll(SHARE)].map(([, share = '']) => Number(share.replace(',', '.')));
  const most = shares.length === 0 ? undefined : Math.max(...shares);
  return FREED.find(({ numbers, below, form }) => {
    if (!entries.some(({ un }) => numbers.includes(un))) return false;
    return (below !== undefined && most !== undefined && most < below) || form?.test(name) === true;
  })?.by;
}
