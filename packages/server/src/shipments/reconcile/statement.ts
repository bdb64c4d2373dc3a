import type { DangerousGoodsList } from '../../dangerous-goods/offline.ts';
import type { FieldValue } from '../../extraction/offline.ts';
import type { Paper } from '../papers/paper.ts';
import { areDifferent, type ComparedField, GOODS_FIELDS, isOfGoods, SHIPMENT_FIELDS } from './compared-field.ts';
import { type Weighed, weighStatement } from './weigh-statement.ts';

/** What one paper says of a field. */
export type Statement = Weighed & { readonly paper: Paper; readonly value: FieldValue };

/** What all papers say of one field of the goods, or of the shipment where `goods` is absent. */
export type StatedQuantity = {
  readonly field: ComparedField;
  /** From 0. */
  readonly goods: number | undefined;
  readonly statements: readonly Statement[];
  /** The statements whose values differ from each other, one of each value. */
  readonly options: readonly Statement[];
};

const isSaid = ({ status, value }: FieldValue) => value !== null || status === 'negated';

function quantityOf(
  field: ComparedField,
  papers: readonly Paper[],
  list: DangerousGoodsList,
): Pick<StatedQuantity, 'statements' | 'options'> {
  const saying = papers.filter((paper) => {
    const value = paper.values[field.field];
    return value !== undefined && isSaid(value) && isOfGoods(paper, field.field, list);
  });
  const dates = saying.flatMap(({ issueDate }) => issueDate ?? []);
  const statements = saying.flatMap((paper): Statement[] => {
    const value = paper.values[field.field];
    if (value === undefined) return [];
    return [{ paper, value, ...weighStatement({ paper, field: field.field, confidence: value.confidence }, dates) }];
  });
  const options: Statement[] = [];
  for (const statement of statements) {
    const isNew = options.every((other) => areDifferent(field.field, other.paper, statement.paper, list));
    if (isNew) options.push(statement);
  }
  return { statements, options };
}

/** Every field that a paper speaks of, with what all papers say of it; fields that a person `decided` are left out. */
export function quantitiesOf(
  papers: readonly Paper[],
  decided: readonly ReadonlyMap<string, unknown>[],
  list: DangerousGoodsList,
): StatedQuantity[] {
  const ofGoods = decided.flatMap((corrected, goods) =>
    GOODS_FIELDS.filter(({ field }) => !corrected.has(field)).map((field) => ({
      ...{ field, goods },
      ...quantityOf(
        field,
        papers.filter((paper) => paper.goods === goods),
        list,
      ),
    })),
  );
  const shared = papers.filter(({ goods }) => goods === undefined);
  const ofAll = SHIPMENT_FIELDS.map((field) => ({ field, goods: undefined, ...quantityOf(field, shared, list) }));
  return [...ofGoods, ...ofAll].filter(({ statements }) => statements.length > 0);
}
