import { type FillValues, isFilled } from '../fill-value.ts';

/** Kinds of cargo that carriers want a clause of their own for. */
export const CARGO_KINDS = [
  'general',
  'chemical',
  'battery',
  'vehicle',
  'cotton',
  'charcoal',
  'seeds',
  'flexitank',
] as const;
export type CargoKind = (typeof CARGO_KINDS)[number];

/** Words that give a kind away, in names, packages and uses. The first kind that matches is taken. */
const WORDS: readonly (readonly [CargoKind, RegExp])[] = [
  ['flexitank', /flexi[\s-]?(?:tank|bag)|液袋/i],
  [
    'vehicle',
    /\b(?:vehicles?|cars?|trucks?|motor ?cycles?|scooters?|forklifts?|excavators?|tractors?|e-?bikes?)\b|车辆|汽车|轿车|卡车|摩托车|叉车|挖掘机|拖拉机|电动车/i,
  ],
  ['battery', /\b(?:batter(?:y|ies)|lithium|li-?ion|power ?banks?)\b|电池|锂离子|充电宝|移动电源/i],
  ['cotton', /\b(?:cotton|kapok|flax|jute|sisal|hemp)\b(?! ?seed)|棉花|原棉|皮棉|亚麻|黄麻|剑麻/i],
  [
    'charcoal',
    /\b(?:charcoal|activated carbon|carbon black|briquettes?|hookah coal)\b|木炭|竹炭|活性炭|机制炭|椰壳炭|炭黑/i,
  ],
  ['seeds', /\b(?:seeds?|seed ?cake|oilseeds?|copra|soya ?beans?|rapeseed)\b|种子|油籽|豆粕|菜籽|葵花籽|椰干/i],
];
const READ = [
  'cargoEnglishName',
  'cargoChineseName',
  'cargoPackage',
  'cargoMainUsage',
  'containerTypeQuantity',
] as const;

/** The kind that the letter's own words name, with the words; undefined when none does. */
export function findCargoKind(values: FillValues): { kind: CargoKind; quote: string } | undefined {
  const texts = READ.flatMap((key) => (isFilled(values[key]) ? [String(values[key])] : []));
  for (const [kind, pattern] of WORDS) {
    for (const text of texts) {
      const match = pattern.exec(text);
      if (match) return { kind, quote: match[0] };
    }
  }
  return undefined;
}
