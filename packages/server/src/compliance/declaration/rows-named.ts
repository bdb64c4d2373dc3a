import {
  type DangerousGoodsEntry,
  type DangerousGoodsList,
  foldName,
  listShippingNames,
} from '../../dangerous-goods/offline.ts';

const indexes = new WeakMap<DangerousGoodsList, ReadonlyMap<string, readonly DangerousGoodsEntry[]>>();

function namesOf(list: DangerousGoodsList): ReadonlyMap<string, readonly DangerousGoodsEntry[]> {
  const known = indexes.get(list);
  if (known !== undefined) return known;
  const names = new Map<string, DangerousGoodsEntry[]>();
  const rows = list.unNumbers.flatMap((un) => list.find(un));
  for (const row of rows) {
    if (row.technicalNameProvision !== null || /N\.O\.S\./.test(row.name)) continue;
    for (const { proper, synonyms } of listShippingNames(row.name)) {
      for (const name of [proper, ...synonyms].map(foldName)) names.set(name, [...(names.get(name) ?? []), row]);
    }
  }
  indexes.set(list, names);
  return names;
}

/** The rows that name one substance or kind of goods by this name, as `foldName` writes it; generic ones are left out. */
export const rowsNamed = (list: DangerousGoodsList, folded: string): readonly DangerousGoodsEntry[] =>
  namesOf(list).get(folded) ?? [];
