import type { Database } from '../db/index.ts';
import { NOTIFY_CHANGE } from '../db/index.ts';
import type { PriceListContent } from './price-list.schema.ts';

/** A price list as its table keeps it. */
export type StoredPriceList = {
  name: string;
  content: PriceListContent;
  edition: number;
  /** Of which margins its prices are; empty: it has none yet. */
  madeOf: string;
  updatedAt: Date;
  updatedBy: string;
};

/** What can be asked with a connection of a transaction or of the pool. */
export type Client = { query: Database['pool']['query'] };

const COLUMNS = `l.name, l.content, l.edition, l.made_of as "madeOf", l.updated_at as "updatedAt", l.updated_by as "updatedBy"`;

/** Every price list, by name. */
export async function listPriceLists(client: Client): Promise<StoredPriceList[]> {
  return (await client.query<StoredPriceList>(`select ${COLUMNS} from price_lists l order by name`)).rows;
}

/** Undefined when there is none. */
export async function findPriceList(client: Client, name: string): Promise<StoredPriceList | undefined> {
  return (await client.query<StoredPriceList>(`select ${COLUMNS} from price_lists l where name = $1`, [name])).rows[0];
}

/** Which list each account is on. */
export async function readAccounts(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ account_name: string; price_list: string }>(
    'select account_name, price_list from price_list_accounts',
  );
  return new Map(rows.map(({ account_name, price_list }) => [account_name, price_list]));
}

/** Saves a list that has no prices yet, or another content for one; its accounts follow. Tells every process. */
export async function savePriceList(
  client: Client,
  { name, content, by, now }: { name: string; content: PriceListContent; by: string; now: Date },
): Promise<void> {
  await client.query(
    `insert into price_lists (name, content, edition, made_of, sold_through, last_rate, updated_at, updated_by)
     values ($1, $2, 0, '', 0, 0, $4, $3)
     on conflict (name) do update set content = excluded.content, updated_by = excluded.updated_by,
       updated_at = excluded.updated_at`,
    [name, JSON.stringify(content), by, now],
  );
  await client.query('delete from price_list_accounts where price_list = $1', [name]);
  await client.query('insert into price_list_accounts select unnest($2::text[]), $1', [name, content.accounts]);
  await client.query(NOTIFY_CHANGE, ['price-lists']);
}

/** Deletes a list; its accounts are on none. Tells every process. */
export async function deletePriceList(client: Client, name: string): Promise<void> {
  await client.query('delete from price_lists where name = $1', [name]);
  await client.query(NOTIFY_CHANGE, ['price-lists']);
}

/** A report that is older is of a process that ended. */
const FRESH = `interval '30 seconds'`;

/** Says how far the prices of a list have come; undefined: no more is being made. */
export async function saveProgress(client: Client, name: string, progress: Priced | undefined): Promise<void> {
  if (progress === undefined) {
    await client.query('delete from price_list_progress where price_list = $1', [name]);
    return;
  }
  await client.query(
    `insert into price_list_progress select name, $2, $3, now() from price_lists where name = $1
     on conflict (price_list) do update set done = excluded.done, total = excluded.total, reported_at = excluded.reported_at`,
    [name, progress.done, progress.total],
  );
}

/** How far the prices of a list have come: so many of so many rates. */
export type Priced = { done: number; total: number };

/** Undefined: nobody is making them. */
export async function readProgress(client: Client, name: string): Promise<Priced | undefined> {
  const { rows } = await client.query<Priced>(
    `select done, total from price_list_progress where price_list = $1 and reported_at > now() - ${FRESH}`,
    [name],
  );
  return rows[0];
}

/** How many current rates a list sells, and how many of them without a margin on the freight. */
export async function countSold(client: Client, edition: number): Promise<{ current: number; withoutMargin: number }> {
  const { rows } = await client.query<{ current: number; withoutMargin: number }>(
    `select count(*) as current, count(*) filter (where 'OFR' <> all (string_to_array(margins, ','))) as "withoutMargin"
     from sold_rates where edition = $1 and known_to is null`,
    [edition],
  );
  return rows[0] ?? { current: 0, withoutMargin: 0 };
}
