// IMDG 3.2.1 column 2, qualifying text, and special provisions: shares, temperatures and antioxidants that decide whether goods
// belong to the entry. A rule speaks when the declaration gives the figure.

import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';
import { carriedAt } from '../particulars/words-of-name.ts';

/*
 * numbers | what the share is of | least | most, in per cent; a bound with ! is itself outside | what goods beyond it are
 */
const LINES = `
1344|water|30||UN 0154, explosive
3364|water|10||UN 0154, explosive
1310|water|10||UN 0004, explosive
1320,1321,1322,1348|water|15||explosives of class 1
1336,1337,1357,1517,1349|water|20||explosives of class 1
1347,1354,1355,1356|water|30||explosives of class 1
1571|water|50||UN 0224, explosive
2852,3365,3366,3367,3368,3369,3370,3376|water|10||explosives of class 1
3317|water|20||UN explosives of class 1
2555|water|25||UN 0340 to 0342, explosive
2556|alcohol|25||UN 0340 to 0342, explosive
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
2014|hydrogen peroxide|20|60|UN 2984 below, UN 2015 above
2984|hydrogen peroxide|8|20!|UN 2014
2015|hydrogen peroxide|60!||UN 2014
1830|(?:sulph|sulf)uric acid|51!||UN 2796
2796|(?:sulph|sulf)uric acid||51|UN 1830
2789|acetic acid|80!||UN 2790
2790|acetic acid|10!|80|UN 2789 above; not subject to the Code at 10 % and less
1779|formic acid|85!||UN 3412
3412|formic acid|5|85|UN 1779 above
1873|perchloric acid|50!|72|UN 1802 below
1802|perchloric acid||50|UN 1873
2672|ammonia|10!|35|UN 2073 above
2073|ammonia|35!|50|UN 2672 below, UN 3318 above
3318|ammonia|50!||UN 2073 or 2672
2209|formaldehyde|25||not UN 2209
1835|tetramethylammonium hydroxide||25!|UN 3560, toxic of packing group I
3560|tetramethylammonium hydroxide|25||UN 1835
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
`;

type Condition = {
  readonly numbers: readonly string[];
  readonly what: string;
  readonly least: number;
  readonly most: number;
  readonly fits: (share: number) => boolean;
  readonly beyond: string;
};

function bound(text: string, open: number): { value: number; excluded: boolean } {
  return text === ''
    ? { value: open, excluded: false }
    : { value: Number(text.replace('!', '')), excluded: text.endsWith('!') };
}

const conditions: readonly Condition[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const cells = line.match(/^([\d,]+)\|(.*)\|([\d.!]*)\|([\d.!]*)\|([^|]*)$/) ?? [];
    const [, numbers = '', what = '', low = '', high = '', beyond = ''] = cells;
    const least = bound(low, Number.NEGATIVE_INFINITY);
    const most = bound(high, Number.POSITIVE_INFINITY);
    return {
      numbers: numbers.split(','),
      ...{ what, least: least.value, most: most.value, beyond },
      fits: (share) =>
        (least.excluded ? share > least.value : share >= least.value) &&
        (most.excluded ? share < most.value : share <= most.value),
    };
  });

const FIGURE = String.raw`(\d+(?:[.,]\d+)?)\s*(?:%|％|per ?cent)`;
const number = (text: string) => Number(text.replace(',', '.'));

