import { createHash } from 'node:crypto';
import type { Finding } from '../base/index.ts';
import type { ChangeFeed, Database } from '../db/index.ts';
import { entriesOfRows } from './import/entries-of-rows.ts';
import { findNewestList, type ListMode, type StoredList, saveList } from './import/list-store.ts';
import { isEcfrTable, readEcfrTable } from './import/read-ecfr-table.ts';
import { readListTable } from './import/read-list-table.ts';
import { listEntries } from './list/built-in-entries.ts';
import { builtInList, createDangerousGoodsList, type DangerousGoodsList } from './list/dangerous-goods-list.ts';
import type { Edition } from './list/edition.ts';
import type { DangerousGoodsEntry } from './list/entry.ts';

/** What an import did, or would do. */
export type ListImport = {
  readonly mode: ListMode;
  readonly edition: Edition;
  /** False: the same file was imported last, in the same way. */
  readonly isNew: boolean;
  readonly rows: number;
  readonly unNumbers: number;
  /** Numbers that the list in use has not, that it has otherwise, and that it loses. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly heldBack: readonly string[];
  readonly findings: readonly Finding[];
};

/** A file to import, and how. */
export type ListOrder = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mode: 'extend' | 'replace';
  /** What every answer names as the edition; the built-in one's name with the file's behind it when absent. */
  readonly editionName?: string;
  readonly by: string;
  /** Only say what would be done. */
  readonly dryRun?: boolean;
};

/** The dangerous goods module of a running service. */
export type DangerousGoods = {
  /** The list that counts. Ask for it at each use; it is replaced when somebody imports another one. */
  readonly list: () => DangerousGoodsList;
  /** Throws `dangerous_goods_list_unreadable`, and what reading a table throws. */
  readonly importList: (order: ListOrder) => Promise<ListImport>;
  /** Goes back to the list that comes with the service. */
  readonly resetList: (by: string) => Promise<void>;
};

const RETRY_MILLISECONDS = 500;

/** A stored list and the built-in one as the list that counts. */
function listOf(stored: Pick<StoredList, 'mode' | 'edition' | 'entries'> | undefined): DangerousGoodsList {
  if (stored === undefined || stored.mode === 'built-in') return builtInList;
  if (stored.mode === 'replace') return createDangerousGoodsList(stored.entries, stored.edition);
  const own = new Set(stored.entries.map(({ un }) => un));
  const kept = listEntries().filter(({ un }) => !own.has(un));
  return createDangerousGoodsList([...kept, ...stored.entries], stored.edition);
}

function compare(before: DangerousGoodsList, after: DangerousGoodsList) {
  const print = (entries: readonly DangerousGoodsEntry[]) =>
    JSON.stringify(entries.map((entry) => Object.entries(entry).sort()));
  const [had, has] = [new Set(before.unNumbers), new Set(after.unNumbers)];
  return {
    added: after.unNumbers.filter((un) => !had.has(un)),
    changed: after.unNumbers.filter((un) => had.has(un) && print(before.find(un)) !== print(after.find(un))),
    removed: before.unNumbers.filter((un) => !has.has(un)),
  };
}

function readRows({ name, bytes }: ListOrder) {
  const text = new TextDecoder().decode(bytes.slice(0, 200_000));
  if (!isEcfrTable(text)) return readListTable({ name, bytes });
  return { rows: readEcfrTable(new TextDecoder().decode(bytes)), findings: [] };
}

/** Reads a list, to be stored over `current`; `newest` is the one stored last. */
function readOrder(order: ListOrder, current: DangerousGoodsList, newest: StoredList | undefined) {
  const { mode, by } = order;
  const sha256 = createHash('sha256').update(order.bytes).digest('hex');
  const { rows, findings } = readRows(order);
  const { entries, heldBack, findings: doubts } = entriesOfRows(rows, builtInList);
  const name = order.editionName ?? `${builtInList.edition.name}, ${order.name}`;
  const edition = { ...builtInList.edition, name };
  const stored = { mode, edition, fileName: order.name, sha256, entries, createdBy: by };
  const result: ListImport = {
    mode,
    edition,
    isNew: newest?.sha256 !== sha256 || newest.mode !== mode || newest.edition.name !== name,
    rows: entries.length,
    unNumbers: new Set(entries.map(({ un }) => un)).size,
    ...compare(current, listOf(stored)),
    heldBack,
    findings: [...findings, ...doubts],
  };
  return { stored, result };
}

/** Loads the operator's list and keeps following it. */
export async function openDangerousGoods(deps: { database: Database; changes: ChangeFeed }): Promise<DangerousGoods> {
  const { database, changes } = deps;
  let newest = await findNewestList(database);
  let list = listOf(newest);
  const reload = async () => {
    newest = await findNewestList(database);
    list = listOf(newest);
  };
  const follow = () => {
    reload().catch(() => setTimeout(follow, RETRY_MILLISECONDS).unref());
  };
  changes.on('dangerous-goods', follow);
  const save = async (stored: Omit<StoredList, 'createdAt'>) => {
    await saveList(database, stored);
    await Promise.all([reload(), changes.waitForListeners()]);
  };
  return {
    list: () => list,
    importList: async (order) => {
      const { stored, result } = readOrder(order, list, newest);
      if (result.isNew && order.dryRun !== true && result.rows > 0) await save(stored);
      return result;
    },
    resetList: async (by) => {
      if (newest === undefined || newest.mode === 'built-in') return;
      const { edition } = builtInList;
      await save({ mode: 'built-in', edition, fileName: '', sha256: '', entries: [], createdBy: by });
    },
  };
}
