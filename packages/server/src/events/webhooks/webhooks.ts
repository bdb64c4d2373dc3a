import type { Transaction } from 'kysely';
import { type Caller, scopeAllows } from '../../base/index.ts';
import type { Tables } from '../../db/index.ts';
import { createId } from '../create-id.ts';
import { OPERATOR } from '../event-reader.ts';
import { findEventRow, numberEvents } from '../event-store.ts';
import { parseTypePattern } from '../event-types.ts';
import { eventsProblem } from '../problems.ts';
import { attemptPost, DELIVER } from './deliver.ts';
import { insertDelivery, listDeliveryRows, readDelivery, resendDelivery, saveAttempt } from './delivery-store.ts';
import { createSecret } from './sign-message.ts';
import { checkTarget } from './target.ts';
import { toWebhook } from './to-webhook.ts';
import type { Delivery, NewWebhook, Webhook, WebhookChange, WebhookWithSecret } from './webhook.schema.ts';
import type { WebhookTestData } from './webhook-event.schema.ts';
import {
  countWebhooks,
  deleteWebhook,
  disableWebhook,
  findWebhook,
  insertSecret,
  insertWebhook,
  keepWebhook,
  listWebhookRows,
  type Owners,
  type StoredWebhook,
  updateWebhook,
} from './webhook-store.ts';
import { createWebhookWork, type WebhooksDeps } from './webhook-work.ts';

const MOST_WEBHOOKS_A_KEY = 20;
const DEFAULT_GRACE_HOURS = 24;
/** The job of a worker that dies goes to another within seconds. Attempts of a delivery are counted in its table. */
const DELIVER_POLICY = { retryLimit: 5, retryDelaySeconds: 5, expireInSeconds: 120 };

type Page = { page: number; perPage: number };

/**
 * Webhooks: where events are posted to. A key manages its own, also those of the keys it replaced; `admin` manages all.
 * Each throws `webhook_not_found` for a webhook that the caller does not manage.
 */
export type Webhooks = {
  /** Throws `webhook_url_invalid`, `webhook_url_insecure`, `webhook_target_private`, `webhook_limit`, `event_type_unknown`. */
  create: (webhook: NewWebhook, caller: Caller) => Promise<WebhookWithSecret>;
  list: (page: Page, caller: Caller) => Promise<{ webhooks: Webhook[]; total: number }>;
  get: (id: string, caller: Caller) => Promise<Webhook>;
  /** Throws what `create` throws. */
  update: (id: string, change: WebhookChange, caller: Caller) => Promise<Webhook>;
  /** Deletes it with its deliveries; returns it as it was. */
  remove: (id: string, caller: Caller) => Promise<Webhook>;
  /** Creates another secret; messages are also signed with the old one for `graceHours` (24). */
  rotateSecret: (id: string, options: { graceHours?: number }, caller: Caller) => Promise<WebhookWithSecret>;
  /** Posts a test event in one attempt, also to a disabled webhook. */
  test: (id: string, caller: Caller) => Promise<Delivery>;
  listDeliveries: (
    id: string,
    query: Page & { status?: Delivery['status'] | undefined },
    caller: Caller,
  ) => Promise<{ deliveries: Delivery[]; total: number }>;
  /** Makes a delivery due again. Throws `webhook_delivery_not_found`, `webhook_disabled`. */
  resend: (id: string, deliveryId: string, caller: Caller) => Promise<Delivery>;
  /** Starts delivering in this process. */
  startWork: () => Promise<void>;
  stopWork: () => Promise<void>;
};

/** Opens the webhooks of a migrated database. */
export function openWebhooks(deps: WebhooksDeps): Webhooks {
  const { database, jobs } = deps;
  const defineQueue = () => jobs.define(DELIVER, DELIVER_POLICY);
  const get = async (id: string, caller: Caller): Promise<StoredWebhook> => {
    const webhook = await findWebhook(database.sql, id, await ownersOf(deps, caller));
    if (webhook === undefined) throw eventsProblem('webhook_not_found', { id });
    return webhook;
  };
  const work = createWebhookWork(deps);
  return {
    create: (webhook, caller) => createWebhook(deps, webhook, caller),
    list: async (page, caller) => {
      const { webhooks, total } = await listWebhookRows(database.sql, await ownersOf(deps, caller), page);
      return { webhooks: webhooks.map(toWebhook), total };
    },
    get: async (id, caller) => toWebhook(await get(id, caller)),
    update: async (id, change, caller) => changeWebhook(deps, await get(id, caller), change),
    remove: async (id, caller) => {
      const webhook = await get(id, caller);
      await deleteWebhook(database.sql, id);
      return toWebhook(webhook);
    },
    rotateSecret: async (id, { graceHours = DEFAULT_GRACE_HOURS }, caller) => {
      const webhook = await get(id, caller);
      const secret = createSecret();
      const sealed = deps.box.seal(secret, id);
      await whileKept(deps, id, (trx) => insertSecret(trx, id, { sealed, graceHours }));
      return { ...toWebhook(webhook), secret };
    },
    test: async (id, caller) => testWebhook(deps, await get(id, caller), caller),
    listDeliveries: async (id, query, caller) => {
      await get(id, caller);
      return listDeliveryRows(database.sql, { webhookId: id, ...query });
    },
    resend: async (id, deliveryId, caller) => {
      const webhook = await get(id, caller);
      await defineQueue();
      return resend(deps, webhook, deliveryId);
    },
    startWork: async () => {
      await defineQueue();
      await work.start();
    },
    stopWork: work.stop,
  };
}

