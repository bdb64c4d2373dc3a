import type { Queryable } from '../db/index.ts';
import { ENTRY_COLUMNS, type EntryRow } from './entry.ts';
import { type HashOf, hashRange, type Range, type Subtree, subtreesOf } from './merkle-tree.ts';

/** The advisory lock that lets one process number entries at a time. */
const NUMBERING_LOCK = 7_243_014;

/** A signed head as it is kept. */
export type HeadRow = { size: number; root: Buffer; time: Date; signature: string };

/** Lets nobody else number entries until the transaction ends. */
export async function lockTree(tx: Queryable): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [NUMBERING_LOCK]);
}

/** Entries that are committed and have no place yet, in the order in which they get theirs. */
export async function listUnnumbered(tx: Queryable, limit: number): Promise<EntryRow[]> {
  const statement = `select ${ENTRY_COLUMNS} from ledger_entries where position is null order by id limit $1`;
  return (await tx.query<EntryRow>(statement, [limit])).rows;
}

/** Whether an entry waits for its place. */
export async function hasUnnumbered(db: Queryable): Promise<boolean> {
  return (await db.query('select 1 from ledger_entries where position is null limit 1')).rows.length > 0;
}

/** Gives entries their places, from `first` on. */
export async function numberEntries(tx: Queryable, ids: readonly number[], first: number): Promise<void> {
  await tx.query(
    `update ledger_entries e set position = n.place + $2::bigint - 1
      from unnest($1::bigint[]) with ordinality as n(id, place) where e.id = n.id`,
    [[...ids], first],
  );
}

/** Saves the hashes of subtrees that came about. */
export async function saveNodes(tx: Queryable, nodes: readonly (Subtree & { hash: Buffer })[]): Promise<void> {
  await tx.query(
    `insert into ledger_nodes (level, position, hash)
      select level, position, hash from unnest($1::integer[], $2::bigint[], $3::bytea[]) as n(level, position, hash)`,
    [nodes.map(({ level }) => level), nodes.map(({ position }) => position), nodes.map(({ hash }) => hash)],
  );
}

/** Saves a head. */
export async function saveHead(tx: Queryable, { size, root, time, signature }: HeadRow): Promise<void> {
  const statement = 'insert into ledger_heads (size, root, time, signature) values ($1, $2, $3, $4)';
  await tx.query(statement, [size, root, time, signature]);
}

/** The newest head, or the one of a size; undefined when there is none. */
export async function findHead(db: Queryable, size?: number): Promise<HeadRow | undefined> {
  const statement = `select size, root, time, signature from ledger_heads
    where $1::bigint is null or size = $1 order by size desc limit 1`;
  return (await db.query<HeadRow>(statement, [size ?? null])).rows[0];
}

/** Reads the hashes of the complete subtrees of ranges. */
export async function readNodes(db: Queryable, ranges: readonly Range[]): Promise<HashOf> {
  const wanted = ranges.flatMap(subtreesOf);
  const { rows } = await db.query<Subtree & { hash: Buffer }>(
    `select n.level, n.position, n.hash from ledger_nodes n
      join unnest($1::integer[], $2::bigint[]) as w(level, position) on w.level = n.level and w.position = n.position`,
    [wanted.map(({ level }) => level), wanted.map(({ position }) => position)],
  );
  const hashes = new Map(rows.map(({ level, position, hash }) => [`${level}/${position}`, hash]));
  return ({ level, position }) => {
    const hash = hashes.get(`${level}/${position}`);
    if (hash === undefined) throw new Error(`the ledger has no node ${level}/${position}: agent-rate prove --database`);
    return hash;
  };
}

/** The hashes of ranges, as hexadecimal text. */
export async function hashRanges(db: Queryable, ranges: readonly Range[]): Promise<string[]> {
  const hashOf = await readNodes(db, ranges);
  return ranges.map((range) => hashRange(range, hashOf).toString('hex'));
}
