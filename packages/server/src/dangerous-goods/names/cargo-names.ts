import type { UnNumber } from '../codes/un-number.ts';
import { builtInList, type DangerousGoodsList } from '../list/dangerous-goods-list.ts';
import { findListedNames } from './everyday-names.ts';

/** What a text of cargo names: UN numbers of the list by their names, and words of hazards. */
export type NamedInCargo = { readonly numbers: readonly UnNumber[]; readonly words: readonly string[] };

/** "in 80 steel drums", "80 drums", "200 kg", "200桶": how the goods are packed, not what they are. */
const PACKED =
  /\b(?:packed )?in (?:\d+ )?(?:(?:new|steel|iron|plastic|fibre|fiber|wooden|used) )*(?:drums?|cans?|bags?|boxes|cartons?|pails?|IBCs?|tins?|bottles?|cylinders?|pallets?|jerricans?)\b|\b\d[\d,.]*\s*(?:x|×|kgs?|mt|tons?|litres?|liters?|l|pcs|steel|plastic|drums?|bags?|cartons?|pallets?|cases?|pieces?)(?![\p{L}\d])|\d[\d,.]*\s*[桶箱袋罐件瓶托吨]/giu;
/** A hazard by its word, in the forms of the proper shipping names and generic entries. */
const HAZARDS =
  /\b(?:(?:in)?flammable|corrosive|toxic|poisonous|oxidi[sz]ing|pyrophoric|radioactive|explosive|infectious)\b|易燃|自燃|腐蚀[性品]|有毒|剧毒|毒性|氧化性|氧化剂|爆炸[品性物]|放射性/giu;
/** What turns a hazard into its opposite, right before it. */
const NEGATED = /(?:\b(?:non|not|no|anti|un|low)[ -]?|[非不无耐防抗阻])$/iu;
const BEFORE = 8;
/** Goods against a hazard, or about it. */
const AGAINST =
  /\b(?:cabinets?|detectors?|sensors?|alarms?|labels?|signs?|placards?|stickers?|suits?|gloves?|cans? empty|meters?|resistant|resistance|proof)\b|[柜器仪服]$|标[签识志牌]|手套/iu;
/** Chinese names end with the goods: 环保油漆 is 油漆. Shorter ones than three characters end too many words. */
const CHINESE_HEADS = /(?<!水性)(?:油漆|清漆|汽油|柴油|酒精|乙醇|甲醇|丙酮|甲苯|农药|烟花爆竹|爆竹|鞭炮)$/u;
const SHORTEST_NAME = 3;
const HARMLESS = /水性|水基|水溶性涂料/u;

/**
 * What the description of a cargo names: numbers of the list by a proper shipping name, a Chinese name or one of the trade, and words of a
 * hazard ("corrosive", 易燃). Goods that are merely for or against them ("flammable storage cabinets", 耐腐蚀管) are not meant.
 */
export function findNamedInCargo(text: string, list: DangerousGoodsList = builtInList): NamedInCargo {
  if (AGAINST.test(text.trim())) return { numbers: [], words: [] };
  const goods = text.replace(PACKED, ' ').replace(/\s+/g, ' ').trim();
  const chinese = (goods.match(/\p{Script=Han}+/gu) ?? []).filter((one) => !HARMLESS.test(one));
  const asked = [goods, ...goods.split(/\s*[;；/+]\s*|\band\b/i), ...chinese.flatMap(endsOf)];
  const words = [...goods.matchAll(HAZARDS)].filter(
    ({ index }) => !NEGATED.test(goods.slice(Math.max(0, index - BEFORE), index)),
  );
  // The first of each part comes first: a message names only some.
  const found = asked.map((one) => findListedNames(one, list));
  return {
    numbers: [...new Set([...found.flatMap(([first]) => first ?? []), ...found.flat()])],
    words: [...new Set(words.map(([word]) => word.toLowerCase()))],
  };
}

function endsOf(word: string): string[] {
  const starts = Array.from({ length: Math.max(0, word.length - SHORTEST_NAME) }, (_, at) => at + 1);
  const ends = starts.filter((at) => !NEGATED.test(word.slice(0, at))).map((at) => word.slice(at));
  const head = CHINESE_HEADS.exec(word)?.[0]
    .replace('烟花爆竹', '烟花')
    .replace(/爆竹|鞭炮/, '烟花');
  return [word, ...ends, ...(head === undefined ? [] : [head])];
}
