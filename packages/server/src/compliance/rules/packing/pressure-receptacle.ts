// IMDG 4.1.4.1 (P200): period of the test and filling ratio of pressure receptacles.

import { fillingRatioOf } from '../../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { ownWordsOf } from '../../declaration/goods-words.ts';
import { netPerPackage, packagesOf } from '../../declaration/package-masses.ts';
import { goodsRule } from '../../rule.ts';
import { monthsSince, testDatesIn } from './test-dates.ts';

const RECEPTACLE = /cylinder|tube\b|bundle|pressure drum|钢瓶|气瓶/i;
const isInReceptacles = (facts: GoodsFacts) =>
  RECEPTACLE.test(packagesOf(facts)?.kind ?? '') &&
  facts.rows.length > 0 &&
  facts.rows.every(({ state }) => state === 'gas');
const about = (facts: GoodsFacts) => facts.stated('packageQuantityAndType', 'additionalInformation', 'unNo');
const ask = {
  english: 'When were the cylinders last tested, what is their water capacity, and how much gas does each hold?',
  chinese: '钢瓶最近一次检验日期、水容积及每瓶充装量是多少？',
};

const [SHORT_YEARS, LONG_YEARS] = [5, 10];
const MONTHS = 12;

/** P200: five years for toxic and corrosive gases, ten for others; some longer with provisions of their own. */
function periodOf({ rows }: GoodsFacts): number {
  const isHarsh = rows.every(({ hazardClass, subsidiaryHazards }) =>
    [hazardClass, ...subsidiaryHazards].some((one) => one === '2.3' || one === '6.1' || one === '8'),
  );
  return isHarsh ? SHORT_YEARS : LONG_YEARS;
}
const LONG_PERIOD = /\b15[- ]years?\b|provision (?:v|ua)|\b15年/i;

export const receptacleTest = goodsRule({
  code: 'pressure_receptacle_test',
  severity: 'error',
  source: 'IMDG 4.1.4.1 (P200), 4.1.6.1.10, 6.2.1.6',
  sentence:
    'Cylinders are not filled after their periodic test is due: five years for toxic and corrosive gases, ten for others.',
  check: (facts) => {
    const words = ownWordsOf(facts);
    if (!isInReceptacles(facts)) return undefined;
    const dates = testDatesIn(words);
    const due = dates.filter(({ kind }) => kind === 'due').map(({ month }) => monthsSince(month, facts.on));
    if (due.some((months) => months > 0))
      return { message: 'The periodic test of the cylinders was due before the sailing.', about: about(facts), ask };
    const last = dates.filter(({ kind }) => kind === 'done').map(({ month }) => monthsSince(month, facts.on));
    const years = LONG_PERIOD.test(words) ? LONG_YEARS + SHORT_YEARS : periodOf(facts);
    if (last.length === 0 || due.length > 0 || Math.min(...last) <= years * MONTHS) return undefined;
    return {
      message: `The cylinders were last tested ${Math.floor(Math.min(...last) / MONTHS)} years ago; UN ${facts.rows[0]?.un} has a test every ${years} years (P200).`,
      ...{ about: about(facts), ask },
    };
  },
});

const RATIO =
  /filling (?:ratio|factor|density|degree)[^\d;]{0,15}(\d+(?:[.,]\d+)?)(?!\s*%)|充装系数[^\d;]{0,6}(\d+(?:[.,]\d+)?)/i;
const CAPACITY =
  /(\d+(?:[.,]\d+)?)\s*(?:L|lit(?:er|re)s?|升)\b(?:[^.;]{0,20}(?:water )?(?:capacity|cylinders?|bottles?|钢瓶))?/i;
/** Rounding of masses and volumes. */
const TOLERANCE = 1.02;

function statedRatio(facts: GoodsFacts): number | undefined {
  const words = ownWordsOf(facts);
  const [, first, second] = RATIO.exec(words) ?? [];
  const stated = first ?? second;
  if (stated !== undefined) return Number(stated.replace(',', '.'));
  const litres = Number(CAPACITY.exec(words)?.[1]?.replace(',', '.') ?? Number.NaN);
  const net = netPerPackage(facts);
  return net === undefined || !(litres > 0) ? undefined : net / litres;
}

export const receptacleFilling = goodsRule({
  code: 'pressure_receptacle_filling',
  severity: 'error',
  source: 'IMDG 4.1.4.1 (P200, table 2)',
  sentence: 'A cylinder holds no more of a liquefied gas than its filling ratio allows.',
  check: (facts) => {
    const un = facts.un?.ok ? facts.un.value : '';
    const most = isInReceptacles(facts) ? fillingRatioOf(un) : undefined;
    const ratio = statedRatio(facts);
    if (most === undefined || ratio === undefined || ratio <= most * TOLERANCE) return undefined;
    return {
      message: `${Math.round(ratio * 100) / 100} kg a litre; P200 has at most ${most} for UN ${un}.`,
      ...{ about: about(facts), ask },
    };
  },
});
