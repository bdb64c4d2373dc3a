import type { EntryChoice } from './entry-choice-of-words.ts';
import { KINDS } from './kinds-of-goods.ts';

const VEHICLES = ['3166', '3171', '3556', '3557', '3558'];
const MACHINERY = ['3528', '3529', '3530'];
const MACHINE =
  /\b(?:generators?|gen-?sets?|generating sets?|outboard (?:motors?|engines?)|(?:water |concrete |fire )?pumps?(?! truck)|(?:air )?compressors?|(?:diesel|petrol|gasoline|gas|spare|loose|marine) engines?|welding machines?|chain ?saws?|pressure washers?|brush ?cutters?|hedge trimmers?|leaf blowers?|light(?:ing)? towers?)\b|发电机|水泵|压缩机|舷外机|链锯/i;
const SELF_PROPELLED =
  /\b(?:cars?|automobiles?|SUVs?|vans|motor ?cycles?|motorbikes?|scooters?|trucks?|lorr(?:y|ies)|buses|tractors?|excavators?|bulldozers?|wheel loaders?|fork ?lifts?(?: trucks?)?|combine harvesters?|quad bikes?|ATVs?|go-?karts?|lawn tractors?|ride-?on mowers?|motor ?boats?|jet ?skis?|snowmobiles?)\b|汽车|摩托车|挖掘机|叉车|拖拉机/i;
const NOT_SELF =
  /\b(?:for|parts? of|spare|engines? (?:of|for)|washers?|from)\b|\b(?:car|truck|vehicle|tractor|motorcycle|boat|forklift) (?:engines?|parts?|batter)|mounted/i;
const GAS_FUEL =
  /\b(?:LPG|CNG|LNG|propane|natural gas|biogas)\b[ -]?(?:powered|driven|fuel\w*|engines?|generators?|gen-?sets?)?|燃气|天然气/i;
const LIQUID_FUEL = /\b(?:petrol|gasoline|ethanol|methanol)\b(?!-?free)|汽油/i;
const DIESEL = /\bdiesel\b|柴油/i;
const FLAMMABLE_REFRIGERANT =
  /\bR[- ]?(?:32|50|170|290|600a?|1270|152a|143a|1234y[fz]|454[ABC]|455A|452B)\b|\b(?:iso)?butane\b|\bpropane\b|\bpropylene\b|\bdifluoromethane\b/i;
const OTHER_REFRIGERANT =
  /\bR[- ]?(?:134a|404A|407[A-F]|410A|507A?|22|23|744|513A|448A|449A)\b|\bcarbon dioxide\b|\btetrafluoroethane\b/i;

const ENGINES: readonly EntryChoice[] = [
  {
    ...{ numbers: VEHICLES, words: MACHINE, unless: new RegExp(`${SELF_PROPELLED.source}|vehicles?|mounted`, 'i') },
    right: MACHINERY,
    why: 'Engines and machines that are no vehicles are UN 3528 to 3530 by their fuel (special provision 363), or UN 3363',
  },
  {
    ...{ numbers: [...MACHINERY, '3363'], words: SELF_PROPELLED, ofProduct: true, unless: NOT_SELF },
    right: VEHICLES,
    why: 'Vehicles and self-propelled machines are UN 3166, 3171 or 3556 to 3558 (special provision 388)',
  },
  {
    ...{
      numbers: ['3528', '3530'],
      words: GAS_FUEL,
      unless: /petrol|gasoline|diesel|dual|汽油|柴油/i,
      right: ['3529'],
    },
    why: 'Engines and machines that burn a flammable gas are UN 3529',
  },
  {
    ...{ numbers: ['3529'], words: new RegExp(`${LIQUID_FUEL.source}|${DIESEL.source}`, 'i'), unless: GAS_FUEL },
    right: ['3528', '3530'],
    why: 'UN 3529 is for a flammable gas; engines with petrol or diesel are UN 3528 or, above 60 °C, UN 3530',
  },
  {
    ...{ numbers: ['3530'], words: LIQUID_FUEL, unless: DIESEL, right: ['3528'] },
    why: 'Petrol is of class 3: the engine is UN 3528; UN 3530 is for fuels that flash above 60 °C',
  },
  {
    ...{
      numbers: ['3363'],
      words: MACHINE,
      unless: /no (?:fuel|engine)|electric|drained and (?:purged|flushed)/i,
      right: MACHINERY,
    },
    why: 'UN 3363 is not for engines and machines with fuel, which are UN 3528 to 3530',
    severity: 'warning',
  },
];

