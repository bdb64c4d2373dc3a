import type { Queryable } from '../../db/index.ts';
import {
  COVERED,
  COVERED_KINDS,
  type Covered,
  type CoveredKind,
  columnsOf,
  recordSql,
  subjectPattern,
  subjectSql,
} from '../covered-rows.ts';
import type { Faults } from './fault.ts';

type Deps = { db: Queryable; faults: Faults };
/** Rows by kind: compared ones, and those from before the ledger. */
type Compared = { rows: Record<string, number>; before: Record<string, number> };

/** Subjects whose row was deleted for good. */
const ERASED = `exists (select from ledger_entries x where x.kind = 'erasure' and x.act = 'erase-row' and x.subject = n.subject)`;

/** Compares every covered row with the newest entry about it, and counts the rows that have none. */
export async function checkRows(deps: Deps): Promise<Compared> {
  const compared: Compared = { rows: {}, before: {} };
  const genesis = await readGenesis(deps.db);
  for (const kind of COVERED_KINDS) {
    compared.rows[kind] = await countSubjects(deps.db, kind);
    for (let form = 1; form <= COVERED[kind].forms.length; form += 1) await compareRows(deps, kind, form);
    await compareNames(deps, kind);
    compared.before[kind] = await countUncovered(deps, kind, genesis[kind] ?? 0);
  }
  return compared;
}

/** How many rows there were of each kind when the ledger began. */
export async function readGenesis(db: Queryable): Promise<Record<string, number>> {
  const { rows } = await db.query<{ record: string }>(
    `select record from ledger_entries where kind = 'genesis' order by id limit 1`,
  );
  return rows[0] ? JSON.parse(rows[0].record) : {};
}

async function countSubjects(db: Queryable, kind: CoveredKind): Promise<number> {
  const statement = `select count(distinct n.subject) as n from ledger_entries n where n.kind = $1 and not ${ERASED}`;
  return (await db.query<{ n: number }>(statement, [kind])).rows[0]?.n ?? 0;
}

async function compareRows({ db, faults }: Deps, kind: CoveredKind, form: number): Promise<void> {
  const { table } = COVERED[kind];
  const trees = kind === 'publication' ? `, 'trees', n.record::json -> 'trees'` : '';
  const { rows } = await db.query<{ subject: string; is_gone: boolean; is_erased: boolean }>(
    `select n.subject, t is null as is_gone, ${ERASED} as is_erased from (
       select distinct on (subject) * from ledger_entries where kind = $1 order by subject, id desc) n
     left join ${table} t on ${subjectSql(kind)} = n.subject
     where n.form = $2 and (t is null or n.salt is null
       or n.digest <> sha256(n.salt || convert_to(${recordSql(columnsOf(kind, form), trees)}, 'UTF8')))
     order by n.subject`,
    [kind, form],
  );
  for (const { subject, is_gone: isGone, is_erased: isErased } of rows) {
    if (isGone && !isErased) faults.add('row_missing', subject, `The row of ${subject} is gone.`);
    if (!isGone && isErased) faults.add('row_unknown', subject, `${subject} was erased, and is there again.`);
    if (!isGone && !isErased) faults.add('row_changed', subject, `The row of ${subject} is not what was recorded.`);
  }
}

/** The name in a row is that of the entry by which it was made. */
async function compareNames({ db, faults }: Deps, kind: CoveredKind): Promise<void> {
  const { table, by, created }: Covered = COVERED[kind];
  if (by === null) return;
  const { rows } = await db.query<{ subject: string }>(
    `select n.subject from (
       select distinct on (subject) * from ledger_entries where kind = $1 order by subject, id) n
     join ${table} t on ${subjectSql(kind)} = n.subject
     where n.act = any($2::text[]) and t.${by} <> n.made_by order by n.subject`,
    [kind, [...created]],
  );
  for (const { subject } of rows)
    faults.add('name_changed', subject, `The row of ${subject} names somebody else than its entry.`);
}

/** The rows without an entry are as many as there were when the ledger began, less those that something was done to since. */
async function countUncovered({ db, faults }: Deps, kind: CoveredKind, before: number): Promise<number> {
  const { table, where = 'true', created }: Covered = COVERED[kind];
  const subject = subjectSql(kind);
  const { rows } = await db.query<{ uncovered: number; adopted: number }>(
    `select (select count(*) from ${table} t where ${where}
         and not exists (select from ledger_entries n where n.subject = ${subject} and n.kind = $1)) as uncovered,
       (select count(*) from (select distinct on (subject) act from ledger_entries where kind = $1 order by subject, id) f
         where act <> all($2::text[]))
         + (select count(distinct x.subject) from ledger_entries x where x.kind = 'erasure' and x.subject ~ $3
           and not exists (select from ledger_entries n where n.subject = x.subject and n.kind = $1)) as adopted`,
    [kind, [...created], subjectPattern(kind)],
  );
  const { uncovered = 0, adopted = 0 } = rows[0] ?? {};
  const more = uncovered - (before - adopted);
  if (more > 0)
    faults.add('row_unrecorded', kind, `${more} rows of ${table} have no entry: they were written past the service.`);
  if (more < 0) faults.add('row_missing', kind, `${-more} rows of ${table} from before the ledger are gone.`);
  return uncovered;
}
