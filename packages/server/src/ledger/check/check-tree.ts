import { createHash } from 'node:crypto';
import type { PublicKeys } from '@agent-rate/client/check-signature';
import { type LedgerHead, verifyHead } from '@agent-rate/client/verify-proof';
import type { Queryable } from '../../db/index.ts';
import { ENTRY_COLUMNS, type EntryRow, hashOfEntry } from '../entry.ts';
import { type GrowingTree, growTree, type Subtree } from '../merkle-tree.ts';
import { headOf } from '../number-entries.ts';
import type { HeadRow } from '../tree-store.ts';
import type { Faults } from './fault.ts';

const BATCH = 5_000;

type Deps = { db: Queryable; keys: PublicKeys; faults: Faults };
/** What was walked through. */
type Walked = { size: number; waiting: number; heads: number };

/** Walks through the entries in the order of the tree, and grows it anew beside the one that is kept. */
export async function checkTree(deps: Deps, since: LedgerHead | undefined): Promise<Walked> {
  const { db } = deps;
  let nodes: (Subtree & { hash: Buffer })[] = [];
  const tree = growTree(
    0,
    () => Buffer.alloc(0),
    (subtree, hash) => nodes.push({ ...subtree, hash }),
  );
  const heads = new Map((await listHeads(db)).map((head) => [head.size, head]));
  for (;;) {
    const statement = `select ${ENTRY_COLUMNS} from ledger_entries where position >= $1 order by position limit ${BATCH}`;
    const { rows } = await db.query<EntryRow>(statement, [tree.size()]);
    for (const row of rows) {
      if (!addEntry(deps, tree, row)) return { size: tree.size(), waiting: await countWaiting(db), heads: heads.size };
      const head = heads.get(tree.size());
      if (head) await checkHead(deps, tree, head);
      if (since?.size === tree.size()) checkSince(deps, tree, since);
    }
    await checkNodes(deps, nodes);
    nodes = [];
    if (rows.length < BATCH) break;
  }
  await checkEnd(deps, tree, { heads, since });
  await checkInstants(deps);
  return { size: tree.size(), waiting: await countWaiting(db), heads: heads.size };
}

/** False when the tree cannot be grown any further. */
function addEntry({ faults }: Deps, tree: GrowingTree, row: EntryRow): boolean {
  if (row.position !== tree.size()) {
    faults.add('entry_missing', `ledger/${tree.size()}`, `Entry ${tree.size()} of the ledger is missing.`);
    return false;
  }
  const digestOf = (salt: Buffer, text: string) => createHash('sha256').update(salt).update(text).digest();
  if (row.record !== null && !row.digest?.equals(digestOf(row.salt ?? Buffer.alloc(0), row.record)))
    faults.add('record_changed', row.subject, `What entry ${row.position} keeps is not what was recorded.`);
  if (row.made_by_salt !== null && !row.made_by_digest.equals(digestOf(row.made_by_salt, row.made_by)))
    faults.add('name_changed', row.subject, `Entry ${row.position} was not made by ${JSON.stringify(row.made_by)}.`);
  tree.add(hashOfEntry(row));
  return true;
}

async function listHeads(db: Queryable): Promise<HeadRow[]> {
  return (await db.query<HeadRow>('select size, root, time, signature from ledger_heads order by size')).rows;
}

async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ n: number }>('select count(*) as n from ledger_entries where position is null');
  return rows[0]?.n ?? 0;
}

async function checkHead({ keys, faults }: Deps, tree: GrowingTree, head: HeadRow): Promise<void> {
  const subject = `ledger/heads/${head.size}`;
  if (!tree.root().equals(head.root))
    faults.add('head_differs', subject, `The first ${head.size} entries are not those of the head that was signed.`);
  const { fault } = await verifyHead({ ...headOf(head), signature: head.signature }, keys);
  if (fault) faults.add('head_signature', subject, `The head of ${head.size} entries: ${fault.message}`);
}

function checkSince({ faults }: Deps, tree: GrowingTree, { size, root }: LedgerHead): void {
  if (tree.root().toString('hex') !== root)
    faults.add(
      'head_differs',
      `ledger/heads/${size}`,
      `The first ${size} entries are not those of the head that you kept.`,
    );
}

async function checkNodes({ db, faults }: Deps, nodes: readonly (Subtree & { hash: Buffer })[]): Promise<void> {
  const { rows } = await db.query<Subtree>(
    `select w.level, w.position from unnest($1::integer[], $2::bigint[], $3::bytea[]) as w(level, position, hash)
      left join ledger_nodes n on n.level = w.level and n.position = w.position where n.hash is distinct from w.hash
      order by 1, 2`,
    [nodes.map(({ level }) => level), nodes.map(({ position }) => position), nodes.map(({ hash }) => hash)],
  );
  for (const { level, position } of rows)
    faults.add(
      'node_differs',
      `ledger/nodes/${level}/${position}`,
      `The hash ${position} of level ${level} is not that of its entries.`,
    );
}

type Ends = { heads: ReadonlyMap<number, HeadRow>; since: LedgerHead | undefined };

/** The tree ends where the newest head does; nothing was cut off, and no hash is of entries that are not there. */
async function checkEnd({ db, faults }: Deps, tree: GrowingTree, { heads, since }: Ends): Promise<void> {
  const size = tree.size();
  if (!heads.has(size))
    faults.add('head_missing', `ledger/heads/${size}`, `No head of all ${size} entries was signed.`);
  for (const signed of [...heads.keys(), ...(since ? [since.size] : [])])
    if (signed > size)
      faults.add(
        'entry_missing',
        `ledger/heads/${signed}`,
        `A head was signed of ${signed} entries; there are ${size}.`,
      );
  const { rows } = await db.query<{ n: number }>(
    'select count(*) as n from ledger_nodes where (position + 1) * power(2, level) > $1',
    [size],
  );
  if (rows[0]?.n) faults.add('node_unknown', 'ledger/nodes', `${rows[0].n} hashes are of entries that are not there.`);
}

/** Instants are kept to the millisecond, which is what is hashed: a finer one was written past the service. */
async function checkInstants({ db, faults }: Deps): Promise<void> {
  const { rows } = await db.query<{ subject: string }>(
    `select subject from ledger_entries where time <> date_trunc('milliseconds', time)
      union all select 'ledger/heads/' || size from ledger_heads where time <> date_trunc('milliseconds', time)`,
  );
  for (const { subject } of rows)
    faults.add('time_changed', subject, `The time of ${subject} is not what was recorded.`);
}
