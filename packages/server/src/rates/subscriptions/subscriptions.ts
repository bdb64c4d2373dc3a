import { type Caller, type Log, scopeAllows } from '../../base/index.ts';
import { type ChangeFeed, type OngoingWork, workOnChange } from '../../db/index.ts';
import { createId, type Events } from '../../events/index.ts';
import { ratesProblem } from '../problems.ts';
import type { UnderstoodQuery } from '../search/rate-answer.schema.ts';
import { understandQuery } from '../search/understand-query.ts';
import { appendPublicationEvents, type PublicationEventsDeps } from './publication-events.ts';
import type { NewSubscription, Subscription } from './subscription.schema.ts';
import { laneQueryOf } from './subscription-lane.ts';
import {
  countSubscriptions,
  deleteSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptionRows,
  type Owners,
  type StoredSubscription,
} from './subscription-store.ts';

const MOST_A_KEY = 200;
const LOOK_MILLISECONDS = 5_000;

/**
 * Lanes that keys watch. A key manages its own, also those of the keys it replaced; `admin` manages all. Each throws
 * `rate_subscription_not_found` for one that the caller does not manage.
 */
export type Subscriptions = {
  /** Throws `rate_subscription_place_unknown`, `rate_subscription_limit`, `rest_invalid_param`. */
  create: (lane: NewSubscription, caller: Caller) => Promise<Subscription>;
  list: (
    page: { page: number; perPage: number },
    caller: Caller,
  ) => Promise<{ subscriptions: Subscription[]; total: number }>;
  get: (id: string, caller: Caller) => Promise<Subscription>;
  /** Deletes it and returns it. */
  remove: (id: string, caller: Caller) => Promise<Subscription>;
  /** From now on this process turns publications into events. */
  startWork: () => Promise<void>;
  stopWork: () => Promise<void>;
};

/** What subscriptions depend on. */
export type SubscriptionsDeps = PublicationEventsDeps & { events: Events; changes: ChangeFeed; log: Log };

/** Opens the subscriptions of a migrated database. */
export function openSubscriptions(deps: SubscriptionsDeps): Subscriptions {
  const { database, changes, log } = deps;
  let appending: OngoingWork | undefined;
  const find = async (id: string, caller: Caller): Promise<StoredSubscription> => {
    const subscription = await findSubscription(database.sql, id, await ownersOf(deps, caller));
    if (subscription === undefined) throw ratesProblem('rate_subscription_not_found', { id });
    return subscription;
  };
  const show = (subscription: StoredSubscription) => toSubscription(subscription, understand(deps, subscription));
  return {
    create: (lane, caller) => createSubscription(deps, lane, caller),
    list: async (page, caller) => {
      const owners = await ownersOf(deps, caller);
      const rows = await listSubscriptionRows(database.sql, owners, page);
      return { subscriptions: rows.map(show), total: await countSubscriptions(database.sql, owners) };
    },
    get: async (id, caller) => show(await find(id, caller)),
    remove: async (id, caller) => {
      const subscription = await find(id, caller);
      await deleteSubscription(database.sql, id);
      return show(subscription);
    },
    startWork: async () => {
      const work = () => appendPublicationEvents(deps);
      const name = 'events of publications';
      appending ??= workOnChange({ changes, topic: 'rates', everyMilliseconds: LOOK_MILLISECONDS, work, log, name });
    },
    stopWork: async () => appending?.stop(),
  };
}

/** Whose subscriptions the caller manages. */
async function ownersOf({ events }: SubscriptionsDeps, caller: Caller): Promise<Owners> {
  if (scopeAllows(caller.scopes, 'admin')) return 'everyone';
  const reader = await events.readerOf(caller);
  return reader === 'everything' ? 'everyone' : reader.keyIds;
}

type Lane = Omit<StoredSubscription, 'id' | 'keyId' | 'createdAt'>;

function understand({ names }: SubscriptionsDeps, lane: Lane): UnderstoodQuery {
  return understandQuery(laneQueryOf(lane), names(), new Date()).meta;
}

async function createSubscription(
  deps: SubscriptionsDeps,
  wanted: NewSubscription,
  caller: Caller,
): Promise<Subscription> {
  const lane = { ...wanted, carrier: wanted.carrier ?? null, equipment: wanted.equipment ?? null };
  const meta = understand(deps, lane);
  refuseUnknownPlaces(meta);
  const { keyId } = caller;
  const reader = await deps.events.readerOf(caller);
  if (keyId !== null && reader !== 'everything') {
    const count = await countSubscriptions(deps.database.sql, reader.keyIds);
    if (count >= MOST_A_KEY) throw ratesProblem('rate_subscription_limit', { most: MOST_A_KEY });
  }
  const stored = await insertSubscription(deps.database.sql, { id: createId('sub'), keyId, ...lane });
  return toSubscription(stored, meta);
}

function refuseUnknownPlaces(meta: UnderstoodQuery): void {
  for (const name of ['origin', 'destination'] as const) {
    const place = meta[name];
    if (place === null || place.understoodAs.length > 0) continue;
    const data = { parameter: name, text: place.text, suggestions: place.suggestions };
    throw ratesProblem('rate_subscription_place_unknown', data, `"${place.text}" is not a known place.`);
  }
}

function toSubscription(stored: StoredSubscription, meta: UnderstoodQuery): Subscription {
  const { id, origin, destination, carrier, equipment, keyId, createdAt } = stored;
  return {
    ...{ id, origin, destination, carrier, equipment },
    key: keyId,
    createdAt: createdAt.toISOString(),
    understood: { origin: meta.origin, destination: meta.destination, carrier: meta.carrier },
  };
}
