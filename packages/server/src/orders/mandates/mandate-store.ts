import type { Database } from '../../db/index.ts';
import { recordAct } from '../../ledger/index.ts';
import type { Onlooker } from '../account.ts';
import { inTransaction, type Queryable } from '../transaction.ts';
import type { Mandate } from './mandate.schema.ts';

/** A mandate as it is kept, and the order that it was used for. */
export type StoredMandate = { mandate: Mandate; orderId: string | null };
/** What became of a mandate: it may still be used, it was, or it ended unused. */
export const MANDATE_STATUSES = ['open', 'used', 'expired'] as const;
/** One of `MANDATE_STATUSES`. */
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

/** Which mandates to list: those that the onlooker may see. */
export type MandatePage = {
  onlooker: Onlooker;
  status?: MandateStatus | undefined;
  quote?: string | undefined;
  /** A part of the shipper's name, in upper or lower case. */
  shipper?: string | undefined;
  now: Date;
  page: number;
  perPage: number;
};

/** Keeps a mandate as it was signed, in the transaction of the act; one that is kept already stays. */
export async function saveMandate(tx: Queryable, mandate: Mandate): Promise<void> {
  const { id, quoteId, account, issuedAt, validUntil, approvedBy } = mandate;
  const { rowCount } = await tx.query(
    `insert into mandates (id, quote_id, account_name, issued_at, valid_until, approved_by, content)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [id, quoteId, account, issuedAt, validUntil, approvedBy, JSON.stringify(mandate)],
  );
  if (rowCount === 1) await recordAct(tx, { kind: 'mandate', key: [id], act: 'approve', by: approvedBy });
}

/** The same in a transaction of its own. */
export async function keepMandate(database: Pick<Database, 'sql'>, mandate: Mandate): Promise<Mandate> {
  await inTransaction(database, (tx) => saveMandate(tx, mandate));
  return mandate;
}

/** The mandate as it is kept: without the name of an approver who was erased. */
export async function findMandate(db: Queryable, id: string): Promise<Mandate | undefined> {
  const { rows } = await db.query<{ content: string }>('select content from mandates where id = $1', [id]);
  return rows[0] && (JSON.parse(rows[0].content) as Mandate);
}

/** Notes that an order used a mandate up, once. */
export async function saveUse(tx: Queryable, id: string, order: { id: string; at: Date; by: string }): Promise<void> {
  const statement =
    'insert into order_mandates (mandate_id, order_id, used_at) values ($1, $2, $3) on conflict do nothing';
  const { rowCount } = await tx.query(statement, [id, order.id, order.at]);
  if (rowCount === 1) await recordAct(tx, { kind: 'mandate-use', key: [id], act: 'use', by: order.by });
}

/** One page of mandates, newest first, and how many there are. */
export async function listMandates(
  db: Queryable,
  { onlooker, status, quote, shipper, now, page, perPage }: MandatePage,
): Promise<{ mandates: StoredMandate[]; total: number }> {
  const { id, walls, seesEveryKey, isForTests } = onlooker;
  const from = `from mandates m left join order_mandates o on o.mandate_id = m.id
    where ($1::text is null or m.account_name = $1)
      and ($2::text is null or m.content::json ->> 'approver' = $2
        or exists (select from orders p where p.id = o.order_id and p.account = $2))
      and ($3::text is null or $3 = case
        when o.order_id is not null then 'used' when m.valid_until > $4::timestamptz then 'open' else 'expired' end)
      and (not $5::boolean or m.content::json ->> 'test' = 'true')
      and ($6::text is null or m.quote_id = $6)
      and ($7::text is null or strpos(lower(m.content::json ->> 'shipper'), lower($7)) > 0)`;
  const walled = [walls.seesAll ? null : walls.account, seesEveryKey ? null : id];
  const values = [...walled, status ?? null, now, isForTests, quote ?? null, shipper ?? null];
  const { rows } = await db.query<{ content: string; order_id: string | null }>(
    `select m.content, o.order_id ${from} order by m.issued_at desc, m.id limit ${perPage} offset ${(page - 1) * perPage}`,
    values,
  );
  const counted = await db.query<{ total: number }>(`select count(*) as total ${from}`, values);
  const mandates = rows.map((row) => ({ mandate: JSON.parse(row.content) as Mandate, orderId: row.order_id }));
  return { mandates, total: counted.rows[0]?.total ?? 0 };
}
