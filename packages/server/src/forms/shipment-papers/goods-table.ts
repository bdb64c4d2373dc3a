import { totalGoods } from '../dangerous-goods-form/total-goods.ts';
import { celsiusOf, classOf, groupOf, nameOf, printUn } from '../dangerous-goods-form/transport-description.ts';
import { type FillValues, isFilled } from '../fill-value.ts';
import { cell, type FormRow, head, turnPages } from '../layout/paper.ts';

/** A field as text; empty when nothing is stated. */
export const textOf = (values: FillValues, key: string): string =>
  isFilled(values[key]) ? String(values[key]).trim() : '';

/** A column of a table of goods: its head, its width, and what of the goods stands in it. */
export type GoodsColumn = {
  readonly title: string;
  readonly span: number;
  readonly of: (goods: FillValues, number: number) => string;
  /** What stands in it below all goods. */
  readonly total?: 'packages' | 'grossKg' | 'netKg' | 'cubeM3' | 'words';
};

/** The UN number, "UN 1263". */
export const unOf = (goods: FillValues): string => {
  const un = textOf(goods, 'unNo');
  return un === '' ? '' : printUn(un);
};
export { celsiusOf, classOf, groupOf, nameOf };

function totalRow(goods: readonly FillValues[], columns: readonly GoodsColumn[], words: string): FormRow {
  const totals = totalGoods(goods);
  return {
    height: 22,
    staysWithPrevious: true,
    boxes: columns.map(({ span, total }) => {
      if (total === undefined) return cell('', span);
      return cell(total === 'words' ? words : String(totals[total] ?? ''), span);
    }),
  };
}

/** Goods as a table over pages, its heads on each, with a line of totals at its end. */
export function goodsPages(
  goods: readonly FillValues[],
  { columns, words }: { readonly columns: readonly GoodsColumn[]; readonly words: string },
  paper: { readonly columns: number; readonly landscape?: boolean },
  beside: {
    readonly first: readonly FormRow[];
    readonly further: readonly FormRow[];
    readonly last: readonly FormRow[];
  },
): FormRow[][] {
  const heads: FormRow = { height: 26, boxes: columns.map(({ title, span }) => head(title, span)) };
  const rows = goods.map(
    (one, at): FormRow => ({
      height: 26,
      boxes: columns.map(({ span, of }) => cell(of(one, at + 1), span)),
    }),
  );
  const boxes = { ...beside, first: [...beside.first, heads], further: [...beside.further, heads] };
  return turnPages([...rows, totalRow(goods, columns, words)], paper, boxes).map((some) => [heads, ...some]);
}
