// IMDG 3.2.1 columns 13 and 14, 4.2.5: portable tanks only for goods that have a tank instruction.

import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { isInPortableTank } from '../../declaration/packaging-of-goods.ts';
import { goodsRule } from '../../rule.ts';

const isWithoutTank = ({ carriage }: GoodsFacts['rows'][number]) => carriage.tankInstructions?.values.length === 0;

export const tankInstruction = goodsRule({
  code: 'tank_instruction',
  severity: 'error',
  source: 'IMDG 3.2.1 column 13, 4.2.5.2.1',
  sentence: 'Goods travel in a portable tank only where the list has an instruction for it.',
  check: (facts) => {
    const [row] = facts.rows;
    if (row === undefined || !isInPortableTank(facts) || !facts.rows.every(isWithoutTank)) return undefined;
    return {
      message: `UN ${row.un} has no instruction for portable tanks (${row.carriage.tankInstructions?.source}).`,
      about: facts.stated('packageQuantityAndType', 'unNo'),
      ask: {
        english: 'By which approval do these goods travel in a portable tank?',
        chinese: '该货物依据何种批准使用可移动罐柜运输？',
      },
    };
  },
});
