// IMDG chapter 4.3, 3.2.1 column 13 (BK1 to BK3): solids that have a bulk container code.

import { isInBulk } from '../../declaration/packaging-of-goods.ts';
import { goodsRule } from '../../rule.ts';

export const bulkContainer = goodsRule({
  code: 'bulk_container',
  severity: 'error',
  source: 'IMDG 4.3.1, 3.2.1 column 13',
  sentence: 'Only solids go in bulk containers, and none of packing group I.',
  check: (facts) => {
    if (!isInBulk(facts) || facts.rows.length === 0) return undefined;
    const isFluid = facts.rows.every(({ state }) => state === 'liquid' || state === 'gas');
    const isFirst = facts.packingGroup?.ok === true && facts.packingGroup.value === 'I';
    if (!isFluid && !isFirst) return undefined;
    const un = facts.rows[0]?.un;
    return {
      message: `UN ${un} in a bulk container: ${isFluid ? 'these are for solids' : 'packing group I has no code for one'}.`,
      about: facts.stated('packageQuantityAndType', 'unNo', 'packingGroup'),
      ask: {
        english: 'In which packagings, or by which bulk container code (BK), do the goods travel?',
        chinese: '该货物采用何种包装？如为散装，请提供散装容器代码（BK）。',
      },
    };
  },
});
