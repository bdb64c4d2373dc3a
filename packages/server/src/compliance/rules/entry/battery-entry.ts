// IMDG 3.2.1 and 3.3 (special provisions 388, 389, 400, 401): which entry batteries, equipment, vehicles and cargo transport
// units with batteries belong to, by the words in which the goods are stated. UN 3556 to 3558 are of amendment 42-24.

import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { ownWordsOf } from '../../declaration/goods-words.ts';
import { type Doubt, goodsRule } from '../../rule.ts';

type Choice = {
  /** Numbers that are declared. */
  readonly numbers: readonly string[];
  readonly words: RegExp;
  /** Words that make the declared number the right one. */
  readonly unless?: RegExp;
  readonly right: readonly string[];
  readonly why: string;
  /** When the words leave room for the declared number. */
  readonly severity?: 'warning';
};

const LITHIUM = ['3090', '3091', '3480', '3481'];
const SODIUM = ['3551', '3552'];
const BATTERIES = [...LITHIUM, ...SODIUM];
const BATTERY_VEHICLES = ['3556', '3557', '3558'];

const VEHICLE =
  /\be-?(?:bikes?|bicycles?|scooters?|motorcycles?|mopeds?)\b|\b(?:electric(?:al)?|battery[- ](?:powered|electric)|lithium[- ]\w*[- ]?powered)[ -](?:(?:passenger|road|city|kick|mobility|two-wheel\w*|three-wheel\w*|motor) ){0,2}(?:bikes?|bicycles?|cars?|vehicles?|scooters?|motorcycles?|wheelchairs?|forklifts?|trucks?|buses|golf carts?|tricycles?|karts?|boats?)\b|\bEVs?\b|\bhoverboards?\b|\bbalance (?:scooters?|boards?)\b|电动(?:自行车|车|滑板车|摩托车|轮椅|汽车|三轮车)|平衡车/i;
/** A battery for a vehicle is no vehicle. */
const FOR_VEHICLE =
  /batter(?:y|ies)(?: packs?)? (?:for|of)\b|(?:bike|bicycle|scooter|car|vehicle|EV|forklift)s?,? (?:battery|batteries|battery packs?|charger)|电池包|车(?:用)?电池|备用电池/i;
const UNIT =
  /energy storage[^.;]{0,25}(?:container|unit)|container(?:ized|ised)?\b[^.;]{0,25}(?:energy storage|batter)|\bBESS\b|installed in(?! equipment)[^.;]{0,40}(?:cargo transport unit|container|\bCTU\b)|集装箱式储能|储能集装箱/i;
const EQUIPMENT =
  /(?:contained|installed|built) in (?:the )?(?:equipment|device|laptop|phone|tool)|\b(?:laptops?|notebooks?|smart ?phones?|mobile phones?|tablets?|power tools?|cordless (?:drills?|tools?)|drones?|earphones?|headphones?|speakers?|cameras?|smart ?watch(?:es)?|vacuum cleaners?)\b|笔记本电脑|手机(?!电池)|平板电脑|电动工具|耳机|无人机|packed with equipment/i;
const BATTERY_OF_EQUIPMENT =
  /\b(?:batter(?:y|ies)|packs?|cells?)\b[^.;]{0,15}\bfor\b|(?:laptop|notebook|phone|tablet|tool|drone|camera|drill|vacuum)s? (?:batter(?:y|ies)|battery packs?|packs?|cells?)|power ?banks?|spare|loose|电池(?:组|芯)?$|充电宝|移动电源/i;
const ION =
  /lithium[- ]?ion|li-?ion|lithium[- ]polymer|li-?po\b|\bLiFePO4\b|\bLFP\b|\bNMC\b|\bNCM\b|rechargeable lithium|锂离子|磷酸铁锂|聚合物锂/i;
const METAL =
  /lithium[- ]metal|lithium primary|primary lithium|\bCR\d{3,4}\b|\bCR123A?\b|lithium (?:manganese dioxide|thionyl chloride)|Li-?(?:MnO2|SOCl2)|锂金属|一次锂|纽扣锂/i;
const SODIUM_WORDS = /sodium[- ]?ion|na-?ion|钠离子/i;
const ENGINE =
  /petrol|gasoline|diesel|(?<!non-)hybrid|(?<!\b(?:no|without|without an?) )(?:internal combustion|combustion engine)|\bLPG\b|\bCNG\b|汽油|柴油|混合动力/i;
const WET = /lead[- ]?acid|wet batter|sodium batter|nickel|铅酸/i;

/** Vehicles by their plain names, with a number before them: "20 cars". */
const PLAIN_VEHICLE =
  /\b\d+ (?:\w+ ){0,2}(?:cars|motorcycles|scooters|bicycles|wheelchairs|golf carts|forklifts|forklift trucks|buses|tractors|boats)\b/i;

