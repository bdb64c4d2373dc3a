import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/index.ts';
import type { SealedRow, SealedRows } from '../../secrets/index.ts';

/** A stored webhook. */
export type StoredWebhook = {
  id: string;
  keyId: string | null;
  url: string;
  description: string;
  types: string[];
  status: 'enabled' | 'disabled';
  disabledReason: string | null;
  createdAt: Date;
  updatedAt: Date;
  failingSince: Date | null;
  lastDeliveredAt: Date | null;
};

type Connection = Kysely<Tables> | Transaction<Tables>;

const COLUMNS = sql.raw(`id, key_id as "keyId", url, description, types, status, disabled_reason as "disabledReason",
  created_at as "createdAt", updated_at as "updatedAt", failing_since as "failingSince",
  last_delivered_at as "lastDeliveredAt"`);

/** The owners to select by: some keys, or all. */
export type Owners = readonly string[] | 'all';

function ownedBy(owners: Owners) {
  return owners === 'all' ? sql`true` : sql`key_id = any(${owners}::text[])`;
}

/** Saves a new webhook with its first secret. */
export async function insertWebhook(
  trx: Transaction<Tables>,
  webhook: Pick<StoredWebhook, 'id' | 'keyId' | 'url' | 'description' | 'types'>,
  sealedSecret: string,
): Promise<StoredWebhook> {
  const { rows } = await sql<StoredWebhook>`
    insert into webhooks (id, key_id, url, description, types, status)
    values (${webhook.id}, ${webhook.keyId}, ${webhook.url}, ${webhook.description}, ${webhook.types}, 'enabled')
    returning ${COLUMNS}`.execute(trx);
  await sql`insert into webhook_secrets (webhook_id, sealed) values (${webhook.id}, ${sealedSecret})`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('the webhook was not inserted');
  return row;
}

/** One webhook, if it belongs to one of the owners. */
export async function findWebhook(db: Connection, id: string, owners: Owners): Promise<StoredWebhook | undefined> {
  const { rows } = await sql<StoredWebhook>`
    select ${COLUMNS} from webhooks where id = ${id} and ${ownedBy(owners)}`.execute(db);
  return rows[0];
}

