// IMDG 2.0.2.2, 3.1.1.2: the CAS number of a substance against the entry that names it.

import { casOfNumber, numbersOfCas } from '../../../dangerous-goods/offline.ts';
import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import { goodsRule } from '../../rule.ts';

const CAS = /\d{2,7}-\d{2}-\d/g;

export const entryOfCas = goodsRule({
  code: 'entry_of_cas',
  severity: 'error',
  source: 'IMDG 2.0.2.2, 3.1.1.2; CAS registry numbers',
  sentence: 'The CAS number of a single substance is one of the entry that is declared.',
  check: (facts) => {
    const [cas, ...others] = [...new Set((facts.text('casNo') ?? '').match(CAS) ?? [])];
    if (cas === undefined || others.length > 0 || facts.composition.length > 1 || !facts.un?.ok) return undefined;
    const own = casOfNumber(facts.un.value);
    const numbers: readonly string[] = numbersOfCas(cas);
    if (own.length === 0 || numbers.length === 0 || numbers.includes(facts.un.value)) return undefined;
    const expected = numbers.map((un) => `UN ${un}`);
    return {
      message: `CAS ${cas} is listed under ${expected.join(', ')}, not under UN ${facts.un.value}.`,
      about: facts.stated('casNo', 'unNo'),
      expected,
      severity: isStatedDirectly(facts) ? 'error' : 'warning',
      ask: {
        english: `The CAS number ${cas} and UN ${facts.un.value} are of different substances. Which is right?`,
        chinese: `CAS号${cas}与UN ${facts.un.value}不是同一物质，请确认哪一项正确。`,
      },
    };
  },
});
