// IMDG 2.2.2.3: gases that are toxic by their LC50.

import { allWordsOf } from '../declaration/goods-words.ts';
import { goodsRule } from '../rule.ts';

const LC50 = /LC\s?50[^\d;]{0,30}(\d{1,6}(?:[.,]\d+)?)\s*(?:mL\/m|ml\/m|ppm)/i;
const MOST = 5000;

export const toxicGas = goodsRule({
  code: 'toxic_gas',
  severity: 'error',
  source: 'IMDG 2.2.2.3',
  sentence: 'A gas whose LC50 is at most 5,000 mL/m³ is of division 2.3.',
  check: (facts) => {
    const [, written = ''] = LC50.exec(allWordsOf(facts)) ?? [];
    const figure = Number(written.replace(/,(?=\d{3}$)/, '').replace(',', '.'));
    const division = facts.hazardClass?.ok ? facts.hazardClass.value : '';
    if (!(figure > 0 && figure <= MOST) || !/^2\.[12]$/.test(division)) return undefined;
    return {
      message: `An LC50 of ${figure} mL/m³ means division 2.3, not ${division}.`,
      about: facts.stated('additionalInformation', 'imoHazardClassNo', 'unNo'),
      expected: ['2.3'],
      ask: {
        english: 'What is the LC50 of the gas, and by which study?',
        chinese: '该气体的LC50是多少？依据何种试验？',
      },
    };
  },
});
