import type { PublicKeys } from '@agent-rate/client/check-signature';
import type { LedgerHead, LedgerProof, ProvenEntry } from '@agent-rate/client/verify-proof';
import type { Log } from '../base/index.ts';
import { type ChangeFeed, type Database, type OngoingWork, queryableOf, workOnChange } from '../db/index.ts';
import { checkLedger } from './check/check-ledger.ts';
import { closeGap, type GapPlan, type GapWord, planGap } from './close-gap.ts';
import { ENTRY_COLUMNS, type EntryRow, leafOf } from './entry.ts';
import type { LedgerConsistency, LedgerEntry, LedgerReport } from './ledger.schema.ts';
import { consistencyRanges, inclusionRanges } from './merkle-tree.ts';
import { createNumbering, headOf, type Sign } from './number-entries.ts';
import { ledgerProblem } from './problems.ts';
import { getPublicationOf, type Member, proveMember } from './publication-trees.ts';
import { readRecord } from './read-record.ts';
import { findHead, type HeadRow, hashRanges } from './tree-store.ts';

/** What to prove: entries by subject, the newest of each kind of act; with a part of the record's own tree if asked for. */
export type ToProve = { subject: string; member?: Member };

/** The ledger of a service: what was recorded, provable. */
export type Ledger = {
  /** The head over all that is recorded by now. */
  head: () => Promise<LedgerHead>;
  /** Entries in the order of the tree, the newest first. */
  list: (page: {
    subject?: string | undefined;
    kind?: string | undefined;
    page: number;
    perPage: number;
  }) => Promise<{ entries: LedgerEntry[]; total: number }>;
  /** Proves that the newest entries of subjects are in the tree. Throws `not_in_ledger`. */
  prove: (wanted: readonly ToProve[]) => Promise<LedgerProof>;
  /** Proves that a container rate was published. Throws `not_in_ledger`. */
  proveRate: (id: number) => Promise<LedgerProof>;
  /** Proves that the tree of today begins with that of an earlier head. Throws `ledger_head_unknown`. */
  proveConsistency: (first: number) => Promise<LedgerConsistency>;
  /** Compares every entry, hash, head and covered row. `since`: a head that was kept elsewhere. */
  check: (since?: LedgerHead) => Promise<LedgerReport>;
  /** Rows that servers without a ledger wrote during a rolling upgrade; see `planGap`. */
  planGap: (until: Date) => Promise<GapPlan>;
  /** Records them, once in the life of the ledger; see `closeGap`. */
  closeGap: (until: Date, word: GapWord) => Promise<GapPlan>;
  /** Gives entries their places and signs heads, as they come. */
  startWork: () => Promise<void>;
  stopWork: () => Promise<void>;
};

/** How often entries get their places at least: a notification may be lost, and not every act sends one. */
const NUMBERED_EVERY_MILLISECONDS = 5_000;

/** What the ledger depends on. */
export type LedgerDeps = {
  database: Database;
  changes: ChangeFeed;
  log: Log;
  /** Who signs heads, and the public keys: asked when a head is signed or checked. */
  signer: () => { sign: Sign; jwks: () => Promise<PublicKeys> };
};

const toHead = async (row: HeadRow): Promise<LedgerHead> => ({ ...headOf(row), signature: row.signature });

/** Opens the ledger of a migrated database. */
export function openLedger({ database, changes, log, signer }: LedgerDeps): Ledger {
  const db = queryableOf(database.sql);
  const number = createNumbering(database, (record) => signer().sign(record));
  let working: OngoingWork | undefined;
  const newest = async () => {
    await number();
    const head = await findHead(db);
    if (head === undefined) throw new Error('the ledger has no entry: the schema is older than it');
    return head;
  };
  const prove: Ledger['prove'] = async (wanted) => {
    const head = await newest();
    const entries: ProvenEntry[] = [];
    for (const one of wanted) entries.push(await proveEntry(db, head, one));
    return { format: 'agent-rate-proof/1', head: await toHead(head), entries };
  };
  return {
    startWork: async () => {
      const when = { topic: 'events', everyMilliseconds: NUMBERED_EVERY_MILLISECONDS } as const;
      working ??= workOnChange({ changes, ...when, work: number, log, name: 'signing the head of the ledger' });
    },
    stopWork: async () => working?.stop(),
    head: async () => toHead(await newest()),
    list: async (page) => {
      await number();
      return listEntries(db, page);
    },
    prove,
    proveRate: async (id) => {
      const publication = await getPublicationOf(db, 'rates', id);
      const member = { table: 'rates', id, publication } as const;
      return prove([{ subject: `publications/${publication.number}`, member }]);
    },
    proveConsistency: async (first) => consistencyOf(db, first, await newest()),
    check: async (since) => {
      await number();
      return checkLedger({ database, keys: await signer().jwks() }, since);
    },
    planGap: (until) => planGap(db, { until, now: new Date() }),
    closeGap: async (until, word) => {
      const plan = await database.sql
        .transaction()
        .execute((trx) => closeGap(queryableOf(trx), { until, now: new Date() }, word));
      await number();
      return plan;
    },
  };
}

type Db = ReturnType<typeof queryableOf>;

async function proveEntry(db: Db, head: HeadRow, { subject, member }: ToProve): Promise<ProvenEntry> {
  const { rows } = await db.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from ledger_entries where subject = $1 and kind <> 'erasure' and position < $2
      order by id desc limit 1`,
    [subject, head.size],
  );
  const [row] = rows;
  const record = row && (await readRecord(db, row));
  if (row?.salt === null || row === undefined || record === undefined)
    throw ledgerProblem('not_in_ledger', { subject });
  const position = row.position ?? 0;
  return {
    leaf: leafOf(row),
    position,
    path: await hashRanges(db, inclusionRanges(position, { start: 0, size: head.size })),
    record,
    salt: row.salt.toString('hex'),
    ...(member ? { member: await proveMember(db, member) } : {}),
  };
}

async function consistencyOf(db: Db, first: number, second: HeadRow): Promise<LedgerConsistency> {
  const earlier = await findHead(db, first);
  if (earlier === undefined) throw ledgerProblem('ledger_head_unknown', { size: first });
  const path = await hashRanges(db, consistencyRanges(first, second.size));
  return { first: await toHead(earlier), second: await toHead(second), path };
}

async function listEntries(
  db: Db,
  { subject, kind, page, perPage }: Parameters<Ledger['list']>[0],
): Promise<{ entries: LedgerEntry[]; total: number }> {
  const from = `from ledger_entries where position is not null and ($1::text is null or kind = $1)
    and ($2::text is null or subject = $2 or starts_with(subject, $2 || '/'))`;
  const values = [kind ?? null, subject ?? null];
  const { rows } = await db.query<EntryRow>(
    `select ${ENTRY_COLUMNS} ${from} order by position desc limit $3 offset $4`,
    [...values, perPage, (page - 1) * perPage],
  );
  const counted = await db.query<{ total: number }>(`select count(*) as total ${from}`, values);
  return { entries: rows.map(toEntry), total: counted.rows[0]?.total ?? 0 };
}

function toEntry(row: EntryRow): LedgerEntry {
  return { position: row.position ?? 0, leaf: leafOf(row), by: row.made_by, erased: row.salt === null };
}
