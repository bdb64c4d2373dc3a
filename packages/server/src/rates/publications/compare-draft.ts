import { CompiledQuery, sql } from 'kysely';
import { fromMinor } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { kindsOf, RATE_TABLES, type RateKind, type SheetKind } from '../record/rate-kind.ts';
import type { DraftChange, DraftChangeKind } from '../sheets/draft.schema.ts';
import type { Difference } from '../sheets/sheet.schema.ts';
import { draftDifference } from './publication-store.ts';

const LISTED = 100;

type ChangeRow = {
  kind: DraftChangeKind;
  origin: string;
  destination: string;
  carrier: string;
  equipment: string;
  valid_from: string;
  valid_to: string;
  currency: string;
  after_minor: number | null;
  before_minor: number | null;
  before_currency: string | null;
  shortened_to: string | null;
};

type Counts = Omit<Difference, 'changes' | 'priceChange'>;

/** A draft, and the kind of its rates. */
type Draft = { id: number; kind: SheetKind };

/** What publishing a draft would change, in rates, compared with what is published now. */
export async function countChanges(database: Database, { id: sheetId, kind }: Draft): Promise<Counts> {
  const rows = await readJoined<Counts>(
    database,
    `with difference as (${draftDifference(kind)}), ending as (${kindsOf(kind).map(endingRates).join(' union all ')})
     select coalesce(sum(rates) filter (where is_new), 0)::int as added,
       coalesce(sum(rates) filter (where not is_new), 0)::int as changed,
       ((select rate_count from rate_sheets where id = $1) - coalesce(sum(rates), 0))::int as unchanged,
       (select count(*) filter (where not is_shortened) from ending)::int as superseded,
       (select count(*) filter (where is_shortened) from ending)::int as shortened
     from difference`,
    [sheetId],
  );
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0, superseded: 0, shortened: 0 };
}

/** The counts, with the largest changes. */
export async function compareDraft(database: Database, draft: Draft): Promise<Difference> {
  const counts = await countChanges(database, draft);
  const changes = await listChanges(database, draft, { kinds: ['changed', 'added'], limit: LISTED, offset: 0 });
  const priceChange = counts.changed === 0 ? null : await measurePriceChange(database, draft);
  return { ...counts, priceChange, changes: changes.flatMap((change) => (isNewPrice(change) ? [change] : [])) };
}

/** How far the base amounts of changed rates of its first kind move, where both are in one currency and differ. */
async function measurePriceChange(
  database: Database,
  { id: sheetId, kind: ofSheet }: Draft,
): Promise<Difference['priceChange']> {
  const [kind = 'container'] = kindsOf(ofSheet);
  const rows = await readJoined<NonNullable<Difference['priceChange']>>(
    database,
    `with difference as (${draftDifference(kind)}), moved as (
       select 100.0 * (after_minor - before_minor) / before_minor as percent from (${newPrices(kind)}) as new_prices
       where kind = 'changed' and before_currency = currency and before_minor > 0 and after_minor <> before_minor
     )
     select count(*)::int as rates, round(avg(percent), 1)::float as "averagePercent",
       round(min(percent), 1)::float as "lowestPercent", round(max(percent), 1)::float as "highestPercent"
     from moved having count(*) > 0`,
    [sheetId],
  );
  return rows[0] ?? null;
}

function isNewPrice(change: DraftChange): change is DraftChange & Difference['changes'][number] {
  return change.kind !== 'superseded' && change.after !== null;
}

/** Which changes, by kind, and which part of the list. */
type ChangePage = { kinds: readonly DraftChangeKind[]; limit: number; offset: number };

/** A page of what publishing a draft would change: changed prices, the largest change first, then added ones, then those that end. */
export async function listChanges(
  database: Database,
  { id: sheetId, kind }: Draft,
  { kinds, limit, offset }: ChangePage,
): Promise<DraftChange[]> {
  const listed = kindsOf(kind)
    .flatMap((one) => [newPrices(one), endingPrices(one)])
    .join(' union all ');
  const rows = await readJoined<ChangeRow>(
    database,
    `with difference as (${draftDifference(kind)}), listed as (${listed})
     select * from listed where kind = any($2)
     order by array_position(array['changed', 'added', 'superseded'], kind), weight desc, place
     limit $3 offset $4`,
    [sheetId, kinds, limit, offset],
  );
  return rows.map(toChange);
}

