import { TabAccounts } from './accounts/cell-account.ts';
import type { FindingList } from './finding-list.ts';
import type { DraftRate } from './sheet-reading.ts';
import type { TurnedTab } from './tables/turn-tab.ts';

/** A list of findings that takes doubts about turned tabs and has them at their places in the file. */
export function findingsOfFile(list: FindingList, turned: readonly TurnedTab[]): FindingList {
  if (turned.length === 0) return list;
  return {
    ...list,
    add(doubt) {
      const { row, column } = doubt;
      const one = turned.find(({ tab }) => tab.name === doubt.tab);
      if (!one || row === undefined) return list.add(doubt);
      const own = column === undefined ? [] : [one.placeOf({ row, column })];
      if (own.length > 0 && doubt.severity !== 'error') return list.add({ ...doubt, ...own[0] });
      const places = [...own, ...one.placesOf(row)];
      const isRow = places.every((place) => place.row === places[0]?.row);
      // A lane that goes down, and is held back, is in doubt in each of its rows.
      for (const place of isRow ? places.slice(0, 1) : places)
        list.add({ ...doubt, row: place.row, ...(isRow ? {} : { column: place.column }) });
    },
  };
}

/** A rate of a turned tab with the place of its price in the file. */
export function rateOfFile(rate: DraftRate, turned: readonly TurnedTab[]): DraftRate {
  const one = turned.find(({ tab }) => tab.name === rate.tab);
  if (!one || rate.row === null) return rate;
  const { row, column } = one.placeOf({ row: rate.row - 1, column: rate.column ?? 0 });
  return { ...rate, row: row + 1, column: rate.column === null ? null : column };
}

/** What became of the cells of a turned tab, at their places in the file. */
export function accountsOfFile(accounts: TabAccounts, turned: readonly TurnedTab[]): TabAccounts {
  const one = turned.find(({ tab }) => tab === accounts.tab);
  if (!one) return accounts;
  const placed = new TabAccounts(one.from);
  one.tab.rows.forEach(({ values }, row) => {
    values.forEach((value, column) => {
      const place = one.placeOf({ row, column });
      if (value !== null) placed.cell(place.row, place.column, accounts.of(row, column));
      // A word that was said at other cells of its row.
      else if (one.from.rows[place.row]?.values[place.column] != null)
        placed.cell(place.row, place.column, { role: 'heading', reason: null });
    });
  });
  return placed;
}
