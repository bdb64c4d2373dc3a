// IMDG 2.0.2.2, 3.1.1.2: refrigerants that the list names by their R number are not declared under another or a generic entry.

import type { DangerousGoodsList } from '../../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../../declaration/goods-facts.ts';
import { goodsRule } from '../../rule.ts';

/** Refrigerants whose entry has no R number in its name. */
const OTHERS: readonly (readonly [code: string, un: string])[] = [
  ['R50', '1971'],
  ['R170', '1035'],
  ['R290', '1978'],
  ['R600', '1011'],
  ['R600A', '1969'],
  ['R1150', '1962'],
  ['R1270', '1077'],
  ['R717', '1005'],
  ['R744', '1013'],
  ['R1234YF', '3161'],
  ['R1234ZE', '3163'],
  ['R227EA', '3296'],
];
/* Mixtures that the list has not: generic entries are right for them. */
const IN_NAME = /REFRIGERANT GAS (RC?) ?(\d+\w*)/g;
const CODE = /\b(?:R|HFC|HCFC|CFC|HC|HFO|F|Freon|制冷剂)[- ]?(RC?[- ]?)?(\d{2,4}[a-zA-Z]{0,2}\d?)(?:\((?:E|Z)\))?\b/gi;
const GAS = /^2\./;

const known = new WeakMap<DangerousGoodsList, ReadonlyMap<string, string>>();

/** UN numbers by R number, as the list in use names them. */
function refrigerantsOf(list: DangerousGoodsList): ReadonlyMap<string, string> {
  const before = known.get(list);
  if (before !== undefined) return before;
  const rows = list.unNumbers.flatMap((un) => list.find(un));
  const named = rows.flatMap(({ un, name }) =>
    [...name.matchAll(IN_NAME)].map(([, letter = 'R', code = '']) => [`${letter}${code}`.toUpperCase(), un] as const),
  );
  const found = new Map<string, string>([...OTHERS, ...named]);
  known.set(list, found);
  return found;
}

/** R numbers that the words name. */
function codesIn(words: string): string[] {
  return [...new Set([...words.matchAll(CODE)].map(([, , code = '']) => `R${code.toUpperCase()}`))];
}

export const refrigerantEntry = goodsRule({
  code: 'entry_refrigerant',
  severity: 'error',
  source: 'IMDG 2.0.2.2, 3.1.1.2, 3.2.1 column 2',
  sentence: 'A refrigerant that the list names is declared under its own entry, not under a generic or another one.',
  check: (facts: GoodsFacts) => {
    const un = facts.un?.ok ? facts.un.value : '';
    const isGas =
      facts.rows.length > 0 && facts.rows.every(({ hazardClass, state }) => GAS.test(hazardClass) && state === 'gas');
    if (!isGas || /^(?:2857|3358|1950|2037|3164|3363)$/.test(un)) return undefined;
    const words = ['commodityName', 'properShippingName', 'technicalName', 'additionalInformation'] as const;
    const [code, ...others] = codesIn(words.map((field) => facts.text(field) ?? '').join(' ; '));
    const right = code === undefined || others.length > 0 ? undefined : refrigerantsOf(facts.list).get(code);
    if (right === undefined || right === un) return undefined;
    // A few gases have entries compressed, refrigerated or by their purity as well.
    if (
      facts.rows.every(
        ({ technicalNameProvision, name }) => technicalNameProvision === null && !/REFRIGERANT GAS/.test(name),
      )
    )
      return undefined;
    return {
      message: `${code?.replace(/^R/, 'R ')} is UN ${right}, not UN ${un}.`,
      about: facts.stated('technicalName', 'properShippingName', 'commodityName', 'unNo'),
      expected: [`UN ${right}`],
      ask: {
        english: `Is the gas ${code} alone, or a mixture? Alone it is UN ${right}.`,
        chinese: `该气体是单一的${code}还是混合物？单一物质应为UN ${right}。`,
      },
    };
  },
});
