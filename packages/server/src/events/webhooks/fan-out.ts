import { sql } from 'kysely';
import { createId } from '../create-id.ts';
import { type EventReader, mayRead } from '../event-reader.ts';
import { type EventRow, listEventRows, numberEvents, readLastPosition } from '../event-store.ts';
import { parseTypePattern } from '../event-types.ts';
import { DELIVER, type DeliveryDeps, disable, readerFor } from './deliver.ts';
import { insertDelivery } from './delivery-store.ts';
import { listEnabledWebhooks, type StoredWebhook } from './webhook-store.ts';

const READER = 'webhooks';
const BATCH = 200;

/** A webhook and what its key may see. */
type Endpoint = { webhook: StoredWebhook; reader: EventReader };

/**
 * Creates the deliveries of every new event to the webhooks that may see it and selected its type. The position reached
 * is saved in the same transaction: no event is missed or delivered twice, wherever it stops.
 */
export async function fanOut(deps: DeliveryDeps): Promise<void> {
  await numberEvents(deps.database);
  const last = await readLastPosition(deps.database);
  while ((await fanOutBatch(deps, last)) === BATCH);
}

/** Returns the number of events read. */
function fanOutBatch(deps: DeliveryDeps, last: number): Promise<number> {
  return deps.database.sql.transaction().execute(async (trx) => {
    const { rows } = await sql<{ position: number }>`
      select position from event_readers where name = ${READER} for update`.execute(trx);
    const after = rows[0]?.position ?? 0;
    const events = await listEventRows(deps.database, { after, upTo: last, limit: BATCH }, 'everything');
    const newest = events.at(-1);
    if (newest === undefined) return 0;
    const endpoints = await listEndpoints(deps, await listEnabledWebhooks(trx));
    for (const { webhook, reader } of endpoints) {
      if (reader === undefined) {
        await disable(deps, trx, { webhook, reason: 'its key no longer works' });
        continue;
      }
      const wanted = events.filter((event) => wants({ webhook, reader }, event));
      for (const { id: eventId, position } of wanted)
        await insertDelivery(trx, { id: createId('dlv'), webhookId: webhook.id, eventId, position, dueNow: true });
      if (wanted.length > 0) await deps.jobs.send(DELIVER, { webhook: webhook.id }, { within: trx });
    }
    await sql`update event_readers set position = ${newest.position} where name = ${READER}`.execute(trx);
    return events.length;
  });
}

async function listEndpoints({ findKeyFamily }: DeliveryDeps, webhooks: readonly StoredWebhook[]) {
  return Promise.all(webhooks.map(async (webhook) => ({ webhook, reader: await readerFor(findKeyFamily, webhook) })));
}

/** Test events are delivered directly, not from here. */
function wants({ webhook, reader }: Endpoint, event: EventRow): boolean {
  if (event.type === 'agent-rate.webhook.test.v1' || event.time < webhook.createdAt) return false;
  const types = webhook.types.flatMap((pattern) => parseTypePattern(pattern) ?? []);
  return (
    (webhook.types.length === 0 || types.includes(event.type)) &&
    mayRead(reader, { type: event.type, keyId: event.key_id, account: event.account_name })
  );
}
