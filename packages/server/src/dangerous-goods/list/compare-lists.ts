import { printEms } from '../codes/ems.ts';
import type { UnNumber } from '../codes/un-number.ts';
import type { DangerousGoodsList } from './dangerous-goods-list.ts';
import type { DangerousGoodsEntry } from './entry.ts';

/** A column in which a row differs between two lists, with what it has in each; null where there is no such row. */
export type ChangedColumn = {
  readonly row: number;
  readonly column: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** How a number differs between two lists. */
export type ListChange = {
  readonly un: UnNumber;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly columns: readonly ChangedColumn[];
};

/** A row as texts by column; sources are no content. */
function textsOf(entry: DangerousGoodsEntry): Record<string, string> {
  const { un: _, row: __, provisionsSource: ___, carriage, ems, ...columns } = entry;
  const codes = Object.entries(carriage).map(([column, { values }]) => [column, values.join(' ')] as const);
  const own = Object.entries(columns).map(([column, value]) => [column, String(value ?? '')] as const);
  return Object.fromEntries([...own, ...codes, ['ems', ems === null ? '' : printEms(ems)]]);
}

function compareRows(before: DangerousGoodsEntry | undefined, after: DangerousGoodsEntry | undefined): ChangedColumn[] {
  const row = before?.row ?? after?.row ?? 0;
  if (before === undefined || after === undefined) {
    const name = (entry: DangerousGoodsEntry | undefined) => entry?.name ?? null;
    return [{ row, column: 'name', before: name(before), after: name(after) }];
  }
  const [had, has] = [textsOf(before), textsOf(after)];
  return [...new Set([...Object.keys(had), ...Object.keys(has)])]
    .filter((column) => (had[column] ?? '') !== (has[column] ?? ''))
    .map((column) => ({ row, column, before: had[column] ?? null, after: has[column] ?? null }));
}

/** What rows of two lists are recognized by, the surest first. */
const KEYS: readonly ((entry: DangerousGoodsEntry) => string)[] = [
  ({ name, hazardClass, subsidiaryHazards, packingGroup }) =>
    [name, hazardClass, subsidiaryHazards, packingGroup].join('|'),
  ({ hazardClass, subsidiaryHazards, packingGroup }) => [hazardClass, subsidiaryHazards, packingGroup].join('|'),
  ({ name, packingGroup }) => [name, packingGroup].join('|'),
  ({ packingGroup }) => packingGroup ?? '',
];

/** The rows of a number in two lists, each beside its like; one without its like stands alone. */
function pairRows(had: readonly DangerousGoodsEntry[], has: readonly DangerousGoodsEntry[]) {
  const pairs: [DangerousGoodsEntry | undefined, DangerousGoodsEntry | undefined][] = [];
  let [before, after] = [had, has];
  for (const keyOf of KEYS) {
    for (const one of before) {
      const like = after.find((other) => keyOf(other) === keyOf(one));
      if (like === undefined) continue;
      pairs.push([one, like]);
      after = after.filter((other) => other !== like);
    }
    before = before.filter((one) => !pairs.some(([paired]) => paired === one));
  }
  return [
    ...pairs.sort(([a], [b]) => (a?.row ?? 0) - (b?.row ?? 0)),
    ...before.map((one) => [one, undefined] as const),
    ...after.map((one) => [undefined, one] as const),
  ];
}

/** What differs between two lists, by number: rows of one packing group, class and name are compared with each other. */
export function compareLists(before: DangerousGoodsList, after: DangerousGoodsList): ListChange[] {
  const numbers = [...new Set([...before.unNumbers, ...after.unNumbers])].sort();
  return numbers.flatMap((un): ListChange[] => {
    const [had, has] = [before.find(un), after.find(un)];
    if (had === has) return [];
    const columns = pairRows(had, has).flatMap(([one, other]) => compareRows(one, other));
    if (columns.length === 0) return [];
    return [{ un, kind: had.length === 0 ? 'added' : has.length === 0 ? 'removed' : 'changed', columns }];
  });
}
