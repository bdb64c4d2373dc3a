import { sql, type Transaction } from 'kysely';
import { currentTraceparent } from '../../base/index.ts';
import { type Database, type JobRun, NOTIFY_CHANGE, queryableOf, type Tables } from '../../db/index.ts';
import { readTrees, recordWithTrees } from '../../ledger/index.ts';
import type { OnSheetProgress } from '../jobs/sheet-job.schema.ts';
import { finishSheetJob } from '../jobs/sheet-job-store.ts';
import { ratesProblem } from '../problems.ts';
import { kindsOf, RATE_TABLES, type RateKind, type SheetKind } from '../record/rate-kind.ts';
import type { Publication } from '../sheets/sheet.schema.ts';
import { countWithin } from '../statistics/kept-statistics.ts';
import { stoppableTransaction } from './stoppable-transaction.ts';

/** Publications happen one after the other, so that what was known at a moment is never ambiguous. */
const PUBLICATION_LOCK = 7_243_002;

const COLUMNS =
  'rate_key content_hash origin destination carrier equipment currency base_minor total_minor transit_days content tab row_number cell_column';

/** The columns that a copy of a rate takes over, as `alias.column, …`. */
function copied(alias: string) {
  const columns = COLUMNS.split(' ').map((column) => `${alias}.${column}`);
  return sql.raw(columns.join(', '));
}

const insertRates = (kind: RateKind) =>
  sql.raw(
    `insert into ${RATE_TABLES[kind].rates} (${COLUMNS.replaceAll(' ', ', ')}, valid_from, valid_to, known_from, opened_by, sheet_id, published_at)`,
  );

/** The keys a draft gives other prices for, each with the days its new rates cover. */
export const draftDifference = (kind: SheetKind): string => kindsOf(kind).map(differenceOf).join(' union all ');

const differenceOf = (kind: RateKind): string => `
  select d.rate_key, d.span, d.rates, o.hashes is null as is_new, coalesce(o.rates, 0) as superseded
  from (
    select rate_key, range_agg(daterange(valid_from, valid_to, '[]')) as span, count(*)::int as rates,
      array_agg(content_hash || valid_from || valid_to order by content_hash, valid_from, valid_to) as hashes
    from ${RATE_TABLES[kind].drafts} where sheet_id = $1 group by rate_key
  ) d
  left join lateral (
    select array_agg(content_hash || valid_from || valid_to order by content_hash, valid_from, valid_to) as hashes,
      count(*)::int as rates
    from ${RATE_TABLES[kind].rates} r
    where r.rate_key = d.rate_key and r.known_to is null and daterange(r.valid_from, r.valid_to, '[]') && d.span
  ) o on true
  where o.hashes is distinct from d.hashes`;

/** Rates that are opened at a time: progress is shown between two. */
const BATCH_RATES = 10_000;

/** Statistics are counted within a publication for half as long as it took, or this long. */
const COUNTING_MILLISECONDS = 1_000;

type Act = { trx: Transaction<Tables>; sheetId: number; by: string; begun: number; kind: SheetKind };

/** The published rates of a kind, as a table in statements. */
const ratesOf = (kind: RateKind) => sql.table(RATE_TABLES[kind].rates);

/** How a publication is followed, and ended early. */
export type Publishing = {
  onProgress?: OnSheetProgress | undefined;
  /** Nothing is published when it fires. */
  signal?: AbortSignal | undefined;
  /** The job that publishes it, which ends in the same transaction. */
  run?: JobRun | undefined;
};

type Counts = { added: number; changed: number; unchanged: number };

/**
 * Publishes a draft in one transaction. For every lane, carrier and equipment (see `rateKey`) whose price differs, the
 * published rates that overlap are closed, what sticks out of the new validity is opened again cut to size, and the new
 * rates are opened. What is equal stays untouched. Throws `rate_sheet_not_found`, `rate_sheet_not_draft`,
 * `rate_sheet_not_ready`, `rate_sheet_outdated`; `Superseded` when its job is no longer ours.
 */
export function publishSheet(
  database: Database,
  sheetId: number,
  by: string,
  publishing: Publishing = {},
): Promise<Publication> {
  const { onProgress, signal, run } = publishing;
  return stoppableTransaction(database, signal, async (trx) => {
    const begun = performance.now();
    const sheet = await lockSheet(trx, sheetId);
    const act = { trx, sheetId, by, begun, kind: sheet.kind };
    if (sheet.status !== 'draft')
      throw ratesProblem('rate_sheet_not_draft', { id: sheetId, sheet_status: sheet.status });
    if (sheet.rate_count === 0) throw notReady(sheetId, sheet.findings);
    await refuseWhenOutdated(act, sheet.findings);
    onProgress?.('comparing', 0, sheet.rate_count);
    const counts = await findDifference(act);
    signal?.throwIfAborted();
    onProgress?.('closing', 0, counts.changed);
    const publication = await insertPublication(act, 'publish', counts);
    for (const [kind, rates] of countsOf(sheet)) {
      await closeSuperseded(act, kind, publication);
      await openRemainders(act, kind, publication);
      await openDraft(act, kind, { publication, rates, onProgress, signal });
      await trx.deleteFrom(RATE_TABLES[kind].drafts).where('sheet_id', '=', sheetId).execute();
    }
    await record(act, publication);
    await countAgain(act, publication);
    if (run) await finishSheetJob(trx, sheetId, run);
    await finish(act, 'published');
    return publication;
  });
}

