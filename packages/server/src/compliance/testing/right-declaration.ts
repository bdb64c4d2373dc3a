import type { Json } from './rule-case.ts';

/** A declaration that a dangerous goods desk accepts: what it is, its entries, the rest of it. */
export type Right = readonly [sentence: string, goods: readonly Json[], rest?: Json];

/** Makes declarations of one entry. `prefix`: how numbers are written; `common`: what each of them says beside its goods. */
export const rightOf =
  (prefix: 'UN' | 'UN ', common: Json = {}) =>
  (sentence: string, un: string, name: string, hazard: string, goods: Json, rest: Json = {}): Right => {
    const [imoHazardClassNo, subRiskClassNo] = hazard.split('+');
    const entry = { unNo: `${prefix}${un}`, properShippingName: name, imoHazardClassNo, subRiskClassNo, ...goods };
    return [sentence, [entry], { ...common, ...rest }];
  };

/** Packages and masses in kilograms, and what else is said of the goods. */
export const packed = (
  packageQuantityAndType: string,
  grossWeightKgs: number,
  netWeightKgs: number,
  more: Json = {},
): Json => ({ packageQuantityAndType, grossWeightKgs, netWeightKgs, ...more });

/** What is written beside the goods. */
export const remark = (additionalInformation: string): Json => ({ additionalInformation });
