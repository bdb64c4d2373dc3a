import { sql } from 'kysely';
import { changeAndNotify, type Database } from '../../db/index.ts';
import type { Edition } from '../list/edition.ts';
import type { DangerousGoodsEntry } from '../list/entry.ts';

/** How an operator's list and the built-in one are combined. */
export type ListMode = 'extend' | 'replace' | 'built-in';

/** What rows that were stored before these columns lack. */
const BEFORE_COLUMNS = { provisionsSource: '', carriage: {} };

/** A stored list. */
export type StoredList = {
  readonly mode: ListMode;
  readonly edition: Edition;
  readonly fileName: string;
  readonly sha256: string;
  readonly entries: readonly DangerousGoodsEntry[];
  readonly createdAt: string;
  readonly createdBy: string;
};

/** The list that was imported last for each amendment. */
export async function findNewestLists(database: Database): Promise<StoredList[]> {
  const rows = await database.sql
    .selectFrom('dangerous_goods_lists')
    .distinctOn(sql`edition->>'amendment'`)
    .selectAll()
    .orderBy(sql`edition->>'amendment'`)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    mode: row.mode,
    edition: row.edition as Edition,
    fileName: row.file_name,
    sha256: row.sha256,
    entries: (row.entries as DangerousGoodsEntry[]).map((entry) => ({ ...BEFORE_COLUMNS, ...entry })),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
  }));
}

/** Saves a list, which is in use from the commit on. Notifies every process. */
export function saveList(database: Database, list: Omit<StoredList, 'createdAt'>): Promise<void> {
  return changeAndNotify(database, 'dangerous-goods', async (client) => {
    await client.query(
      `insert into dangerous_goods_lists (mode, edition, file_name, sha256, entries, created_by)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        list.mode,
        JSON.stringify(list.edition),
        list.fileName,
        list.sha256,
        JSON.stringify(list.entries),
        list.createdBy,
      ],
    );
  });
}
