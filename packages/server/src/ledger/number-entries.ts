import type { LedgerHead } from '@agent-rate/client/verify-proof';
import { type Database, queryableOf } from '../db/index.ts';
import { hashOfEntry } from './entry.ts';
import { growTree, type Subtree } from './merkle-tree.ts';
import {
  findHead,
  type HeadRow,
  hasUnnumbered,
  listUnnumbered,
  lockTree,
  numberEntries,
  readNodes,
  saveHead,
  saveNodes,
} from './tree-store.ts';

/** Entries that one head adds at most. */
const BATCH = 5_000;

/** Signs a record: a detached JWS over its canonical JSON. */
export type Sign = (record: object) => Promise<string>;

/** What is signed of a tree. */
export function headOf({ size, root, time }: Omit<HeadRow, 'signature'>): Omit<LedgerHead, 'signature'> {
  return { format: 'agent-rate-ledger-head/1', size, root: root.toString('hex'), time: time.toISOString() };
}

/**
 * Gives every committed entry its place in the tree and signs the head of each batch. One process at a time does so; calls in
 * this process take turns, so that they hold one connection at most.
 */
export function createNumbering(database: Pick<Database, 'sql'>, sign: Sign): () => Promise<void> {
  let running = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const run = async () => {
    waiting = undefined;
    if (!(await hasUnnumbered(queryableOf(database.sql)))) return;
    while ((await numberBatch(database, sign)) === BATCH);
  };
  return () => {
    // Who asks while a run is under way needs the next one, which sees what was committed by now.
    waiting ??= running.then(run, run);
    running = waiting;
    return waiting;
  };
}

async function numberBatch({ sql }: Pick<Database, 'sql'>, sign: Sign): Promise<number> {
  return sql.transaction().execute(async (trx) => {
    const tx = queryableOf(trx);
    await lockTree(tx);
    const entries = await listUnnumbered(tx, BATCH);
    if (entries.length === 0) return 0;
    const size = (await findHead(tx))?.size ?? 0;
    const nodes: (Subtree & { hash: Buffer })[] = [];
    const known = await readNodes(tx, [{ start: 0, size }]);
    const tree = growTree(size, known, (subtree, hash) => nodes.push({ ...subtree, hash }));
    for (const entry of entries) tree.add(hashOfEntry(entry));
    await numberEntries(
      tx,
      entries.map(({ id }) => id),
      size,
    );
    await saveNodes(tx, nodes);
    const head = { size: tree.size(), root: tree.root(), time: new Date() };
    await saveHead(tx, { ...head, signature: await sign(headOf(head)) });
    return entries.length;
  });
}