const GASES: readonly EntryChoice[] = [
  {
    ...{ numbers: ['2857'], words: FLAMMABLE_REFRIGERANT, unless: OTHER_REFRIGERANT, right: ['3358'] },
    why: 'UN 2857 is for non-flammable gases and ammonia solutions; machines with a flammable gas are UN 3358',
  },
  {
    ...{ numbers: ['3358'], words: OTHER_REFRIGERANT, unless: FLAMMABLE_REFRIGERANT, right: ['2857'] },
    why: 'UN 3358 is for flammable gases; machines with a gas of division 2.2 are UN 2857',
  },
  {
    ...{ numbers: ['2857', '3358'], words: /\b(?:cylinders?|disposable (?:cans?|cylinders?)|bottles|refill)\b|钢瓶/i },
    unless:
      /machines?|units?|chillers?|air ?condition|refrigerators?|freezers?|heat pumps?|compressors?|空调|冰箱|冷水机/i,
    right: ['3159', '1018', '3340', '1078'],
    why: 'UN 2857 and 3358 are machines; refrigerants in cylinders have entries of their own',
  },
  {
    ...{
      numbers: ['1078', '3159', '3252', '3163', '3161', '1018', '3220'],
      words:
        /\b(?:air ?conditioners?|refrigerators?|freezers?|chillers?|heat pumps?|refrigerating machines?|dehumidifiers?)\b|空调机?|冰箱|冷柜|热泵/i,
      ofProduct: true,
    },
    unless: /for (?:air|refrigerat|chiller|freez|heat)|cylinder|refrigerant (?:gas )?for|用/i,
    right: ['2857', '3358'],
    why: 'Machines with their refrigerant are UN 2857, or UN 3358 with a flammable one (special provision 119 may free them)',
  },
  {
    ...{ numbers: ['1066', '1072', '1006', '1046', '1056', '1971', '1049', '1002', '1962', '1035'] },
    words:
      /\b(?:LN2|LOX|LAr|LHe|LH2|LNG)\b|\b(?:liquid|refrigerated|cryogenic|deep[- ]?cold) (?:liquid )?(?:nitrogen|oxygen|argon|helium|neon|krypton|hydrogen|methane|natural gas|air|ethylene|ethane)\b|\b(?:nitrogen|oxygen|argon|helium|hydrogen|methane|air|ethylene|ethane),? (?:refrigerated|cryogenic)|\bcryogenic\b|\bdewars?\b|液(?:氮|氧|氩|氢|氦)|深冷|低温液/i,
    unless: /non-?cryogenic|not refrigerated/i,
    right: ['1977', '1073', '1951', '1963', '1913', '1970', '1972', '1966', '1003', '1038', '1961'],
    why: 'Compressed gases and refrigerated liquids have entries of their own',
  },
  {
    ...{
      numbers: ['1977', '1073', '1951', '1963', '1972', '1966', '1003'],
      words: /\bcompressed\b|\b(?:150|200|230|300) ?bar\b|high[- ]pressure cylinders?|压缩/i,
    },
    unless: /not compressed|refrigerated|cryogenic|liquid/i,
    right: ['1066', '1072', '1006', '1046', '1971', '1049', '1002'],
    why: 'Refrigerated liquids and compressed gases have entries of their own',
  },
  {
    ...{ numbers: ['1013', '2187'], words: /\bdry ice\b|\bsolid carbon dioxide\b|干冰/i, right: ['1845'] },
    why: 'Dry ice is UN 1845',
  },
  {
    ...{ numbers: ['1005', '1050', '1052', '1061', '1032', '1083', '1036', '1048', '2197'] },
    words:
      /\b(?:aqueous|water) solutions?\b|\bin water\b|\bammonia (?:water|solution)|\b\d{1,2} ?% (?:aqueous |ammonia |water )?solution\b|水溶液|氨水/i,
    unless: /anhydrous|not (?:in )?(?:solution|aqueous)/i,
    right: ['2672', '2073', '1789', '1790', '1235', '1160', '1297', '2270', '1788', '1787'],
    why: 'The number is for the gas itself; its solution in water has another',
  },
  {
    ...{
      numbers: ['2672', '2073', '3318', '1789', '1790'],
      words: /\banhydrous\b|\bliquefied gas\b|无水(?:氨|氯化氢|氟化氢)|液氨/i,
    },
    unless: /not anhydrous|solution of anhydrous|solution/i,
    right: ['1005', '1050', '1052'],
    why: 'The anhydrous gas has a number of its own; the declared one is for its solution in water',
  },
];

