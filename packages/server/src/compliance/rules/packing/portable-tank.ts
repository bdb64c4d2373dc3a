// IMDG chapter 4.2 and 6.7: the tank against the instruction of the goods (4.2.5.2.5), its inspection (6.7.2.19), its filling
// (4.2.1.9), and flexitanks, which the Code has not.

import { isDangerous } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { ownWordsOf } from '../../declaration/goods-words.ts';
import { isInPortableTank } from '../../declaration/packaging-of-goods.ts';
import { goodsRule } from '../../rule.ts';
import { monthsSince, testDatesIn } from './test-dates.ts';

/* 4.2.5.2.5: instruction of the goods | instructions of tanks that may be used for it too. */
const ALSO: Readonly<Record<number, string>> = {
  1: '2-22',
  2: '4-5 7-22',
  3: '4-22',
  4: '5 7-22',
  5: '10 14 19-20 22',
  6: '7-22',
  7: '8-22',
  8: '9-10 13-14 19-22',
  9: '10 13-14 19-22',
  10: '14 19-20 22',
  11: '12-22',
  12: '14 16 18-20 22',
  13: '14 19-22',
  14: '19-20 22',
  15: '16-22',
  16: '18-20 22',
  17: '18-22',
  18: '19-20 22',
  19: '20 22',
  20: '22',
  21: '22',
};

/** Whether a tank of one instruction serves goods of another. */
function serves(tank: number, goods: number): boolean {
  if (tank === goods) return true;
  return (ALSO[goods] ?? '').split(' ').some((range) => {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    return tank >= from && tank <= to;
  });
}

const TANK_CODE = /\bT\s?-?(\d{1,2})\b(?!\s*(?:°|h\b|kg))/;
const GOODS_CODE = /^T(\d{1,2})$/;
const about = (facts: GoodsFacts) => facts.stated('packageQuantityAndType', 'additionalInformation', 'unNo');
const ask = {
  english: 'Which tank is it (instruction T, date of the last 2.5 and 5 year test), and how far is it filled?',
  chinese: '请提供罐柜的T代码、最近一次2.5年/5年检验日期以及充装度。',
};

export const tankType = goodsRule({
  code: 'tank_type',
  severity: 'error',
  source: 'IMDG 3.2.1 column 13, 4.2.5.2.5',
  sentence: 'A portable tank is of the instruction that the list has for the goods, or of a stricter one.',
  check: (facts) => {
    const tank = Number(TANK_CODE.exec(ownWordsOf(facts))?.[1] ?? Number.NaN);
    const isTank = isInPortableTank(facts) || /\btanks?\b|罐/i.test(ownWordsOf(facts));
    if (!Number.isFinite(tank) || !isTank || facts.rows.length === 0) return undefined;
    const needed = facts.rows.map(({ carriage }) =>
      (carriage.tankInstructions?.values ?? []).flatMap((one) => Number(GOODS_CODE.exec(one)?.[1] ?? Number.NaN)),
    );
    const fits = needed.some((codes) => codes.length === 0 || codes.some((code) => serves(tank, code)));
    if (fits) return undefined;
    const expected = [...new Set(needed.flat().map((code) => `T${code}`))];
    return {
      message: `The tank is T${tank}; UN ${facts.rows[0]?.un} needs ${expected.join(' or ')}, or one of 4.2.5.2.5 above it.`,
      ...{ about: about(facts), ask, expected },
    };
  },
});

const YEARS_5 = 60;
const YEARS_2 = 30;
const TOLERANCE = 3;

