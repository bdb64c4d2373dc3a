import type { Database } from '../../db/index.ts';
import { recordAct } from '../../ledger/index.ts';
import type { Onlooker } from '../account.ts';
import { inTransaction, type Tx } from '../transaction.ts';
import type { QuoteBuying } from './buying/record-buying.ts';
import { headOf } from './parts/parts-of.ts';
import type { Quote } from './quote.schema.ts';

/**
 * A stored quote: as it was signed, its rate key, those of its parts when it has several, who asked for it, and the name of the
 * account that it belongs to.
 */
export type StoredQuote = {
  quote: Quote;
  rateKey: string;
  partRateKeys: readonly string[] | null;
  account: string;
  accountName: string;
};

/** Which quotes to list: those that the onlooker may see. */
export type QuoteFilter = { onlooker: Onlooker; page: number; perPage: number };

/** Who made a quote, and what the forwarder pays for it; null: it is sold at the published price. */
type Made = { by: string; buying: QuoteBuying | null };

type Row = {
  content: string;
  rate_key: string;
  part_rate_keys: string[] | null;
  account: string;
  account_name: string;
};

/** All SQL on `quotes`. */
export type QuoteStore = {
  insert: (stored: StoredQuote, made: Made) => Promise<void>;
  /** What the forwarder pays for a quote; null where it was sold at the published price. */
  findBuying: (id: string) => Promise<QuoteBuying | null>;
  find: (id: string) => Promise<StoredQuote | undefined>;
  /** Newest first. */
  list: (filter: QuoteFilter) => Promise<{ quotes: StoredQuote[]; total: number }>;
};

/** The store of a database's quotes. */
export function createQuoteStore({ pool, sql }: Pick<Database, 'pool' | 'sql'>): QuoteStore {
  return {
    insert: (stored, made) => inTransaction({ sql }, (tx) => insertQuote(tx, stored, made)),
    findBuying: async (id) => {
      const { rows } = await pool.query<{ buying: QuoteBuying | null }>('select buying from quotes where id = $1', [
        id,
      ]);
      return rows[0]?.buying ?? null;
    },
    find: async (id) => {
      const statement = 'select content, rate_key, part_rate_keys, account, account_name from quotes where id = $1';
      const row = (await pool.query<Row>(statement, [id])).rows[0];
      return row && toStored(row);
    },
    list: async ({ onlooker: { id, walls, seesEveryKey }, page, perPage }) => {
      const where = 'where ($1::text is null or account = $1) and ($2::text is null or account_name = $2)';
      const seen = [seesEveryKey ? null : id, walls.seesAll ? null : walls.account];
      const { rows } = await pool.query<Row>(
        `select content, rate_key, part_rate_keys, account, account_name from quotes ${where}
          order by issued_at desc, id limit $3 offset $4`,
        [...seen, perPage, (page - 1) * perPage],
      );
      const counted = await pool.query<{ total: number }>(`select count(*) as total from quotes ${where}`, seen);
      return { quotes: rows.map(toStored), total: counted.rows[0]?.total ?? 0 };
    },
  };
}

function toStored({ content, rate_key: rateKey, part_rate_keys: partRateKeys, ...row }: Row): StoredQuote {
  const { account, account_name: accountName } = row;
  return { quote: JSON.parse(content) as Quote, rateKey, partRateKeys, account, accountName };
}

async function insertQuote(tx: Tx, { quote, ...owner }: StoredQuote, { by, buying }: Made): Promise<void> {
  const { id, rateId, issuedAt, validUntil } = quote;
  const { origin, destination, carrier } = headOf(quote);
  await tx.query(
    `insert into quotes (id, rate_id, rate_key, account, account_name, created_by, issued_at, valid_until, origin,
      destination, carrier, content, buying, part_rate_keys)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[id, rateId, owner.rateKey, owner.account, owner.accountName, by, issuedAt, validUntil, origin, destination],
      ...[carrier ?? '', JSON.stringify(quote), buying && JSON.stringify(buying), owner.partRateKeys],
    ],
  );
  await recordAct(tx, { kind: 'quote', key: [id], act: 'create', by });
  if (buying) await recordAct(tx, { kind: 'quote-buying', key: [id], act: 'create', by });
}