const ARTICLES: readonly EntryChoice[] = [
  {
    ...{ numbers: 'any', exceptNumbers: ['1950', '2037', '3077', '3082', '1044', '3150'], ofProduct: true },
    words: /\baerosols?\b|\bspray (?:cans?|paints?)\b|\bpressuri[sz]ed cans?\b|气雾剂|自喷漆/i,
    unless:
      /valves?|propellants?\b.{0,20}(?:bulk|cylinder)|\bfor (?:use in |the )?(?:aerosol|filling)|raw material|(?:not|non)[- ]?(?:an? )?(?:aerosol|pressuri)|drums?\b|IBC|桶/i,
    right: ['1950'],
    why: 'Aerosols of any contents are UN 1950 (special provision 63)',
  },
  {
    ...{
      numbers: ['1950'],
      words:
        /\b(?:camping|stove|gas) (?:gas )?cartridges?\b|\bcartridges? (?:of|with) (?:butane|propane)|\bwithout (?:a )?(?:release )?valve\b|气罐|卡式炉/i,
    },
    unless: /aerosol|spray/i,
    right: ['2037'],
    why: 'Gas cartridges without a dispersing device are UN 2037',
  },
  {
    ...{
      numbers: ['1950', '2037', '1011', '1965', '1075', '1978'],
      words: /\blighters?\b(?! fluid)|\blighter refills?\b|打火机/i,
      ofProduct: true,
    },
    unless: /for lighters|barbecue lighters? fluid|refill gas cans?/i,
    right: ['1057'],
    why: 'Lighters and lighter refills are UN 1057',
  },
  {
    ...{
      numbers: ['1950', '1956', '1013', '1066'],
      words: /\bfire extinguishers?\b|灭火器/i,
      ofProduct: true,
      right: ['1044'],
    },
    why: 'Fire extinguishers are UN 1044',
  },
  {
    ...{
      numbers: ['1950', '1066', '1956', '3164', '0432', '0431', '3480'],
      words: /\bair ?bags?\b|\bseat[- ]?belt pretensioners?\b|安全气囊/i,
    },
    unless: /dunnage/i,
    right: ['3268', '0503'],
    why: 'Airbag modules and pretensioners are UN 3268 or 0503',
  },
  {
    ...{ numbers: ['3072', '2990'], words: /\bnot self-?inflating\b/i, right: ['3072'] },
    why: 'Appliances that do not inflate themselves are UN 3072',
  },
  {
    ...{ numbers: ['1331', '1944', '1945'], words: /\bsafety matches\b|安全火柴/i, right: ['1944'] },
    why: 'Safety matches are UN 1944',
  },
  {
    ...{ numbers: ['1944', '1945'], words: /\bstrike[- ]anywhere\b/i, right: ['1331'] },
    why: 'Strike anywhere matches are UN 1331',
  },
  {
    ...{ numbers: ['1361'], words: /\bactivated (?:carbon|charcoal)\b|活性炭/i, ofProduct: true, right: ['1362'] },
    why: 'Activated carbon is UN 1362',
  },
  {
    ...{
      numbers: ['1362'],
      words:
        /\b(?:barbecue|BBQ|shisha|hookah|lump|wood|bamboo|coconut(?: shell)?) (?:charcoal|briquettes?)|\bcharcoal briquettes\b|木炭|竹炭|水烟炭/i,
    },
    unless: /activated|活性/i,
    right: ['1361'],
    why: 'Charcoal that is not activated is UN 1361',
  },
  {
    ...{
      numbers: ['1263', '1139', '1866', '1133'],
      words:
        /\b(?:polyester resin|gel ?coat|body filler|putty)\b[^.;]{0,40}\b(?:kits?|with hardener|with peroxide|hardener)\b|聚酯树脂(?:套件|组件)/i,
    },
    right: ['3269', '3527'],
    why: 'A polyester resin with its peroxide hardener is a kit, UN 3269 or 3527',
  },
  {
    ...{
      numbers: ['3373', '3245'],
      words:
        /\bcategory A\b|\b(?:ebola|marburg|lassa|variola|smallpox|nipah|hendra)\b|\b(?:cultures?)\b[^.;]{0,25}\b(?:HIV|rabies|tubercul\w*|anthra\w*|yersinia|poliovirus)|A类/i,
    },
    unless: /(?:not|other than) category A|inactivated|killed|灭活/i,
    right: ['2814', '2900'],
    why: 'Infectious substances of category A are UN 2814, or UN 2900 when they affect animals only (2.6.3.2)',
  },
  {
    ...{
      numbers: ['2900'],
      words: /\b(?:humans?|ebola|marburg|lassa|HIV|patient)\b/i,
      unless: /animals? only|not? (?:affecting )?humans?/i,
      right: ['2814'],
    },
    why: 'UN 2900 is for substances that affect animals only; those that affect humans are UN 2814',
  },
  {
    ...{ numbers: ['3291'], words: /\bcategory A\b|A类/i, unless: /not category A/i, right: ['3549', '2814', '2900'] },
    why: 'Medical waste of category A is UN 3549, 2814 or 2900',
  },
  {
    ...{
      numbers: ['1942', '2067'],
      words: /\bANFO\b|\b(?:with|contains?) (?:diesel|fuel oil)\b/i,
      right: ['0082', '0331', '3375'],
    },
    why: 'Ammonium nitrate with fuel oil is an explosive of class 1, or UN 3375',
  },
];

/** In the order in which they are asked. */
export const ENTRY_CHOICES: readonly EntryChoice[] = [...ENGINES, ...GASES, ...ARTICLES, ...KINDS];
