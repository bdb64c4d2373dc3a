import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../db/index.ts';
import { ratesProblem } from '../problems.ts';
import type { RATE_TABLES } from '../record/rate-kind.ts';
import { whereOf } from './filter-sql.ts';
import type { RateFilter } from './rate-filter.ts';
import type { RateOrder } from './rate-query.schema.ts';

/** A published rate as its table keeps it, with the name of the file it came from. */
export type RateRow = {
  id: number;
  content: string;
  valid_from: string;
  valid_to: string;
  known_from: Date;
  known_to: Date | null;
  sheet_id: number;
  file_name: string;
  tab: string | null;
  row_number: number | null;
  published_at: Date;
};

/** Where the published rates of a kind are. */
type RateTable = (typeof RATE_TABLES)[keyof typeof RATE_TABLES]['rates'];

/** The order of a list. */
export type RateListOrder = { orderby: RateOrder; order: 'asc' | 'desc' };
/** Which page of a list, in which order; `after` the rate with that id instead of a number. */
export type RatePage = RateListOrder & { page: number; perPage: number; after?: number | undefined };

/** The columns of a `RateRow`, of rates `r` and their sheets `s`. */
export const RATE_ROW_COLUMNS = `r.id, r.content, r.valid_from, r.valid_to, r.known_from, r.known_to, r.sheet_id, s.file_name, r.tab,
  r.row_number, r.published_at`;

const ORDERS: Readonly<Record<RateOrder, readonly string[]>> = {
  amount: ['r.currency', 'r.base_minor'],
  total: ['r.currency', 'r.total_minor'],
  transit_days: ['r.transit_days'],
  valid_from: ['r.valid_from'],
  valid_to: ['r.valid_to'],
  origin: ['r.origin'],
  destination: ['r.destination'],
  carrier: ['r.carrier'],
  published_at: ['r.published_at'],
  id: [],
};

type OrderTerm = { column: string; direction: string };

/** Currency keeps its place whichever way amounts run; what has no transit time comes last. */
function orderTerms({ orderby, order }: RateListOrder): OrderTerm[] {
  const direction = order === 'desc' ? 'desc' : 'asc';
  const terms = ORDERS[orderby].map((column) => {
    if (column === 'r.currency') return { column, direction: 'asc' };
    return { column, direction: column === 'r.transit_days' ? `${direction} nulls last` : direction };
  });
  return [...terms, { column: 'r.id', direction }];
}

/** The order as SQL over rates `r`. */
export function orderClause(page: RateListOrder): string {
  return orderTerms(page)
    .map(({ column, direction }) => `${column} ${direction}`)
    .join(', ');
}

/**
 * The same order, which no index can give. Where places are asked for, finding their rates and sorting them is quick;
 * walking an index of prices until twenty of a rare place have come by can take all of a million rates.
 */
function sortedOrderClause(page: RatePage): string {
  return orderTerms(page)
    .map(({ column, direction }) => `coalesce(${column}) ${direction}`)
    .join(', ');
}

/**
 * What comes after a rate in an order, as a condition. The columns of that rate stand in the query as `anchor`. Where all
 * columns run one way, an index gives the place at once.
 */
function afterClause(page: RateListOrder): string {
  const terms = orderTerms(page);
  const anchorOf = ({ column }: OrderTerm) => column.replace('r.', 'anchor.');
  if (page.orderby !== 'transit_days' && terms.every(({ direction }) => direction === 'asc'))
    return `(${terms.map(({ column }) => column).join(', ')}) > (${terms.map(anchorOf).join(', ')})`;
  const later = terms.map((term, at) => {
    const equal = terms.slice(0, at).map((one) => `${one.column} is not distinct from ${anchorOf(one)}`);
    const beyond = `${term.column} ${term.direction.startsWith('desc') ? '<' : '>'} ${anchorOf(term)}`;
    const nullsLast = `(${beyond} or (${term.column} is null and ${anchorOf(term)} is not null))`;
    return [...equal, term.direction.endsWith('nulls last') ? nullsLast : beyond].join(' and ');
  });
  return `(${later.map((one) => `(${one})`).join(' or ')})`;
}