/** Acts on a webhook that somebody else may be deleting. Throws `webhook_not_found`. */
async function whileKept<Done>(
  { database }: WebhooksDeps,
  id: string,
  act: (trx: Transaction<Tables>) => Promise<Done>,
): Promise<Done> {
  return database.sql.transaction().execute(async (trx) => {
    if (!(await keepWebhook(trx, id))) throw eventsProblem('webhook_not_found', { id });
    return act(trx);
  });
}

/** The owners whose webhooks the caller manages. */
async function ownersOf({ events }: WebhooksDeps, caller: Caller): Promise<Owners> {
  if (scopeAllows(caller.scopes, 'admin')) return 'all';
  const reader = await events.readerOf(caller);
  return reader === 'everything' ? 'all' : reader.keyIds;
}

function checkTypes(types: readonly string[]): void {
  for (const type of types)
    if (parseTypePattern(type) === undefined) throw eventsProblem('event_type_unknown', { type });
}

async function createWebhook(deps: WebhooksDeps, webhook: NewWebhook, caller: Caller): Promise<WebhookWithSecret> {
  const { href } = checkTarget(webhook.url, deps.privateTargets);
  checkTypes(webhook.types ?? []);
  const { keyId } = caller;
  if (keyId !== null) {
    const reader = await deps.events.readerOf(caller);
    const own = reader === 'everything' ? [keyId] : reader.keyIds;
    if ((await countWebhooks(deps.database.sql, own)) >= MOST_WEBHOOKS_A_KEY)
      throw eventsProblem('webhook_limit', { most: MOST_WEBHOOKS_A_KEY });
  }
  const id = createId('whk');
  const secret = createSecret();
  const kept = { id, keyId, url: href, types: webhook.types ?? [], description: webhook.description ?? '' };
  const stored = await deps.database.sql
    .transaction()
    .execute((trx) => insertWebhook(trx, kept, deps.box.seal(secret, id)));
  return { ...toWebhook(stored), secret };
}

async function changeWebhook(deps: WebhooksDeps, webhook: StoredWebhook, change: WebhookChange): Promise<Webhook> {
  const url = change.url === undefined ? {} : { url: checkTarget(change.url, deps.privateTargets).href };
  checkTypes(change.types ?? []);
  const changed = await deps.database.sql.transaction().execute(async (trx) => {
    if (change.status === 'disabled') await disableWebhook(trx, webhook.id, 'by request');
    return updateWebhook(trx, webhook.id, { ...change, ...url });
  });
  if (changed === undefined) throw eventsProblem('webhook_not_found', { id: webhook.id });
  return toWebhook(changed);
}

async function testWebhook(deps: WebhooksDeps, webhook: StoredWebhook, caller: Caller): Promise<Delivery> {
  const { database, events } = deps;
  const data: WebhookTestData = { webhook: webhook.id, askedBy: caller.name };
  const subject = `webhooks/${webhook.id}`;
  const keyId = webhook.keyId ?? OPERATOR;
  const eventId = await database.sql
    .transaction()
    .execute((within) => events.append({ type: 'agent-rate.webhook.test.v1', subject, data, keyId }, { within }));
  await numberEvents(database);
  const event = await findEventRow(database, eventId);
  const id = createId('dlv');
  const delivery = { id, webhookId: webhook.id, eventId, position: event?.position ?? 0, dueNow: false };
  await whileKept(deps, webhook.id, (trx) => insertDelivery(trx, delivery));
  const at = new Date().toISOString();
  const { retryAfterSeconds: _ignored, ...outcome } = await attemptPost(deps, webhook, eventId);
  const next = outcome.error === null ? 'delivered' : 'dead';
  await database.sql.transaction().execute((trx) => saveAttempt(trx, id, { attempt: { at, ...outcome }, next }));
  return shown(deps, webhook.id, id);
}

async function shown({ database }: WebhooksDeps, webhookId: string, id: string): Promise<Delivery> {
  const delivery = await readDelivery(database.sql, id);
  if (delivery?.webhook === webhookId) return delivery;
  throw eventsProblem('webhook_delivery_not_found', { id });
}

async function resend(deps: WebhooksDeps, webhook: StoredWebhook, id: string): Promise<Delivery> {
  await shown(deps, webhook.id, id);
  if (webhook.status === 'disabled') throw eventsProblem('webhook_disabled', { reason: webhook.disabledReason });
  await deps.database.sql.transaction().execute(async (trx) => {
    await resendDelivery(trx, id);
    await deps.jobs.send(DELIVER, { webhook: webhook.id }, { within: trx });
  });
  return shown(deps, webhook.id, id);
}
