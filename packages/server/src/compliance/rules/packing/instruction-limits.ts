// IMDG 4.1.4.1: the most that packagings of a kind hold by packing instruction and packing group: outer packagings of P001,
// P002 and others in kg, single and inner packagings in litres or kilograms.

import type { PackagingCode } from '../../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { netPerPackage, packagesOf } from '../../declaration/package-masses.ts';
import { isCombination, packagingCodeOf } from '../../declaration/packaging-of-goods.ts';
import { parseQuantity } from '../../declaration/parse-quantities.ts';
import { type Doubt, goodsRule } from '../../rule.ts';
import { isLimitedQuantity } from '../quantities/limited-quantity.ts';

/*
 * instruction | how it is used | code of the packaging | most for packing groups I, II and III. `outer`: kg net of a combination;
 * `single`: litres of P001, kg of P002.
 */
const OUTER = `
P001|outer|1D|150 400 400
P001|outer|1G|75 400 400
P001|outer|1[ABNH]|250 400 400
P001|outer|4[CD]|150 400 400
P001|outer|4[FG]|75 400 400
P001|outer|4H1|60 60 60
P001|outer|4H2|150 400 400
P001|outer|4[ABN]|250 400 400
P001|outer|3|120 120 120
P001|single|1[ABNH]|250 450 450
P001|single|3|60 60 60
P001|single|6H[ABDGH]1|250 250 250
P001|single|6H[ABCDGH]2|60 60 60
P001|single|6P|60 60 60
P002|outer|4[CD]|250 400 400
P002|outer|4[FG]|125 400 400
P002|outer|4H1|60 60 60
P002|outer|4H2|250 400 400
P002|outer|3|120 120 120
P002|single|3|120 120 120
P002|single|5|0 50 50
P207|outer|4G|55 55 55
P207|outer|4|125 125 125
P003|outer|4G|400 400 400
P802|outer|4|75 75 75
P802|outer|1|75 75 75
`;
/* instruction | material of the inner packaging | most of each. */
const INNER: readonly (readonly [instruction: string, material: RegExp, most: number])[] = [
  ['P001', /\b(?:glass|porcelain|stoneware)\b|玻璃/i, 10],
  ['P001', /\bplastics?\b|\bHDPE\b|塑料/i, 30],
  ['P001', /\b(?:metal|steel|tin|alumini?um)\b|金属|铁/i, 40],
  ['P002', /\b(?:glass|porcelain|stoneware)\b|玻璃/i, 10],
  ['P002', /\bplastics?\b|\bHDPE\b|塑料/i, 50],
  ['P002', /\b(?:metal|steel|tin|alumini?um)\b|金属/i, 50],
  ['P002', /\b(?:paper|fibre)\b|纸/i, 50],
];

const limits = OUTER.trim()
  .split('\n')
  .map((line) => {
    const [instruction = '', use = '', code = '', most = ''] = line.split('|');
    return { instruction, use, code: new RegExp(`^${code}`), most: most.split(' ').map(Number) };
  });

const GROUPS = ['I', 'II', 'III'];

/** The one packing instruction that every row that may be meant has. */
function instructionOf({ rows }: GoodsFacts): string | undefined {
  const all = new Set(rows.map(({ carriage }) => carriage.packingInstructions?.values.join(' ') ?? ''));
  const [only, ...others] = all;
  return others.length === 0 && only !== '' ? only : undefined;
}

const about = (facts: GoodsFacts) =>
  facts.stated(
    'packageQuantityAndType',
    'packingCode',
    'netMassPerPackageKg',
    'innerPackagingNet',
    'innerPackageQuantityAndType',
  );
const ask = {
  english:
    'Which packagings are used, how much does each inner and each outer packaging hold, and by which packing instruction?',
  chinese: '使用何种包装？每个内包装和外包装的净含量是多少？依据哪条包装导则？',
};

