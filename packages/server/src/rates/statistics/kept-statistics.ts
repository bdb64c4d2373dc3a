import { type Kysely, sql, type Transaction } from 'kysely';
import type { IsoDate } from '../../base/index.ts';
import type { Database, Tables } from '../../db/index.ts';
import type { RateStatistics } from '../search/rate-answer.schema.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import type { StatisticsGroup } from '../search/rate-query.schema.ts';
import { readStatistics } from './statistics-store.ts';

/** Statistics of all rates that are valid on a day or later; `groupBy` is empty for those of all together. */
type Kind = { day: IsoDate; groupBy: StatisticsGroup | '' };

/** When the last publication was before they were counted, and how long counting took. */
type Counted = { figures: RateStatistics; published: Date; milliseconds: number };

/** The time of the last publication: they are in order of time, and a database set up anew has others. */
const LAST_PUBLICATION = sql<Date>`(select coalesce(max(published_at), 'epoch') from publications)`;

/**
 * The statistics of a filter. Those of all rates take seconds where there are many: they are counted once a publication for
 * all processes, and the publication itself counts them where it can (`countWithin`).
 */
export async function findStatistics(
  database: Database,
  filter: RateFilter,
  groupBy: StatisticsGroup | undefined,
): Promise<RateStatistics> {
  const kind = kindOf(filter, groupBy);
  if (kind === undefined) return readStatistics(database.sql, filter, groupBy);
  const kept = await findKept(database.sql, kind);
  if (kept) return kept;
  const counted = await database.sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => count(trx, kind));
  // The answer neither waits until they are kept nor fails when they cannot be.
  void keep(database.sql, kind, counted).catch(() => {});
  return counted.figures;
}

/**
 * Counts again, within a publication, the statistics that were asked for since the day began, so that nobody waits for them
 * after it. What takes longer than `mostMilliseconds` in all is left to those who ask.
 */
export async function countWithin(
  trx: Transaction<Tables>,
  { day, mostMilliseconds }: { day: IsoDate; mostMilliseconds: number },
): Promise<void> {
  await trx.deleteFrom('rate_statistics').where('day', '<', day).execute();
  const asked = await trx
    .selectFrom('rate_statistics')
    .select(['group_by', 'milliseconds'])
    .where('day', '=', day)
    .orderBy(sql`group_by <> ''`)
    .orderBy('milliseconds')
    .execute();
  let left = mostMilliseconds;
  for (const { group_by, milliseconds } of asked) {
    if (milliseconds > left) continue;
    const kind = { day, groupBy: group_by as Kind['groupBy'] };
    const counted = await countInTime(trx, kind, left);
    if (counted === undefined) return;
    await keep(trx, kind, counted);
    left -= counted.milliseconds;
  }
}

const QUERY_CANCELED = '57014';

/** Undefined when it takes longer; the transaction goes on. */
async function countInTime(trx: Transaction<Tables>, kind: Kind, milliseconds: number): Promise<Counted | undefined> {
  await sql`savepoint counting`.execute(trx);
  await sql`select set_config('statement_timeout', ${String(Math.ceil(milliseconds))}, true)`.execute(trx);
  const counted = await count(trx, kind).catch((error: { code?: string }) => {
    if (error.code !== QUERY_CANCELED) throw error;
  });
  // Counting changes nothing: this restores the former timeout.
  await sql`rollback to savepoint counting`.execute(trx);
  return counted ?? undefined;
}

/** Undefined when the filter asks for more than all that is valid on a day or later. */
function kindOf({ validUntilAtLeast: day, ...others }: RateFilter, groupBy?: StatisticsGroup): Kind | undefined {
  const isOfAll = Object.values(others).every((value) => value === undefined);
  return day !== undefined && isOfAll ? { day, groupBy: groupBy ?? '' } : undefined;
}

async function findKept(database: Kysely<Tables>, { day, groupBy }: Kind): Promise<RateStatistics | undefined> {
  const row = await database
    .selectFrom('rate_statistics')
    .select('figures')
    .where('day', '=', day)
    .where('group_by', '=', groupBy)
    .where('published', '=', LAST_PUBLICATION)
    .executeTakeFirst();
  return row?.figures as RateStatistics | undefined;
}

async function count(trx: Kysely<Tables>, { day, groupBy }: Kind): Promise<Counted> {
  const begun = performance.now();
  const { rows } = await sql<{ published: Date }>`select ${LAST_PUBLICATION} as published`.execute(trx);
  const figures = await readStatistics(trx, { validUntilAtLeast: day }, groupBy === '' ? undefined : groupBy);
  return { figures, published: rows[0]?.published ?? new Date(0), milliseconds: Math.round(performance.now() - begun) };
}

/** Those of a later publication stay. */
async function keep(database: Kysely<Tables>, { day, groupBy }: Kind, counted: Counted): Promise<void> {
  const { published, milliseconds } = counted;
  const figures = JSON.stringify(counted.figures);
  await database
    .insertInto('rate_statistics')
    .values({ day, group_by: groupBy, published, milliseconds, figures })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'group_by'])
        .doUpdateSet({ published, milliseconds, figures })
        .where('rate_statistics.published', '<', published),
    )
    .execute();
}
