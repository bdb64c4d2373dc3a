import type { CheckFinding } from '../../compliance/index.ts';
import type { DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import type { Paper } from '../papers/paper.ts';
import { areDifferent, isOfGoods } from './compared-field.ts';

const statedBy = (paper: Paper, key: string) => paper.values[key]?.value ?? null;

/** What tells products of one UN number apart; one of the rows is enough, all keys of it have to differ. */
const IDENTITIES: readonly { readonly keys: readonly string[]; readonly words: string }[] = [
  { keys: ['casNo'], words: 'CAS numbers' },
  { keys: ['commodityName', 'manufacturerCompanyName'], words: 'product and manufacturer' },
];

function differenceOf(one: Paper, other: Paper, list: DangerousGoodsList) {
  return IDENTITIES.find(({ keys }) =>
    keys.every(
      (key) =>
        [one, other].every((paper) => statedBy(paper, key) !== null && isOfGoods(paper, key, list)) &&
        areDifferent(key, one, other, list),
    ),
  );
}

/** Documents of the same goods that have one UN number and are of two products. */
export function findOtherProducts(papers: readonly Paper[], list: DangerousGoodsList): CheckFinding[] {
  return papers.flatMap((one, at) =>
    papers.slice(at + 1).flatMap((other): CheckFinding[] => {
      if (one.goods === undefined || one.goods !== other.goods) return [];
      const numbers = [one, other].map((paper) => statedBy(paper, 'unNo'));
      if (numbers.includes(null) || areDifferent('unNo', one, other, list)) return [];
      const difference = differenceOf(one, other, list);
      if (difference === undefined) return [];
      const said = [one, other].map(
        (paper) => `${difference.keys.map((key) => `"${statedBy(paper, key)}"`).join(', ')} in ${paper.name}`,
      );
      return [
        {
          ...{ code: 'another_product', severity: 'error', goods: one.goods + 1 },
          message: `${one.name} and ${other.name} have the same UN number (${numbers[0]}) and are of different products (${difference.words}): ${said.join('; ')}.`,
          source: 'Policy: every document of goods is of the product that is shipped',
          places: [one, other].flatMap((paper) =>
            difference.keys.flatMap((key) =>
              (paper.values[key]?.evidence ?? []).slice(0, 1).map(({ page, box, quote }) => ({
                ...{ document: paper.name, page, box: [...box], quote },
                ...(paper.document === undefined ? {} : { documentId: paper.document }),
              })),
            ),
          ),
          ask: {
            english: `${one.name} and ${other.name} are of different products (${said.join('; ')}). Please send the documents of the product that is shipped.`,
            chinese: `${one.name} 与 ${other.name} 的产品不同。请提供实际出运产品的单证。`,
          },
        },
      ];
    }),
  );
}
