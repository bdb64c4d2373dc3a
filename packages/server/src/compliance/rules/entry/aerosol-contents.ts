// IMDG special provision 63, 2.2.2.6, 1.2.1 and 6.2.4: division, subsidiary hazards and size of aerosols by their contents.

import type { Ingredient } from '../../declaration/declaration.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { parseQuantity } from '../../declaration/parse-quantities.ts';
import { type Doubt, goodsRule } from '../../rule.ts';

/** Gases and liquids of common contents that flash at or below 93 °C. */
const BURNING =
  /\b(?:propane|(?:n-|iso)?butane|LPG|liquefied petroleum gas(?:es)?|dimethyl ether|DME|pentane|(?:n-)?hexane|heptane|acetone|ethanol|ethyl alcohol|alcohol|isopropanol|isopropyl alcohol|propan-2-ol|methanol|xylenes?|toluene|(?:ethyl|butyl|methyl) acetate|methyl ethyl ketone|butanone|naphtha|white spirit|mineral spirits?|gasoline|kerosene|cyclohexane|methylal|dimethoxymethane|R-?152a|difluoroethane|petroleum distillates?|isoparaffins?|solvent naphtha)\b|丙烷|丁烷|二甲醚|乙醇|丙酮|液化石油气/i;
const MOSTLY = 85;
const HARDLY = 1;
/** Contents that flash at or below this are flammable components (2.2.2.6). */
const FLASHES = 93;
const HEAT = /heat of combustion[^\d]{0,15}(\d+(?:[.,]\d+)?)\s*(?:kJ|MJ)/i;
const MUCH_HEAT = 30;
const LITTLE_HEAT = 20;
const DOES_NOT_BURN =
  /\bnon-?flammable\b|\bnot flammable\b|不(?:可|易)燃|\bignition (?:distance )?test[^.;]{0,25}(?:negative|passed|no ignition)/i;

