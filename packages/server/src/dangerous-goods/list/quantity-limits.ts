import type { DangerousGoodsEntry } from './entry.ts';

/** The units of the list. */
export type Unit = 'mL' | 'L' | 'g' | 'kg';
/** The quantity in an inner packaging. */
export type Amount = { readonly value: number; readonly unit: Unit };

/** What an entry allows as limited quantity, per inner packaging (IMDG column 7a, chapter 3.4). */
export type LimitedQuantity =
  | { readonly kind: 'none' }
  /** Not stated in an imported row. */
  | { readonly kind: 'unknown' }
  /** Two amounts when the list gives one for liquids and one for solids. */
  | { readonly kind: 'allowed'; readonly perInnerPackaging: readonly Amount[] }
  | { readonly kind: 'special-provision'; readonly provision: number };

/** Gross mass of a package of limited quantities, and of one on a shrink- or stretch-wrapped tray (IMDG 3.4.2, 3.4.3). */
export const LIMITED_QUANTITY_PACKAGE_KG = { package: 30, tray: 20 } as const;

/** The limited quantity of an entry as amounts. */
export function limitedQuantityOf({ limitedQuantity }: Pick<DangerousGoodsEntry, 'limitedQuantity'>): LimitedQuantity {
  if (limitedQuantity === '') return { kind: 'unknown' };
  if (limitedQuantity === '0') return { kind: 'none' };
  if (limitedQuantity.startsWith('SP ')) {
    return { kind: 'special-provision', provision: Number(limitedQuantity.slice(3)) };
  }
  const perInnerPackaging = limitedQuantity.split('/').map((text): Amount => {
    const [value = '', unit = ''] = text.split(' ');
    return { value: Number(value), unit: unit as Unit };
  });
  return { kind: 'allowed', perInnerPackaging };
}

/** Net limits of an excepted quantity code, in grams of a solid or millilitres of a liquid (IMDG 3.5.1.2). */
export type ExceptedQuantity = { readonly perInnerPackaging: number; readonly perOuterPackaging: number };

const EXCEPTED: Readonly<Record<string, ExceptedQuantity>> = {
  E1: { perInnerPackaging: 30, perOuterPackaging: 1000 },
  E2: { perInnerPackaging: 30, perOuterPackaging: 500 },
  E3: { perInnerPackaging: 30, perOuterPackaging: 300 },
  E4: { perInnerPackaging: 1, perOuterPackaging: 500 },
  E5: { perInnerPackaging: 1, perOuterPackaging: 300 },
};

/** The limits behind `E1` to `E5`; undefined for `E0` (not allowed) and where a special provision decides. */
export const findExceptedQuantity = (code: string): ExceptedQuantity | undefined => EXCEPTED[code];
