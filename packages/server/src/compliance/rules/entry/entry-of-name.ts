// IMDG 2.0.2.2, 3.1.1.2: the product's own name against the entry that is declared.

import { findListedNames } from '../../../dangerous-goods/offline.ts';
import { isDangerous } from '../../declaration/declared-hazards.ts';
import { goodsRule } from '../../rule.ts';

/** So many numbers mean a wide word, no substance. */
const MOST_NUMBERS = 4;
/** Names that say for what, with what or from what the goods are. */
const RELATED =
  /\b(?:for|with|from|in|of|containing|contains|based|type|like|residue|waste|used|empty|remover|stripper|tester|parts?|kit|set)\b|\+|&|用|含/i;

const OF_CONTENTS: ReadonlySet<string> = new Set(['1950', '2037', '3150', '3528', '3529', '3530']);

export const entryOfName = goodsRule({
  code: 'entry_of_name',
  severity: 'warning',
  source: 'IMDG 2.0.2.2, 3.1.1.2',
  sentence: 'Goods whose own name is a name of the list are declared under its entry.',
  check: (facts) => {
    const product = facts.text('commodityName') ?? '';
    if (!facts.un?.ok || facts.entries.length === 0 || !isDangerous(facts) || RELATED.test(product)) return undefined;
    // Articles and aerosols are named for what is in them.
    if (facts.rows.some(({ un, state }) => state === 'article' || OF_CONTENTS.has(un))) return undefined;
    const numbers = findListedNames(product, facts.list);
    const own = findListedNames(facts.text('properShippingName') ?? '', facts.list);
    if (numbers.length === 0 || numbers.length > MOST_NUMBERS || numbers.includes(facts.un.value)) return undefined;
    // Where the shipping name is the product's too, other rules say what is wrong with the number.
    if (numbers.some((un) => own.includes(un))) return undefined;
    const expected = numbers.map((un) => `UN ${un}`);
    return {
      message: `"${product}" is a name of ${expected.join(', ')}; UN ${facts.un.value} is declared.`,
      about: facts.stated('commodityName', 'unNo'),
      expected,
      ask: {
        english: `Is "${product}" the substance of ${expected.join(', ')}, or is UN ${facts.un.value} right?`,
        chinese: `“${product}”对应${expected.join('、')}，与申报的UN ${facts.un.value}不一致，请确认。`,
      },
    };
  },
});
