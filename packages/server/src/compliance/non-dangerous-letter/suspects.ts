/** Cargo that a name gives away. */
export type Suspect = {
  readonly pattern: RegExp;
  /** What it may be, with its UN numbers. */
  readonly what: string;
  /** Whether the name alone blocks the letter; otherwise it wants a look. */
  readonly blocks: boolean;
  /** Where it blocks: a document’s own words for the sea answer it, because only some such goods are dangerous. */
  readonly freeByWords?: true;
  /** A flash point above 60 °C answers it. */
  readonly freeByFlashPoint?: true;
  readonly ask: string;
  readonly askZh: string;
};

const BATTERY_ASK = {
  ask: 'Which cells or batteries does it contain: chemistry, Wh or lithium content, number, alone, with or in equipment? Please send the UN 38.3 test summary and say whether special provision 188 is met.',
  askZh:
    '含有何种电芯或电池：化学体系、瓦时数或锂含量、数量、单独/与设备同包装/装在设备中？请提供UN 38.3试验概要，并说明是否符合特殊规定188。',
};
const FUEL_ASK = {
  ask: 'Does it hold fuel or a battery, and which? How are the tank and the battery prepared (special provisions 961 and 962)?',
  askZh: '是否含有燃油或电池？何种电池？油箱和电池如何处理（特殊规定961、962）？',
};
const SOLVENT_ASK = {
  ask: 'What is its flash point, closed cup, in °C? Please send the safety data sheet with section 14 for sea.',
  askZh: '请提供闭杯闪点（℃）及第14部分含海运信息的安全技术说明书。',
};
const COMPOSITION_ASK = {
  ask: 'Please send the safety data sheet and a transport certificate for sea for exactly this product and concentration.',
  askZh: '请提供与该产品及其浓度完全一致的安全技术说明书和海运运输条件鉴定书。',
};

/** Parts and accessories of batteries, which hold none. */
const PART = String.raw`(?! (?:charger|holder|case|box|clip|separator|terminal|cable|tester|cover|lid|strap|tray|rack|bracket|connector|adapter|door|sticker|label)s?\b)`;

/** Words that say what goods lack or only resemble: they answer a doubt that does not block. */
export const LACKING =
  /\b(?:without|no|free of|excluding) (?:\w+ )?batter(?:y|ies)\b|\balcohol[- ]free\b|\bnon[- ]alcoholic\b|\blaptop (?:covers?|sleeves?|bags?|stands?|cases?)\b|\b(?:empty )?battery (?:boxe?s?|cases?|holders?|covers?|racks?)\b|\bpaint ?brush(?:es)?\b|\bpaint rollers?\b|(?:不含|无|不带)电池|电池(?:盒|架|盖|壳|夹)|(?:电脑|手机)(?:保护套|包|壳|支架|膜)|油漆刷|漆刷|无酒精/gi;

