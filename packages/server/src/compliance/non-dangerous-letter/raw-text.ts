// IMDG 5.4.1.6: who signs answers for all that the papers say, also for what was read wrongly.
import { parseUnNumber } from '../../dangerous-goods/offline.ts';
import { type Sign, textOf } from '../declaration/declaration.ts';
import type { GoodsFacts } from '../declaration/goods-facts.ts';
import { goodsRule } from '../rule.ts';
import { underProvision, weightOf } from './exemption.ts';

const WORDS: Readonly<Record<Sign['kind'], string>> = {
  'un-number': 'the UN number',
  class: 'the class',
  'packing-group': 'the packing group',
  label: 'the label',
  'packing-certificate': 'the title of a packing certificate for dangerous goods:',
};

const numberOf = (text: string | undefined) => {
  const un = parseUnNumber(text ?? '');
  return un.ok ? un.value : undefined;
};

/** Numbers that a row of section 14 gives: the rules on rows have judged them, with what the row says. */
function judgedNumbers({ goods, text }: GoodsFacts): ReadonlySet<string | undefined> {
  const rows = Object.values(goods.modes).map((row) => numberOf(textOf(row?.unNo)));
  return new Set([...rows, numberOf(text('unNo'))]);
}

/** Signs of dangerous goods in the text of a document that no field holds. */
export const letterRawText = goodsRule({
  code: 'letter_raw_text',
  severity: 'error',
  source: 'IMDG 5.4.1.4.1, 5.4.1.6',
  sentence:
    'No non-dangerous goods letter where the text of a document has a listed UN number, a class, packing group or label of dangerous goods, or the title of their packing certificate, outside a denial.',
  check: (facts) => {
    if (facts.text('unNo') !== undefined || facts.text('imoHazardClassNo') !== undefined) return undefined;
    const judged = judgedNumbers(facts);
    const hasRows = judged.size > 1;
    const signs = (facts.goods.signs ?? []).filter(({ kind, value }) =>
      kind === 'un-number' ? !judged.has(numberOf(value)) : !hasRows || kind === 'packing-certificate',
    );
    if (signs.length === 0) return undefined;
    const said = signs.map(({ kind, value }) => `${WORDS[kind]} ${value}`).join(', ');
    return {
      message: `The text of a document has ${said}, which only dangerous goods have.${underProvision(facts)}`,
      about: signs,
      severity: weightOf(facts),
      ask: {
        english: `A document has ${said}. Are the goods dangerous for sea transport? If not, please explain what the words are about.`,
        chinese: `文件中出现${signs.map(({ value }) => value).join('、')}。该货物海运是否属于危险货物？如不属于，请说明上述内容所指。`,
      },
    };
  },
});
