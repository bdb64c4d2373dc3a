import { roundToMinor } from '../../base/index.ts';
import type { Database } from '../../db/index.ts';
import { type RateContent, toColumns } from '../../rates/index.ts';
import type { Margins } from '../margins/compile-rules.ts';
import { sellRate } from '../margins/sell-rate.ts';
import type { PriceListContent } from '../price-list.schema.ts';
import type { Client } from '../price-list-store.ts';

/** Rates priced at a time. */
const BATCH_RATES = 1_000;
/** One process after another makes prices: the number of this lock, and the hash of a list. */
const LOCK = 'select pg_advisory_lock(7243003, hashtext($1))';
const UNLOCK = 'select pg_advisory_unlock(7243003, hashtext($1))';

type Row = {
  id: number;
  content: string;
  valid_from: string;
  valid_to: string;
  origin: string;
  destination: string;
  carrier: string;
  equipment: string;
};

type Made = { content: PriceListContent; edition: number; made_of: string; sold_through: number; last_rate: number };

/** An edition that is up to date, and the content that it was made of. */
export type CurrentEdition = { edition: number; content: PriceListContent; margins: Margins };

/** Told how far a list has come: so many of so many rates are priced. */
export type OnPriced = (done: number, total: number) => void;

/**
 * Makes the prices of a list what they must be now: another edition when its margins of today are others, and the rates of every
 * publication since. All of it is one transaction of one moment of the book. Undefined: there is no such list.
 */
export async function bringUpToDate(
  { pool }: Pick<Database, 'pool'>,
  name: string,
  marginsOf: (content: PriceListContent) => Margins,
  onPriced: OnPriced = () => {},
): Promise<CurrentEdition | undefined> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    await client.query(LOCK, [name]);
    // The moment is that of the first statement after the lock.
    await client.query('begin isolation level repeatable read');
    const made = await makeUp(client, name, { marginsOf, onPriced });
    await client.query('commit');
    await client.query(UNLOCK, [name]);
    isWhole = true;
    return made;
  } finally {
    // A connection that was left in the middle is closed, and with it go its transaction and its lock.
    client.release(!isWhole);
  }
}

type Making = { marginsOf: (content: PriceListContent) => Margins; onPriced: OnPriced };

async function makeUp(client: Client, name: string, { marginsOf, onPriced }: Making) {
  const { rows } = await client.query<Made>(
    'select content, edition, made_of, sold_through, last_rate from price_lists where name = $1',
    [name],
  );
  const [list] = rows;
  if (list === undefined) return undefined;
  const margins = marginsOf(list.content);
  const through = await lastPublication(client);
  const isSame = list.made_of === margins.madeOf;
  const edition = isSame ? list.edition : await nextEdition(client);
  if (isSame && list.sold_through === through) return { edition, content: list.content, margins };
  if (isSame) await closeSold(client, { edition, after: list.sold_through, through });
  const last = await sellAfter(client, { edition, after: isSame ? list.last_rate : 0, margins, onPriced });
  await client.query(
    'update price_lists set edition = $2, made_of = $3, sold_through = $4, last_rate = $5 where name = $1',
    [name, edition, margins.madeOf, through, last],
  );
  // Questions that were asked before are still answered from the edition before; what is older nobody reads.
  if (!isSame)
    await client.query(
      `delete from sold_rates where edition < $1 and edition not in (select edition from price_lists) and edition <> $2`,
      [edition, list.edition],
    );
  return { edition, content: list.content, margins };
}

async function lastPublication(client: Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    'select coalesce(max(number), 0) as number from publications',
  );
  return rows[0]?.number ?? 0;
}

async function nextEdition(client: Client): Promise<number> {
  const { rows } = await client.query<{ edition: number }>(`select nextval('price_list_editions') as edition`);
  return rows[0]?.edition ?? 0;
}

/** Closes what publications closed since. */
async function closeSold(client: Client, of: { edition: number; after: number; through: number }): Promise<void> {
  await client.query(
    `update sold_rates s set known_to = r.known_to, closed_by = r.closed_by from rates r
     where s.edition = $1 and s.id = r.id and r.closed_by > $2 and r.closed_by <= $3 and s.known_to is null`,
    [of.edition, of.after, of.through],
  );
}

type Selling = { edition: number; after: number; margins: Margins; onPriced: OnPriced };

/** Prices every rate after an id. Returns the last id. */
async function sellAfter(client: Client, { edition, after, margins, onPriced }: Selling): Promise<number> {
  const counted = await client.query<{ total: number }>('select count(*) as total from rates where id > $1', [after]);
  const { total } = counted.rows[0] ?? { total: 0 };
  let last = after;
  for (let done = 0; ; ) {
    onPriced(done, total);
    const { rows } = await client.query<Row>(
      `select id, content, valid_from, valid_to, origin, destination, carrier, equipment from rates
       where id > $1 order by id limit ${BATCH_RATES}`,
      [last],
    );
    const newest = rows.at(-1);
    if (newest === undefined) return last;
    await insertSold(
      client,
      edition,
      rows.map((row) => sellRow(row, margins)),
    );
    last = newest.id;
    done += rows.length;
  }
}

function sellRow({ id, content, valid_from: validFrom, valid_to: validTo, ...lane }: Row, margins: Margins) {
  const buy = { ...(JSON.parse(content) as RateContent), validFrom, validTo };
  const sold = sellRate(buy, lane, margins);
  const lines = sold.margins.map(({ line }) => line.replaceAll(',', ' ')).join(',');
  const { base, total } = sold.content;
  const { content: text, content_hash } = toColumns(sold.content);
  return {
    ...{ id, content: text, content_hash, margins: lines },
    base_minor: roundToMinor(base.amount, base.currency),
    total_minor: roundToMinor(total.amount, total.currency),
  };
}

const KEPT =
  `rate_key origin destination carrier equipment currency transit_days valid_from valid_to known_from known_to opened_by
  closed_by sheet_id published_at`.split(/\s+/);

/** Where in a sheet the buy price stands is not for those who are sold to. */
async function insertSold(client: Client, edition: number, sold: readonly object[]): Promise<void> {
  await client.query(
    `insert into sold_rates (edition, id, content, content_hash, base_minor, total_minor, margins, ${KEPT.join(', ')})
     select $1, s.id, s.content, s.content_hash, s.base_minor, s.total_minor, s.margins,
       ${KEPT.map((column) => `r.${column}`).join(', ')}
     from json_to_recordset($2::json) as s(id bigint, content text, content_hash text, base_minor bigint, total_minor bigint,
       margins text) join rates r on r.id = s.id`,
    [edition, JSON.stringify(sold)],
  );
}
