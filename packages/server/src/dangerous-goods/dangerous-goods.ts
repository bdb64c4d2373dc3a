import { createHash } from 'node:crypto';
import { dayOf, type Finding } from '../base/index.ts';
import type { ChangeFeed, Database } from '../db/index.ts';
import { entriesOfRows } from './import/entries-of-rows.ts';
import { findNewestLists, type ListMode, type StoredList, saveList } from './import/list-store.ts';
import { isEcfrTable, readEcfrTable } from './import/read-ecfr-table.ts';
import { readListTable } from './import/read-list-table.ts';
import { compareLists, type ListChange } from './list/compare-lists.ts';
import { builtInList, createDangerousGoodsList, type DangerousGoodsList } from './list/dangerous-goods-list.ts';
import { type Amendment, builtInEdition, EDITIONS, type Edition, editionOf, usedFrom } from './list/edition.ts';

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
  /** The edition named in answers; absent: the amendment's name and the file name. */
  readonly editionName?: string;
  /** The amendment that the list is of; absent: the built-in one. */
  readonly amendment?: Amendment;
  /** The day of sailing from which it is used, ISO; absent: the day from which the amendment may be used. */
  readonly usedFrom?: string;
  readonly by: string;
  /** Do not import, only return the result. */
  readonly dryRun?: boolean;
};

/** The dangerous goods module of a running service. */
export type DangerousGoods = {
  /** The list in use on a day of sailing, ISO; today's when absent. Do not keep it: an import replaces it. */
  readonly list: (on?: string) => DangerousGoodsList;
  /** Throws `dangerous_goods_list_unreadable`, and what reading a table throws. */
  readonly importList: (request: ListImportRequest) => Promise<ListImport>;
  /** Returns to the built-in list, for every day of sailing. */
  readonly resetList: (by: string) => Promise<void>;
};

const RETRY_MILLISECONDS = 500;

type Stored = Pick<StoredList, 'mode' | 'edition' | 'entries'>;

/** A stored list, upon the one that it extends. */
function listUpon(base: DangerousGoodsList, stored: Stored | undefined): DangerousGoodsList {
  if (stored === undefined || stored.mode === 'built-in') return base;
  if (stored.mode === 'replace') return createDangerousGoodsList(stored.entries, stored.edition);
  const own = new Set(stored.entries.map(({ un }) => un));
  const kept = base.unNumbers.filter((un) => !own.has(un)).flatMap(base.find);
  return createDangerousGoodsList([...kept, ...stored.entries], stored.edition);
}

/** The lists in use, oldest amendment first. The built-in amendment is always there; each later one extends the one before. */
function listsOf(stored: readonly StoredList[]): DangerousGoodsList[] {
  const find = (amendment: string) => stored.find(({ edition }) => edition.amendment === amendment);
  let base = listUpon(builtInList, find(builtInEdition.amendment));
  const lists = [base];
  for (const { amendment } of EDITIONS.slice(1)) {
    const later = find(amendment);
    if (later === undefined || later.mode === 'built-in') continue;
    base = listUpon(base, later);
    lists.push(base);
  }
  return lists;
}

/** The list of the newest edition that is used on a day. */
const listOn = (lists: readonly DangerousGoodsList[], on: string): DangerousGoodsList =>
  lists.findLast(({ edition }, at) => at === 0 || usedFrom(edition) <= on) ?? builtInList;

function numbersOf(changes: readonly ListChange[]) {
  const numbers = (wanted: ListChange['kind']) => changes.filter(({ kind }) => kind === wanted).map(({ un }) => un);
  return { added: numbers('added'), changed: numbers('changed'), removed: numbers('removed') };
}

function readRows({ name, bytes }: ListImportRequest) {
  const text = new TextDecoder().decode(bytes.slice(0, 200_000));
  if (!isEcfrTable(text)) return readListTable({ name, bytes });
  return { rows: readEcfrTable(new TextDecoder().decode(bytes)), findings: [] };
}

/** Reads a list to take the place of the stored one of its amendment. */
function readRequest(request: ListImportRequest, all: readonly StoredList[]) {
  const { mode, by, amendment = EDITIONS[0].amendment } = request;
  const sha256 = createHash('sha256').update(request.bytes).digest('hex');
  const { rows, findings } = readRows(request);
  const ofAmendment = editionOf(amendment);
  const name = request.editionName ?? `${ofAmendment.name}, ${request.name}`;
  const isBuiltIn = amendment === builtInEdition.amendment;
  const lists = listsOf(all);
  const [earlier = builtInList] = lists;
  const { entries, heldBack, findings: doubts } = entriesOfRows(rows, isBuiltIn ? builtInList : earlier, name);
  const edition = { ...ofAmendment, name, ...(request.usedFrom === undefined ? {} : { usedFrom: request.usedFrom }) };
  const stored = { mode, edition, fileName: request.name, sha256, entries, createdBy: by };
  const newest = all.find((one) => one.edition.amendment === amendment);
  const current = lists.find((list) => list.edition.amendment === amendment) ?? earlier;
  const result: ListImport = {
    mode,
    edition,
    isNew:
      newest?.sha256 !== sha256 ||
      newest.mode !== mode ||
      newest.edition.name !== name ||
      newest.edition.usedFrom !== request.usedFrom,
    rows: entries.length,
    unNumbers: new Set(entries.map(({ un }) => un)).size,
    ...numbersOf(compareLists(current, listUpon(isBuiltIn ? builtInList : earlier, stored))),
    heldBack,
    findings: [...findings, ...doubts],
  };
  return { stored, result };
}

/** Loads the operator's lists and follows their changes. */
export async function openDangerousGoods(deps: { database: Database; changes: ChangeFeed }): Promise<DangerousGoods> {
  const { database, changes } = deps;
  let stored = await findNewestLists(database);
  let lists = listsOf(stored);
  const reload = async () => {
    stored = await findNewestLists(database);
    lists = listsOf(stored);
  };
  const follow = () => {
    reload().catch(() => setTimeout(follow, RETRY_MILLISECONDS).unref());
  };
  changes.on('dangerous-goods', follow);
  const save = async (list: Omit<StoredList, 'createdAt'>) => {
    await saveList(database, list);
    await Promise.all([reload(), changes.waitForListeners()]);
  };
  return {
    list: (on = dayOf(new Date())) => listOn(lists, on),
    importList: async (request) => {
      const { stored: read, result } = readRequest(request, stored);
      if (result.isNew && request.dryRun !== true && result.rows > 0) await save(read);
      return result;
    },
    resetList: async (by) => {
      const loaded = stored.filter(({ mode }) => mode !== 'built-in');
      for (const { edition } of loaded) {
        const original = editionOf(edition.amendment as Amendment);
        await save({ mode: 'built-in', edition: original, fileName: '', sha256: '', entries: [], createdBy: by });
      }
    },
  };
}
