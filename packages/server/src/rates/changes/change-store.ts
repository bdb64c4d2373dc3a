import type { Database } from '../../db/index.ts';
import { conditionOf } from '../search/filter-sql.ts';
import type { RateFilter } from '../search/rate-filter.ts';
import { type PublicationOfSheet, RATE_CHANGE_KINDS, type RateChangeKind } from './change.schema.ts';

/** A price at a moment, as its table keeps it. */
export type SideRow = {
  id: number;
  content: string;
  validFrom: string;
  validTo: string;
  sheet: number;
  file: string;
  tab: string | null;
  row: number | null;
  /** The column of its price, from 0. */
  column: number | null;
};

/** One price that differs, with what made it differ. */
export type ChangeRow = {
  kind: RateChangeKind;
  before: SideRow | null;
  after: SideRow | null;
  publication: PublicationOfSheet | null;
};

/** The two moments, each as the filter of the rates that were offered then. */
export type Compared = { before: RateFilter & { asOf: Date }; after: RateFilter & { asOf: Date } };

/** Which changes, and which part of the list. */
export type ChangePage = { kind?: RateChangeKind | undefined; limit: number; offset: number };

export type ChangesFound = { rows: ChangeRow[]; counts: Readonly<Record<RateChangeKind, number>> };

/** A page of the changes between two moments, the largest first within each kind, and how many there are of each kind. */
export async function readChanges(database: Database, compared: Compared, page: ChangePage): Promise<ChangesFound> {
  const { text, values } = statementOf(compared);
  const kinds = page.kind === undefined ? RATE_CHANGE_KINDS : [page.kind];
  const at = values.length;
  const { rows } = await database.pool.query<{ counts: Record<string, number> | null; rows: ChangeRow[] | null }>(
    `${text}
     select (select json_object_agg(kind, n) from (select kind, count(*) as n from changes group by kind) c) as counts,
       (select json_agg(json_build_object('kind', p.kind, 'before', ${side('b')}, 'after', ${side('a')},
           'publication', ${PUBLICATION}) order by p.rank, p.weight desc, p.after_id, p.before_id)
        from (
          select *, array_position($${at + 1}::text[], kind) as rank from changes where kind = any($${at + 1})
          order by rank, weight desc, after_id, before_id limit $${at + 2} offset $${at + 3}
        ) p
        left join rates b on b.id = p.before_id left join rate_sheets b_sheet on b_sheet.id = b.sheet_id
        left join rates a on a.id = p.after_id left join rate_sheets a_sheet on a_sheet.id = a.sheet_id
        left join publications u on u.published_at = p.at left join rate_sheets s on s.id = u.sheet_id) as rows`,
    [...values, kinds, page.limit, page.offset],
  );
  const counts = rows[0]?.counts ?? {};
  const whole = Object.fromEntries(RATE_CHANGE_KINDS.map((kind) => [kind, counts[kind] ?? 0]));
  return { rows: rows[0]?.rows ?? [], counts: whole as ChangesFound['counts'] };
}

function side(alias: 'a' | 'b'): string {
  return `case when ${alias}.id is null then null else json_build_object('id', ${alias}.id, 'content', ${alias}.content,
    'validFrom', ${alias}.valid_from, 'validTo', ${alias}.valid_to, 'sheet', ${alias}.sheet_id,
    'file', ${alias}_sheet.file_name, 'tab', ${alias}.tab, 'row', ${alias}.row_number,
    'column', ${alias}.cell_column) end`;
}

