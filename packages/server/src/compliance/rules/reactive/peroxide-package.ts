// IMDG 4.1.4.1 (P520: OP1 to OP8), 2.4.2.3.3.2 and 2.5.3.3.2 (types B to F): how much of a self-reactive substance or organic
// peroxide one package holds.

import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { netPerPackage, packagesOf } from '../../declaration/package-masses.ts';
import { isCombination, isInPortableTank, packagingCodeOf } from '../../declaration/packaging-of-goods.ts';
import { parseQuantity } from '../../declaration/parse-quantities.ts';
import { goodsRule } from '../../rule.ts';
import { formulationOf } from './formulation-of-goods.ts';

/* kg of solids and of combination packagings, litres of liquids in single packagings, by packing method. */
const METHODS: readonly (readonly [kg: number, litres: number])[] = [
  [0.5, 0.5],
  [10, 0.5],
  [5, 5],
  [25, 5],
  [25, 30],
  [50, 60],
  [50, 60],
  [400, 225],
];
const OWN_METHOD = /\bOP\s?([1-8])\b/;
const METHOD_OF_TYPE: Readonly<Record<string, number>> = { B: 5, C: 6, D: 7, E: 8, F: 8 };
const APPROVED = /\bapprov(?:al|ed) (?:no|by|of|for)|competent authority/i;

const REACTIVE = /^(?:SELF-REACTIVE|ORGANIC PEROXIDE) [^|]*?\bTYPE ([B-F])\b/;
const typeOf = ({ rows }: GoodsFacts): string | undefined => {
  const [type, ...others] = new Set(rows.map(({ name }) => REACTIVE.exec(name)?.[1]));
  return others.length === 0 ? type : undefined;
};

/** The highest packing method that formulation, words or type leave. */
function methodOf(facts: GoodsFacts, type: string): number {
  const un = facts.un?.ok ? facts.un.value : '';
  const own = formulationOf(facts)?.assigned.filter((one) => one.un === un) ?? [];
  const said = Number(OWN_METHOD.exec(allWordsOf(facts))?.[1] ?? Number.POSITIVE_INFINITY);
  const byType = METHOD_OF_TYPE[type] ?? METHODS.length;
  return Math.min(said, byType, ...(own.length > 0 ? [Math.max(...own.map(({ method }) => method))] : []));
}

const ask = {
  english: 'Which packing method (OP1 to OP8 of P520) applies, and how much does one package hold?',
  chinese: '适用P520的哪种包装方法（OP1至OP8）？每件包装的净含量是多少？',
};
const about = (facts: GoodsFacts) =>
  facts.stated('packageQuantityAndType', 'netMassPerPackageKg', 'netWeightKgs', 'packingCode', 'unNo');

export const peroxidePackageType = goodsRule({
  code: 'reactive_package_bulk',
  severity: 'error',
  source: 'IMDG 2.5.3.3.2, 4.1.4.2 (IBC520), 4.2.5.2 (T23)',
  sentence: 'Only self-reactive substances and organic peroxides of type F go in IBCs and portable tanks.',
  check: (facts) => {
    const type = typeOf(facts);
    const isIbc = packagingCodeOf(facts)?.group === 'ibc' || /\bIBCs?\b|吨桶/i.test(packagesOf(facts)?.kind ?? '');
    if (type === undefined || type === 'F' || (!isIbc && !isInPortableTank(facts))) return undefined;
    const unit = isIbc ? 'IBCs' : 'portable tanks';
    return { message: `Type ${type} does not go in ${unit}, only type F does.`, about: about(facts), ask };
  },
});

export const peroxidePackageSize = goodsRule({
  code: 'reactive_package_size',
  severity: 'error',
  source: 'IMDG 4.1.4.1 (P520), 2.4.2.3.3.2, 2.5.3.3.2',
  sentence: 'A package of a self-reactive substance or organic peroxide holds at most what its packing method has.',
  check: (facts) => {
    const type = typeOf(facts);
    if (type === undefined || packagingCodeOf(facts)?.group === 'ibc' || isInPortableTank(facts)) return undefined;
    const method = methodOf(facts, type);
    const [kg, litres] = METHODS[method - 1] ?? [400, 225];
    const isSingleLiquid = facts.state === 'liquid' && !isCombination(facts);
    const volume = parseQuantity(packagesOf(facts)?.kind ?? '');
    const net = netPerPackage(facts);
    // The density of liquid peroxides is about 1: what is over the litres by a third is too much at any density.
    const most = isSingleLiquid ? Math.round(litres * 1.3) : kg;
    const inLitres = isSingleLiquid && volume?.unit === 'L' && volume.value > litres;
    if (!inLitres && (net === undefined || net <= most)) return undefined;
    const stated = inLitres ? `${volume.value} L` : `${net} kg`;
    const limit = isSingleLiquid ? `${litres} L` : `${kg} kg`;
    return {
      message: `${stated} in a package; packing method OP${method} of this type ${type} has at most ${limit}.`,
      about: about(facts),
      ask,
      severity: APPROVED.test(allWordsOf(facts)) ? 'warning' : 'error',
    };
  },
});