/**
 * Takes a publication back: its rates are closed, and those it had closed are opened again. Nothing is forgotten, a
 * query with `as_of` still shows it. Throws `rate_sheet_not_found`, `rate_sheet_not_published`, `rate_sheet_superseded`.
 */
export function revertSheet(database: Database, sheetId: number, by: string): Promise<Publication> {
  return database.sql.transaction().execute(async (trx) => {
    const begun = performance.now();
    const sheet = await lockSheet(trx, sheetId);
    const act = { trx, sheetId, by, begun, kind: sheet.kind };
    if (sheet.status !== 'published') {
      throw ratesProblem('rate_sheet_not_published', { id: sheetId, sheet_status: sheet.status });
    }
    const published = await findPublication(act);
    await refuseWhenSuperseded(act, published);
    const { added, changed, unchanged } = published;
    const publication = await insertPublication(act, 'revert', { added, changed, unchanged });
    for (const kind of kindsOf(sheet.kind)) {
      await sql`update ${ratesOf(kind)} set known_to = ${publication.publishedAt}, closed_by = ${publication.number}
        where opened_by = ${published.number} and known_to is null`.execute(trx);
      await sql`${insertRates(kind)}
        select ${copied('r')}, r.valid_from, r.valid_to, ${publication.publishedAt}, r.opened_by, r.sheet_id, r.published_at
        from ${ratesOf(kind)} r where r.closed_by = ${published.number} order by r.id`.execute(trx);
    }
    await record(act, publication);
    await countAgain(act, publication);
    await finish(act, 'reverted');
    return publication;
  });
}

/** Records the publication in the ledger, with the rates that it opened and closed. */
async function record({ trx, by }: Act, { number, kind, publishedAt }: Publication): Promise<void> {
  const tx = queryableOf(trx);
  const trees = await readTrees(tx, { number, publishedAt });
  await recordWithTrees(tx, { kind: 'publication', key: [number], act: kind, by }, trees);
}

async function lockSheet(trx: Transaction<Tables>, sheetId: number) {
  await sql`select pg_advisory_xact_lock(${PUBLICATION_LOCK})`.execute(trx);
  const sheet = await trx
    .selectFrom('rate_sheets')
    .select(['status', 'rate_count', 'lcl_count', 'findings', 'kind'])
    .where('id', '=', sheetId)
    .forUpdate()
    .executeTakeFirst();
  if (sheet === undefined) throw ratesProblem('rate_sheet_not_found', { id: sheetId });
  return sheet;
}

type SheetCounts = { kind: SheetKind; rate_count: number; lcl_count: number };

/** How many rates of each of its kinds a sheet has. */
function countsOf({ kind, rate_count: all, lcl_count: lcl }: SheetCounts): [RateKind, number][] {
  return kindsOf(kind).map((one) => [one, one === 'lcl' ? lcl : all - lcl]);
}

/** A draft that changes published rates was made of what they said then. */
async function refuseWhenOutdated({ trx, sheetId }: Act, findings: object): Promise<void> {
  if (!(findings as { code: string }[]).some(({ code }) => code === 'amendment_applied')) return;
  const { rows } = await sql<{ sheet_id: number }>`
    select distinct r.sheet_id from rates r
    join draft_rates d on d.rate_key = r.rate_key and d.sheet_id = ${sheetId}
    join rate_sheets s on s.id = d.sheet_id
    where r.known_to is null and r.known_from > s.created_at
      and daterange(r.valid_from, r.valid_to, '[]') && daterange(d.valid_from, d.valid_to, '[]')`.execute(trx);
  if (rows.length > 0)
    throw ratesProblem('rate_sheet_outdated', { id: sheetId, later_sheets: rows.map((row) => row.sheet_id) });
}

function notReady(sheetId: number, findings: object) {
  const questions = (findings as { severity: string; answer?: string; message: string }[])
    .filter((finding) => finding.severity === 'error')
    .slice(0, 20)
    .map(({ answer, message }) => ({ answer: answer ?? null, message }));
  return ratesProblem('rate_sheet_not_ready', { id: sheetId, questions });
}

async function findDifference({ trx, sheetId, kind }: Act): Promise<Counts> {
  await sql`create temporary table difference on commit drop as ${sql.raw(draftDifference(kind).replaceAll('$1', String(Number(sheetId))))}`.execute(
    trx,
  );
  await sql`create index on difference (rate_key)`.execute(trx);
  await sql`analyze difference`.execute(trx);
  const { rows } = await sql<Counts>`
    select coalesce(sum(rates) filter (where is_new), 0)::int as added,
      coalesce(sum(rates) filter (where not is_new), 0)::int as changed,
      ((select rate_count from rate_sheets where id = ${sheetId}) - coalesce(sum(rates), 0))::int as unchanged
    from difference`.execute(trx);
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0 };
}