const PUBLISHED_AT = `to_char(u.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const PUBLICATION = `case when u.number is null then null else json_build_object('number', u.number, 'kind', u.kind,
  'sheet', u.sheet_id, 'file', s.file_name, 'publishedAt', ${PUBLISHED_AT}, 'publishedBy', u.published_by) end`;

const SAME = `a.rate_key = b.rate_key and a.content_hash = b.content_hash and a.valid_from = b.valid_from
  and a.valid_to = b.valid_to`;

/** Of several prices of one key, that whose days are the same most, or else nearest; then the currency and amount. */
const NEAREST = `greatest(0, least(a.valid_to, b.valid_to) - greatest(a.valid_from, b.valid_from) + 1) desc,
  greatest(a.valid_from, b.valid_from) - least(a.valid_to, b.valid_to), (a.currency = b.currency) desc,
  abs(a.base_minor - b.base_minor)`;

/**
 * Each new price with the one it is compared with (`come`), and each price that went with the one that is there instead
 * (`gone`). A price that was closed and opened again unchanged is neither.
 */
function statementOf({ before, after }: Compared): { text: string; values: unknown[] } {
  const [earlier, later] = [splitAmounts(before), splitAmounts(after)];
  const values: unknown[] = [before.asOf, after.asOf];
  const render = (filter: RateFilter) => {
    const { text, values: own } = conditionOf(filter, values.length + 1);
    values.push(...own);
    return text;
  };
  const stillOffered = conditionOf({ validUntilAtLeast: after.validUntilAtLeast ?? '0001-01-01' }, values.length + 1);
  values.push(...stillOffered.values);
  const columns = `r.id, r.rate_key, r.content_hash, r.currency, r.base_minor, r.valid_from, r.valid_to, r.known_from,
    r.known_to`;
  const text = `with offered as materialized (
      select ${columns}, ${render(earlier.amounts)} as matches, (r.known_to is null or r.known_to > $2) as is_open,
        ${stillOffered.text} as is_valid
      from rates r where ${render(earlier.others)}
    ), after as materialized (
      select ${columns}, ${render(later.amounts)} as matches
      from rates r where ${render(later.others)} and r.known_from > $1
    ), before as materialized (
      select b.*, b.is_open or exists (select 1 from after a where ${SAME}) as stays from offered b
    ), come as (
      select distinct on (a.id) a.id as after_id, b.id as before_id, a.matches or coalesce(b.matches, false) as matches,
        case when b.id is null then 'added' when b.stays then 'renewed' else 'changed' end as kind, a.known_from as at,
        ${weight('b', 'a')} as weight
      from after a left join before b on b.rate_key = a.rate_key
      where not exists (select 1 from before b where not b.is_open and ${SAME})
      order by a.id, ${NEAREST}, b.id
    ), gone as (
      select distinct on (b.id) a.id as after_id, b.id as before_id, b.matches or coalesce(a.matches, false) as matches,
        case when b.stays then 'expired' when a.id is null then 'ended' else 'changed' end as kind,
        case when not b.stays then coalesce(a.known_from, b.known_to) end as at, ${weight('b', 'a')} as weight
      from before b left join after a on a.rate_key = b.rate_key and not b.stays and a.id in (select after_id from come)
      where not (b.stays and b.is_valid) and not exists (select 1 from come where come.before_id = b.id)
      order by b.id, ${NEAREST}, a.id
    ), changes as materialized (
      select kind, before_id, after_id, at, weight from come where matches
      union all select kind, before_id, after_id, at, weight from gone where matches
    )`;
  return { text, values };
}

/** How much the amount moved, as a share; nothing across currencies. */
function weight(before: string, after: string): string {
  return `case when ${before}.currency = ${after}.currency
    then abs(${after}.base_minor - ${before}.base_minor) / greatest(${before}.base_minor, 1)::float else 0 end`;
}

/** A price that moves past the limit of an amount did not end: those conditions may hold on either side. */
function splitAmounts(filter: RateFilter): { amounts: RateFilter; others: RateFilter } {
  const { currency, minAmount, maxAmount, ...others } = filter;
  const amounts = {
    ...(currency === undefined ? {} : { currency }),
    ...(minAmount === undefined ? {} : { minAmount }),
    ...(maxAmount === undefined ? {} : { maxAmount }),
  };
  return { amounts, others };
}

/** The last publication up to a moment; null when there was none yet. */
export async function findPublicationAt(database: Database, at: Date): Promise<PublicationOfSheet | null> {
  const { rows } = await database.pool.query<{ publication: PublicationOfSheet }>(
    `select ${PUBLICATION} as publication from publications u join rate_sheets s on s.id = u.sheet_id
     where u.published_at <= $1 order by u.published_at desc limit 1`,
    [at],
  );
  return rows[0]?.publication ?? null;
}
