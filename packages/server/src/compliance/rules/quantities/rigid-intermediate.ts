// IMDG 3.4.2.3: liquids of class 8, packing group II, in glass, porcelain or stoneware as limited quantities.

import { ownWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';
import { isLimitedQuantity } from './limited-quantity.ts';

const FRAGILE = /\b(?:glass|porcelain|stoneware|ampoules?)\b|玻璃|陶瓷/i;
const INTERMEDIATE = /\bintermediate\b|\brigid (?:plastics? |metal )?(?:containers?|cans?|liners?|packaging)|中间包装/i;
const NONE = /\b(?:no|without(?: an?)?|not in (?:an?)?)\s*(?:rigid )?intermediate|无中间包装/i;

export const rigidIntermediate = goodsRule({
  code: 'limited_quantity_rigid_intermediate',
  severity: 'error',
  source: 'IMDG 3.4.2.3 (UN Model Regulations 3.4.2)',
  sentence:
    'Liquids of class 8, packing group II, in glass as limited quantities are in rigid intermediate packagings.',
  check: (facts) => {
    const isCorrosive = facts.rows.length > 0 && facts.rows.every(({ hazardClass }) => hazardClass === '8');
    const isSecond = facts.packingGroup?.ok === true && facts.packingGroup.value === 'II';
    const words = `${facts.text('innerPackageQuantityAndType') ?? ''} ; ${facts.text('innerPackagingNet') ?? ''} ; ${ownWordsOf(facts)}`;
    if (!isLimitedQuantity(facts) || !isCorrosive || !isSecond || facts.state !== 'liquid' || !FRAGILE.test(words))
      return undefined;
    const isDenied = NONE.test(words);
    if (INTERMEDIATE.test(words) && !isDenied) return undefined;
    return {
      message: 'Class 8, packing group II, in glass as limited quantity: a rigid intermediate packaging is not stated.',
      about: facts.stated('innerPackageQuantityAndType', 'limitedQuantity', 'packingGroup'),
      severity: isDenied ? 'error' : 'warning',
      ask: {
        english: 'Are the glass receptacles enclosed in rigid intermediate packagings?',
        chinese: '玻璃内包装外是否有刚性中间包装？',
      },
    };
  },
});
