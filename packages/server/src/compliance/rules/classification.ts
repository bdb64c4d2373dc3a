// IMDG 2.0.0.1: the shipper classifies. A document that says neither "dangerous" nor "not dangerous" decides nothing.

import { isDangerous } from '../declaration/declared-hazards.ts';
import { declarationRule, goodsRule } from '../rule.ts';

export const classificationMissing = goodsRule({
  code: 'classification_missing',
  severity: 'warning',
  source: 'IMDG 2.0.0.1, 5.4.1',
  sentence: 'A document must say whether the goods are dangerous for sea transport.',
  check: (facts) =>
    isDangerous(facts) || facts.text('notDangerous') !== undefined
      ? undefined
      : {
          message: 'Neither a UN number nor a word that the goods are not dangerous was found.',
          ask: {
            english:
              'Are the goods dangerous for transport by sea (IMDG)? Please send a safety data sheet with a complete section 14 or a transport certificate.',
            chinese: '该货物海运是否属于危险货物（IMDG）？请提供第14部分完整的安全技术说明书或运输条件鉴定书。',
          },
        },
});

export const declarationEmpty = declarationRule({
  code: 'declaration_empty',
  severity: 'error',
  source: 'IMDG 5.4.1',
  sentence: 'A declaration has at least one entry.',
  check: ({ goods }) => (goods.length === 0 ? { message: 'The declaration has no entry.' } : undefined),
});
