import { sql, type Transaction } from 'kysely';
import { traced } from '../../base/index.ts';
import type { CarrierDirectory } from '../../carriers/index.ts';
import type { Database, Tables } from '../../db/index.ts';
import { type Events, type FindKeyFamily, OPERATOR } from '../../events/index.ts';
import type { PortResolver } from '../../ports/index.ts';
import { understandQuery } from '../search/understand-query.ts';
import type { SoldBooks } from '../sold/sold-book.ts';
import { listPriceChanges } from './price-changes.ts';
import type { RateSheetEventData, RatesChangedEventData } from './publication-event.schema.ts';
import { laneQueryOf } from './subscription-lane.ts';
import { listAllSubscriptions, type StoredSubscription } from './subscription-store.ts';

/** What the events of publications depend on. */
export type PublicationEventsDeps = {
  database: Database;
  events: Pick<Events, 'append'>;
  findKeyFamily: FindKeyFamily;
  /** The prices that an account is sold at; undefined: it sees the published ones. */
  soldTo?: SoldBooks['bookOf'];
  names: () => { ports: PortResolver; carriers: CarrierDirectory };
};

type PendingPublication = {
  number: number;
  kind: 'publish' | 'revert';
  sheetId: number;
  file: string;
  publishedAt: Date;
  publishedBy: string;
  added: number;
  changed: number;
  unchanged: number;
  traceparent: string | null;
};

/** Appends the events of every publication that has none yet, in their order. */
export async function appendPublicationEvents(deps: PublicationEventsDeps): Promise<void> {
  while (await appendNext(deps));
}

/**
 * Appends the events of one publication: the publication, and for each subscription the changes on its lane. That it was done
 * is saved in the same transaction as the events, so it is done exactly once. False: none is left.
 */
function appendNext(deps: PublicationEventsDeps): Promise<boolean> {
  return deps.database.sql.transaction().execute(async (trx) => {
    const publication = await lockNext(trx);
    if (publication === undefined) return false;
    const parent = publication.traceparent ?? undefined;
    await traced({ name: 'publication events', kind: 'internal', parent }, async () => {
      await appendPublicationEvent(deps, trx, publication);
      for (const subscription of await listAllSubscriptions(trx))
        await appendSubscriptionEvent(deps, trx, { publication, subscription });
    });
    await sql`update publications set told_at = now() where number = ${publication.number}`.execute(trx);
    return true;
  });
}

async function lockNext(trx: Transaction<Tables>): Promise<PendingPublication | undefined> {
  const { rows } = await sql<PendingPublication>`
    select p.number, p.kind, p.sheet_id as "sheetId", s.file_name as file, p.published_at as "publishedAt",
      p.published_by as "publishedBy", p.added, p.changed, p.unchanged, p.traceparent
    from publications p join rate_sheets s on s.id = p.sheet_id
    where p.told_at is null order by p.number limit 1 for update of p`.execute(trx);
  return rows[0];
}

async function appendPublicationEvent(
  { events }: PublicationEventsDeps,
  within: Transaction<Tables>,
  publication: PendingPublication,
): Promise<void> {
  const { kind, sheetId, file, publishedBy, added, changed, unchanged } = publication;
  const type =
    kind === 'publish' ? 'agent-rate.rate-sheet.published.v1' : ('agent-rate.rate-sheet.reverted.v1' as const);
  const data: RateSheetEventData = {
    sheet: { id: sheetId, file },
    ...{ publication: publication.number, publishedAt: publication.publishedAt.toISOString(), publishedBy },
    ...{ added, changed, unchanged },
  };
  await events.append({ type, subject: `rate-sheets/${sheetId}`, data }, { within });
}

async function appendSubscriptionEvent(
  { events, findKeyFamily, soldTo = () => undefined, names }: PublicationEventsDeps,
  within: Transaction<Tables>,
  { publication, subscription }: { publication: PendingPublication; subscription: StoredSubscription },
): Promise<void> {
  const { id, keyId, origin, destination, carrier, equipment } = subscription;
  if (subscription.createdAt > publication.publishedAt) return;
  const family = keyId === null ? undefined : await findKeyFamily(keyId);
  if (keyId !== null && !family?.isActive) return;
  const { number, kind, sheetId: sheet, publishedAt } = publication;
  const { filter } = understandQuery(laneQueryOf(subscription), names(), publishedAt);
  const book = family && (await soldTo(family.account));
  const { changes, total } = await listPriceChanges(book?.database.sql ?? within, publication, filter);
  if (total === 0) return;
  const data: RatesChangedEventData = {
    subscription: { id, origin, destination, carrier, equipment },
    publication: { number, kind, sheet, publishedAt: publishedAt.toISOString() },
    total,
    changes,
  };
  await events.append(
    { type: 'agent-rate.rates.changed.v1', subject: `rate-subscriptions/${id}`, data, keyId: keyId ?? OPERATOR },
    { within },
  );
}
