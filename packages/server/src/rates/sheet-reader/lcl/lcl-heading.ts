import type { EquipmentType } from '../../record/equipment.ts';
import type { LclBasis } from '../../record/lcl-content.schema.ts';
import { commonBasis, findMeasures, MINIMUM, readBand, withoutMeasures } from './lcl-units.ts';

/** What stands in the place of a container type while rates for less than a container load are read. */
export const LCL_TYPE: EquipmentType = {
  code: 'LCL',
  isoCode: '',
  feet: 0,
  isoVariants: [],
  description: 'less than a container load',
};

/** Whether a rate that was read is for less than a container load. */
export const isLcl = (types: readonly EquipmentType[]): boolean => types.includes(LCL_TYPE);

/** Words of a mode, or of a container type, that mean less than a container load. */
export const LCL_WORD = /^\W*(?:lcl|groupage|consol(?:idation)?|sammelgut|part ?load|拼箱|散货拼箱)\W*$/i;

/** What the heading of a price or charge of LCL rates says beside its name. */
export type LclHeading = {
  part: 'rate' | 'minimum';
  basis?: LclBasis;
  /** The quantities that the price is for. */
  from?: number;
  /** The minimum is a quantity, not an amount. */
  isQuantity?: true;
  /** The heading is a measure and nothing else: over other things than prices, the measure of cargo. */
  isBare?: true;
};

const MAY_BE =
  /min|最低|\blcl\b|拼箱|w ?\/? ?m\b|cbm|m\^?3|cubic|cubico|kubik|ton|\bm\/?t\b|\br\/?t\b|frt|\/ ?t\b|方|吨|weight|kgs?\b|м3|куб|тонн/;
const CURRENCY = /us\$|hk\$|[$€¥£]|\b(?:usd|eur|cny|rmb|gbp|hkd|sgd|aud|jpy)\b|美元|美金|人民币/g;
/** "Min charge", "最低收费" are the minimum of the freight. */
const OF_MINIMUM = /\b(?:charges?|chargeable|fees?|freight|billing|tarifa|cargo|gebuhr)\b|收费|计费|费用/g;
const LCL_WORDS = /\blcl\b|拼箱|\bwhichever(?: is)? (?:the )?(?:higher|greater|more)\b/g;

/**
 * What a heading in plain letters says of a price of LCL rates, with the words that are neither measure, minimum nor quantity.
 * Undefined where it names none of them. Not measured, it says of a charge what is charged at least.
 */
export function readLclHeading(plain: string): { lcl: LclHeading; rest: string; isMeasured: boolean } | undefined {
  if (!MAY_BE.test(plain) || /\bfcl\b|整箱/.test(plain)) return undefined;
  const found = findMeasures(plain);
  const isNamed = /\blcl\b|拼箱/.test(plain);
  const isMinimum = MINIMUM.test(plain);
  if (found.length === 0 && !isNamed && !isMinimum) return undefined;
  const hasCurrency = plain.search(CURRENCY) !== -1;
  const left = withoutMeasures(plain, found).replace(LCL_WORDS, ' ').replace(MINIMUM, ' ');
  const band = readBand(left.replace(CURRENCY, ' '));
  const rest = band ? '' : left;
  const basis = commonBasis(found);
  const isPer = found.some((one) => one.isPer);
  const words = rest.replace(/[()[\]（）/.,:-]/g, ' ').trim();
  return {
    lcl: {
      part: isMinimum ? 'minimum' : 'rate',
      ...(basis ? { basis } : {}),
      ...(band ? { from: band.from } : {}),
      ...(isMinimum && found.length > 0 && !isPer && !hasCurrency ? { isQuantity: true } : {}),
      ...(words === '' && !isPer && !isNamed && !band && !isMinimum ? { isBare: true } : {}),
    },
    rest: isMinimum ? rest.replace(OF_MINIMUM, ' ') : rest,
    isMeasured: found.length > 0 || isNamed,
  };
}