/** One page of the rates that match, in order, with one more when there is a next page. */
export async function listRateRows(
  database: Database,
  filter: RateFilter,
  page: RatePage,
  table: RateTable = 'rates',
): Promise<RateRow[]> {
  const where = whereOf(filter);
  const order = filter.origins || filter.destinations ? sortedOrderClause(page) : orderClause(page);
  const anchor = page.after === undefined ? '' : `, (select * from ${table} where id = ${page.after}) anchor`;
  const conditions = [where.text, page.after === undefined ? '' : afterClause(page)].filter(Boolean).join(' and ');
  const offset = page.after === undefined ? (page.page - 1) * page.perPage : 0;
  const { rows } = await database.pool.query<RateRow>(
    `select ${RATE_ROW_COLUMNS} from (
       select r.* from ${table} r${anchor} where ${conditions || 'true'} order by ${order}
       limit ${page.perPage + 1} offset ${offset}
     ) r join rate_sheets s on s.id = r.sheet_id order by ${orderClause(page)}`,
    where.values,
  );
  return rows;
}

/** How many rates match. */
export async function countRates(database: Database, filter: RateFilter, table: RateTable = 'rates'): Promise<number> {
  const where = whereOf(filter);
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*) as n from ${table} r where ${where.text}`,
    where.values,
  );
  return rows[0]?.n ?? 0;
}

/** Any rate that was ever published. Throws `rate_not_found`. */
export async function getRateRow(database: Database, id: number, table: RateTable = 'rates'): Promise<RateRow> {
  const { rows } = await database.pool.query<RateRow>(
    `select ${RATE_ROW_COLUMNS} from ${table} r join rate_sheets s on s.id = r.sheet_id where r.id = $1`,
    [id],
  );
  const row = rows[0];
  if (row === undefined) throw ratesProblem('rate_not_found', { id });
  return row;
}

/** A rate with the publication that opened it, and the key that its successors share (`rateKey`). */
export type RateRevisionRow = RateRow & { publication: number; rate_key: string };

const REVISION_COLUMNS = `${RATE_ROW_COLUMNS}, r.opened_by as publication, r.rate_key`;
const REVISION = `select ${REVISION_COLUMNS} from rates r join rate_sheets s on s.id = r.sheet_id`;

/** The same of a sold edition, for a connection on which `rates` are the published ones; as those, without the name of a file. */
const soldRevision = (edition: number) => `select ${REVISION_COLUMNS}
  from (select * from sold_rates where edition = ${edition}) r
  join (select id, 'Rate sheet ' || id as file_name from rate_sheets) s on s.id = r.sheet_id`;

/** Any rate that was ever published, with its revision. Throws `rate_not_found`. */
export async function getRevisionRow(database: Pick<Database, 'pool'>, id: number): Promise<RateRevisionRow> {
  const { rows } = await database.pool.query<RateRevisionRow>(`${REVISION} where r.id = $1`, [id]);
  const row = rows[0];
  if (row === undefined) throw ratesProblem('rate_not_found', { id });
  return row;
}

/** The current rate with a key, on a day; undefined when there is none. `edition`: among those sold at it. */
export async function findCurrentRevisionRow(
  db: Database['sql'] | Transaction<Tables>,
  rateKey: string,
  { day, edition }: { day: string; edition?: number | undefined },
): Promise<RateRevisionRow | undefined> {
  const revision = edition === undefined ? REVISION : soldRevision(edition);
  const { rows } = await sql<RateRevisionRow>`${sql.raw(revision)}
    where r.rate_key = ${rateKey} and r.known_to is null and ${day}::date between r.valid_from and r.valid_to
    order by r.id desc limit 1`.execute(db);
  return rows[0];
}

/** The rate that had a key on a day, as the book was known at `asOf`; undefined when there was none. */
export async function findKnownRevisionRow(
  { pool }: Pick<Database, 'pool'>,
  rateKey: string,
  day: string,
  asOf: Date,
): Promise<RateRevisionRow | undefined> {
  const { rows } = await pool.query<RateRevisionRow>(
    `${REVISION} where r.rate_key = $1 and $2::date between r.valid_from and r.valid_to
      and r.known_from <= $3 and (r.known_to is null or r.known_to > $3) order by r.id desc limit 1`,
    [rateKey, day, asOf],
  );
  return rows[0];
}