/** Tried against product and shipping names. */
export const SUSPECTS: readonly Suspect[] = [
  {
    pattern:
      /(?:lithium|li)[\s-]*(?:ion|polymer|metal|iron phosphate)?\s*(?:batter|cells?\b|power|accumulator)|lithium[\s-]ion|power ?bank|锂.{0,8}电(?!池(?:盒|架|盖|壳))|充电宝|移动电源|lifepo4|磷酸铁锂|\bLFP\b|li-?po\b|锂离子/i,
    what: 'a lithium battery (UN 3090, 3091, 3480, 3481)',
    blocks: true,
    ...BATTERY_ASK,
  },
  {
    pattern: /sodium[\s-]ion|钠离子/i,
    what: 'a sodium ion battery (UN 3551, 3552, since amendment 42-24)',
    blocks: true,
    ...BATTERY_ASK,
  },
  {
    pattern: new RegExp(
      `(?:laptop|notebook) batter(?:y|ies)\\b${PART}|\\bCR ?(?:1\\d{3}|2\\d{3}|123A?)\\b|hover ?board|e-?bike|electric (?:(?:bi|motor)?(?:cycle|scooter)|wheel ?chair)|(?:forklift|traction|wet|lead[- ]acid) batter|batter(?:y|ies),? wet|平衡车|电动(?:自行车|滑板车|摩托|单车|车)|e-?cigarette|\\bvapes?\\b|电子烟`,
      'i',
    ),
    what: 'equipment or a vehicle with a lithium battery (UN 3481, 3556)',
    blocks: true,
    ...BATTERY_ASK,
  },
  {
    pattern: new RegExp(
      `(?:lead[- ]?acid|car|truck|motor ?cycle|starter|traction|UPS|storage|AGM|gel|nickel|ni-?mh|ni-?cd|laptop|phone|drone|tool) (?:\\w+ )?batter(?:y|ies)\\b${PART}|\\bUPS\\b.{0,12}\\bbatter|铅酸(?:蓄)?电池|蓄电池(?!盒|架|隔板)|镍氢电池`,
      'i',
    ),
    what: 'a battery (UN 2794, 2795, 2800, 3028, 3480, 3496)',
    blocks: true,
    ...BATTERY_ASK,
  },
  {
    pattern:
      /\bbatter(?:y|ies)\b|电池|蓄电池|\blaptops?\b|mobile phone|smart ?(?:phone|watch)|tablet computer|earbuds|bluetooth|\bdrones?\b|笔记本电脑|手机|蓝牙|无人机|平板电脑|智能手表/i,
    what: 'or contain a battery',
    blocks: false,
    ...BATTERY_ASK,
  },
  {
    pattern:
      /charcoal(?! (?:gr[ea]y|black|colou?r|sketch|drawing)\b)|\b(?:barbecue|bbq|shisha|hookah) (?:briquettes?|coals?)\b|木炭|竹炭|机制炭|烧烤炭|果木炭/i,
    what: 'charcoal (UN 1361, special provision 978: since amendment 42-24 no test exempts it)',
    blocks: true,
    ask: 'Please declare charcoal as UN 1361. When was it produced, how long did it weather, and how warm was it when packed (special provision 978)?',
    askZh: '木炭须按UN 1361申报。请说明生产日期、陈化（晾置）时间及装箱当天的温度（特殊规定978）。',
  },
  {
    pattern: /activated carbon|carbon black|活性炭|炭黑|石墨粉/i,
    what: 'carbon that heats itself (UN 1361, 1362)',
    blocks: false,
    ask: 'Is it of mineral, animal or vegetable origin, how was it activated, and did it pass the self-heating test? Please send the report.',
    askZh: '该炭来源于矿物、动物还是植物？如何活化？是否通过自热试验？请提供报告。',
  },
  {
    pattern:
      /aerosol|气雾剂|喷雾罐|自喷漆|spray (?:paint|can)|hair ?spray|\b(?:PU|polyurethane|expanding) foam\b.{0,12}(?:spray|can)|(?:foam|sealant|lubricant|insecticide|deodorant|air freshener|silicone) spray|party string|snow spray|发泡胶|填缝剂.*罐|杀虫喷雾|发胶喷雾/i,
    what: 'aerosols (UN 1950)',
    blocks: true,
    ask: 'Is the product in a pressurized can? What is its capacity and the propellant? Aerosols above 50 mL are dangerous goods.',
    askZh: '产品是否装在压力罐中？容量和推进剂是什么？容量超过50毫升的气雾剂属于危险货物。',
  },
  {
    pattern: /(?:cigarette|gas|pocket|flint)[\s-]*lighter|\blighters\b|lighter (?:fluid|refill)|打火机/i,
    what: 'lighters or their fuel (UN 1057, 3295)',
    blocks: true,
    ask: 'Are the lighters filled? Which fuel?',
    askZh: '打火机是否已充气？何种燃料？',
  },
  {
    pattern:
      /\b(?:safety|wax|strike[\s-]anywhere) matches\b|火柴(?!盒)|fireworks?|firecrackers?|烟花|爆竹|sparklers?\b|party poppers?|pyrotechnic|roman candles?|\bexplosives?\b|detonat(?:or|ing)|\bblasting\b|\bgun ?powder\b|\bsquibs?\b|雷管|炸药|导爆|air ?bags?\b.*(?:module|inflator)|安全气囊|(?:inflator|气体发生器)|pretensioner/i,
    what: 'matches, fireworks or other explosive articles (UN 1944, 1945, 0336, 0503, 3268)',
    blocks: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern:
      /hypochlorite|次氯酸|漂白(?:粉|水)|(?:pool|swimming pool) chlorine|chlorine (?:tablets|granules|powder)|\bSDIC\b|\bTCCA\b|bleaching powder|isocyanuric|异氰尿酸|三氯异氰|二氯异氰|chlorate|氯酸盐|氯酸[钾钠]|permanganate|高锰酸/i,
    what: 'an oxidizer (UN 1748, 1791, 2208, 2465, 2468, 2880 and others)',
    blocks: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern:
      /\b(?:button|coin) cells?\b|(?:motor ?cycle|car|vehicle|generator|engine|mower|chainsaw)s? with (?:petrol|gasoline|fuel|diesel)/i,
    what: 'a battery (UN 3090, 3480, 3496), or a vehicle or machine with fuel (UN 3166, 3528)',
    blocks: true,
    ...FUEL_ASK,
  },
  {
    pattern:
      /\b(?:rifle|pistol|shotgun|gun|blank|revolver|nail gun|small arms|hunting) (?:cartridges?|shells?|ammunition|rounds?)\b|\bammunition\b|\b(?:hand|distress|road|signal) flares?\b|子弹|弹药|信号弹/i,
    what: 'ammunition or pyrotechnic articles (UN 0012, 0014, 0191, 0323, 0373)',
    blocks: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern: /\b(?:pepper|bear) sprays?\b|self[- ]inflating (?:life ?)?(?:rafts?|jackets?|vests?)|life ?rafts?\b/i,
    what: 'an aerosol or a life-saving appliance (UN 1950, 2990, 3072)',
    blocks: true,
    ...COMPOSITION_ASK,
  },
  { pattern: /peroxide|过氧化/i, what: 'a peroxide (class 5)', blocks: false, ...COMPOSITION_ASK },
  {
    pattern:
      /(?:alumini?um|magnesium|zinc|titanium|zirconium|iron|metal) (?:powder|dust|turnings|swarf|shavings|borings)|铝粉|镁粉|锌粉|钛粉|铁粉|镁屑|海绵铁|direct reduced iron|sponge iron|iron sponge|hot briquetted iron|\bDRI\b|\bHBI\b|(?:alumini?um|silver|zinc|bronze) paste|铝银浆/i,
    what: 'a metal powder or metal waste (UN 1309, 1396, 1418, 1436, 2793, 3089)',
    blocks: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern: /expandable (?:polystyrene|polymer|beads)|可发性聚苯乙烯|polymeric beads/i,
    what: 'expandable polymer beads (UN 2211)',
    blocks: true,
    ask: 'Do the beads give off a flammable vapour? Which blowing agent do they hold?',
    askZh: '该颗粒是否放出易燃蒸气？含何种发泡剂？',
  },
  {
    pattern:
      /(?<!\b(?:without|no|free of) )\brefrigerant\b(?!.{0,3}oil)|\bfreon\b|氟利昂|(?<!\d ?)\bR-?(?:11|12|22|23|32)\b(?![.,]\d)|\bR-?(?:123|134a|143a|152a|290|404A|407C|410A|507A?|600a|1234yf)\b|camping gas|lighter gas|\b(?:LPG|SCBA|CNG|oxygen|acetylene|argon|nitrogen) (?:cylinder|bottle|tank)s?|\b(?:scuba|diving) (?:cylinder|tank)s?|(?:butane|propane|gas) (?:cartridge|canister|refill)s?|制冷剂|冷媒(?!油)|gas cylinder|(?<!不含|无|不带)气瓶|fire extinguisher|灭火器|compressed gas|oxygen cylinder|dry ice|干冰/i,
    what: 'a gas, or an article that holds one (class 2, UN 1044, 1845)',
    blocks: true,
    ask: 'Which gas is it, at which pressure, and is the receptacle filled?',
    askZh: '是何种气体？压力多少？容器是否已充装？',
  },
  {
    pattern:
      /nail polish remover|(?:lacquer|paint|cellulose|nitro) thinners?|glow fuel|rubbing alcohol|wood alcohol|methylated spirits?|hand saniti[sz]er|zippo|lighter fuel|paint (?:remover|stripper)|contact cement|(?:with|containing|in) solvents?\b|solvent[- ]?(?:based|borne)|含溶剂|稀释剂|(?:gravure|flexo|screen|solvent) (?:printing )?inks?|\bink for (?:gravure|flexo|screen)|\bsolvents?$|\bisocyanates?\b|(?:contact|rubber|instant|spray) glue|\bprimers?$|perfume sprays?|(?:adhesive|ink|cleaner|glue)s?,? solvent|wood stain|epoxy primer|\bprimer paint\b|香蕉水|洗甲水|脱漆剂|免洗(?:洗手|凝胶)|溶剂型/i,
    what: 'a flammable liquid (UN 1133, 1170, 1210, 1219, 1263, 1987, 1993)',
    blocks: true,
    freeByWords: true,
    freeByFlashPoint: true,
    ...SOLVENT_ASK,
  },
  {
    pattern: /unsaturated polyester|polyester resin,? (?:with|in) styrene|\bUPR\b|不饱和(?:聚酯)?树脂|gel ?coat/i,
    what: 'a resin solution (UN 1866)',
    blocks: true,
    freeByWords: true,
    freeByFlashPoint: true,
    ...SOLVENT_ASK,
  },
  {
    pattern: /\bhardeners?\b|curing agent|固化剂/i,
    what: 'a corrosive amine, a peroxide or an isocyanate (UN 2735, 3105, 3108, 2206, 2289)',
    blocks: true,
    freeByWords: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern:
      /\b(?:pesticides?|insecticides?|herbicides?|fungicides?|rodenticides?|acaricides?|nematicides?|rat poison|paraquat|chlorpyrifos|glufosinate|cypermethrin|imidacloprid|abamectin|dichlorvos|malathion|carbofuran|methomyl|zinc phosphide|diquat|deltamethrin|lambda-?cyhalothrin)\b|农药|杀虫剂|除草剂|杀菌剂|灭鼠|百草枯|毒死蜱/i,
    what: 'a pesticide (class 6.1, or a marine pollutant of UN 3077 or 3082)',
    blocks: true,
    freeByWords: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern:
      /\b(?:zinc (?:oxide|sulphate|sulfate|borate|phosphate)|copper (?:sulphate|sulfate|oxide|oxychloride|hydroxide|carbonate)|cuprous oxide|cupric oxide|nickel (?:sulphate|sulfate|oxide)|tributyltin|nonylphenol|bisphenol A epoxy)\b|氧化锌|硫酸锌|硫酸铜|氧化铜|氧化亚铜/i,
    what: 'a marine pollutant (UN 3077, 3082)',
    blocks: true,
    freeByWords: true,
    ask: 'Is it a marine pollutant (H400, H410, H411)? Please send the data sheet with section 14 for sea, and the size of the packagings.',
    askZh: '该产品是否为海洋污染物（H400、H410、H411）？请提供第14部分含海运信息的安全技术说明书及包装规格。',
  },
  {
    pattern: /mercury (?:thermometers?|switch(?:es)?|barometers?|manometers?|relays?)|水银(?:温度计|血压计)/i,
    what: 'mercury in articles (UN 3506)',
    blocks: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern: /celluloid|赛璐珞/i,
    what: 'celluloid (UN 2000, 2002)',
    blocks: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern: /toluene di-?isocyanate|\bTDI\b(?! (?:engine|motor|diesel|turbo|injector))|甲苯二异氰酸酯/i,
    what: 'toluene diisocyanate (UN 2078)',
    blocks: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern: /(?<!non[- ])asbestos(?![- ]free)|(?<!无|非|不含)石棉/i,
    what: 'asbestos (UN 2212, 2590)',
    blocks: true,
    ...COMPOSITION_ASK,
  },
  {
    pattern:
      /\b(?:vehicles?|automobiles?|motor ?cycles?|fork ?lifts?|excavators?|tractors?|generator sets?|engines?)\b|汽车|摩托车|叉车|挖掘机|拖拉机|发动机|发电机/i,
    what: 'a vehicle or machine with fuel or a battery (UN 3166, 3171, 3528, 3529, 3530, 3556 to 3558)',
    blocks: false,
    ...FUEL_ASK,
  },
  {
    pattern:
      /fish ?meal|鱼粉|seed ?cake|oil ?cake|豆粕|饼粕|copra|椰干|(?:raw|baled|waste) cotton|cotton waste|废棉|棉花|oily rags|wool waste/i,
    what: 'cargo that heats itself (UN 1363 to 1365, 1374, 1386, 1856, 2216, 2217)',
    blocks: false,
    ask: 'Please send the content of oil and moisture, the treatment with antioxidant or the bale density, and the certificate that goes with it.',
    askZh: '请提供含油量、含水量、抗氧化剂处理情况或包的密度，以及相应证书。',
  },
  {
    pattern:
      /perfume|cologne|nail (?:polish|varnish)|hand saniti[sz]er|lacquer|varnish|thinner|solvent|alcohol|ethanol|香水|指甲油|油漆|清漆|稀释剂|溶剂|酒精|乙醇|免洗|胶粘剂|胶水|油墨|香精/i,
    what: 'a flammable liquid (UN 1133, 1170, 1210, 1263, 1266, 1987, 1993)',
    blocks: false,
    freeByFlashPoint: true,
    ...SOLVENT_ASK,
  },
  {
    pattern: /super ?capacitor|ultracapacitor|超级电容|gas spring|气弹簧|shock absorber|减震器/i,
    what: 'an article with stored energy or gas (UN 3164, 3499, 3508; special provisions 283, 361, 372)',
    blocks: false,
    ...COMPOSITION_ASK,
  },
];
