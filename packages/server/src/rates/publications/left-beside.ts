import type { Finding } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { kindsOf, RATE_TABLES, type RateKind } from '../record/rate-kind.ts';
import { count } from '../sheet-reader/plural.ts';
import type { RateSheet } from '../sheets/sheet.schema.ts';
import { readJoined } from './compare-draft.ts';

/** Rates of a draft that are compared, in the order of the sheet: what holds for a sheet shows in its first ones. */
const COMPARED_RATES = 5_000;
const NAMED_SHEETS = 5;
const NAMED_LANES = 3;

/** What parts the keys of two rates of a lane, carrier and container type (`rateKey`), as SQL on the content of a rate. */
const PARTING = {
  service: (c: string) => `lower(${c}->>'service')`,
  commodity: (c: string) => `lower(${c}->>'commodity')`,
  contract: (c: string) =>
    `nullif(concat_ws(' ', ${c}->'contract'->>'type', lower(${c}->'contract'->>'reference')), '')`,
  via: (c: string) => `nullif(${c}->>'via', '[]')`,
  'service mode': (c: string) => `${c}->>'serviceMode'`,
} as const;

type Left = { id: number; file: string; created_by: string; rates: number; lanes: string[]; by: string[] };

/**
 * A warning for each sheet whose published rates would go on beside rates of this draft for the same lane, carrier, container type
 * and days, only because one of the two names a service, commodity, contract, way or service mode and the other does not: a newer
 * price would then not take the place of the older one.
 */
export async function findLeftBeside(
  database: Database,
  { id, kind, findings }: Pick<RateSheet, 'id' | 'kind' | 'findings'>,
): Promise<Finding[]> {
  if (findings.some(({ code }) => code === 'amendment_applied')) return [];
  const rows = await readJoined<Left>(
    database,
    `select s.id::int as id, s.file_name as file, s.created_by, count(distinct r.id)::int as rates,
       (array_agg(distinct r.lane))[1:${NAMED_LANES}] as lanes,
       (select array_agg(distinct one) from unnest(string_to_array(string_agg(r.parting, ','), ',')) one) as by
     from (${kindsOf(kind).map(ratesBeside).join(' union all ')}) r join rate_sheets s on s.id = r.sheet_id
     group by s.id, s.file_name, s.created_by order by rates desc, s.id limit ${NAMED_SHEETS}`,
    [id],
  );
  return rows.map((left) => ({ code: 'stays_beside', severity: 'warning', message: messageOf(left) }));
}

const ratesBeside = (kind: RateKind) => {
  const { rates, drafts } = RATE_TABLES[kind];
  const compared = Object.entries(PARTING).map(([name, of]) => ({ name, mine: of('n.c'), theirs: of('o.c') }));
  const agree = compared.map(({ mine, theirs }) => `coalesce(${mine} = ${theirs}, true)`);
  const parting = compared.map(
    ({ name, mine, theirs }) => `case when ${mine} is distinct from ${theirs} then '${name}' end`,
  );
  return `
  select o.id, o.sheet_id, concat(n.origin, ' - ', n.destination, ' ', n.carrier, ' ', n.equipment) as lane,
    concat_ws(',', ${parting.join(', ')}) as parting
  from (
    select origin, destination, carrier, equipment, valid_from, valid_to, rate_key, content::json as c from ${drafts}
    where sheet_id = $1 and carrier <> '' order by position limit ${COMPARED_RATES}
  ) n cross join lateral (
    select r.id, r.sheet_id, r.content::json as c from ${rates} r
    where r.origin = n.origin and r.destination = n.destination and r.carrier = n.carrier and r.known_to is null
      and r.equipment = n.equipment and r.rate_key <> n.rate_key and r.sheet_id <> $1
      and r.valid_from <= n.valid_to and r.valid_to >= n.valid_from
      and not exists (select from ${drafts} d where d.sheet_id = $1 and d.rate_key = r.rate_key)
    offset 0
  ) o
  where o.c->'origin'->>'code' = n.c->'origin'->>'code' and o.c->'destination'->>'code' = n.c->'destination'->>'code'
    and ${agree.join(' and ')}`;
};

function messageOf({ id, file, created_by: by, rates, lanes, by: names }: Left): string {
  const others = rates > lanes.length ? ' …' : '';
  return (
    `${count(rates, 'published rate')} of sheet ${id} (${file}, ${by}) would stay in force beside rates of this draft for the same lane, ` +
    `carrier, container and days: ${lanes.join(', ')}${others}. One names a ${names.join(' and ')} that the other does not. If the new ` +
    'price is to replace the old one, write the same in the sheet and import it again, or revert the older sheet.'
  );
}
