import type { ProvenEntry } from '@agent-rate/client/verify-proof';
import type { Queryable } from '../db/index.ts';
import { CLOSED_RECORD, RATE_RECORD } from './covered-rows.ts';
import { HASH_BYTES, provePath, treeOf } from './merkle-tree.ts';
import { ledgerProblem } from './problems.ts';

const TABLES = ['rates', 'lcl_rates'] as const;
/** The trees of a publication: the rates that it opened and those that it closed, by table. */
const TREES = { opened: RATE_RECORD, closed: CLOSED_RECORD } as const;
/** Rates that are hashed in one statement: so many ids. */
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

/** The hash of a leaf (RFC 9162, 2.1.1), as SQL. */
const leafSql = (name: TreeName) => `sha256('\\x00'::bytea || convert_to(${TREES[name]}, 'UTF8'))`;

/** The hashes of the leaves, after each other in the order of the rates' ids. */
function readHashes(db: Queryable, table: Table, name: TreeName, publication: OfPublication): Promise<Buffer> {
  return name === 'opened' ? readOpened(db, table, publication) : readClosed(db, table, publication);
}

/** The rates that a publication opens are written one after the other: their ids lie side by side, and are read in parts. */
async function readOpened(db: Queryable, table: Table, { publishedAt }: OfPublication): Promise<Buffer> {
  // `+ 0`: not by the order of the ids from the first rate of all on.
  const bounds = await db.query<{ first: number | null; last: number | null }>(
    `select min(id + 0) as first, max(id + 0) as last from ${table} where known_from = $1`,
    [publishedAt],
  );
  const { first = null, last = null } = bounds.rows[0] ?? {};
  if (first === null || last === null) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  for (let from = first; from <= last; from += BATCH) {
    // `is true`: not by the index of instants, in which the rates of a publication have no order and are all read each time.
    const { rows } = await db.query<{ hashes: Buffer | null }>(
      `select string_agg(${leafSql('opened')}, ''::bytea order by t.id) as hashes from ${table} t
        where t.id >= $2 and t.id < $3 and (t.known_from = $1) is true`,
      [publishedAt, from, from + BATCH],
    );
    if (rows[0]?.hashes) parts.push(rows[0].hashes);
  }
  return Buffer.concat(parts);
}

/** Those that it closes are anywhere; their records are short. */
async function readClosed(db: Queryable, table: Table, { number }: OfPublication): Promise<Buffer> {
  const { rows } = await db.query<{ hashes: Buffer | null }>(
    `select string_agg(${leafSql('closed')}, ''::bytea order by t.id) as hashes from ${table} t where t.closed_by = $1`,
    [number],
  );
  return rows[0]?.hashes ?? Buffer.alloc(0);
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