export const tankTest = goodsRule({
  code: 'tank_test',
  severity: 'error',
  source: 'IMDG 6.7.2.19, 6.7.3.15, 6.7.4.14',
  sentence: 'A portable tank was tested within two and a half years, and is not filled after the day of its next test.',
  check: (facts) => {
    const words = ownWordsOf(facts);
    if (!isInPortableTank(facts) && !/\b(?:tanks?|ISO ?tank)\b|罐/i.test(facts.text('packageQuantityAndType') ?? ''))
      return undefined;
    const dates = testDatesIn(words);
    const due = dates.filter(({ kind }) => kind === 'due').map(({ month }) => monthsSince(month, facts.on));
    if (due.some((months) => months > 0))
      return { message: 'The test of the tank was due before the sailing.', about: about(facts), ask };
    const last = dates.filter(({ kind }) => kind === 'done').map(({ month }) => monthsSince(month, facts.on));
    if (last.length === 0 || due.length > 0) return undefined;
    const months = Math.min(...last);
    if (months <= YEARS_2) return undefined;
    const message = `The last test of the tank was ${Math.floor(months)} months ago; one is due every ${YEARS_2} months, a pressure test every ${YEARS_5}.`;
    return { message, about: about(facts), ask, severity: months <= YEARS_2 + TOLERANCE ? 'warning' : 'error' };
  },
});

const FILLED =
  /(?:fill(?:ed|ing)?(?: (?:to|degree|level|ratio))?|degree of filling|ullage|充装(?:度|率|量)?|装载率)[^\d%;]{0,20}(\d{1,3}(?:[.,]\d+)?)\s*%|(\d{1,3}(?:[.,]\d+)?)\s*%\s*(?:full|filled|fill)/i;
const CAPACITY = /capacity[^\d;]{0,15}([\d,. ]{3,8}?)\s*L\b|([\d,. ]{3,8}?)\s*L\b[^.;]{0,12}capacity/i;
const LOADED = /(?:filled|loaded|fill(?:ing)?|contains|containing)[^\d;%]{0,12}([\d,. ]{3,8}?)\s*L\b/i;
const HALF = 50;
const litres = (text: string | undefined) => Number((text ?? '').replace(/[,. ]/g, '') || Number.NaN);

/** Per cent of the capacity, of litres that are stated, or "half full". */
function shareFilled(words: string): number {
  if (/\bhalf[- ](?:full|filled|empty)\b|半满/i.test(words)) return HALF;
  const [, before, behind] = CAPACITY.exec(words) ?? [];
  return Math.round((100 * litres(LOADED.exec(words)?.[1])) / litres(before ?? behind));
}

const SURGE = /\bbaffle|surge plate|compartment|防波板/i;
const [LEAST, MOST, FULL] = [80, 20, 98];

export const tankFilling = goodsRule({
  code: 'tank_filling',
  severity: 'error',
  source: 'IMDG 4.2.1.9.2, 4.2.1.9.6, 4.1.1.4',
  sentence: 'A tank without surge plates is filled to at least 80 % or at most 20 %, and no liquid above 98 %.',
  check: (facts) => {
    const words = ownWordsOf(facts);
    const [said = '', first, second] = FILLED.exec(words) ?? [];
    const figure = Number((first ?? second)?.replace(',', '.') ?? shareFilled(words));
    if (!Number.isFinite(figure) || facts.state === 'solid' || facts.state === 'gas' || facts.state === 'article')
      return undefined;
    const degree = /ullage/i.test(said) ? 100 - figure : figure;
    if (degree > FULL) return { message: `Filled to ${degree} %: no room for expansion.`, about: about(facts), ask };
    const sloshes = isInPortableTank(facts) && degree > MOST && degree < LEAST && !SURGE.test(words);
    return sloshes
      ? {
          message: `The tank is filled to ${degree} %: between ${MOST} and ${LEAST} % it may not travel without surge plates.`,
          about: about(facts),
          ask,
        }
      : undefined;
  },
});

export const flexitank = goodsRule({
  code: 'flexitank',
  severity: 'error',
  source: 'IMDG 4.2.1, 4.3; CTU Code; not in IMDG chapters 6.5 to 6.9',
  sentence: 'Dangerous goods do not travel in flexitanks.',
  check: (facts) => {
    const [said] = /\bflexi-? ?(?:tanks?|bags?)\b|液袋/i.exec(ownWordsOf(facts)) ?? [];
    return said === undefined || !isDangerous(facts)
      ? undefined
      : { message: `"${said}": flexitanks are no containment for dangerous goods.`, about: about(facts), ask };
  },
});