/**
 * Runs a statement on a difference. PostgreSQL takes the draft of a sheet that it has no statistics of yet for a single row,
 * and would then compare each of its rows with each of its keys: 20,000 rates took three minutes. Joins are hashed here;
 * what reads published rates by their index says so with `lateral`.
 */
export async function readJoined<Row>(
  database: Database,
  statement: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return database.sql.transaction().execute(async (trx) => {
    await sql`set local enable_nestloop = off`.execute(trx);
    const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(statement, [...values]));
    return rows;
  });
}

const newPrices = (kind: RateKind) => `
  select case when d.is_new then 'added' else 'changed' end as kind, t.origin, t.destination, t.carrier, t.equipment,
    t.valid_from, t.valid_to, t.currency, t.base_minor as after_minor, o.base_minor as before_minor,
    o.currency as before_currency, s.shortened_to, t.position::bigint as place,
    abs(t.base_minor - coalesce(o.base_minor, 0)) / greatest(o.base_minor, 1)::float as weight
  from difference d join ${RATE_TABLES[kind].drafts} t on t.sheet_id = $1 and t.rate_key = d.rate_key
  left join lateral (
    select base_minor, currency from ${RATE_TABLES[kind].rates} r
    where r.rate_key = t.rate_key and r.known_to is null
      and daterange(r.valid_from, r.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]')
    order by r.currency = t.currency desc, r.valid_from desc limit 1
  ) o on true
  left join lateral (
    select (t.valid_from - 1)::text as shortened_to from ${RATE_TABLES[kind].rates} r
    where r.rate_key = t.rate_key and r.known_to is null
      and daterange(r.valid_from, r.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]')
      and upper(${REST}) = t.valid_from and ${IS_SHORTENED}
    limit 1
  ) s on true`;

/** The days of a published rate `r` that the new ones leave to it. */
const REST = `(datemultirange(daterange(r.valid_from, r.valid_to, '[]')) - d.span)`;

/** Whether it keeps its first days, and none behind the new ones: it is shortened, and does not end. */
const IS_SHORTENED = `coalesce(lower(${REST}) = r.valid_from and datemultirange(range_merge(${REST})) = ${REST}, false)`;

/** The published rates whose days the new ones take over. */
const endingRates = (kind: RateKind) => `
  select r.*, ${IS_SHORTENED} as is_shortened from difference d cross join lateral (
    select id, origin, destination, carrier, equipment, valid_from, valid_to, currency, base_minor
    from ${RATE_TABLES[kind].rates} r
    where r.rate_key = d.rate_key and r.known_to is null and daterange(r.valid_from, r.valid_to, '[]') && d.span
    offset 0
  ) r
  where not d.is_new`;

const endingPrices = (kind: RateKind) => `
  select 'superseded', r.origin, r.destination, r.carrier, r.equipment, r.valid_from, r.valid_to, r.currency,
    null, r.base_minor, r.currency, null, r.id, 0
  from (${endingRates(kind)}) r where not r.is_shortened`;

function toChange(row: ChangeRow): DraftChange {
  const { before_minor: before, before_currency: beforeCurrency, after_minor: after } = row;
  const isComparable = before !== null && before > 0 && after !== null && beforeCurrency === row.currency;
  return {
    kind: row.kind,
    origin: row.origin,
    destination: row.destination,
    carrier: row.carrier,
    equipment: row.equipment,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    currency: row.currency,
    before: before === null ? null : fromMinor(before, beforeCurrency ?? row.currency),
    beforeCurrency,
    after: after === null ? null : fromMinor(after, row.currency),
    shortenedTo: row.shortened_to,
    changePercent: isComparable ? Math.round(((after - before) / before) * 1000) / 10 : null,
  };
}
