/** The share of a constituent that goods of an entry have. */
export type ContentsCondition = {
  /** UN numbers, with a packing group when only that row is meant: `2790/II`. */
  readonly entries: readonly string[];
  /** Pattern of the constituent's name. */
  readonly what: string;
  /** In per cent. */
  readonly least: number;
  readonly most: number;
  readonly fits: (share: number) => boolean;
  /** What goods with another share are. */
  readonly beyond: string;
};

/*
 * entries | what the share is of | least | most, in per cent; a bound with ! is itself outside | what goods beyond it are
 */
const LINES = `
1344|water|30||UN 0154, explosive
3364|water|10||UN 0154, explosive
1310|water|10||UN 0004, explosive
1320,1321,1322,1348|water|15||explosives of class 1
1336,1337,1357,1517,1349|water|20||explosives of class 1
1347,1354,1355,1356|water|30||explosives of class 1
1571|water|50||UN 0224, explosive
2852,3365,3366,3367,3368,3369,3370|water|10||explosives of class 1
3376|water|30||explosives of class 1
3317|water|20||UN explosives of class 1
2555|water|25||UN 0340, explosive
2556,0342|(?:\\w+ )?alcohol|25||UN 0340, explosive
2556,0342|(?:isopropanol|ethanol|butanol|IPA)|25||UN 0340, explosive
2556,2557,3270,2059|nitrogen||12.6|UN 0340 to 0343, explosive
2059|nitrocellulose||55|explosives of class 1, or UN 2555 to 2557
0340|water||25!|UN 2555
0343|plastici[sz](?:er|ing substance)s?|18||UN 0341
0341|plastici[sz](?:er|ing substance)s?||18!|UN 0343
0004,0401|water||10!|UN 1310 or 2852
0076,0077,0078,0234|water||15!|UN 1320 to 1322 or 1348
0154,0209,0214,0215|water||30!|UN 1344, 1354 to 1356
0219|water||20!|UN 0394
0235,0236,0220,0282,0146|water||20!|UN 1349, 1517, 1357, 1336 or 1337
0224|water||50!|UN 1571
0072,0226|water|15||not to be carried
0150|water|25||not to be carried
0129,0130,0135,0394|water|20||not to be carried
2217|oil||1.5|UN 1386
2217|moisture||11|UN 1386
2216|moisture|5!|12|UN 1374, or not fish meal that may travel as stabilized
2216|fat||15|UN 1374
1374|moisture|5!|12|not to be carried
1942|combustible (?:substances?|matter|material|organics?)||0.2|UN 0222, explosive
2880|water|5.5|16|UN 1748, 3485 or 3487
3487|water|5.5|16|UN 1748, 3485 or 3487
2880,1748|available chlorine|39!||UN 2208 or 3486
2208,3486|available chlorine|10!|39|UN 1748 or 3485
2014|(?:hydrogen peroxide|H2O2)|20|60|UN 2984 below, UN 2015 above
2984|(?:hydrogen peroxide|H2O2)|8|20!|UN 2014
2015|(?:hydrogen peroxide|H2O2)|60!||UN 2014
1830|(?:sulphuric acid|sulfuric acid|H2SO4)|51!||UN 2796
2796|(?:sulphuric acid|sulfuric acid|H2SO4)||51|UN 1830
2789|acetic acid|80!||UN 2790
2790/II|acetic acid|50|80|UN 2789 above, packing group III below 50 %
2790/III|acetic acid|10!|50!|packing group II from 50 % on, UN 2789 above 80 %; not subject to the Code at 10 % and less
1779|formic acid|85!||UN 3412
3412/II|formic acid|10|85|UN 1779 above, packing group III below 10 %
3412/III|formic acid|5|10!|packing group II from 10 % on, UN 1779 above 85 %
1873|perchloric acid|50!|72|UN 1802 below
1802|perchloric acid||50|UN 1873
2672|ammonia|10!|35|UN 2073 above
2073|ammonia|35!|50|UN 2672 below, UN 3318 above
3318|ammonia|50!||UN 2073 or 2672
2209|formaldehyde|25||not UN 2209
1835|(?:tetramethylammonium hydroxide|TMAH)||25!|UN 3560, toxic of packing group I
1835/II|(?:tetramethylammonium hydroxide|TMAH)|2.5!||packing group III
1835/III|(?:tetramethylammonium hydroxide|TMAH)||2.5|packing group II
3560|(?:tetramethylammonium hydroxide|TMAH)|25||UN 1835
1204|nitroglycerin||1|UN 3064
3064|nitroglycerin|1!|5|UN 1204 below, UN 0144 above
3319|nitroglycerin|2!|10|explosives of class 1
3343|nitroglycerin||30|explosives of class 1
3357|nitroglycerin||30|explosives of class 1
2059|nitrogen||12.6|explosives of class 1
1408|silicon|30|90!|not UN 1408
1040|ethylene oxide|87!||UN 1041, 1952 or 3300
1041|ethylene oxide|9!|87|UN 1952 below, UN 3300 above
1952|ethylene oxide||9|UN 1041
3300|ethylene oxide|87!||UN 1041
2067|ammonium nitrate|45!||UN 2071
2071|ammonium nitrate||70|UN 2067
1386|oil|1.5!||UN 2217, when moisture is at most 11 %
1790/I|(?:hydrofluoric acid|hydrogen fluoride|HF)|60!||packing group II up to 60 %
1790/II|(?:hydrofluoric acid|hydrogen fluoride|HF)||60|packing group I above 60 %
1848|propionic acid|10|90!|UN 3463 above
3463|propionic acid|90||UN 1848
1796/I,1826/I|nitric acid|50!||packing group II up to 50 %
1796/II,1826/II|nitric acid||50|packing group I above 50 %
1613|(?:hydrogen cyanide|hydrocyanic acid|HCN)||20|not to be carried
3294|(?:hydrogen cyanide|HCN)||45|not to be carried
2030,3484|hydrazine|37!||UN 3293
3293|hydrazine||37|UN 2030 above
1297|trimethylamine||50|not UN 1297
2270|ethylamine|50|70|another entry
2983|ethylene oxide||30|not to be carried
3065/II|(?:alcohol|vol\\.?|alc\\.?|ABV)|70!||packing group III up to 70 %
3065/III|(?:alcohol|vol\\.?|alc\\.?|ABV)|24!|70|packing group II above 70 %; not subject to the Code at 24 % and less
1326,1352,1358|water|25||UN 2545, 2546 or 2008, dry
1403|calcium carbide|0.1!||not subject to the Code
1794|(?:free )?(?:sulph|sulf)uric acid|3!||not UN 1794
2583,2584|free (?:sulph|sulf)uric acid|5!||UN 2585 or 2586
2585,2586|free (?:sulph|sulf)uric acid||5|UN 2583 or 2584
2626|chloric acid||10|not to be carried
2214,2698|maleic anhydride|0.05!||not subject to the Code
1907|sodium hydroxide|4!||not subject to the Code
3475|ethanol|10!||UN 1203
3320|sodium borohydride||12|another entry
3320|sodium hydroxide||40|another entry
3344|(?:PETN|pentaerythrit\\w+ tetranitrate)|10!|20|explosives of class 1
2907|(?:lactose|mannose|starch)|60||explosives of class 1
3149|per(?:oxy)?acetic acid||5|an organic peroxide, UN 3105 to 3109
1062|chloropicrin||2|UN 1581
1581|chloropicrin|2!||UN 1062
1051,1614|water||3!|not to be carried
1847,1849|water|30||UN 1382 or 1385
1382,1385|water||30!|UN 1847 or 1849
2318|water||25!|UN 2949
2949|water|25||UN 2318
3555|acetone|68||not to be carried
1010|butadienes?|20!||UN 1965 or another entry
1869|magnesium|50!||not UN 1869
1345|rubber|45!||not UN 1345
`;

function bound(text: string, open: number): { value: number; excluded: boolean } {
  return text === ''
    ? { value: open, excluded: false }
    : { value: Number(text.replace('!', '')), excluded: text.endsWith('!') };
}

/** Every condition of the list's qualifying text and of special provisions that the shares of constituents decide. */
export const contentsTable: readonly ContentsCondition[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const cells = line.match(/^([\d,/I]+)\|(.*)\|([\d.!]*)\|([\d.!]*)\|([^|]*)$/) ?? [];
    const [, entries = '', what = '', low = '', high = '', beyond = ''] = cells;
    const least = bound(low, Number.NEGATIVE_INFINITY);
    const most = bound(high, Number.POSITIVE_INFINITY);
    return {
      entries: entries.split(','),
      ...{ what, least: least.value, most: most.value, beyond },
      fits: (share) =>
        (least.excluded ? share > least.value : share >= least.value) &&
        (most.excluded ? share < most.value : share <= most.value),
    };
  });