async function insertPublication(act: Act, kind: Publication['kind'], counts: Counts): Promise<Publication> {
  const { rows } = await sql<{ number: number; published_at: Date }>`
    insert into publications (kind, sheet_id, published_at, published_by, added, changed, unchanged, traceparent)
    select ${kind}, ${act.sheetId}, greatest(date_trunc('milliseconds', clock_timestamp()),
        (select max(published_at) + interval '1 millisecond' from publications)),
      ${act.by}, ${counts.added}, ${counts.changed}, ${counts.unchanged}, ${currentTraceparent() ?? null}
    returning number, published_at`.execute(act.trx);
  const row = rows[0];
  if (row === undefined) throw new Error('the publication was not inserted');
  const { number, published_at: publishedAt } = row;
  return { number, kind, sheet: act.sheetId, publishedAt: publishedAt.toISOString(), publishedBy: act.by, ...counts };
}

async function closeSuperseded(act: Act, kind: RateKind, publication: Publication): Promise<void> {
  await sql`update ${ratesOf(kind)} r set known_to = ${publication.publishedAt}, closed_by = ${publication.number}
    from difference d
    where not d.is_new and r.rate_key = d.rate_key and r.known_to is null
      and daterange(r.valid_from, r.valid_to, '[]') && d.span`.execute(act.trx);
}

async function openRemainders(act: Act, kind: RateKind, publication: Publication): Promise<void> {
  await sql`${insertRates(kind)}
    select ${copied('r')}, lower(piece), upper(piece) - 1,
      ${publication.publishedAt}, ${publication.number}, r.sheet_id, r.published_at
    from ${ratesOf(kind)} r join difference d on d.rate_key = r.rate_key
    cross join lateral unnest(datemultirange(daterange(r.valid_from, r.valid_to, '[]')) - d.span) as piece
    where r.closed_by = ${publication.number}
    order by r.id, lower(piece)`.execute(act.trx);
}

type Opening = Omit<Publishing, 'run'> & { publication: Publication; rates: number };

async function openDraft(act: Act, kind: RateKind, opening: Opening): Promise<void> {
  const { trx, sheetId } = act;
  const { publication, rates, onProgress, signal } = opening;
  for (let from = 0; from < rates; from += BATCH_RATES) {
    signal?.throwIfAborted();
    onProgress?.('opening', from, rates);
    await sql`${insertRates(kind)}
      select ${copied('t')}, t.valid_from, t.valid_to,
        ${publication.publishedAt}, ${publication.number}, t.sheet_id, ${publication.publishedAt}
      from ${sql.table(RATE_TABLES[kind].drafts)} t join difference d on d.rate_key = t.rate_key
      where t.sheet_id = ${sheetId} and t.position >= ${from} and t.position < ${from + BATCH_RATES}
      order by t.position`.execute(trx);
  }
}

async function findPublication({ trx, sheetId }: { trx: Database['sql']; sheetId: number }) {
  return trx
    .selectFrom('publications')
    .selectAll()
    .where('sheet_id', '=', sheetId)
    .where('kind', '=', 'publish')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The newest publication of a sheet. */
export async function getPublication(database: Database, sheetId: number): Promise<Publication> {
  const row = await findPublication({ trx: database.sql, sheetId });
  const { number, kind, sheet_id: sheet, published_at: at, published_by: publishedBy, added, changed, unchanged } = row;
  return { number, kind, sheet, publishedAt: at.toISOString(), publishedBy, added, changed, unchanged };
}

async function refuseWhenSuperseded(act: Act, published: { number: number }): Promise<void> {
  const later = new Set<number>();
  for (const kind of kindsOf(act.kind)) {
    const { rows } = await sql<{ sheet_id: number }>`
      select distinct p.sheet_id from ${ratesOf(kind)} r
      join publications p on p.number = r.closed_by join rate_sheets s on s.id = p.sheet_id
      where r.opened_by = ${published.number} and s.status = 'published'`.execute(act.trx);
    for (const row of rows) later.add(row.sheet_id);
  }
  if (later.size === 0) return;
  throw ratesProblem('rate_sheet_superseded', { id: act.sheetId, later_sheets: [...later].sort((a, b) => b - a) });
}

/** Statistics are counted before the job's row is locked: others write its progress meanwhile. */
async function countAgain({ trx, begun }: Act, { publishedAt }: Publication): Promise<void> {
  const mostMilliseconds = Math.max(COUNTING_MILLISECONDS, (performance.now() - begun) / 2);
  await countWithin(trx, { day: publishedAt.slice(0, 10), mostMilliseconds });
}

async function finish({ trx, sheetId }: Act, status: 'published' | 'reverted'): Promise<void> {
  await trx.updateTable('rate_sheets').set({ status }).where('id', '=', sheetId).execute();
  await sql`${sql.raw(NOTIFY_CHANGE.replace('$1', `'rates'`))}`.execute(trx);
}
