import type { Transaction } from 'kysely';
import { currentTraceparent, type Log, traced } from '../../base/index.ts';
import type { Database, JobQueue, Tables } from '../../db/index.ts';
import type { SecretBox } from '../../secrets/index.ts';
import { type EventReader, type FindKeyFamily, OPERATOR, shownTo } from '../event-reader.ts';
import { findEventRow } from '../event-store.ts';
import type { Events } from '../events.ts';
import { eventsProblem } from '../problems.ts';
import { toEvent } from '../to-event.ts';
import { type DueDelivery, findNextDelivery, saveAttempt } from './delivery-store.ts';
import { type PostOutcome, postMessage } from './post-message.ts';
import { DISABLE_AFTER_MILLISECONDS, secondsToRetry } from './retry-schedule.ts';
import { signMessage } from './sign-message.ts';
import { checkTarget, type PrivateTargets } from './target.ts';
import type { WebhookDisabledData } from './webhook-event.schema.ts';
import {
  disableWebhook,
  extendLease,
  listSecrets,
  releaseLease,
  type StoredWebhook,
  saveHealth,
  takeLease,
} from './webhook-store.ts';

/** The queue of jobs that deliver what is due to one webhook. */
export const DELIVER = 'webhook-deliver';

/** Longer than one attempt can take. */
const LEASE_SECONDS = 30;
/** After this time a webhook with more to deliver yields to others. */
const TURN_MILLISECONDS = 30_000;

/** After so many failures one behind the other the receiver is taken to be away: the rest waits for the first retry. */
const FAILURES_IN_A_ROW = 3;

/** What delivering depends on. */
export type DeliveryDeps = {
  database: Database;
  jobs: Pick<JobQueue, 'send'>;
  events: Events;
  findKeyFamily: FindKeyFamily;
  box: SecretBox;
  log: Log;
  source: string;
  userAgent: string;
  privateTargets: PrivateTargets;
  /** Seconds to wait after each failed attempt. */
  schedule?: readonly number[] | undefined;
};

/** Delivers what is due to a webhook, in order, unless another worker holds its lease or its receiver is away. */
export async function deliverDue(deps: DeliveryDeps, webhookId: string, signal: AbortSignal): Promise<void> {
  const { database, jobs } = deps;
  const leased = await takeLease(database.sql, webhookId, LEASE_SECONDS);
  if (leased === undefined) return;
  const until = performance.now() + TURN_MILLISECONDS;
  let failures = 0;
  try {
    while (!signal.aborted && performance.now() < until && failures < FAILURES_IN_A_ROW) {
      const next = await findNextDelivery(database.sql, webhookId);
      if (!next?.isDue) break;
      const webhook = await extendLease(database.sql, webhookId, LEASE_SECONDS);
      if (webhook === undefined || !(await isOwned(deps, webhook))) break;
      failures = (await deliver(deps, webhook, next)) ? 0 : failures + 1;
    }
  } finally {
    await releaseLease(database.sql, webhookId);
  }
  // The jobs of the retries go on.
  if (failures === FAILURES_IN_A_ROW) return;
  // Deliveries created while the webhook was leased, or left over after this turn, are for another job.
  const left = await findNextDelivery(database.sql, webhookId);
  if (left?.isDue) await jobs.send(DELIVER, { webhook: webhookId });
}

/** Who reads what is posted to a webhook; undefined when its key no longer works. */
export async function readerFor(find: FindKeyFamily, { keyId }: StoredWebhook): Promise<EventReader | undefined> {
  if (keyId === null) return 'everything';
  const family = await find(keyId);
  return family?.isActive ? family : undefined;
}

/** Disables a webhook whose key no longer works. */
async function isOwned(deps: DeliveryDeps, webhook: StoredWebhook): Promise<boolean> {
  if ((await readerFor(deps.findKeyFamily, webhook)) !== undefined) return true;
  await deps.database.sql
    .transaction()
    .execute((trx) => disable(deps, trx, { webhook, reason: 'its key no longer works' }));
  return false;
}