/** Webhooks of the owners, the newest first. */
export async function listWebhookRows(
  db: Connection,
  owners: Owners,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ webhooks: StoredWebhook[]; total: number }> {
  const { rows } = await sql<StoredWebhook>`
    select ${COLUMNS} from webhooks where ${ownedBy(owners)}
    order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return { webhooks: rows, total: await countWebhooks(db, owners) };
}

/** How many webhooks the owners have. */
export async function countWebhooks(db: Connection, owners: Owners): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from webhooks where ${ownedBy(owners)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Keeps a webhook from being deleted until the transaction ends; false when it was deleted before. */
export async function keepWebhook(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql`select id from webhooks where id = ${id} for key share`.execute(trx);
  return rows.length > 0;
}

/** Every enabled webhook. */
export async function listEnabledWebhooks(db: Connection): Promise<StoredWebhook[]> {
  return (await sql<StoredWebhook>`select ${COLUMNS} from webhooks where status = 'enabled' order by id`.execute(db))
    .rows;
}

/** Changes the properties given. Enabling it clears past failures. */
export async function updateWebhook(
  trx: Transaction<Tables>,
  id: string,
  change: Partial<Pick<StoredWebhook, 'url' | 'types' | 'description' | 'status'>>,
): Promise<StoredWebhook | undefined> {
  const { rows } = await sql<StoredWebhook>`
    update webhooks set url = coalesce(${change.url ?? null}, url),
      description = coalesce(${change.description ?? null}, description),
      types = coalesce(${change.types ?? null}::text[], types),
      status = coalesce(${change.status ?? null}, status),
      failing_since = case when ${change.status ?? null}::text = 'enabled' then null else failing_since end,
      disabled_reason = case when ${change.status ?? null}::text = 'enabled' then null else disabled_reason end,
      updated_at = now()
    where id = ${id} returning ${COLUMNS}`.execute(trx);
  return rows[0];
}

/** Deletes a webhook with its secrets and deliveries. The events stay in the log. */
export async function deleteWebhook(db: Connection, id: string): Promise<void> {
  await sql`delete from webhooks where id = ${id}`.execute(db);
}

/** Adds a secret; earlier ones stay valid for `graceHours` at most. */
export async function insertSecret(
  trx: Transaction<Tables>,
  webhookId: string,
  secret: { sealed: string; graceHours: number },
): Promise<void> {
  await sql`update webhook_secrets set expires_at = least(expires_at, now() + ${secret.graceHours} * interval '1 hour')
    where webhook_id = ${webhookId}`.execute(trx);
  await sql`delete from webhook_secrets where webhook_id = ${webhookId} and expires_at <= now()`.execute(trx);
  await sql`insert into webhook_secrets (webhook_id, sealed) values (${webhookId}, ${secret.sealed})`.execute(trx);
}

/** The encrypted secrets that are valid now, newest first. */
export async function listSecrets(db: Connection, webhookId: string): Promise<string[]> {
  const { rows } = await sql<{ sealed: string }>`
    select sealed from webhook_secrets where webhook_id = ${webhookId} and (expires_at is null or expires_at > now())
    order by number desc`.execute(db);
  return rows.map(({ sealed }) => sealed);
}

/**
 * Leases an enabled webhook for `seconds`, so that one worker delivers to it; undefined when another holds the lease.
 */
export async function takeLease(db: Connection, id: string, seconds: number): Promise<StoredWebhook | undefined> {
  const { rows } = await sql<StoredWebhook>`
    update webhooks set leased_until = now() + ${seconds} * interval '1 second'
    where id = ${id} and status = 'enabled' and (leased_until is null or leased_until < now())
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** Extends the lease by `seconds` and returns the current webhook; undefined when it was deleted or disabled. */
export async function extendLease(db: Connection, id: string, seconds: number): Promise<StoredWebhook | undefined> {
  const { rows } = await sql<StoredWebhook>`
    update webhooks set leased_until = now() + ${seconds} * interval '1 second'
    where id = ${id} and status = 'enabled' returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** Releases the lease. */
export async function releaseLease(db: Connection, id: string): Promise<void> {
  await sql`update webhooks set leased_until = null where id = ${id}`.execute(db);
}

/** Saves whether the last delivery arrived. Returns since when deliveries fail; null when this one arrived. */
export async function saveHealth(trx: Transaction<Tables>, id: string, arrived: boolean): Promise<Date | null> {
  const { rows } = await sql<{ failing_since: Date | null }>`
    update webhooks set failing_since = ${arrived ? sql`null` : sql`coalesce(failing_since, now())`},
      last_delivered_at = ${arrived ? sql`now()` : sql`last_delivered_at`}
    where id = ${id} returning failing_since`.execute(trx);
  return rows[0]?.failing_since ?? null;
}

/** Disables a webhook and gives up its pending deliveries. False when it was disabled already. */
export async function disableWebhook(trx: Transaction<Tables>, id: string, reason: string): Promise<boolean> {
  const { rows } = await sql`update webhooks set status = 'disabled', disabled_reason = ${reason}, updated_at = now()
    where id = ${id} and status = 'enabled' returning id`.execute(trx);
  await sql`update webhook_deliveries set status = 'dead', next_attempt_at = null, finished_at = now()
    where webhook_id = ${id} and status = 'pending'`.execute(trx);
  return rows.length > 0;
}

/** The secrets of webhooks, for those who seal them anew. */
export const webhookSecretRows: SealedRows = {
  what: 'secrets of webhooks',
  list: async (client) => {
    const statement = `select number::text as id, webhook_id as "belongsTo", sealed as stored from webhook_secrets`;
    return (await client.query<SealedRow>(statement)).rows;
  },
  replace: async (client, { id, stored, former }) => {
    const statement = 'update webhook_secrets set sealed = $2 where number = $1::bigint and sealed = $3';
    await client.query(statement, [id, stored, former]);
  },
};
