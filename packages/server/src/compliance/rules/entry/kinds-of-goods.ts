import type { EntryChoice } from './entry-choice-of-words.ts';

const PREPARATIONS = [
  '1993',
  '1992',
  '1170',
  '1219',
  '1987',
  '1263',
  '1210',
  '1133',
  '1266',
  '1866',
  '1139',
  '1169',
  '1197',
  '1090',
  '1173',
  '1123',
  '1294',
  '1307',
];
const NO_PREPARATION =
  /\b(?:removers?|strippers?|raw materials?|additives?|hardeners?|(?:for|of) (?:\w+ )?(?:paints?|inks?|adhesives?|perfumes?|coatings?))\b|\bwater[- ]?(?:based|borne)\b|用|原料/i;

/** Preparations, minerals and powders that have entries of their own. */
export const KINDS: readonly EntryChoice[] = [
  {
    ...{
      numbers: PREPARATIONS,
      words: /\bprinting inks?\b|\binkjet inks?\b|油墨/i,
      ofProduct: true,
      unless: NO_PREPARATION,
    },
    ...{ right: ['1210'], why: 'Printing ink is UN 1210', severity: 'warning' },
  },
  {
    ...{
      numbers: PREPARATIONS,
      words: /\b(?:perfumes?|eau de (?:toilette|parfum|cologne)|colognes?|after-?shave)\b|香水/i,
      ofProduct: true,
    },
    ...{ unless: NO_PREPARATION, right: ['1266'], why: 'Perfumery products are UN 1266', severity: 'warning' },
  },
  {
    ...{
      numbers: PREPARATIONS,
      words: /\b(?:adhesives?|glues?)\b|胶(?:粘剂|水)/i,
      ofProduct: true,
      unless: NO_PREPARATION,
    },
    ...{ right: ['1133'], why: 'Adhesives are UN 1133', severity: 'warning' },
  },
  {
    ...{
      numbers: PREPARATIONS,
      words:
        /\b(?:paints?|lacquers?|varnish(?:es)?|enamels?|nail polish|primers?|thinners?)\b|油漆|清漆|指甲油|稀释剂/i,
      ofProduct: true,
    },
    ...{
      unless: NO_PREPARATION,
      right: ['1263', '3066', '3469', '3470'],
      why: 'Paints, and thinners and other related material, are UN 1263',
      severity: 'warning',
    },
  },
  {
    ...{
      numbers: ['1170', '1987', '1993', '1266'],
      words:
        /\b(?:vodka|whisk(?:e)?y|brandy|rum|gin|tequila|liqueurs?|cognac|baijiu|spirits drinks?)\b|白酒|威士忌|伏特加/i,
    },
    ...{ ofProduct: true, right: ['3065'], why: 'Alcoholic beverages are UN 3065' },
  },
  {
    ...{ numbers: ['1266', '3065'], words: /\bhand sanit\w+|\bhand rub\b|disinfectant|消毒/i, ofProduct: true },
    ...{
      right: ['1170', '1987', '1219', '1993'],
      why: 'Sanitizers are no perfumery products: they go by their alcohol',
      severity: 'warning',
    },
  },
  {
    ...{
      numbers: ['2590'],
      words: /\b(?:amosite|crocidolite|tremolite|actinolite|anthophyllite)\b|青石棉/i,
      right: ['2212'],
    },
    why: 'Amphibole asbestos is UN 2212',
  },
  { ...{ numbers: ['2212'], words: /\bchrysotile\b|温石棉/i, right: ['2590'] }, why: 'Chrysotile is UN 2590' },
  {
    ...{ numbers: ['1309'], words: /\buncoated\b|未涂层/i, right: ['1396'] },
    why: 'Uncoated aluminium powder is UN 1396',
  },
  {
    ...{ numbers: ['1396'], words: /(?<!un)(?<!not )\bcoated\b|(?<![未无])涂层/i, right: ['1309'] },
    why: 'Coated aluminium powder is UN 1309',
  },
  {
    ...{ numbers: ['1869'], words: /\bpowder\b|粉末/i, ofProduct: true, right: ['1418'] },
    why: 'Magnesium powder is UN 1418',
  },
  {
    ...{
      numbers: ['1418'],
      words: /\b(?:pellets|turnings|ribbons|ingots|chips)\b|屑|锭/i,
      ofProduct: true,
      unless: /powder/i,
      right: ['1869', '2950'],
    },
    why: 'Magnesium in pellets, turnings or ribbons is UN 1869, coated granules are UN 2950',
  },
  {
    ...{ numbers: ['3356'], words: /\bcylinders?\b|钢瓶/i, unless: /chemical|candle/i, right: ['1072', '1073'] },
    why: 'UN 3356 is for chemical oxygen generators; cylinders are UN 1072',
  },
  {
    ...{
      numbers: ['3499', '3508'],
      words: /\bbatter(?:y|ies)\b|电池/i,
      unless: /capacitor|电容/i,
      right: ['3480', '3481', '3090', '3551'],
    },
    why: 'Batteries are no capacitors',
  },
  {
    ...{ numbers: ['2555', '2556', '2557', '1344', '3364', '1310', '1320', '1336', '1337', '1354', '1356', '1357'] },
    words:
      /\b(?:completely |fully )?dry (?:nitrocellulose|picric|trinitro\w*|ammonium picrate|nitroguanidine|nitrostarch|urea nitrate)|\b(?:nitrocellulose|picric acid|trinitrophenol|nitroguanidine),? (?:dry|dried)\b|\bdried out\b|\bno (?:water|wetting|desensiti\w+)|干燥的?(?:硝化棉|苦味酸)/i,
    right: ['0340', '0154', '0004', '0282', '0146', '0220'],
    why: 'Dry, these substances are explosives of class 1',
  },
];
