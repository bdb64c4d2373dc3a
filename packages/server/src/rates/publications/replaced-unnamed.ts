import type { Finding } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { kindsOf, RATE_TABLES, type RateKind } from '../record/rate-kind.ts';
import { count } from '../sheet-reader/plural.ts';
import type { RateSheet } from '../sheets/sheet.schema.ts';
import { readJoined } from './compare-draft.ts';
import { draftDifference } from './publication-store.ts';

/** Sheets that a draft would take rates from, most first, and lanes of each that its finding names. */
const NAMED_SHEETS = 5;
const NAMED_LANES = 3;

type Replaced = { id: number; file: string; created_by: string; rates: number; lanes: string[] };

/**
 * A warning for each sheet whose published rates without a carrier would give way to rates of this draft without one: nothing in them
 * says that they are of the same agent. None for a notice, which changes the published rates that it means.
 */
export async function findReplacedUnnamed(
  database: Database,
  { id, kind, findings }: Pick<RateSheet, 'id' | 'kind' | 'findings'>,
): Promise<Finding[]> {
  if (findings.some(({ code }) => code === 'amendment_applied')) return [];
  const rows = await readJoined<Replaced>(
    database,
    `select s.id::int as id, s.file_name as file, s.created_by, count(*)::int as rates,
       (array_agg(distinct concat(r.origin, ' - ', r.destination, ' ', r.equipment)))[1:${NAMED_LANES}] as lanes
     from (${kindsOf(kind).map(replacedRates).join(' union all ')}) r join rate_sheets s on s.id = r.sheet_id
     group by s.id, s.file_name, s.created_by order by rates desc, s.id limit ${NAMED_SHEETS}`,
    [id],
  );
  return rows.map((replaced) => ({
    code: 'replaces_without_carrier',
    severity: 'warning',
    message: messageOf(replaced),
    answer: 'carrier',
  }));
}

/** The published rates without a carrier whose days a draft takes over. Keys of rates without a carrier are alike, of any agent. */
const replacedRates = (kind: RateKind) => `
  select o.sheet_id, o.origin, o.destination, o.equipment from (
    select distinct rate_key from ${RATE_TABLES[kind].drafts} where sheet_id = $1 and carrier = ''
  ) named join (${draftDifference(kind)}) d on d.rate_key = named.rate_key and not d.is_new
  cross join lateral (
    select sheet_id, origin, destination, equipment from ${RATE_TABLES[kind].rates} r
    where r.rate_key = d.rate_key and r.known_to is null and daterange(r.valid_from, r.valid_to, '[]') && d.span
    offset 0
  ) o`;

function messageOf({ id, file, created_by: by, rates, lanes }: Replaced): string {
  const others = rates > lanes.length ? ' …' : '';
  return (
    `Rates of this draft name no carrier and would replace ${count(rates, 'published rate')} without one of sheet ${id} (${file}, ` +
    `${by}): ${lanes.join(', ')}${others}. If those are another agent's, or another carrier's, read this sheet again with the answer \`carrier\`.`
  );
}