/** The share of a constituent in the words or the composition; undefined when it is not stated as one figure. */
function shareOf(facts: GoodsFacts, what: string): number | undefined {
  const listed = facts.composition.filter(({ name }) => new RegExp(what, 'i').test(name ?? ''));
  const [only, ...others] = listed.flatMap(({ percent }) =>
    /^\s*\d+(?:[.,]\d+)?\s*%?\s*$/.test(String(percent ?? '')) ? [number(String(percent).replace(/[%\s]/g, ''))] : [],
  );
  if (only !== undefined && others.length === 0) return only;
  const words = allWordsOf(facts).normalize('NFKC');
  const before = new RegExp(
    String.raw`(?<![<>≤≥~\d.,-]\s?)(?<!\b(?:than|to|least|most|max(?:imum)?|min(?:imum)?)\.?\s)${FIGURE}\s*(?:\([^)]*\)\s*)?(?:of\s+|w\/w\s+|by mass\s+)?(?:${what})`,
    'i',
  );
  const behind = new RegExp(
    String.raw`(?:${what})(?:\s*(?:content|aqueous|solution|concentration|stabili[sz]ed|inhibited|acid|wetted|,|:|=|of|is)){0,5}\s*${FIGURE}(?!\s*(?:of\s+)?(?:water|alcohol|oil|moisture|fat|acid)\b)`,
    'i',
  );
  const found = before.exec(words)?.[1] ?? behind.exec(words)?.[1];
  return found === undefined ? undefined : number(found);
}

const ask = (what: string) => ({
  english: `What is the share of ${what}, and by which analysis?`,
  chinese: '请提供该组分的含量及检测报告。',
});

const plainName = (what: string) => what.replace(/\(\?:([^|)]*)\|[^)]*\)/g, '$1').replace(/\?/g, '');

export const contentsConditions = goodsRule({
  code: 'entry_contents',
  severity: 'error',
  source: 'IMDG 3.1.2.2, 3.2.1 column 2 (shares in the name), special provisions 28, 142, 307, 308, 314',
  sentence:
    'The shares that are stated are those of the entry: water of wetted explosives, oil of seed cake, combustibles.',
  check: (facts) => {
    const un = facts.un?.ok ? facts.un.value : undefined;
    if (un === undefined) return undefined;
    return conditions.flatMap(({ numbers, what, fits, least, most, beyond }) => {
      if (!numbers.includes(un)) return [];
      const share = shareOf(facts, what);
      if (share === undefined || fits(share)) return [];
      const limits = [
        ...(Number.isFinite(least) ? [`from ${least} %`] : []),
        ...(Number.isFinite(most) ? [`up to ${most} %`] : []),
      ].join(' ');
      return {
        message: `UN ${un} has ${limits} ${plainName(what)}; ${share} % is stated: ${beyond}.`,
        about: facts.stated('commodityName', 'properShippingName', 'additionalInformation', 'unNo'),
        ask: ask(plainName(what)),
      };
    });
  },
});

/** UN 2031 has rows by the share of nitric acid: above 70 % packing group I, 65 to 70 % with 5.1, below without. */
export const nitricAcid = goodsRule({
  code: 'nitric_acid_share',
  severity: 'error',
  source: 'IMDG 3.2.1 (UN 2031)',
  sentence: 'Nitric acid above 70 % is packing group I, from 65 % on it has the subsidiary hazard 5.1.',
  check: (facts) => {
    const share = facts.un?.ok && facts.un.value === '2031' ? shareOf(facts, 'nitric acid') : undefined;
    if (share === undefined) return undefined;
    const isFirst = facts.packingGroup?.ok === true && facts.packingGroup.value === 'I';
    const oxidizes = facts.subsidiaries.some((one) => one.ok && one.value === '5.1');
    const about = facts.stated('properShippingName', 'packingGroup', 'subRiskClassNo', 'commodityName');
    if (share > 70 && !isFirst) return { message: `Nitric acid of ${share} % is packing group I.`, about };
    return share >= 65 && !oxidizes
      ? { message: `Nitric acid of ${share} % has the subsidiary hazard 5.1.`, about }
      : undefined;
  },
});

/* Antioxidants of fish meal at the time of consignment, least in mg/kg (special provision 308). */
const ANTIOXIDANTS: readonly (readonly [RegExp, number])[] = [
  [/ethoxyquin[^\d;]{0,30}(\d+)\s*(?:ppm|mg)|(\d+)\s*(?:ppm|mg\/kg)[^;\d]{0,15}ethoxyquin/i, 50],
  [
    /(?:BHT|butylated hydroxytoluene)[^\d;]{0,30}(\d+)\s*(?:ppm|mg)|(\d+)\s*(?:ppm|mg\/kg)[^;\d]{0,15}(?:BHT|butylated)/i,
    100,
  ],
  [/tocopherol[^\d;]{0,30}(\d+)\s*(?:ppm|mg)|(\d+)\s*(?:ppm|mg\/kg)[^;\d]{0,15}tocopherol/i, 250],
];
const NO_ANTIOXIDANT =
  /(?:no|without(?: an)?) (?:antioxidant|stabili[sz]er)|un(?:stabili[sz]ed|treated)|未(?:加|经)(?:抗氧化剂|稳定)/i;
