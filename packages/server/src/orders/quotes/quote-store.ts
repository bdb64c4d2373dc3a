import type { Database } from '../../db/index.ts';
import type { Quote } from './quote.schema.ts';

/** A stored quote: as it was signed, with its rate key and account. */
export type StoredQuote = { quote: Quote; rateKey: string; account: string };

/** Which quotes to list. `account`: only those of that account. */
export type QuoteFilter = { account?: string | undefined; page: number; perPage: number };

type Row = { content: string; rate_key: string; account: string };

/** All SQL on `quotes`. */
export type QuoteStore = {
  insert: (stored: StoredQuote, by: string) => Promise<void>;
  find: (id: string) => Promise<StoredQuote | undefined>;
  /** Newest first. */
  list: (filter: QuoteFilter) => Promise<{ quotes: StoredQuote[]; total: number }>;
};

/** The store of a database's quotes. */
export function createQuoteStore({ pool }: Pick<Database, 'pool'>): QuoteStore {
  return {
    insert: async ({ quote, rateKey, account }, by) => {
      const { id, rateId, issuedAt, validUntil, rate } = quote;
      const places = [rate.origin.code ?? rate.origin.text, rate.destination.code ?? rate.destination.text];
      const carrier = rate.carrier?.scac ?? rate.carrier?.name ?? '';
      await pool.query(
        `insert into quotes (id, rate_id, rate_key, account, created_by, issued_at, valid_until, origin, destination,
          carrier, content) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [id, rateId, rateKey, account, by, issuedAt, validUntil, ...places, carrier, JSON.stringify(quote)],
      );
    },
    find: async (id) => {
      const statement = 'select content, rate_key, account from quotes where id = $1';
      const row = (await pool.query<Row>(statement, [id])).rows[0];
      return row && toStored(row);
    },
    list: async ({ account, page, perPage }) => {
      const where = 'where $1::text is null or account = $1';
      const { rows } = await pool.query<Row>(
        `select content, rate_key, account from quotes ${where} order by issued_at desc, id limit $2 offset $3`,
        [account ?? null, perPage, (page - 1) * perPage],
      );
      const counted = await pool.query<{ total: number }>(`select count(*) as total from quotes ${where}`, [
        account ?? null,
      ]);
      return { quotes: rows.map(toStored), total: counted.rows[0]?.total ?? 0 };
    },
  };
}

function toStored({ content, rate_key: rateKey, account }: Row): StoredQuote {
  return { quote: JSON.parse(content) as Quote, rateKey, account };
}
