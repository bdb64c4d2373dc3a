// IMDG 4.2.3.7: the date at which the actual holding time of a refrigerated liquefied gas in a portable tank ends is worked out
// for each journey, and entered in the transport document.

import { textOf } from '../../declaration/declaration.ts';
import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { isInPortableTank } from '../../declaration/packaging-of-goods.ts';
import { goodsRule } from '../../rule.ts';

const IN_WORDS = /holding time[^;]{0,40}?(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[./](\d{1,2})[./](\d{4}))/i;

/** The day on which the holding time ends, ISO: as stated by itself, or in words ("END OF HOLDING TIME: 30/9/2026"). */
function endOfHoldingTime(facts: GoodsFacts): string | undefined {
  const stated = facts.text('endOfHoldingTime');
  const [, year, month, day, first, second, last] =
    IN_WORDS.exec(stated === undefined ? allWordsOf(facts) : `holding time ${stated}`) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  return last === undefined ? undefined : `${last}-${second?.padStart(2, '0')}-${first?.padStart(2, '0')}`;
}

const isRefrigerated = ({ rows }: GoodsFacts) =>
  rows.length > 0 && rows.every(({ name }) => /REFRIGERATED LIQUID/.test(name));

const ask = {
  english: 'On which day does the actual holding time of the tank end?',
  chinese: '罐体的实际维持时间（保温时间）到哪一天结束？',
};

export const holdingTimeMissing = goodsRule({
  code: 'holding_time_missing',
  severity: 'error',
  omission: 'beside-forms',
  source: 'IMDG 4.2.3.7.3',
  sentence: 'A refrigerated liquefied gas in a portable tank is declared with the day on which its holding time ends.',
  check: (facts) => {
    if (!isRefrigerated(facts) || !isInPortableTank(facts) || !isStatedDirectly(facts)) return undefined;
    if (endOfHoldingTime(facts) !== undefined) return undefined;
    const message = 'The end of the holding time of the refrigerated liquefied gas in a portable tank is not stated.';
    return { message, about: facts.stated('unNo', 'packageQuantityAndType'), ask };
  },
});

export const holdingTimeOver = goodsRule({
  code: 'holding_time_over',
  severity: 'error',
  source: 'IMDG 4.2.3.7; arithmetic',
  sentence: 'The holding time of a refrigerated liquefied gas ends after the sailing.',
  check: (facts) => {
    const end = isRefrigerated(facts) ? endOfHoldingTime(facts) : undefined;
    const sailing = textOf(facts.declaration.sailingDate) ?? facts.on;
    if (end === undefined || end > sailing) return undefined;
    const message = `The holding time ends on ${end}; the ship sails on ${sailing}.`;
    return { message, about: [...facts.stated('endOfHoldingTime'), facts.declaration.sailingDate], ask };
  },
});
