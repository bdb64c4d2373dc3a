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

/** The result of an import, or of a dry run. */
export type ListImport = {
  readonly mode: ListMode;
  readonly edition: Edition;
  /** False: the last import was the same file in the same mode. */
  readonly isNew: boolean;
  readonly rows: number;
  readonly unNumbers: number;
  /** UN numbers that the import adds to the list in use, changes in it, and removes from it. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** UN numbers that were not imported because of a faulty row. */
  readonly heldBack: readonly string[];
  readonly findings: readonly Finding[];
};

/** A request to import a list. */
export type ListImportRequest = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mode: 'extend' | 'replace';
  /** The edition named in answers; absent: the built-in edition's name and the file name. */
  readonly editionName?: string;
  readonly by: string;
  /** Do not import, only return the result. */
  readonly dryRun?: boolean;
};

/** The dangerous goods module of a running service. */
export type DangerousGoods = {
  /** The list in use. Do not keep it: an import replaces it. */
  readonly list: () => DangerousGoodsList;
  /** Throws `dangerous_goods_list_unreadable`, and what reading a table throws. */
  readonly importList: (request: ListImportRequest) => Promise<ListImport>;
  /** Returns to the built-in list. */
  readonly resetList: (by: string) => Promise<void>;
};

const RETRY_MILLISECONDS = 500;

/** The list in use, from the stored and the built-in one. */
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

function readRows({ name, bytes }: ListImportRequest) {
  const text = new TextDecoder().decode(bytes.slice(0, 200_000));
  if (!isEcfrTable(text)) return readListTable({ name, bytes });
  return { rows: readEcfrTable(new TextDecoder().decode(bytes)), findings: [] };
}

/** Reads a list to replace `current`; `newest` is the one stored last. */
function readRequest(request: ListImportRequest, current: DangerousGoodsList, newest: StoredList | undefined) {
  const { mode, by } = request;
  const sha256 = createHash('sha256').update(request.bytes).digest('hex');
  const { rows, findings } = readRows(request);
  const name = request.editionName ?? `${builtInList.edition.name}, ${request.name}`;
  const { entries, heldBack, findings: doubts } = entriesOfRows(rows, builtInList, name);
  const edition = { ...builtInList.edition, name };
  const stored = { mode, edition, fileName: request.name, sha256, entries, createdBy: by };
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

/** Loads the operator's list and follows its changes. */
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
    importList: async (request) => {
      const { stored, result } = readRequest(request, list, newest);
      if (result.isNew && request.dryRun !== true && result.rows > 0) await save(stored);
      return result;
    },
    resetList: async (by) => {
      if (newest === undefined || newest.mode === 'built-in') return;
      const { edition } = builtInList;
      await save({ mode: 'built-in', edition, fileName: '', sha256: '', entries: [], createdBy: by });
    },
  };
}
