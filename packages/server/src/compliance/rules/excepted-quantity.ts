// IMDG 3.2.1 column 7b, chapter 3.5: 3.5.1.2 (net quantities), 3.5.5 (at most 1,000 packages in a container).
import { findExceptedQuantity } from '../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { packagesOf } from '../declaration/package-masses.ts';
import { parseQuantity } from '../declaration/parse-quantities.ts';
import { goodsRule } from '../rule.ts';

const isShipped = ({ text }: GoodsFacts) => /^(?:y|yes|是|true|eq\b)/i.test(text('exceptedQuantity') ?? '');
const codesOf = ({ rows }: GoodsFacts) => [...new Set(rows.map(({ exceptedQuantity }) => exceptedQuantity))];

const MOST_PACKAGES = 1000;
const ask = {
  english: 'Do you ship as excepted quantity? Please state the net quantity of one inner and one outer packaging.',
  chinese: '是否按可免除量运输？请提供每个内包装和外包装的净含量。',
};

export const exceptedQuantity = goodsRule({
  code: 'excepted_quantity',
  severity: 'error',
  source: 'IMDG 3.2.1 column 7b, 3.5.1.2, 3.5.5',
  sentence: 'Excepted quantities keep to the code of the list and to 1,000 packages a container.',
  check: (facts) => {
    const written = facts.text('exceptedQuantity');
    const codes = codesOf(facts);
    const [code] = codes;
    if (written === undefined || code === undefined || code === '' || codes.length > 1) return undefined;
    const about = facts.stated('exceptedQuantity', 'innerPackagingNet');
    const stated = /^E\s?[0-5]$/i.test(written) ? written.toUpperCase().replace(' ', '') : undefined;
    if (stated !== undefined && stated !== code && code.startsWith('E')) {
      return { message: `The list has ${code}, not ${stated}.`, about, expected: [code], severity: 'warning' };
    }
    if (!isShipped(facts)) return undefined;
    if (code === 'E0')
      return { message: `UN ${facts.rows[0]?.un} may not be shipped as excepted quantity.`, about, ask };
    const limit = findExceptedQuantity(code);
    const inner = parseQuantity(facts.text('innerPackagingNet') ?? '');
    if (limit !== undefined && inner !== undefined && inner.value * 1000 > limit.perInnerPackaging) {
      return {
        message: `${inner.value} ${inner.unit} an inner packaging is more than the ${limit.perInnerPackaging} g or mL of ${code}.`,
        about,
        ask,
      };
    }
    const count = packagesOf(facts)?.count ?? 0;
    return count > MOST_PACKAGES
      ? {
          message: `${count} packages of excepted quantities; a container may hold ${MOST_PACKAGES}.`,
          about: facts.stated('packageQuantityAndType'),
        }
      : undefined;
  },
});
