// IMDG 3.2.1 column 7b, chapter 3.5: 3.5.1.2 (net quantities), 3.5.5 (at most 1,000 packages in a container).
import { findExceptedQuantity } from '../../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { netPerPackage, packagesOf } from '../../declaration/package-masses.ts';
import { parseQuantity } from '../../declaration/parse-quantities.ts';
import { goodsRule } from '../../rule.ts';
import { densityOf } from '../packing/packaging-mark.ts';

const isShipped = ({ text }: GoodsFacts) => /^(?:y|yes|是|true|eq\b)/i.test(text('exceptedQuantity') ?? '');
const codesOf = ({ rows }: GoodsFacts) => [...new Set(rows.map(({ exceptedQuantity }) => exceptedQuantity))];

/** Densest common liquids (sulphuric acid): more grams than this times the millilitres are surely too much. */
const DENSEST = 2;

/** What one outer packaging holds, in grams of solids and millilitres of liquids: inner packagings times their number, or its mass. */
function outerOf(facts: GoodsFacts): number | undefined {
  const inner = parseQuantity(facts.text('innerPackagingNet') ?? facts.text('innerPackageQuantityAndType') ?? '');
  const count = packagesOf({
    ...facts,
    text: (field) => (field === 'packageQuantityAndType' ? facts.text('innerPackageQuantityAndType') : undefined),
  })?.count;
  if (inner !== undefined && count !== undefined) return Math.round(inner.value * 1000 * count);
  const net = netPerPackage(facts);
  if (net === undefined) return undefined;
  return Math.round((net * 1000) / (facts.state === 'solid' ? 1 : (densityOf(facts) ?? DENSEST)));
}

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
    const outer = outerOf(facts);
    if (limit !== undefined && outer !== undefined && outer > limit.perOuterPackaging) {
      return {
        message: `${outer} g or mL an outer packaging is more than the ${limit.perOuterPackaging} of ${code}.`,
        about: facts.stated('innerPackageQuantityAndType', 'innerPackagingNet', 'netMassPerPackageKg', 'netWeightKgs'),
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
