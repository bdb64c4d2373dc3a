import { sql } from 'kysely';
import { type Database, queryableOf } from '../db/index.ts';
import type { Documents } from '../documents/index.ts';
import type { Extractions } from '../extraction/index.ts';
import type { Keys, People } from '../keys/index.ts';
import { eraseOverrulings, eraseRow } from '../ledger/index.ts';
import type { Orders } from '../orders/index.ts';
import { forgetPerson } from './forget-person.ts';
import { type ErasurePlan, type ErasureSubject, type FindNaming, planErasure } from './plan-erasure.ts';

const ROWS_AT_A_TIME = 500;

/** What erasing depends on. */
export type ErasingDeps = {
  database: Database;
  documents: Pick<Documents, 'get' | 'delete'>;
  extractions: Pick<Extractions, 'deleteExtraction'>;
  keys: Pick<Keys, 'revoke'>;
  people: Pick<People, 'get' | 'deactivate'>;
  findNaming: FindNaming;
  orders: Pick<Orders, 'redactApprover'>;
};

/** Erasing for good. What an order was made from is kept, and said. */
export type Erasing = {
  /** What would be erased. Throws `document_not_found`, `person_not_found`, `erasure_of_main`. */
  plan: (subject: ErasureSubject) => Promise<ErasurePlan>;
  /** Erases it, in small steps: what breaks off can be done again. Throws as `plan`; returns what was erased and what stays. */
  erase: (subject: ErasureSubject) => Promise<ErasurePlan>;
};

/** Opens erasing on the modules of the service. */
export function openErasing(deps: ErasingDeps): Erasing {
  const plan: Erasing['plan'] = async (subject) => {
    if ('document' in subject) await deps.documents.get(subject.document);
    if ('person' in subject) await deps.people.get(subject.person);
    return planErasure(deps, subject);
  };
  return {
    plan,
    erase: async (subject) => {
      const planned = await plan(subject);
      await carryOut(deps, planned.deletes);
      if ('account' in subject) await deleteEventsOf(deps.database, subject.account);
      return planned;
    },
  };
}

/** First nobody of the account gets in any more; then what names others goes before them. */
async function carryOut(deps: ErasingDeps, deletes: ErasurePlan['deletes']): Promise<void> {
  const { database, documents, extractions, keys } = deps;
  for (const id of deletes.persons) await forget(deps, id);
  for (const id of deletes.keys) await keys.revoke(id);
  for (const id of deletes.webhooks) await database.sql.deleteFrom('webhooks').where('id', '=', id).execute();
  await sql`delete from rate_subscriptions where id = any(${deletes.subscriptions})`.execute(database.sql);
  for (const id of deletes.shipments) await deleteShipment(database, id);
  for (const id of deletes.extractions) await extractions.deleteExtraction(id);
  for (const id of deletes.documents) await documents.delete(id);
  for (const id of deletes.quotes) await deleteQuote(database, id);
}

async function deleteShipment(database: Database, id: number): Promise<void> {
  await database.sql.transaction().execute(async (trx) => {
    await eraseOverrulings(queryableOf(trx), 'shipment_id', id);
    await trx.deleteFrom('shipments').where('id', '=', id).execute();
  });
}

/** A quote that nobody ordered, with the mandates for it, which nobody used. */
async function deleteQuote(database: Database, id: string): Promise<void> {
  await database.sql.transaction().execute(async (trx) => {
    const tx = queryableOf(trx);
    const { rows } = await tx.query<{ sold: boolean }>(
      `delete from quotes where id = $1 and not exists (select from orders where quote_id = $1)
        returning buying is not null as sold`,
      [id],
    );
    if (rows[0] === undefined) return;
    await eraseRow(tx, `quotes/${id}`);
    if (rows[0].sold) await eraseRow(tx, `quotes/${id}/buying`);
    const mandates = await tx.query<{ id: string }>(
      `delete from mandates m where quote_id = $1
        and not exists (select from order_mandates u where u.mandate_id = m.id) returning id`,
      [id],
    );
    for (const mandate of mandates.rows) await eraseRow(tx, `mandates/${mandate.id}`);
  });
}

/** Ends the keys, sessions and invites of a person, and takes the name away. */
async function forget({ database, people, orders }: ErasingDeps, id: string): Promise<void> {
  await people.deactivate(id, { keepLastAdmin: false });
  await forgetPerson(database, id, orders.redactApprover);
}

async function deleteEventsOf(database: Database, account: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from events where account_name = ${account} and subject not like 'orders/%'`.execute(database.sql);
  for (let at = 0; at < rows.length; at += ROWS_AT_A_TIME)
    await deleteEvents(
      database,
      rows.slice(at, at + ROWS_AT_A_TIME).map(({ id }) => id),
    );
}

/**
 * Deletes events with their deliveries. The newest of all stays, as a tombstone that says nothing: the next event is numbered
 * after it, so that no position is ever given twice.
 */
export async function deleteEvents(database: Database, ids: readonly string[]): Promise<number> {
  return database.sql.transaction().execute(async (trx) => {
    await sql`delete from webhook_deliveries where event_id = any(${[...ids]})`.execute(trx);
    await sql`update events set data = '{}' where id = any(${[...ids]})
      and (position is null or position = (select max(position) from events))`.execute(trx);
    const gone = await sql`delete from events where id = any(${[...ids]})
      and position < (select max(position) from events)`.execute(trx);
    return Number(gone.numAffectedRows ?? 0n);
  });
}
