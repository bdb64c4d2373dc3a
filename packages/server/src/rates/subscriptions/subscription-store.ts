import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/index.ts';

/** A subscription as its table keeps it: the texts as they were written. */
export type StoredSubscription = {
  id: string;
  keyId: string | null;
  origin: string;
  destination: string;
  carrier: string | null;
  equipment: string | null;
  createdAt: Date;
};

type Connection = Kysely<Tables> | Transaction<Tables>;

/** Whose subscriptions: those of some keys, or all. */
export type Owners = readonly string[] | 'everyone';

const COLUMNS = sql.raw('id, key_id as "keyId", origin, destination, carrier, equipment, created_at as "createdAt"');

function ownedBy(owners: Owners) {
  return owners === 'everyone' ? sql`true` : sql`key_id = any(${owners}::text[])`;
}

/** Saves a new subscription. */
export async function insertSubscription(
  db: Connection,
  subscription: Omit<StoredSubscription, 'createdAt'>,
): Promise<StoredSubscription> {
  const { id, keyId, origin, destination, carrier, equipment } = subscription;
  const { rows } = await sql<StoredSubscription>`
    insert into rate_subscriptions (id, key_id, origin, destination, carrier, equipment)
    values (${id}, ${keyId}, ${origin}, ${destination}, ${carrier}, ${equipment}) returning ${COLUMNS}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the subscription was not inserted');
  return row;
}

/** One subscription, if it belongs to one of the owners. */
export async function findSubscription(
  db: Connection,
  id: string,
  owners: Owners,
): Promise<StoredSubscription | undefined> {
  const { rows } = await sql<StoredSubscription>`
    select ${COLUMNS} from rate_subscriptions where id = ${id} and ${ownedBy(owners)}`.execute(db);
  return rows[0];
}

/** Subscriptions of the owners, the newest first. */
export async function listSubscriptionRows(
  db: Connection,
  owners: Owners,
  { page, perPage }: { page: number; perPage: number },
): Promise<StoredSubscription[]> {
  const { rows } = await sql<StoredSubscription>`
    select ${COLUMNS} from rate_subscriptions where ${ownedBy(owners)}
    order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** Every subscription there is. */
export async function listAllSubscriptions(db: Connection): Promise<StoredSubscription[]> {
  return (await sql<StoredSubscription>`select ${COLUMNS} from rate_subscriptions order by created_at, id`.execute(db))
    .rows;
}

/** How many subscriptions the owners have. */
export async function countSubscriptions(db: Connection, owners: Owners): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from rate_subscriptions where ${ownedBy(owners)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Deletes a subscription; its events stay in the log. */
export async function deleteSubscription(db: Connection, id: string): Promise<void> {
  await sql`delete from rate_subscriptions where id = ${id}`.execute(db);
}
