// IMDG special provision 978, 5.4.1.5: dates of production and packing, and temperature of charcoal, in the transport document.

import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';

const IN_WORDS =
  /\b(?:weather\w*|produced|production|packed on|packing date|date of packing|carboni[sz]\w*|SP ?978|special provision 978|self-?heating test)\b|生产日期|陈化/i;

export const charcoalParticulars = goodsRule({
  code: 'charcoal_particulars_missing',
  severity: 'warning',
  omission: 'beside-forms',
  source: 'IMDG special provision 978',
  sentence: 'Charcoal is declared with the days of production and packing, and its temperature then.',
  check: (facts) => {
    const isCharcoal = facts.rows.length > 0 && facts.rows.every(({ un }) => un === '1361');
    const stated = facts.stated('productionDate', 'packingDate', 'packingTemperature');
    if (!isCharcoal || !isStatedDirectly(facts) || stated.length > 0 || IN_WORDS.test(allWordsOf(facts)))
      return undefined;
    return {
      message: 'UN 1361 is declared without the days of production and packing, and the temperature then.',
      about: facts.stated('unNo'),
      ask: {
        english: 'Dates of production and packing, kind of weathering, and temperature on the day of packing?',
        chinese: '请提供生产日期、包装日期、陈化处理方式和包装当天温度。',
      },
    };
  },
});
