import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/index.ts';
import { sequenceOf } from '../event.schema.ts';
import type { EventType } from '../event-types.ts';
import type { Attempt, Delivery } from './webhook.schema.ts';

type Connection = Kysely<Tables> | Transaction<Tables>;

const KEPT_ATTEMPTS = 20;

/** Creates a delivery. `dueNow` false: the caller delivers it itself. Returns false when it existed already. */
export async function insertDelivery(
  trx: Transaction<Tables>,
  delivery: { id: string; webhookId: string; eventId: string; position: number; dueNow: boolean },
): Promise<boolean> {
  const { id, webhookId, eventId, position, dueNow } = delivery;
  const { rows } = await sql`
    insert into webhook_deliveries (id, webhook_id, event_id, position, status, next_attempt_at, finished_at)
    values (${id}, ${webhookId}, ${eventId}, ${position}, ${dueNow ? 'pending' : 'dead'},
      ${dueNow ? sql`now()` : null}, ${dueNow ? null : sql`now()`})
    on conflict (webhook_id, event_id) do nothing returning id`.execute(trx);
  return rows.length > 0;
}

/** A delivery to attempt. `failedAttempts` count since it was last resent. */
export type DueDelivery = { id: string; eventId: string; failedAttempts: number; isDue: boolean };

/**
 * The next delivery to a webhook in the order of events. One that failed only once is waited for by the later ones of its
 * subject, so that a short disturbance keeps the order of what happened to an order or a sheet; those that failed more
 * often are skipped until they are due. `isDue` false: nothing is due, and this one is waited for.
 */
export async function findNextDelivery(db: Connection, webhookId: string): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    with waited_for as materialized (
      select d.id, d.event_id, d.position, e.subject, 1 as failed
      from webhook_deliveries d join events e on e.id = d.event_id
      where d.webhook_id = ${webhookId} and d.status = 'pending' and d.attempt_count > d.resent_after
        and d.attempt_count - d.resent_after = 1 and d.next_attempt_at > now()
    ), due as (
      select d.id, d.event_id, d.attempt_count - d.resent_after as failed
      from webhook_deliveries d join events e on e.id = d.event_id
      where d.webhook_id = ${webhookId} and d.status = 'pending' and d.next_attempt_at <= now()
        and not exists (select from waited_for w where w.subject = e.subject and w.position < d.position)
      order by d.position limit 1
    )
    (select id, event_id as "eventId", failed as "failedAttempts", true as "isDue" from due)
    union all (select id, event_id, failed, false from waited_for order by position limit 1)
    limit 1`.execute(db);
  return rows[0];
}

/** Saves an attempt and its consequence: delivered, another attempt after some seconds, or given up (`dead`). */
export async function saveAttempt(
  trx: Transaction<Tables>,
  id: string,
  { attempt, next }: { attempt: Attempt; next: 'delivered' | 'dead' | { afterSeconds: number } },
): Promise<void> {
  const status = typeof next === 'string' ? next : 'pending';
  const seconds = typeof next === 'string' ? null : next.afterSeconds;
  await sql`
    update webhook_deliveries set status = ${status}, attempt_count = attempt_count + 1,
      next_attempt_at = now() + ${seconds}::float8 * interval '1 second',
      finished_at = ${seconds === null ? sql`now()` : null},
      attempts = (
        select json_agg(one.value order by one.n) from (
          select value, n from json_array_elements(attempts) with ordinality as kept (value, n)
          union all select ${JSON.stringify(attempt)}::json, 1000000 order by n desc limit ${KEPT_ATTEMPTS}
        ) one
      )
    where id = ${id}`.execute(trx);
}

/** Makes a delivery due now, with its full number of attempts. */
export async function resendDelivery(trx: Transaction<Tables>, id: string): Promise<void> {
  await sql`update webhook_deliveries set status = 'pending', next_attempt_at = now(), finished_at = null,
    resent_after = attempt_count where id = ${id}`.execute(trx);
}

/** Webhooks with a delivery overdue by `seconds`: its worker may have died. */
export async function listOverdueWebhooks(db: Connection, seconds: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct d.webhook_id as id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.status = 'pending' and d.next_attempt_at < now() - ${seconds} * interval '1 second'
      and w.status = 'enabled'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes deliveries that arrived more than `days` ago; those given up stay until their webhook is deleted. */
export async function deleteOldDeliveries(db: Connection, days: number): Promise<void> {
  await sql`delete from webhook_deliveries
    where status = 'delivered' and finished_at < now() - ${days} * interval '1 day'`.execute(db);
}

type DeliveryRow = {
  id: string;
  webhook_id: string;
  event_id: string;
  type: EventType;
  subject: string;
  position: number;
  status: Delivery['status'];
  attempts: Attempt[];
  attempt_count: number;
  next_attempt_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
};

const SELECT = sql.raw(`select d.id, d.webhook_id, d.event_id, e.type, e.subject, d.position, d.status, d.attempts,
  d.attempt_count, d.next_attempt_at, d.created_at, d.finished_at
  from webhook_deliveries d join events e on e.id = d.event_id`);

/** A delivery in its wire shape. */
export async function readDelivery(db: Connection, id: string): Promise<Delivery | undefined> {
  const { rows } = await sql<DeliveryRow>`${SELECT} where d.id = ${id}`.execute(db);
  return rows[0] && toDelivery(rows[0]);
}

/** Deliveries to a webhook, those of the newest events first. */
export async function listDeliveryRows(
  db: Connection,
  query: { webhookId: string; status?: Delivery['status'] | undefined; page: number; perPage: number },
): Promise<{ deliveries: Delivery[]; total: number }> {
  const { webhookId, status, page, perPage } = query;
  const where = sql`d.webhook_id = ${webhookId} and ${status === undefined ? sql`true` : sql`d.status = ${status}`}`;
  const { rows } = await sql<DeliveryRow>`${SELECT} where ${where}
    order by d.position desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*) as n from webhook_deliveries d where ${where}`.execute(db);
  return { deliveries: rows.map(toDelivery), total: counted.rows[0]?.n ?? 0 };
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    webhook: row.webhook_id,
    event: { id: row.event_id, type: row.type, subject: row.subject, sequence: sequenceOf(row.position) },
    status: row.status,
    attempts: row.attempts,
    attemptCount: row.attempt_count,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** How many deliveries are not done. */
export async function countPendingDeliveries(database: { sql: Connection }): Promise<number> {
  const pending = database.sql.selectFrom('webhook_deliveries').where('status', '=', 'pending');
  const { count } = await pending.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
