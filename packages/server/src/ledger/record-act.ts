import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/index.ts';
import type { LedgerAct } from './acts.ts';
import { COVERED, type CoveredKind, columnsOf, currentForm, keysOf, recordSql, subjectSql } from './covered-rows.ts';

const SALT_BYTES = 16;

/** An act on a row: of which kind and key, what was done, and the name of who did it. */
export type Act = {
  kind: CoveredKind;
  /** The key of the row, in the order of the subject's braces. */
  key: readonly (string | number)[];
  act: LedgerAct;
  by: string;
};

const newSalt = () => randomBytes(SALT_BYTES);

/**
 * Records what a row says now, in the transaction of the act: there is no act without its entry. Writers do not wait for one
 * another; the entry gets its place in the tree after the commit. Throws when there is no such row.
 */
export function recordAct(tx: Queryable, act: Act): Promise<void> {
  const { kind } = act;
  return insert(tx, act, recordSql(columnsOf(kind, currentForm(kind))), []);
}

/** The same for a row whose record also holds `trees` (JSON). */
export function recordWithTrees(tx: Queryable, act: Act, trees: object): Promise<void> {
  const { kind } = act;
  const record = recordSql(columnsOf(kind, currentForm(kind)), `, 'trees', $9::json`);
  return insert(tx, act, record, [JSON.stringify(trees)]);
}

async function insert(tx: Queryable, { kind, key, act, by }: Act, record: string, more: unknown[]): Promise<void> {
  const { table, account, isKept, forms } = COVERED[kind];
  const first = 9 + more.length;
  const where = keysOf(kind).map((column, at) => `t.${column} = $${first + at}`);
  const { rowCount } = await tx.query(
    `insert into ledger_entries
       (kind, act, subject, account_name, form, digest, salt, record, made_by, made_by_salt, made_by_digest)
     select $1, $2, r.subject, r.account, $3, sha256($4::bytea || convert_to(r.record, 'UTF8')), $4::bytea,
       case when $8::boolean then r.record end, $5::text, $6::bytea, sha256($6::bytea || convert_to($7::text, 'UTF8'))
     from (select ${subjectSql(kind)} as subject, ${account} as account, ${record} as record from ${table} t
       where ${where.join(' and ')}) r`,
    [kind, act, forms.length, newSalt(), by, newSalt(), by, isKept, ...more, ...key],
  );
  if (rowCount !== 1) throw new Error(`there is no ${kind} ${key.join('/')} to record`);
}

/** What was erased: entries about rows, or the name of who made entries. */
export type Erasure = { act: 'erase-row' | 'erase-name'; subject: string; record: object };

/** Records an erasure: `record` says which entries it took something from. */
export async function recordErasure(tx: Queryable, { act, subject, record }: Erasure): Promise<void> {
  await insertOwn(tx, { kind: 'erasure', act, subject, record, by: 'operator' });
}

/** Records that rows without entries are recorded now: `record` says which, and by whose word. */
export async function recordGap(tx: Queryable, { record, by }: { record: object; by: string }): Promise<void> {
  await insertOwn(tx, { kind: 'gap', act: 'close-gap', subject: 'ledger/gap', record, by });
}

type OwnEntry = { kind: string; act: LedgerAct; subject: string; record: object; by: string };

/** An entry that is about no row: it keeps its record. */
async function insertOwn(tx: Queryable, { kind, act, subject, record, by }: OwnEntry): Promise<void> {
  await tx.query(
    `insert into ledger_entries (kind, act, subject, form, digest, salt, record, made_by, made_by_salt, made_by_digest)
     values ($1, $2, $3, 1, sha256($4::bytea || convert_to($5::text, 'UTF8')), $4::bytea, $5::text, $6::text, $7::bytea,
       sha256($7::bytea || convert_to($6::text, 'UTF8')))`,
    [kind, act, subject, newSalt(), JSON.stringify(record), by, newSalt()],
  );
}
