// IMDG 3.2.1 column 2, qualifying text, and special provisions: shares, temperatures and antioxidants that decide whether goods
// belong to the entry. A rule speaks when the declaration gives the figure.

import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';
import { carriedAt } from '../particulars/words-of-name.ts';
import { contentsTable } from './contents-table.ts';

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
    String.raw`(?<![<>≤≥~\d.,-]\s?)(?<!\b(?:than|to|least|most|max(?:imum)?|min(?:imum)?)\.?\s)${FIGURE}\s*(?:\([^)]*\)\s*)?(?:(?:of|w\/w|by (?:mass|weight|volume)|m\/m|wt\.?|v\/v)\s+){0,3}(?:${what})`,
    'i',
  );
  const behind = new RegExp(
    String.raw`(?:${what})(?:\s*(?:content|aqueous|solution|concentration|stabili[sz]ed|inhibited|acid|wetted|glacial|purity|strength|assay|technical|grade|share|,|:|=|of|is)){0,5}\s*${FIGURE}(?!\s*(?:of\s+)?(?:water|alcohol|oil|moisture|fat|acid)\b)`,
    'i',
  );
  const found = before.exec(words)?.[1] ?? behind.exec(words)?.[1];
  return found === undefined ? undefined : number(found);
}

const ask = (what: string) => ({
  english: `What is the share of ${what}, and by which analysis?`,
  chinese: '请提供该组分的含量及检测报告。',
});

const plainName = (what: string) =>
  what
    .replace(/\(\?:[^()|]*\)\?/g, '')
    .replace(/\(\?:([^|)]*)\|[^)]*\)/g, '$1')
    .replace(/\?/g, '');

export const contentsConditions = goodsRule({
  code: 'entry_contents',
  severity: 'error',
  source: 'IMDG 3.1.2.2, 3.2.1 column 2 (shares in the name), special provisions 28, 142, 307, 308, 314',
  sentence:
    'The shares that are stated are those of the entry: water of wetted explosives, oil of seed cake, combustibles.',
  check: (facts) => {
    const un = facts.un?.ok ? facts.un.value : undefined;
    if (un === undefined) return undefined;
    const group = facts.packingGroup?.ok ? facts.packingGroup.value : undefined;
    return contentsTable.flatMap(({ entries, what, fits, least, most, beyond }) => {
      if (!entries.includes(un) && !entries.includes(`${un}/${group}`)) return [];
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