const shareOf = ({ percent }: Ingredient) =>
  Number(/(\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(String(percent ?? ''))?.[1]?.replace(',', '.') ?? Number.NaN);

/** "30 % butane" and "butane (30 %)", in any script; a name ends in a letter, so that no digit of the figure is lost to it. */
const IN_WORDS =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?)\s*(?:%|per ?cent)\s*(?:by mass |of |w\/w )?((?:flammable (?:components?|contents?|ingredients?|propellant|gas)|[\p{L}\d-]+(?: [\p{L}\d-]+)?))|(?<![\p{L}\d-])((?:[\p{L}\d-]+ )?[\p{L}\d-]*\p{L})[ ,:，：]{0,3}[(（]?(\d{1,3}(?:[.,]\d{1,4})?)\s*%/giu;

/** The share of flammable contents in per cent, from the composition, else from the words; undefined when none is stated. */
function flammableShare(facts: GoodsFacts): number | undefined {
  const listed = facts.composition.filter(({ name }) => BURNING.test(name ?? '')).map(shareOf);
  const known = listed.filter((one) => Number.isFinite(one));
  if (known.length > 0) return known.reduce((sum, one) => sum + one, 0);
  const words = allWordsOf(facts);
  const found = [...words.matchAll(IN_WORDS)].flatMap(([, before, name = '', other = '', behind]) => {
    const what = name || other;
    const isFlammable = /(?<!non-?)flammable/i.test(what) || BURNING.test(what);
    return isFlammable ? [Number((before ?? behind ?? '').replace(',', '.'))] : [];
  });
  return found.length === 0 ? undefined : found.reduce((sum, one) => sum + one, 0);
}

const about = (facts: GoodsFacts) => [
  ...facts.stated('imoHazardClassNo', 'commodityName', 'additionalInformation'),
  ...facts.composition,
];
const ask = {
  english:
    'What share of the contents is flammable, what is its heat of combustion, and how did the ignition test end?',
  chinese: '内容物中易燃成分的含量、燃烧热是多少？点火距离试验结果如何？',
};

const IS_FLAMMABLE = /(?<!(?:non|not)[- ]?)\b(?:extremely )?flammable (?:aerosol|contents|propellant|spray)|易燃气雾/i;

/** What is stated of the contents. */
function contentsOf(facts: GoodsFacts) {
  const words = allWordsOf(facts);
  return {
    share: flammableShare(facts),
    heat: Number(HEAT.exec(words)?.[1]?.replace(',', '.') ?? Number.NaN),
    named: BURNING.exec(words)?.[0],
    flammable: IS_FLAMMABLE.exec(words)?.[0],
    isTested: DOES_NOT_BURN.test(words),
    flashes: (facts.flashPoint?.most ?? Number.POSITIVE_INFINITY) <= FLASHES,
  };
}
type Contents = ReturnType<typeof contentsOf>;

/** Aerosols as 2.2 whose contents burn. */
function burningDoubt({
  share,
  heat,
  named,
  flammable,
  isTested,
  flashes,
}: Contents): Pick<Doubt, 'message' | 'severity'> | undefined {
  const isSure = (share ?? 0) >= MOSTLY || heat >= MUCH_HEAT || flammable !== undefined;
  const isLikely = (share ?? (named === undefined && !flashes ? 0 : MOSTLY)) > HARDLY && !isTested;
  if (!isSure && !isLikely) return undefined;
  const said =
    share !== undefined
      ? `${share} % of the contents burns`
      : `"${flammable ?? named ?? (flashes ? 'flash point' : `${heat} kJ/g`)}"`;
  return {
    message: `${said}: division 2.1${isSure ? '' : ', unless the tests of 2.2.2.6 show that it does not'}, not 2.2.`,
    severity: isSure || flashes || (share ?? 0) >= LITTLE_HEAT ? 'error' : 'warning',
  };
}

/** Aerosols as 2.1 whose contents hardly burn. */
function mildDoubt({ share, heat, named, isTested }: Contents): Pick<Doubt, 'message' | 'severity'> | undefined {
  const isLittle = share !== undefined && share <= HARDLY && !(heat >= LITTLE_HEAT);
  const isDenied = share === undefined && named === undefined && isTested;
  return isLittle || isDenied
    ? { message: 'The contents hardly burn: division 2.2, not 2.1.', severity: 'warning' }
    : undefined;
}

export const aerosolContents = goodsRule({
  code: 'aerosol_contents',
  severity: 'error',
  source: 'IMDG special provision 63, 2.2.2.6; Manual of Tests and Criteria, section 31',
  sentence: 'Aerosols whose contents burn are division 2.1, those with at most 1 % that burns are 2.2.',
  check: (facts) => {
    if (!facts.un?.ok || !/^(?:1950|2037)$/.test(facts.un.value) || facts.hazardClass?.ok !== true) return undefined;
    const contents = contentsOf(facts);
    const isTwo = facts.hazardClass.value === '2.2';
    const doubt = isTwo ? burningDoubt(contents) : facts.hazardClass.value === '2.1' ? mildDoubt(contents) : undefined;
    return doubt && { ...doubt, about: about(facts), ask, expected: [isTwo ? '2.1' : '2.2'] };
  },
});

const MOST_LITRES = 1;
const MOST_GLASS_LITRES = 0.5;

export const aerosolSize = goodsRule({
  code: 'aerosol_size',
  severity: 'error',
  source: 'IMDG 1.2.1 (aerosols), 6.2.4, special provision 63',
  sentence:
    'Aerosols and gas cartridges hold at most 1 L, those of glass or plastics 500 mL, and no contents of packing group I.',
  check: (facts) => {
    if (!facts.un?.ok || !/^(?:1950|2037)$/.test(facts.un.value)) return undefined;
    const words = `${facts.text('innerPackageQuantityAndType') ?? ''} ${allWordsOf(facts)}`;
    const first = /packing group I(?!I)|\bPG I(?!I)|包装类别?I(?!I)/i.exec(words)?.[0];
    if (first !== undefined && facts.un.value === '1950')
      return {
        message: `"${first}": contents of packing group I of class 6.1 or 8 do not go in aerosols (special provision 63).`,
        ...{ about: about(facts), ask, severity: 'warning' },
      };
    const size = parseQuantity(facts.text('innerPackagingNet') ?? facts.text('innerPackageQuantityAndType') ?? '');
    const isFragile = /\bglass\b|\bplastics?\b|玻璃|塑料/i.test(facts.text('innerPackageQuantityAndType') ?? '');
    const most = isFragile ? MOST_GLASS_LITRES : MOST_LITRES;
    if (size?.unit !== 'L' || size.value <= most || /waste|废/i.test(words)) return undefined;
    return {
      message: `${size.value} L an aerosol; at most ${most} L.`,
      ...{ about: facts.stated('innerPackagingNet', 'innerPackageQuantityAndType'), ask },
    };
  },
});