const MOST_ON_LOADING = 35;

export const fishMeal = goodsRule({
  code: 'fish_meal_stabilized',
  severity: 'error',
  source: 'IMDG special provisions 308, 928',
  sentence: 'Fish meal of UN 2216 has enough antioxidant when it is consigned, and at most 35 °C when it is loaded.',
  check: (facts) => {
    if (!facts.un?.ok || facts.un.value !== '2216') return undefined;
    const words = allWordsOf(facts);
    const about = facts.stated('commodityName', 'additionalInformation', 'unNo');
    const [untreated] = NO_ANTIOXIDANT.exec(words) ?? [];
    if (untreated !== undefined) return { message: `"${untreated}": without stabilization it is UN 1374.`, about };
    for (const [pattern, least] of ANTIOXIDANTS) {
      const [, first, second] = pattern.exec(words) ?? [];
      const amount = Number(first ?? second ?? Number.NaN);
      if (amount < least) return { message: `${amount} mg/kg of antioxidant; at least ${least} are needed.`, about };
    }
    const [degrees] = [...words.matchAll(/(\d{2,3})\s*°?\s*C\b/g)].map(([, one = '']) => Number(one));
    return degrees !== undefined && degrees > MOST_ON_LOADING
      ? {
          message: `${degrees} °C when loaded; at most ${MOST_ON_LOADING} °C, or 5 °C above the air.`,
          about,
          severity: 'warning',
        }
      : undefined;
  },
});

const HOT_FLAMMABLE = 60;
const HOT_LIQUID = 100;
const HOT_SOLID = 240;

/** UN 3256: flashes above 60 °C and is at or above its flash point; UN 3257: 100 °C and below it; UN 3258: 240 °C. */
export const elevatedTemperatureEntry = goodsRule({
  code: 'elevated_temperature_entry',
  severity: 'error',
  source: 'IMDG 2.3.1.2.2, 2.9.2.2, 3.2.1 (UN 3256 to 3258)',
  sentence: 'Goods at elevated temperature are declared under the entry that their temperature and flash point mean.',
  check: (facts) => {
    const un = facts.un?.ok ? facts.un.value : '';
    const [degrees] = carriedAt(facts);
    const flash = facts.flashPoint;
    const about = facts.stated('unNo', 'flashPoint', 'commodityName', 'additionalInformation');
    const doubt = (message: string) => ({
      message,
      about,
      severity: isStatedDirectly(facts) ? ('error' as const) : ('warning' as const),
    });
    if (un === '3256' && flash !== undefined && flash.most <= HOT_FLAMMABLE)
      return doubt(
        `UN 3256 is for liquids that flash above ${HOT_FLAMMABLE} °C; this one flashes at ${flash.most} °C.`,
      );
    if (degrees === undefined) return undefined;
    if (un === '3256' && flash !== undefined && Number.isFinite(flash.least) && degrees < flash.least)
      return doubt(`UN 3256 is carried at or above its flash point of ${flash.least} °C, not at ${degrees} °C.`);
    if (un === '3257' && degrees < HOT_LIQUID)
      return doubt(`UN 3257 is carried at ${HOT_LIQUID} °C or more, not at ${degrees} °C.`);
    if (un === '3257' && flash !== undefined && Number.isFinite(flash.most) && degrees >= flash.most)
      return doubt(`UN 3257 is carried below its flash point of ${flash.most} °C; at ${degrees} °C it is UN 3256.`);
    if (un === '3258' && degrees < HOT_SOLID)
      return doubt(`UN 3258 is carried at ${HOT_SOLID} °C or more, not at ${degrees} °C.`);
    return undefined;
  },
});
