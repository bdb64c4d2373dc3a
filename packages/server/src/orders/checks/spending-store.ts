import { COSTLESS_STATES } from '../states/order-states.ts';
import type { Queryable, Tx } from '../transaction.ts';

/** Minor units by currency. */
export type Spending = ReadonlyMap<string, number>;

/** The class of the advisory locks on accounts. */
const ACCOUNT_LOCKS = 7_243_005;

/** Locks an account's spending until the transaction ends. */
export async function lockSpending(tx: Tx, account: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [ACCOUNT_LOCKS, account]);
}

/** Whose orders count: those of an account, of one day (UTC) or of all, with one link of a narrowed key or with any. */
export type Counted = { account: string; day: string | null; link: string | null; except: string | null };

/** How many orders count. Cancelled, rejected and declined ones do not. */
export async function countOrders(db: Queryable, { account, link, except }: Omit<Counted, 'day'>): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) as count from orders where account = $1 and booking_status <> all($2::text[])
       and ($3::text is null or links @> array[$3::text]) and ($4::text is null or id <> $4)`,
    [account, COSTLESS_STATES, link, except],
  );
  return Number(rows[0]?.count ?? 0);
}

/**
 * The most that the counted orders cost, by currency. Cancelled, rejected and declined orders count nothing;
 * an order whose price changed counts at its highest price, and one that was confirmed in part at what was confirmed (`capSpending`). `except`: an order not to count.
 */
export async function readSpending(db: Queryable, { account, day, link, except }: Counted): Promise<Spending> {
  const { rows } = await db.query<{ currency: string; amount: number }>(
    `select currency, sum(amount)::bigint as amount from (
       select s.order_id, s.currency, max(s.amount_minor) as amount
       from order_spending s join orders o on o.id = s.order_id
       where s.account = $1 and ($2::date is null or s.day = $2) and o.booking_status <> all($3::text[])
         and ($4::text is null or s.order_id <> $4) and ($5::text is null or o.links @> array[$5::text])
       group by s.order_id, s.currency) of_orders
     group by currency`,
    [account, day, COSTLESS_STATES, except, link],
  );
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}

/** Saves the most that a version of an order may cost. */
export async function saveSpending(
  tx: Tx,
  order: { id: string; version: number; account: string; day: string },
  spending: Spending,
): Promise<void> {
  const { id, version, account, day } = order;
  await tx.query(
    `insert into order_spending (order_id, version, account, day, currency, amount_minor)
      select $1, $2, $3, $4, currency, amount from unnest($5::text[], $6::bigint[]) as t(currency, amount)`,
    [id, version, account, day, [...spending.keys()], [...spending.values()]],
  );
}

/** Lets an order count no more than this any longer, on no day. */
export async function capSpending(tx: Tx, orderId: string, most: Spending): Promise<void> {
  await tx.query(
    `update order_spending s set amount_minor = least(s.amount_minor, coalesce(
       (select c.amount from unnest($2::text[], $3::bigint[]) as c(currency, amount) where c.currency = s.currency), 0))
     where s.order_id = $1`,
    [orderId, [...most.keys()], [...most.values()]],
  );
}