function packageDoubt(facts: GoodsFacts, instruction: string, code: PackagingCode): Doubt | undefined {
  const use = isCombination(facts) || code.kind === 'box' ? 'outer' : 'single';
  const limit = limits.find((one) => one.instruction === instruction && one.use === use && one.code.test(code.code));
  const group = facts.packingGroup?.ok ? facts.packingGroup.value : (facts.rows[0]?.packingGroup ?? 'III');
  const most = limit?.most[GROUPS.indexOf(group)];
  if (most === undefined) return undefined;
  const inLitres = instruction === 'P001' && use === 'single';
  const volume = parseQuantity(packagesOf(facts)?.kind ?? '') ?? parseQuantity(facts.text('innerPackagingNet') ?? '');
  const amount = inLitres ? (volume?.unit === 'L' ? volume.value : undefined) : netPerPackage(facts);
  if (amount === undefined || amount <= most) return undefined;
  const unit = inLitres ? 'L' : 'kg';
  return {
    message: `${amount} ${unit} in a packaging ${code.code}; ${instruction} has at most ${most} ${unit} for packing group ${group}.`,
    ...{ about: about(facts), ask },
  };
}

function innerDoubt(facts: GoodsFacts, instruction: string): Doubt | undefined {
  const words = facts.text('innerPackageQuantityAndType') ?? '';
  const size = parseQuantity(facts.text('innerPackagingNet') ?? words);
  const [, material, most] = INNER.find((one) => one[0] === instruction && one[1].test(words)) ?? [];
  if (size === undefined || most === undefined || size.value <= most) return undefined;
  return {
    message: `${size.value} ${size.unit} an inner packaging of ${material?.exec(words)?.[0]}; ${instruction} has at most ${most}.`,
    ...{ about: about(facts), ask },
  };
}

export const packingInstructionLimit = goodsRule({
  code: 'packing_instruction_limit',
  severity: 'error',
  source: 'IMDG 4.1.4.1 (P001, P002, P207, P802)',
  sentence:
    'Inner, single and outer packagings hold at most what the packing instruction has for their kind and the packing group.',
  check: (facts) => {
    const instruction = instructionOf(facts);
    if (instruction === undefined || isLimitedQuantity(facts)) return undefined;
    const code = packagingCodeOf(facts);
    const doubt =
      code?.group === 'packaging' && code.suffix !== 'T' ? packageDoubt(facts, instruction, code) : undefined;
    return doubt ?? innerDoubt(facts, instruction);
  },
});

const FULL =
  /\b(?:filled|fill(?:ing)?)\b[^.;\d]{0,20}(?:to )?(?:the brim|100\s*%|99(?:[.,]\d)?\s*%)|\bbrim-?full\b|装满/i;

export const packagingUllage = goodsRule({
  code: 'packaging_ullage',
  severity: 'error',
  source: 'IMDG 4.1.1.4',
  sentence: 'Packagings and IBCs of liquids are not filled to the brim; IBCs at most to 98 % at 50 °C.',
  check: (facts) => {
    const words = `${facts.text('packageQuantityAndType') ?? ''} ; ${facts.text('additionalInformation') ?? ''}`;
    const [said] = FULL.exec(words) ?? [];
    return said === undefined || facts.state !== 'liquid' || /tank/i.test(words)
      ? undefined
      : { message: `"${said}": a liquid needs room to expand.`, about: about(facts), ask };
  },
});

const AIRTIGHT = /\b(?:airtight|air-?tight|gas-?tight|hermetically sealed|sealed (?:steel )?drums?)\b|密封/i;
const NOT_AIRTIGHT = /\bnot\b|\bvent|non-?/i;

export const dryIceVented = goodsRule({
  code: 'dry_ice_vented',
  severity: 'error',
  source: 'IMDG 4.1.4.1 (P003, PP18), 5.5.3.3',
  sentence: 'Packagings of dry ice let its gas out.',
  check: (facts) => {
    const words = `${facts.text('packageQuantityAndType') ?? ''} ; ${facts.text('additionalInformation') ?? ''}`;
    const [said] = AIRTIGHT.exec(words) ?? [];
    return said === undefined || !facts.un?.ok || facts.un.value !== '1845' || NOT_AIRTIGHT.test(words)
      ? undefined
      : { message: `"${said}": packagings of dry ice must let the gas out.`, about: about(facts), ask };
  },
});
