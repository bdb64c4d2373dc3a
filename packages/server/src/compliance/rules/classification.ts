// IMDG 2.0.0.1: the shipper classifies. A document that says neither "dangerous" nor "not dangerous" decides nothing.

import { evaluateClaim } from '../declaration/claims.ts';
import { isDangerous } from '../declaration/declared-hazards.ts';
import { type GoodsFacts, isNone } from '../declaration/goods-facts.ts';
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

/** A provision is named that frees the goods, and the figures show that its conditions are met. */
const isExempted = (facts: GoodsFacts): boolean => {
  const claimed = facts.text('exemptedFromIMDGCode');
  return claimed !== undefined && evaluateClaim(claimed, facts).isMet;
};

/** "General Cargo" beside a number, class or packing group: one of them is wrong, whoever stated it. */
export const declaredGeneral = declarationRule({
  code: 'declared_general_cargo',
  severity: 'error',
  source: 'IMDG 1.1.1.2, 5.4.1.1',
  sentence: 'Goods with a UN number, class or packing group are not declared as general cargo.',
  check: ({ shipperDeclareAs }, goods) => {
    if (shipperDeclareAs === undefined || shipperDeclareAs.places.length > 0) return undefined;
    if (!/general|non|普通|普货/i.test(String(shipperDeclareAs.value))) return undefined;
    const dangerous = goods.filter(
      (facts) =>
        !isExempted(facts) &&
        (facts.rows.length === 0 || facts.rows.some(({ seaTransport }) => seaTransport !== 'not-subject')),
    );
    const about = dangerous.flatMap(({ stated }) => stated('unNo', 'imoHazardClassNo', 'packingGroup'));
    const values = about.map(({ value }) => value).filter((value) => !isNone(String(value)));
    return values.length === 0
      ? undefined
      : {
          message: `The goods are declared as ${shipperDeclareAs.value}, but with ${values.join(', ')}.`,
          about,
          ask: {
            english: 'Are the goods dangerous for transport by sea or not? Please correct the declaration.',
            chinese: '该货物海运是否属于危险货物？请更正申报。',
          },
        };
  },
});

export const declarationEmpty = declarationRule({
  code: 'declaration_empty',
  severity: 'error',
  source: 'IMDG 5.4.1',
  sentence: 'A declaration has at least one entry.',
  check: ({ goods }) => (goods.length === 0 ? { message: 'The declaration has no entry.' } : undefined),
});
