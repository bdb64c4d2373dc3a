import { fromMinor } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import type { Difference } from '../sheets/sheet.schema.ts';
import { DRAFT_DIFFERENCE } from './publication-store.ts';

const LISTED = 100;

type ChangeRow = {
  is_new: boolean;
  origin: string;
  destination: string;
  carrier: string;
  equipment: string;
  valid_from: string;
  valid_to: string;
  currency: string;
  base_minor: number;
  before_minor: number | null;
  before_currency: string | null;
};

/** What publishing a draft would change, compared with what is published now. */
export async function compareDraft(database: Database, sheetId: number): Promise<Difference> {
  const counts = await database.pool.query<Omit<Difference, 'changes'>>(
    `with difference as (${DRAFT_DIFFERENCE})
     select coalesce(sum(rates) filter (where is_new), 0)::int as added,
       coalesce(sum(rates) filter (where not is_new), 0)::int as changed,
       ((select rate_count from rate_sheets where id = $1) - coalesce(sum(rates), 0))::int as unchanged,
       coalesce(sum(superseded), 0)::int as superseded
     from difference`,
    [sheetId],
  );
  const totals = counts.rows[0] ?? { added: 0, changed: 0, unchanged: 0, superseded: 0 };
  return { ...totals, changes: await listChanges(database, sheetId) };
}

async function listChanges(database: Database, sheetId: number): Promise<Difference['changes']> {
  const { rows } = await database.pool.query<ChangeRow>(
    `with difference as (${DRAFT_DIFFERENCE})
     select d.is_new, t.origin, t.destination, t.carrier, t.equipment, t.valid_from, t.valid_to, t.currency,
       t.base_minor, o.base_minor as before_minor, o.currency as before_currency
     from difference d join draft_rates t on t.sheet_id = $1 and t.rate_key = d.rate_key
     left join lateral (
       select base_minor, currency from rates r
       where r.rate_key = t.rate_key and r.known_to is null
         and daterange(r.valid_from, r.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]')
       order by r.currency = t.currency desc, r.valid_from desc limit 1
     ) o on true
     order by d.is_new, abs(t.base_minor - coalesce(o.base_minor, 0)) / greatest(o.base_minor, 1)::float desc, t.position
     limit ${LISTED}`,
    [sheetId],
  );
  return rows.map(toChange);
}

function toChange(row: ChangeRow): Difference['changes'][number] {
  const { before_minor: before, before_currency: beforeCurrency } = row;
  const isComparable = before !== null && before > 0 && beforeCurrency === row.currency;
  return {
    kind: row.is_new ? 'added' : 'changed',
    origin: row.origin,
    destination: row.destination,
    carrier: row.carrier,
    equipment: row.equipment,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    currency: row.currency,
    before: before === null ? null : fromMinor(before, beforeCurrency ?? row.currency),
    beforeCurrency,
    after: fromMinor(row.base_minor, row.currency),
    changePercent: isComparable ? Math.round(((row.base_minor - before) / before) * 1000) / 10 : null,
  };
}
