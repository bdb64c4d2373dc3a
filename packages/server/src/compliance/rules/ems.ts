// IMDG 3.2.1 column 15; EmS Guide (MSC.1/Circ.1588 as amended). Not part of 5.4.1, but carriers' forms ask for it.
import { parseEms, printEms } from '../../dangerous-goods/offline.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';

const listed = ({ rows }: GoodsFacts) => [...new Set(rows.flatMap(({ ems }) => (ems === null ? [] : printEms(ems))))];

export const emsMismatch = goodsRule({
  code: 'ems_mismatch',
  severity: 'warning',
  source: 'IMDG 3.2.1 column 15; EmS Guide, MSC.1/Circ.1588',
  sentence: 'The EmS must be that of the list.',
  check: (facts) => {
    const written = facts.text('emsCode');
    const expected = listed(facts);
    if (written === undefined || expected.length === 0) return undefined;
    const ems = parseEms(written);
    const about = facts.stated('emsCode');
    if (!ems.ok) return { message: `"${written}": ${ems.finding.message}`, about, expected };
    if (expected.includes(printEms(ems.value))) return undefined;
    return { message: `The list has EmS ${expected.join(' or ')}, not ${printEms(ems.value)}.`, about, expected };
  },
});

export const emsDerived = goodsRule({
  code: 'ems_derived',
  severity: 'note',
  source: 'IMDG 3.2.1 column 15',
  sentence: 'Where no EmS is stated, the list’s is shown.',
  check: (facts) => {
    const expected = listed(facts);
    if (facts.text('emsCode') !== undefined || expected.length !== 1) return undefined;
    return { message: `The EmS is ${expected[0]} by the list; no document states one.`, expected };
  },
});
