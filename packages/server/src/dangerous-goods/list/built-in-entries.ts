import { carriageOf } from '../carriage/cfr-columns.ts';
import type { UnNumber } from '../codes/un-number.ts';
import { chineseNames } from '../names/chinese-names.ts';
import type { DangerousGoodsEntry } from './entry.ts';
import { readEntryLine } from './entry-line.ts';
import { tables } from './rows/tables.ts';

const entriesByNumber: ReadonlyMap<string, readonly DangerousGoodsEntry[]> = readTables();

function readTables(): Map<string, DangerousGoodsEntry[]> {
  const byNumber = new Map<string, DangerousGoodsEntry[]>();
  for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
    const entry = readEntryLine(line);
    const rows = byNumber.get(entry.un) ?? [];
    const row = rows.length + 1;
    rows.push({ ...entry, row, nameZh: chineseNames.get(entry.un) ?? null, carriage: carriageOf({ ...entry, row }) });
    byNumber.set(entry.un, rows);
  }
  return byNumber;
}

/** Every row of a UN number, in the list's order; empty when the built-in list does not have the number, which does not make it invalid. */
export const findEntries = (un: UnNumber): readonly DangerousGoodsEntry[] => entriesByNumber.get(un) ?? [];

/** The numbers of the built-in list, ascending. */
export const listUnNumbers = (): readonly UnNumber[] => [...entriesByNumber.keys()] as UnNumber[];

/** All rows of the built-in list. */
export const listEntries = (): readonly DangerousGoodsEntry[] => [...entriesByNumber.values()].flat();
