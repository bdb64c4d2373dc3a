// IMDG 5.4.1.5.6 (UN Model Regulations 5.4.1.5.6): infectious substances are declared with the consignee's full address, a
// responsible person and a telephone number.

import { isStatedDirectly } from '../../declaration/declared-hazards.ts';
import { allWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';

const INFECTIOUS: ReadonlySet<string> = new Set(['2814', '2900', '3549']);
const PERSON =
  /\bresponsible person\b|\bperson responsible\b|\b(?:contact|attn|Dr|Prof|Mr|Ms|Mrs)\b[^;]{0,60}\+?\d[\d\s-]{6,}|责任人|负责人/i;

export const infectiousPerson = goodsRule({
  code: 'infectious_person_missing',
  severity: 'warning',
  omission: 'beside-forms',
  source: 'IMDG 5.4.1.5.6',
  sentence:
    'Infectious substances are declared with a responsible person and a telephone number, beside the consignee’s address.',
  check: (facts) => {
    if (!facts.un?.ok || !INFECTIOUS.has(facts.un.value) || !isStatedDirectly(facts) || PERSON.test(allWordsOf(facts)))
      return undefined;
    return {
      message: `UN ${facts.un.value} is declared without a responsible person and a telephone number.`,
      about: facts.stated('unNo'),
      ask: {
        english: 'Who is the responsible person for this infectious substance, and under which number day and night?',
        chinese: '请提供该感染性物质的责任人姓名及电话，以及收货人完整地址。',
      },
    };
  },
});
