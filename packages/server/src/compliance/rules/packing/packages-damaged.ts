// IMDG 4.1.1.1, 4.1.1.18: leaking or damaged packages do not travel but in salvage packagings.

import { ownWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';

const PACKAGE =
  '(?:drums?|packag(?:es?|ings?)|box(?:es)?|cartons?|bags?|IBCs?|cylinders?|jerricans?|pails?|cans?|pallets?|tanks?)';
const STATE = '(?:leak(?:s|ing|ed)|damaged|dented|bulging|swollen|corroded|rusted|broken|torn|deformed)';
const DAMAGED = new RegExp(
  `(?<!\\b(?:if|when|no|not|any|in case)\\b[^.;]{0,25})(?:\\b${PACKAGE} (?:(?:are|is|were|was|found|slightly|partly|already|have been) ){1,3}${STATE}\\b|(?<!\\b(?:no|not|any|without|from) )\\b${STATE} ${PACKAGE}\\b)|(?<!如|若|无|未)(?:包装|桶)(?:已)?(?:泄漏|破损|变形)`,
  'i',
);
const ALLOWED = /\bsalvage\b|救助|SP ?376|P908|P911/i;

export const packagesDamaged = goodsRule({
  code: 'packages_damaged',
  severity: 'error',
  source: 'IMDG 4.1.1.1, 4.1.1.9, 4.1.1.18',
  sentence: 'Leaking or damaged packages are not shipped, unless in salvage packagings.',
  check: (facts) => {
    const words = ownWordsOf(facts);
    const [said] = DAMAGED.exec(words) ?? [];
    if (
      said === undefined ||
      facts.rows.length === 0 ||
      ALLOWED.test(words) ||
      (facts.mark?.ok && facts.mark.value.code.suffix === 'T')
    )
      return undefined;
    return {
      message: `"${said}": damaged packages do not travel, but in salvage packagings.`,
      about: facts.stated('additionalInformation', 'packageQuantityAndType'),
      ask: {
        english: 'Were the damaged packages replaced or put into salvage packagings?',
        chinese: '破损包装是否已更换或装入救助包装？',
      },
    };
  },
});
