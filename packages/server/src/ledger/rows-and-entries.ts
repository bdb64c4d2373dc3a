import type { Queryable } from '../db/index.ts';
import {
  COVERED,
  type Covered,
  type CoveredKind,
  columnsOf,
  keysOf,
  recordSql,
  subjectPattern,
  subjectSql,
} from './covered-rows.ts';

/** Subjects of entries `n` whose row was deleted for good, as SQL. */
export const ERASED = `exists (select from ledger_entries x where x.kind = 'erasure' and x.act = 'erase-row' and x.subject = n.subject)`;

/** Subjects of first entries `f` whose row was there before that entry, without one of its own making, as SQL; $2: acts of new rows. */
const WAS_BEFORE = `f.act <> all($2::text[]) and not exists (
  select from ledger_entries l where l.kind = $1 and l.subject = f.subject and l.act = 'create-unrecorded')`;

/** How many rows there were of each kind when the ledger began. */
export async function readGenesis(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await db.query<{ record: string }>(
    `select record from ledger_entries where kind = 'genesis' order by id limit 1`,
  );
  return rows[0] ? JSON.parse(rows[0].record) : {};
}

/** A subject whose row differs from its newest entry, and when that was made. */
export type Differing = { subject: string; is_gone: boolean; is_erased: boolean; time: Date };

/** The rows of a kind that are not what the newest entry about them says, among the entries of a form. */
export async function listDiffering(db: Queryable, kind: CoveredKind, form: number): Promise<Differing[]> {
  const { table } = COVERED[kind];
  const trees = kind === 'publication' ? `, 'trees', n.record::json -> 'trees'` : '';
  const { rows } = await db.query<Differing>(
    `select n.subject, t is null as is_gone, ${ERASED} as is_erased, n.time from (
       select distinct on (subject) * from ledger_entries where kind = $1 order by subject, id desc) n
     left join ${table} t on ${subjectSql(kind)} = n.subject
     where n.form = $2 and (t is null or n.salt is null
       or n.digest <> sha256(n.salt || convert_to(${recordSql(columnsOf(kind, form), trees)}, 'UTF8')))
     order by n.subject`,
    [kind, form],
  );
  return rows;
}

/**
 * How many rows of a kind have no entry, and how many more those are than were there when the ledger began (`before`), less those
 * that something was done to since. Negative: so many are gone.
 */
export async function countUnrecorded(
  db: Queryable,
  kind: CoveredKind,
  before: number,
): Promise<{ uncovered: number; unrecorded: number }> {
  const { table, where = 'true', created }: Covered = COVERED[kind];
  const subject = subjectSql(kind);
  const { rows } = await db.query<{ uncovered: number; adopted: number }>(
    `select (select count(*) from ${table} t where ${where}
         and not exists (select from ledger_entries n where n.subject = ${subject} and n.kind = $1)) as uncovered,
       (select count(*) from (select distinct on (subject) subject, act from ledger_entries where kind = $1 order by subject, id) f
         where ${WAS_BEFORE})
         + (select count(distinct x.subject) from ledger_entries x where x.kind = 'erasure' and x.subject ~ $3
           and not exists (select from ledger_entries n where n.subject = x.subject and n.kind = $1)) as adopted`,
    [kind, [...created, 'create-unrecorded'], subjectPattern(kind)],
  );
  const { uncovered = 0, adopted = 0 } = rows[0] ?? {};
  return { uncovered, unrecorded: uncovered - (before - adopted) };
}

/** A row that was written without an entry about its making: its key, who made it by its own word, and when. */
export type Unrecorded = { key: string[]; by: string | null; madeAt: Date };

/** The rows of a kind that were made since a moment without an entry, the newest first. */
export async function listUnrecorded(
  db: Queryable,
  kind: CoveredKind,
  { since, limit }: { since: Date; limit: number },
): Promise<Unrecorded[]> {
  const { table, where = 'true', created, madeAt, by }: Covered = COVERED[kind];
  const keys = keysOf(kind).map((column) => `t.${column}::text`);
  const { rows } = await db.query<{ key: string[]; by: string | null; made_at: Date }>(
    `select array[${keys.join(', ')}] as key, ${by === null ? 'null' : `t.${by}`} as by, m.made_at from ${table} t,
       lateral (select ${madeAt} as made_at) m
     where ${where} and m.made_at >= $3 and not exists (
       select from ledger_entries n where n.kind = $1 and n.subject = ${subjectSql(kind)} and n.act = any($2::text[]))
     order by m.made_at desc limit $4`,
    [kind, [...created, 'create-unrecorded'], since, limit],
  );
  return rows.map(({ made_at: time, ...row }) => ({ ...row, madeAt: time }));
}
