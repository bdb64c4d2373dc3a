// What segregation codes ask of goods beside class, group and number (IMDG 7.2.8): SG1, SG23, SG27, SG34, SG41, SG48, SG53, SG57,
// SG68 and SG69, by the words and figures of the declaration.

import type { GoodsTrait } from '../../dangerous-goods/offline.ts';
import type { GoodsFacts } from './goods-facts.ts';
import { allWordsOf } from './goods-words.ts';
import { groupsOfGoods } from './groups-of-goods.ts';
import { parseQuantity } from './parse-quantities.ts';

/* Cargo by its words, be it dangerous or not. */
const CARGO: readonly (readonly [GoodsTrait, RegExp])[] = [
  [
    'animal-or-vegetable-oil',
    /\b(?:animal|vegetable|fish|palm|olive|soya?(?: ?bean)?|sunflower|rapeseed|canola|cotton ?seed|linseed|coconut|cooking|edible|castor|sesame|peanut|corn) (?:oils?|fats?)\b|\btallow\b|植物油|动物油|食用油|棕榈油/i,
  ],
  [
    'combustible',
    /\b(?:timber|wood(?:en)? (?:chips|products|pellets)|lumber|plywood|paper(?: rolls)?|card ?board|cotton|hay|straw|jute|coal|charcoal|saw ?dust|textiles?|garments|lubricat\w+ oils?|diesel|fuel oil|kerosene|(?:vegetable|palm|animal|mineral) oils?|sulphur|sulfur)\b|木材|纸|棉花|柴油|润滑油/i,
  ],
  [
    'odour-absorbing',
    /\b(?:coffee|teas?|tobacco|cocoa|chocolate|flour|rice|grains?|sugar|milk powder|spices|foods?(?: ?stuffs?)?|biscuits|cereals?)\b|咖啡|茶叶|烟草|可可|面粉|大米|食品/i,
  ],
];

/** What cargo is by the words it is stated in. */
export const traitsOfCargo = (words: string): readonly GoodsTrait[] =>
  CARGO.flatMap(([trait, pattern]) => (pattern.test(words) ? [trait] : []));

const MOST_AEROSOL_LITRES = 1;
const MOST_FLASH_POINT = 60;

/** SG69: aerosols of at most 1 L that are no waste; above 1 L they do not come as UN 1950 unless it is stated. */
export function isSmallAerosol({ un, text }: GoodsFacts): boolean {
  if (!un?.ok || un.value !== '1950') return false;
  const size = parseQuantity(text('innerPackagingNet') ?? text('innerPackageQuantityAndType') ?? '');
  const isWaste = /\bwaste\b|废/i.test(`${text('properShippingName') ?? ''} ${text('description') ?? ''}`);
  return !isWaste && (size === undefined || size.unit !== 'L' || size.value <= MOST_AEROSOL_LITRES);
}

const INORGANIC =
  /\b(?:zinc|copper|silver|nickel|cobalt|lead|mercury|ammonium|sodium|potassium) \w+(?:ide|ate|ite)\b|inorganic/i;

/** A liquid that burns or that is organic by its entry: class 3, organic entries, UN 3082 but for solutions of salts. */
function isOrganicLiquid(facts: GoodsFacts, hazards: readonly string[]): boolean {
  if (facts.state !== 'liquid') return false;
  if (hazards.includes('3') || facts.flashPoint !== undefined) return true;
  const isOrganic = facts.rows.length > 0 && facts.rows.every(({ name }) => /(?<!IN)ORGANIC/.test(name));
  return isOrganic || (facts.rows[0]?.un === '3082' && !INORGANIC.test(facts.text('technicalName') ?? ''));
}

/** What the goods are, as segregation codes ask. */
export function traitsOfGoods(facts: GoodsFacts): readonly GoodsTrait[] {
  const words = allWordsOf(facts);
  const hazards = [facts.hazardClass, ...facts.subsidiaries].flatMap((one) => (one?.ok ? [String(one.value)] : []));
  const isExplosive = hazards[0]?.startsWith('1') === true;
  // Class 3 is kept away from oxidizers by the table; what burns and is none, by its flash point.
  const burns = facts.state === 'liquid' && facts.flashPoint !== undefined && !hazards.includes('3');
  const found: readonly (readonly [GoodsTrait, boolean])[] = [
    ['combustible', burns],
    ['organic-liquid', isOrganicLiquid(facts, hazards)],
    ['chlorate-explosive', isExplosive && /\b(?:per)?chlorates?\b/i.test(words)],
    ['class-1-label', facts.subsidiaries.some((one) => one.ok && one.value.startsWith('1'))],
    ['ammonium-contents', groupsOfGoods(facts).includes('SGG2') || /\bammonium\b/i.test(words)],
    ['flash-point-60', (facts.flashPoint?.most ?? Number.POSITIVE_INFINITY) <= MOST_FLASH_POINT],
    ['aerosol-1-litre', isSmallAerosol(facts)],
  ];
  const cargo = traitsOfCargo(words).filter((trait) => trait === 'animal-or-vegetable-oil');
  return [...cargo, ...found.flatMap(([trait, isSo]) => (isSo ? [trait] : []))];
}