/** Machines that special provision 388 calls equipment, not vehicles. */
const MACHINES =
  /lawn ?mowers?|cleaning machines?|model (?:boats?|aircraft|cars?)|floor (?:cleaners?|scrubbers?)|割草机|清洁机/i;

const CHOICES: readonly Choice[] = [
  {
    ...{ numbers: BATTERIES, words: /\blead[- ]?acid\b|铅酸/i, unless: /lithium|sodium[- ]ion|锂|钠离子/i },
    right: ['2794', '2800'],
    why: 'Lead-acid batteries are UN 2794, or UN 2800 when they do not spill',
  },
  {
    ...{ numbers: BATTERIES, words: /\bni(?:ckel)?-?\s?(?:metal hydride|MH)\b|镍氢/i, unless: /lithium|锂/i },
    right: ['3496'],
    why: 'Nickel-metal hydride batteries are UN 3496',
  },
  {
    ...{ numbers: ['2794', '2795', '2800', '3028', '3496'], words: ION, unless: /lead|nickel|铅|镍/i },
    right: ['3480', '3481'],
    why: 'Lithium ion batteries are UN 3480 and 3481',
  },
  {
    ...{
      numbers: BATTERY_VEHICLES,
      words: /lead[- ]?acid|wet (?:cell )?batter|铅酸/i,
      unless: /lithium|sodium[- ]ion|锂|钠离子/i,
    },
    right: ['3171'],
    why: 'UN 3556 to 3558 are for lithium and sodium ion batteries; vehicles with wet batteries are UN 3171 (special provision 388)',
  },
  {
    ...{
      numbers: ['3171', ...BATTERY_VEHICLES],
      words: MACHINES,
      unless: /ride-?on|lawn tractor|lead[- ]?acid|wet batter|铅酸/i,
    },
    right: ['3481', '3091', '3552'],
    why: 'Lawnmowers, cleaning machines and models are equipment, with lithium batteries UN 3481 or 3091 (special provision 388)',
  },
  {
    ...{
      numbers: SODIUM,
      words: /aqueous|alkali(?:ne)? electrolyte|水系/i,
      unless: /organic|non-aqueous/i,
      right: ['2795'],
    },
    why: 'Sodium ion batteries with an aqueous alkali electrolyte are UN 2795 (special provision 401)',
  },
  {
    ...{
      numbers: ['2794', '2795', '3028'],
      words: new RegExp(`${SODIUM_WORDS.source}|${ION.source}`, 'i'),
      unless: /aqueous|lead/i,
    },
    right: ['3551', '3552', '3480', '3481'],
    why: 'Lithium and sodium ion batteries have entries of their own',
  },
  {
    ...{
      numbers: BATTERIES,
      words: PLAIN_VEHICLE,
      unless: new RegExp(`${FOR_VEHICLE.source}|toy|model|remote|\\bRC\\b|in equipment|玩具`, 'i'),
    },
    right: BATTERY_VEHICLES,
    why: 'Vehicles with their batteries are UN 3556 to 3558 or 3171, not batteries (special provision 388)',
  },
  {
    ...{
      numbers: ['2800'],
      words: /\bflooded\b|filled with acid|\bvented\b|富液/i,
      unless: /\b(?:AGM|gel|VRLA|valve[- ]regulated|sealed)\b/i,
      right: ['2794'],
    },
    why: 'UN 2800 is for batteries that do not spill (special provision 238); others are UN 2794',
  },
  {
    ...{ numbers: ['3292'], words: SODIUM_WORDS, right: ['3551', '3552'] },
    why: 'UN 3292 is for metallic sodium; sodium ion batteries are UN 3551 and 3552 (special provision 400)',
  },

  {
    ...{ numbers: BATTERIES, words: UNIT, right: ['3536'] },
    why: 'Lithium batteries installed in a cargo transport unit that give power outside it are UN 3536 (special provision 389)',
  },
  {
    ...{ numbers: ['3171'], words: new RegExp(`${ION.source}|${SODIUM_WORDS.source}`, 'i'), unless: WET },
    right: ['3556', '3557', '3558'],
    why: 'Vehicles powered by lithium or sodium ion batteries are UN 3556 to 3558, not UN 3171 (special provision 388)',
  },
  {
    ...{ numbers: ['3171'], words: VEHICLE, unless: WET, right: ['3556', '3557', '3558'], severity: 'warning' },
    why: 'Vehicles powered by lithium or sodium ion batteries are UN 3556 to 3558; UN 3171 is for wet, metallic lithium alloy or sodium batteries (special provision 388)',
  },
  {
    ...{
      numbers: BATTERIES,
      words: VEHICLE,
      unless: FOR_VEHICLE,
      right: ['3556', '3557', '3558'],
    },
    why: 'Vehicles with their batteries are UN 3556 to 3558 or 3171, not batteries (special provision 388)',
  },
  {
    ...{ numbers: ['3166'], words: VEHICLE, unless: ENGINE, right: ['3556', '3557', '3558'] },
    why: 'UN 3166 is for vehicles with an engine or fuel cell; those powered by batteries alone are UN 3556 to 3558 or 3171 (special provision 388)',
  },
  {
    ...{
      numbers: ['3171', '3556', '3557', '3558', '3480', '3481'],
      words:
        /\b(?:petrol|gasoline|diesel|hybrid)\b[^.;]{0,20}\b(?:cars?|vehicles?|trucks?|motorcycles?|suv)\b|混合动力|汽油车|柴油车/i,
      right: ['3166'],
    },
    why: 'Vehicles with an internal combustion engine, hybrids too, are UN 3166 (special provision 388)',
  },
  {
    ...{
      numbers: [...LITHIUM, '3556', '3557'],
      words: SODIUM_WORDS,
      unless: /lithium(?!.{0,20}sodium)/i,
      right: ['3551', '3552', '3558'],
    },
    why: 'Sodium ion batteries have entries of their own (special provision 400)',
  },
  {
    ...{
      numbers: [...SODIUM, '3558'],
      words: new RegExp(`${ION.source}|${METAL.source}`, 'i'),
      unless: SODIUM_WORDS,
      right: ['3480', '3481', '3090', '3091'],
    },
    why: 'UN 3551, 3552 and 3558 are for sodium ion batteries only',
  },
  {
    ...{ numbers: ['3480', '3481', '3556'], words: METAL, unless: ION, right: ['3090', '3091', '3557'] },
    why: 'Lithium metal batteries are UN 3090 and 3091, lithium ion ones UN 3480 and 3481',
  },
  {
    ...{ numbers: ['3090', '3091', '3557'], words: ION, unless: METAL, right: ['3480', '3481', '3556'] },
    why: 'Lithium ion batteries are UN 3480 and 3481, lithium metal ones UN 3090 and 3091',
  },
  {
    ...{
      numbers: ['3480', '3090', '3551'],
      words: EQUIPMENT,
      unless: BATTERY_OF_EQUIPMENT,
      right: ['3481', '3091', '3552'],
    },
    why: 'Batteries in or with equipment have an entry of their own',
  },
  {
    ...{
      numbers: ['3481', '3091', '3552'],
      words:
        /power ?banks?|充电宝|移动电源|(?:loose|spare) (?:cells?|batter(?:y|ies))|(?:cells?|batter(?:y|ies))\b[^.;]{0,20}\b(?:loose|alone|only)\b|\b(?:no|without|w\/o) (?:any )?(?:equipment|device)/i,
      unless: /(?<!\b(?:no|without|w\/o|any) )equipment|packed with|contained|\bwith (?:an? |two |\d )?spare\b/i,
      right: ['3480', '3090', '3551'],
    },
    why: 'Power banks and loose batteries are batteries, not equipment',
  },
  {
    ...{ numbers: ['3536'], words: /\b(?:boxes|cartons|drums|pallets|crates)\b|纸箱/i, right: ['3480', '3090'] },
    why: 'UN 3536 is a cargo transport unit with batteries installed; packages with batteries are not',
  },
];

