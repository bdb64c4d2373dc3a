import type { Queryable } from '../db/index.ts';
import type { LedgerAct } from './acts.ts';
import { COVERED, COVERED_KINDS, type CoveredKind, parseKey } from './covered-rows.ts';
import { ledgerProblem } from './problems.ts';
import { readTrees } from './publication-trees.ts';
import { recordAct, recordGap, recordWithTrees } from './record-act.ts';
import { countUnrecorded, listDiffering, listUnrecorded, readGenesis } from './rows-and-entries.ts';

/** Until when servers without a ledger wrote: the moment the last of them was stopped. */
export type GapUntil = { until: Date; now: Date };
/** What the operator says of it: why, and who. */
export type GapWord = { reason: string; by: string };

/** Rows that servers without a ledger wrote, by kind: made or changed without an entry, and those that stay reported. */
export type GapPlan = {
  /** When the ledger began. */
  since: string;
  until: string;
  made: Partial<Record<CoveredKind, number>>;
  changed: Partial<Record<CoveredKind, number>>;
  /** Rows without an entry that were made after `until`, or at no known time: no upgrade explains them. */
  left: Partial<Record<CoveredKind, number>>;
};

type Row = { kind: CoveredKind; key: (string | number)[]; act: LedgerAct; by: string | null };
type Found = { plan: GapPlan; rows: Row[] };

/** A transaction that was open when the ledger began wrote a row that says a moment before. */
const OPEN_TRANSACTION_MILLISECONDS = 5 * 60_000;

/**
 * Says what `closeGap` would record. Throws `ledger_gap_closed` when that was done before, and `ledger_gap_until_wrong` when the
 * moment is before the ledger or to come.
 */
export async function planGap(db: Queryable, span: GapUntil): Promise<GapPlan> {
  return (await findGap(db, span)).plan;
}

/**
 * Records the rows that servers of a version without a ledger wrote while a rolling upgrade lasted: each as made or changed without
 * an entry, and one entry that says until when, why, and by whose word. It is done once in the life of a ledger, in one
 * transaction. Throws as `planGap` does, and `ledger_gap_empty` when there is no such row.
 */
export async function closeGap(tx: Queryable, span: GapUntil, { reason, by }: GapWord): Promise<GapPlan> {
  // Nobody else closes it meanwhile, or enters what is entered here.
  await tx.query('lock table ledger_entries in share row exclusive mode');
  const { plan, rows } = await findGap(tx, span);
  if (rows.length === 0) throw ledgerProblem('ledger_gap_empty');
  await recordGap(tx, { record: { ...plan, reason }, by });
  for (const { by: maker, ...row } of rows) {
    const act = { ...row, by: maker ?? by };
    if (row.kind === 'publication') await recordWithTrees(tx, act, await readTrees(tx, await datesOf(tx, row.key)));
    else await recordAct(tx, act);
  }
  return plan;
}

async function findGap(db: Queryable, { until, now }: GapUntil): Promise<Found> {
  const { rows: entries } = await db.query<{ kind: string; time: Date }>(
    `select kind, time from ledger_entries where kind in ('genesis', 'gap') order by id`,
  );
  if (entries.some(({ kind }) => kind === 'gap')) throw ledgerProblem('ledger_gap_closed');
  const began = entries[0]?.time ?? now;
  if (!(until > began && until <= now)) throw ledgerProblem('ledger_gap_until_wrong', { since: began.toISOString() });
  const found: Found = {
    plan: { since: began.toISOString(), until: until.toISOString(), made: {}, changed: {}, left: {} },
    rows: [],
  };
  const genesis = await readGenesis(db);
  for (const kind of COVERED_KINDS) {
    await findMade(db, found, { kind, began, until, before: genesis[kind] ?? 0 });
    await findChanged(db, found, { kind, until });
  }
  return found;
}

type OfKind = { kind: CoveredKind; until: Date };

async function findMade(
  db: Queryable,
  { plan, rows }: Found,
  { kind, began, until, before }: OfKind & { began: Date; before: number },
): Promise<void> {
  const { unrecorded } = await countUnrecorded(db, kind, before);
  if (unrecorded <= 0) return;
  const since = new Date(began.getTime() - OPEN_TRANSACTION_MILLISECONDS);
  const made = (await listUnrecorded(db, kind, { since, limit: unrecorded })).filter(({ madeAt }) => madeAt <= until);
  for (const { key, by } of made.reverse()) rows.push({ kind, key, act: 'create-unrecorded', by });
  if (made.length > 0) plan.made[kind] = made.length;
  if (made.length < unrecorded) plan.left[kind] = unrecorded - made.length;
}

/** Rows that differ from their newest entry, of which the event log says that something was done to them afterwards. */
async function findChanged(db: Queryable, { plan, rows }: Found, { kind, until }: OfKind): Promise<void> {
  const { forms } = COVERED[kind];
  for (let form = 1; form <= forms.length; form += 1)
    for (const { subject, time, is_gone: isGone, is_erased: isErased } of await listDiffering(db, kind, form)) {
      if (isGone || isErased) continue;
      const { rows: last } = await db.query<{ time: Date | null }>(
        `select max(time) as time from events where subject = $1`,
        [subject],
      );
      const happened = last[0]?.time ?? null;
      const isLate = happened !== null && happened > time && happened <= until;
      const [list, count] = isLate ? [rows, plan.changed] : [[], plan.left];
      list.push({ kind, key: parseKey(kind, subject) ?? [], act: 'change-unrecorded', by: null });
      count[kind] = (count[kind] ?? 0) + 1;
    }
}

async function datesOf(tx: Queryable, [number]: readonly (string | number)[]) {
  const { rows } = await tx.query<{ publishedAt: Date }>(
    'select published_at as "publishedAt" from publications where number = $1',
    [number],
  );
  return { number: Number(number), publishedAt: rows[0]?.publishedAt ?? new Date(0) };
}
