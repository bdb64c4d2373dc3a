import { type Finding, fromMinor } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { kindsOf, RATE_TABLES } from '../record/rate-kind.ts';
import { count } from '../sheet-reader/plural.ts';
import type { RateSheet } from '../sheets/sheet.schema.ts';
import { readJoined } from './compare-draft.ts';
import { draftDifference } from './publication-store.ts';

/** Notices whose changes a draft would take back, most rates first, and rates of each that its finding names. */
const NAMED_NOTICES = 5;
const NAMED_RATES = 5;

/** A published rate that a notice changed, and what the draft has in its place. */
type Named = { lane: string; change: string; currency: string; before: number; after: number; after_currency: string };
type TakenBack = { id: number; file: string; created_by: string; rates: number; named: Named[] };

/** What a notice changed of a rate, in its remarks (`amend-rate.ts`). */
const CHANGE = `substring(r.content::jsonb->>'remarks' from '(?:^|; )((?:Amended|Charges amended)(?: from|:)[^(;]*) \\(')`;

/**
 * A warning for each notice whose change of published prices the rates of this draft do not have, on the days that it holds for: an
 * older full sheet, published after the notice, would undo the increase. None for a notice, which changes the rates as they are.
 */
export async function findTakenBack(
  database: Database,
  { id, kind, findings }: Pick<RateSheet, 'id' | 'kind' | 'findings'>,
): Promise<Finding[]> {
  if (findings.some(({ code }) => code === 'amendment_applied') || !kindsOf(kind).includes('container')) return [];
  const rows = await readJoined<TakenBack>(
    database,
    `with changed as (
       select r.sheet_id, concat_ws(' ', r.origin, '-', r.destination, nullif(r.carrier, ''), r.equipment) as lane,
         ${CHANGE} as change, r.currency, r.after_currency, r.valid_from, r.rank,
         case when r.is_charge then r.total_minor else r.base_minor end as before,
         case when r.is_charge then r.after_total else r.after_base end as after
       from (${AMENDED_RATES}) r
     )
     select s.id::int as id, s.file_name as file, s.created_by, count(*)::int as rates,
       (array_agg(jsonb_build_object('lane', c.lane, 'change', c.change, 'currency', c.currency, 'before', c.before, 'after', c.after,
         'after_currency', c.after_currency) order by c.lane, c.valid_from))[1:${NAMED_RATES}] as named
     from changed c join rate_sheets s on s.id = c.sheet_id
     where c.rank = 1 and c.change is not null and (c.currency <> c.after_currency or case
       when c.change like 'Amended%: -%' then c.after > c.before
       when c.change like 'Amended%' then c.after < c.before
       else c.after is distinct from c.before end)
     group by s.id, s.file_name, s.created_by order by rates desc, s.id limit ${NAMED_NOTICES}`,
    [id],
  );
  return rows.map((row) => ({ code: 'takes_back_change', severity: 'warning', message: messageOf(row) }));
}

/** The published rates that a notice changed and whose days a rate of the draft takes over that does not have the change. */
const AMENDED_RATES = `
  select o.*, t.currency as after_currency, t.base_minor as after_base, t.total_minor as after_total,
    o.content like '%Charges amended%' as is_charge,
    row_number() over (partition by o.id order by t.valid_from) as rank
  from (${draftDifference('container')}) d
  cross join lateral (
    select id, sheet_id, origin, destination, carrier, equipment, currency, base_minor, total_minor, valid_from, valid_to, content
    from ${RATE_TABLES.container.rates} r
    where r.rate_key = d.rate_key and r.known_to is null and daterange(r.valid_from, r.valid_to, '[]') && d.span
      and r.content like '%mended%'
    offset 0
  ) o
  join ${RATE_TABLES.container.drafts} t on t.sheet_id = $1 and t.rate_key = d.rate_key
    and daterange(t.valid_from, t.valid_to, '[]') && daterange(o.valid_from, o.valid_to, '[]') and t.content not like '%mended%'
  where not d.is_new`;

function messageOf({ id, file, created_by: by, rates, named }: TakenBack): string {
  const others = rates > named.length ? ' …' : '';
  return (
    `Rates of this draft would take back what sheet ${id} (${file}, ${by}) changed of ${count(rates, 'published rate')}: ` +
    `${named.map(describe).join(', ')}${others}. If the sheet is older than the notice, do not publish it, or import the notice again afterwards.`
  );
}

function describe({ lane, change, currency, before, after, after_currency: afterCurrency }: Named): string {
  const amount = (minor: number | null, of: string) => (minor === null ? '?' : `${fromMinor(minor, of)} ${of}`);
  return `${lane} ${amount(before, currency)} to ${amount(after, afterCurrency)} (${change})`;
}
