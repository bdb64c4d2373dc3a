// IMDG 3.3 (special provisions 201, 251, 340, 366): the most that one article or kit holds.

import { ownWordsOf } from '../../declaration/goods-words.ts';
import { goodsRule } from '../../rule.ts';

type ArticleLimit = {
  readonly numbers: readonly string[];
  /** What is counted; its figure stands in the first group. */
  readonly amount: RegExp;
  readonly most: number;
  readonly unit: string;
  readonly unless?: RegExp;
  readonly source: string;
};

const LIMITS: readonly ArticleLimit[] = [
  {
    ...{ numbers: ['1057'], most: 10, unit: 'g of gas in a lighter', source: 'special provision 201' },
    amount:
      /(\d+(?:[.,]\d+)?)\s*g\b(?!ross)[^.;]{0,25}(?:LPG|gas|butane|fuel|each|per lighter)|each[^.;\d]{0,30}(\d+(?:[.,]\d+)?)\s*g\b/i,
    unless: /refill/i,
  },
  {
    ...{ numbers: ['1057'], most: 65, unit: 'g of gas in a refill', source: 'special provision 201' },
    amount: /refills?[^.;\d]{0,30}(\d+(?:[.,]\d+)?)\s*g\b/i,
  },
  {
    ...{ numbers: ['3316'], most: 10, unit: 'kg or L in a kit', source: 'special provisions 251 and 340' },
    amount: /(\d+(?:[.,]\d+)?)\s*(?:kg|L)\b[^.;]{0,15}(?:per|a|each) kit/i,
  },
  {
    ...{
      numbers: ['3316'],
      most: 250,
      unit: 'mL or g in an inner packaging of a kit',
      source: 'special provision 251',
    },
    amount: /(\d+(?:[.,]\d+)?)\s*(?:mL|g)\b[^.;]{0,25}(?:inner|bottle|vial|each|reagent)/i,
  },
];

export const articleLimit = goodsRule({
  code: 'article_limit',
  severity: 'error',
  source: 'IMDG special provisions 201, 251 and 340',
  sentence: 'Lighters, refills and kits hold no more than their special provision allows.',
  check: (facts) => {
    const un = facts.un?.ok ? facts.un.value : '';
    const words = `${ownWordsOf(facts)} ; ${facts.text('innerPackageQuantityAndType') ?? ''}`;
    return LIMITS.flatMap(({ numbers, amount, most, unit, unless, source }) => {
      if (!numbers.includes(un) || unless?.test(words)) return [];
      const [, first, second] = amount.exec(words) ?? [];
      const figure = Number((first ?? second)?.replace(',', '.') ?? Number.NaN);
      if (!(figure > most)) return [];
      return {
        message: `${figure} ${unit}; ${source} has at most ${most}.`,
        about: facts.stated('commodityName', 'additionalInformation', 'unNo'),
        ask: { english: `How much is in each article (${source})?`, chinese: '每件物品的内装量是多少？' },
      };
    });
  },
});
