import type { ProvenEntry } from '@agent-rate/client/verify-proof';
import type { Queryable } from '../db/index.ts';
import { CLOSED_RECORD, RATE_RECORD } from './covered-rows.ts';
import { HASH_BYTES, provePath, treeOf } from './merkle-tree.ts';
import { ledgerProblem } from './problems.ts';

const TABLES = ['rates', 'lcl_rates'] as const;
/** The trees of a publication: the rates that it opened and those that it closed, by table. */
const TREES = {
  opened: { record: RATE_RECORD, of: 't.known_from = $1' },
  closed: { record: CLOSED_RECORD, of: 't.closed_by = $2' },
} as const;
/** Rates that are hashed in one statement. */
const BATCH = 20_000;

type Table = (typeof TABLES)[number];
type TreeName = keyof typeof TREES;

/** A publication, as its rates name it. */
export type OfPublication = { number: number; publishedAt: Date | string };
/** A rate that a publication opened. */
export type Member = { table: Table; id: number; publication: OfPublication };

/** The trees over what a publication did to rates, by `rates/opened` and the like. An empty one is left out. */
export async function readTrees(db: Queryable, publication: OfPublication): Promise<Record<string, object>> {
  const trees: Record<string, object> = {};
  for (const table of TABLES)
    for (const name of Object.keys(TREES) as TreeName[]) {
      const { size, root } = treeOf(await readHashes(db, table, name, publication));
      if (size > 0) trees[`${table}/${name}`] = { size, root: root.toString('hex') };
    }
  return trees;
}

/** The hashes of the leaves, after each other in the order of the rates' ids. */
async function readHashes(db: Queryable, table: Table, name: TreeName, publication: OfPublication): Promise<Buffer> {
  const { record, of } = TREES[name];
  const parts: Buffer[] = [];
  for (let after = 0; ; ) {
    const { rows } = await db.query<{ hashes: Buffer | null; last: number | null; n: number }>(
      `select string_agg(hash, ''::bytea order by id) as hashes, max(id) as last, count(*) as n from (
         select t.id, sha256('\\x00'::bytea || convert_to(${record}, 'UTF8')) as hash from ${table} t
         where ${of} and t.id > $3 and $1::timestamptz is not null and $2::bigint is not null order by t.id limit ${BATCH}) leaves`,
      [publication.publishedAt, publication.number, after],
    );
    const [row] = rows;
    if (row?.hashes) parts.push(row.hashes);
    if (row === undefined || row.last === null || row.n < BATCH) return Buffer.concat(parts);
    after = row.last;
  }
}

/** Proves that a publication opened a rate. */
export async function proveMember(
  db: Queryable,
  { table, id, publication }: Member,
): Promise<NonNullable<ProvenEntry['member']>> {
  const hashes = await readHashes(db, table, 'opened', publication);
  const { rows } = await db.query<{ record: string; before: number }>(
    `select ${RATE_RECORD} as record, (select count(*) from ${table} o where o.known_from = t.known_from and o.id < t.id) as before
      from ${table} t where t.id = $1 and t.known_from = $2`,
    [id, publication.publishedAt],
  );
  const [row] = rows;
  if (row === undefined) throw ledgerProblem('not_in_ledger', { subject: `rates/${id}` });
  return {
    tree: `${table}/opened`,
    position: row.before,
    size: hashes.length / HASH_BYTES,
    path: provePath(row.before, hashes).map((hash) => hash.toString('hex')),
    record: row.record,
  };
}

/** The publication that opened a rate, which is not always the one that its content came with. Throws `not_in_ledger`. */
export async function getPublicationOf(db: Queryable, table: Table, id: number): Promise<OfPublication> {
  const { rows } = await db.query<OfPublication>(
    `select p.number, p.published_at as "publishedAt" from ${table} t join publications p on p.published_at = t.known_from
      where t.id = $1`,
    [id],
  );
  if (rows[0] === undefined) throw ledgerProblem('not_in_ledger', { subject: `rates/${id}` });
  return rows[0];
}