/** Makes one attempt and saves its outcome. Returns whether the event arrived. */
async function deliver(deps: DeliveryDeps, webhook: StoredWebhook, delivery: DueDelivery): Promise<boolean> {
  const at = new Date();
  const outcome = await attemptPost(deps, webhook, delivery.eventId);
  const { retryAfterSeconds, ...rest } = outcome;
  const attempt = { at: at.toISOString(), ...rest };
  const arrived = outcome.error === null;
  const afterSeconds = secondsToRetry(delivery.failedAttempts + 1, retryAfterSeconds, deps.schedule);
  const next = arrived ? 'delivered' : afterSeconds === undefined ? 'dead' : { afterSeconds };
  await deps.database.sql.transaction().execute(async (trx) => {
    await saveAttempt(trx, delivery.id, { attempt, next });
    const failingSince = await saveHealth(trx, webhook.id, arrived);
    const reason = outcome.status === 410 ? 'it answered 410 Gone' : longFailure(failingSince, at);
    if (reason !== undefined) await disable(deps, trx, { webhook, reason });
    else if (typeof next === 'object') {
      const startAfterSeconds = Math.ceil(next.afterSeconds);
      await deps.jobs.send(DELIVER, { webhook: webhook.id }, { startAfterSeconds, within: trx });
    }
  });
  const facts = { webhook: webhook.id, delivery: delivery.id, status: outcome.status, error: outcome.error };
  if (!arrived) deps.log.info(facts, 'webhook delivery failed');
  return arrived;
}

function longFailure(failingSince: Date | null, at: Date): string | undefined {
  if (failingSince === null || at.getTime() - failingSince.getTime() < DISABLE_AFTER_MILLISECONDS) return undefined;
  return `nothing could be delivered since ${failingSince.toISOString()}`;
}

/** Posts the event, signed with every valid secret. Never throws: a failure is the `error` of the outcome. */
export async function attemptPost(
  { database, findKeyFamily, box, source, privateTargets, userAgent }: DeliveryDeps,
  webhook: StoredWebhook,
  eventId: string,
): Promise<PostOutcome> {
  try {
    const event = await findEventRow(database, eventId);
    if (event === undefined) throw new Error(`the event ${eventId} does not exist`);
    const url = checkTarget(webhook.url, privateTargets);
    const secrets = openSecrets(box, webhook.id, await listSecrets(database.sql, webhook.id));
    const reader = await readerFor(findKeyFamily, webhook);
    if (reader === undefined) throw new Error('the key of the webhook no longer works');
    const body = JSON.stringify(toEvent(shownTo(reader, event), source));
    const headers = {
      'content-type': 'application/cloudevents+json; charset=utf-8',
      'user-agent': userAgent,
      ...signMessage({ id: event.id, body }, secrets, new Date()),
    };
    const parent = event.traceparent ?? undefined;
    const facts = { 'agent_rate.webhook': webhook.id, 'agent_rate.event.type': event.type };
    return await traced({ name: 'webhook delivery', kind: 'client', parent, facts }, async (note) => {
      const traceparent = currentTraceparent();
      const traced = traceparent === undefined ? headers : { ...headers, traceparent };
      const outcome = await postMessage({ url, headers: traced, body, allowed: privateTargets });
      if (outcome.status !== null) note({ 'http.response.status_code': outcome.status });
      return outcome;
    });
  } catch (error) {
    const message = (error as Error).message;
    return { status: null, excerpt: null, error: message, retryAfterSeconds: null, durationMilliseconds: 0 };
  }
}

/** Disables a webhook and appends the event for it; nothing when it is disabled already. */
export async function disable(
  { events }: Pick<DeliveryDeps, 'events'>,
  trx: Transaction<Tables>,
  { webhook, reason }: { webhook: StoredWebhook; reason: string },
): Promise<void> {
  if (!(await disableWebhook(trx, webhook.id, reason))) return;
  const data: WebhookDisabledData = {
    webhook: { id: webhook.id, url: webhook.url, description: webhook.description },
    reason,
  };
  const subject = `webhooks/${webhook.id}`;
  await events.append(
    { type: 'agent-rate.webhook.disabled.v1', subject, data, keyId: webhook.keyId ?? OPERATOR },
    { within: trx },
  );
}

/** Throws `webhook_secret_sealed`. */
function openSecrets(box: SecretBox, webhookId: string, sealed: readonly string[]): string[] {
  try {
    return sealed.map((one) => box.open(one, webhookId));
  } catch {
    throw eventsProblem('webhook_secret_sealed');
  }
}
