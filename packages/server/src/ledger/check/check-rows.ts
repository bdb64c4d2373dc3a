import type { Queryable } from '../../db/index.ts';
import { COVERED, COVERED_KINDS, type Covered, type CoveredKind, subjectSql } from '../covered-rows.ts';
import { countUnrecorded, ERASED, listDiffering, readGenesis } from '../rows-and-entries.ts';
import type { Faults } from './fault.ts';

type Deps = { db: Queryable; faults: Faults };
/** Rows by kind: compared ones, those from before the ledger, and those that were recorded after the act, of which it says so. */
type Compared = Record<'rows' | 'before' | 'late', Record<string, number>>;

/** Compares every covered row with the newest entry about it, and counts the rows that have none. */
export async function checkRows(deps: Deps): Promise<Compared> {
  const compared: Compared = { rows: {}, before: {}, late: {} };
  const genesis = await readGenesis(deps.db);
  for (const kind of COVERED_KINDS) {
    compared.rows[kind] = await countSubjects(deps.db, kind);
    for (let form = 1; form <= COVERED[kind].forms.length; form += 1) await compareRows(deps, kind, form);
    await compareNames(deps, kind);
    compared.late[kind] = await countLate(deps.db, kind);
    compared.before[kind] = await countUncovered(deps, kind, genesis[kind] ?? 0);
  }
  return compared;
}

async function countSubjects(db: Queryable, kind: CoveredKind): Promise<number> {
  const statement = `select count(distinct n.subject) as n from ledger_entries n where n.kind = $1 and not ${ERASED}`;
  return (await db.query<{ n: number }>(statement, [kind])).rows[0]?.n ?? 0;
}

async function countLate(db: Queryable, kind: CoveredKind): Promise<number> {
  const statement = `select count(distinct n.subject) as n from ledger_entries n
    where n.kind = $1 and n.act in ('create-unrecorded', 'change-unrecorded') and not ${ERASED}`;
  return (await db.query<{ n: number }>(statement, [kind])).rows[0]?.n ?? 0;
}

async function compareRows({ db, faults }: Deps, kind: CoveredKind, form: number): Promise<void> {
  for (const { subject, is_gone: isGone, is_erased: isErased } of await listDiffering(db, kind, form)) {
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
    [kind, [...created, 'create-unrecorded']],
  );
  for (const { subject } of rows)
    faults.add('name_changed', subject, `The row of ${subject} names somebody else than its entry.`);
}

/** The rows without an entry are as many as there were when the ledger began, less those that something was done to since. */
async function countUncovered({ db, faults }: Deps, kind: CoveredKind, before: number): Promise<number> {
  const { uncovered, unrecorded } = await countUnrecorded(db, kind, before);
  const { table } = COVERED[kind];
  if (unrecorded > 0)
    faults.add(
      'row_unrecorded',
      kind,
      `${unrecorded} rows of ${table} have no entry: they were written past the service, or during an upgrade by a version ` +
        'without a ledger (agent-rate ledger close-gap).',
    );
  if (unrecorded < 0)
    faults.add('row_missing', kind, `${-unrecorded} rows of ${table} from before the ledger are gone.`);
  return uncovered;
}