function doubtOf(facts: GoodsFacts): Doubt | undefined {
  const un = facts.un?.ok ? facts.un.value : undefined;
  if (un === undefined || !CHOICES.some(({ numbers }) => numbers.includes(un))) return undefined;
  const words = ownWordsOf(facts);
  const found = CHOICES.find(
    (one) => one.numbers.includes(un) && one.words.test(words) && one.unless?.test(words) !== true,
  );
  if (found === undefined) return undefined;
  return {
    message: `"${found.words.exec(words)?.[0]}" under UN ${un}: ${found.why}.`,
    about: facts.stated('unNo', 'commodityName', 'packageQuantityAndType'),
    expected: found.right.map((one) => `UN ${one}`),
    ...(found.severity === undefined ? {} : { severity: found.severity }),
    ask: {
      english:
        'Which batteries are these (lithium ion, lithium metal, sodium ion), and are they loose, in equipment or in a vehicle?',
      chinese: '电池属于哪种类型（锂离子、锂金属、钠离子）？单独运输、随设备运输还是装在车辆中？',
    },
  };
}

export const batteryEntry = goodsRule({
  code: 'entry_battery',
  severity: 'error',
  source: 'IMDG 3.1.1.2, special provisions 388, 389, 400',
  sentence:
    'Batteries, equipment, vehicles and cargo transport units with batteries are declared under the entry for what they are.',
  check: doubtOf,
});
