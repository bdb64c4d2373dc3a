// IMDG 5.5.2.4.1: documents of fumigated cargo transport units: day and time, fumigant and its amount.

import { textOf } from '../../declaration/declaration.ts';
import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';

const FUMIGANT =
  /methyl bromide|phosphine|phosphide|sulphuryl|sulfuryl|chloropicrin|hydrogen cyanide|ethylene oxide|carbonyl sulphide|fumigant\s*[:：]|溴甲烷|磷化|硫酰氟/i;
const AMOUNT = /\d\s*(?:k?g|mL|L|tablets?|pellets?)\b/i;
const DAY = /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|\d{4}年/;

export const fumigationDateAhead = goodsRule({
  code: 'fumigation_date_ahead',
  severity: 'error',
  source: 'IMDG 5.5.2.4.1; arithmetic',
  sentence: 'A unit is fumigated before it sails.',
  check: (facts) => {
    const day = /\d{4}-\d{2}-\d{2}/.exec(facts.text('fumigationDate') ?? '')?.[0];
    const sailing = textOf(facts.declaration.sailingDate);
    if (day === undefined || sailing === undefined || day <= sailing) return undefined;
    const message = `The unit is fumigated on ${day}, after the sailing on ${sailing}.`;
    return { message, about: [...facts.stated('fumigationDate'), facts.declaration.sailingDate] };
  },
});

export const fumigationParticulars = goodsRule({
  code: 'fumigation_particulars_missing',
  severity: 'error',
  omission: 'beside-forms',
  source: 'IMDG 5.5.2.4.1',
  sentence: 'A fumigated unit is declared with day and time of the fumigation, the fumigant and its amount.',
  check: (facts) => {
    if (!facts.un?.ok || facts.un.value !== '3359' || !isStatedDirectly(facts)) return undefined;
    const words = `${allWordsOf(facts)} ; ${facts.text('fumigant') ?? ''}`;
    const missing = [
      ...(facts.text('fumigationDate') === undefined && !DAY.test(words) ? ['day and time of the fumigation'] : []),
      ...(facts.text('fumigant') === undefined && !FUMIGANT.test(words) ? ['the fumigant'] : []),
      ...(AMOUNT.test(words) ? [] : ['its amount']),
    ];
    return missing.length === 0
      ? undefined
      : {
          message: `Not stated of the fumigated unit: ${missing.join(', ')}.`,
          about: facts.stated('unNo'),
          ask: {
            english: 'When was the unit fumigated, with what, and how much of it?',
            chinese: '请提供熏蒸日期和时间、熏蒸剂名称及用量。',
          },
        };
  },
});
