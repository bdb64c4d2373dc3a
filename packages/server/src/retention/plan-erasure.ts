import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { ERASED_NAME, findNamed, type NamedIn } from './forget-person.ts';
import { retentionProblem } from './problems.ts';

/** What is to be erased: a document with all that was made of it, a person's name and keys, or all that belongs to an account. */
export type ErasureSubject = { document: number } | { person: string } | { account: string };

/** Something that stays, and the orders and shipments that it is evidence of. */
export type Kept = {
  kind: 'document' | 'extraction' | 'shipment' | 'quote' | 'order';
  id: number | string;
  because: string[];
};

/** What erasing takes away and what stays. Ids, by kind; `events` is a count. */
export type ErasurePlan = {
  subject: string;
  deletes: {
    persons: string[];
    keys: string[];
    webhooks: string[];
    subscriptions: string[];
    shipments: number[];
    extractions: number[];
    documents: number[];
    quotes: string[];
    events: number;
  };
  keeps: Kept[];
  /** Where the name of a person is taken out of what others need; absent for anything else. */
  names?: NamedIn[];
};

/** What names a document or an extraction: ids of orders, and of shipments as `shipment 7`. */
export type FindNaming = (named: { document: number } | { extraction: number }) => Promise<readonly string[]>;

type PlanDeps = { database: Database; findNaming: FindNaming };

/** Plans an erasure; nothing is changed. */
export async function planErasure(deps: PlanDeps, subject: ErasureSubject): Promise<ErasurePlan> {
  if ('account' in subject && subject.account === 'main') throw retentionProblem('erasure_of_main');
  if ('person' in subject) return planPerson(deps, subject.person);
  return 'document' in subject ? planDocument(deps, subject.document) : planAccount(deps, subject.account);
}

const NOTHING = { persons: [], keys: [], webhooks: [], subscriptions: [], shipments: [], quotes: [], events: 0 };

/** What the person made belongs to the account, and stays without the name. */
async function planPerson({ database }: PlanDeps, person: string): Promise<ErasurePlan> {
  const keys = await sql<{ id: string }>`
    select id from api_keys where person_id = ${person} and revoked_at is null order by id`.execute(database.sql);
  return {
    subject: `people/${person}`,
    deletes: { ...NOTHING, persons: [person], keys: keys.rows.map(({ id }) => id), extractions: [], documents: [] },
    keeps: [],
    names: await findNamed(database, person),
  };
}

async function planDocument(deps: PlanDeps, document: number): Promise<ErasurePlan> {
  const named = await sortEvidence(deps, [document], []);
  return { subject: `documents/${document}`, deletes: { ...NOTHING, ...named.deletes }, keeps: named.keeps };
}

async function planAccount(deps: PlanDeps, account: string): Promise<ErasurePlan> {
  const { database } = deps;
  const ids = async <T>(query: ReturnType<typeof sql<{ id: T }>>) =>
    (await query.execute(database.sql)).rows.map(({ id }) => id);
  const shipments = await sql<{ id: number; orders: string[] }>`
    select id, array(select distinct paper ->> 'order' from jsonb_array_elements(coalesce(content -> 'papers', '[]')) paper
      where paper ->> 'order' is not null) as orders
    from shipments where account_name = ${account} order by id`.execute(database.sql);
  const leaving = shipments.rows.filter(({ orders }) => orders.length === 0).map(({ id }) => id);
  const orders = await ids(sql<{ id: string }>`select id from orders where account_name = ${account} order by id`);
  const documents = await ids(
    sql<{ id: number }>`select id from documents where account_name = ${account} order by id`,
  );
  const evidence = await sortEvidence(deps, documents, leaving);
  const loose = sql`account_name = ${account} and not exists (select from orders o where o.quote_id = quotes.id)`;
  const events = await sql<{ n: number }>`
    select count(*) as n from events where account_name = ${account} and subject not like 'orders/%'`.execute(
    database.sql,
  );
  return {
    subject: `accounts/${account}`,
    deletes: {
      persons: await ids(sql<{ id: string }>`
        select id from people where account_name = ${account} and (name <> ${ERASED_NAME} or deactivated_at is null) order by id`),
      keys: await ids(
        sql<{ id: string }>`select id from api_keys where account_name = ${account} and revoked_at is null order by id`,
      ),
      webhooks: await ids(sql<{ id: string }>`
        select w.id from webhooks w join api_keys k on k.id = w.key_id where k.account_name = ${account} order by w.id`),
      subscriptions: await ids(sql<{ id: string }>`
        select s.id from rate_subscriptions s join api_keys k on k.id = s.key_id where k.account_name = ${account}
        order by s.id`),
      shipments: leaving,
      ...evidence.deletes,
      quotes: await ids(sql<{ id: string }>`select id from quotes where ${loose} order by id`),
      events: events.rows[0]?.n ?? 0,
    },
    keeps: [
      ...orders.map((id) => ({ kind: 'order' as const, id, because: ['an order is evidence of a contract'] })),
      ...shipments.rows
        .filter(({ orders: named }) => named.length > 0)
        .map(({ id, orders: because }) => ({ kind: 'shipment' as const, id, because })),
      ...evidence.keeps,
    ],
  };
}

/** Which of these documents and their extractions can go once the shipments `leaving` are gone. */
async function sortEvidence(
  { database, findNaming }: PlanDeps,
  documents: readonly number[],
  leaving: readonly number[],
): Promise<{ deletes: { documents: number[]; extractions: number[] }; keeps: Kept[] }> {
  const gone = new Set(leaving.map((id) => `shipment ${id}`));
  const reasons = async (named: Parameters<FindNaming>[0]) => (await findNaming(named)).filter((one) => !gone.has(one));
  const kept = new Map<string, Kept>();
  const extractions = new Set<number>();
  const leavingDocuments: number[] = [];
  for (const id of documents) {
    const because = [...(await reasons({ document: id }))];
    for (const extraction of await listExtractions(database, id)) {
      const named = await reasons({ extraction });
      because.push(...named);
      if (named.length === 0) extractions.add(extraction);
      else kept.set(`extraction ${extraction}`, { kind: 'extraction', id: extraction, because: named });
    }
    if (because.length === 0) leavingDocuments.push(id);
    else kept.set(`document ${id}`, { kind: 'document', id, because: [...new Set(because)] });
  }
  return { deletes: { documents: leavingDocuments, extractions: [...extractions] }, keeps: [...kept.values()] };
}

async function listExtractions(database: Database, document: number): Promise<number[]> {
  const rows = await database.sql
    .selectFrom('extraction_documents')
    .select('extraction_id')
    .where('document_id', '=', document)
    .orderBy('extraction_id')
    .execute();
  return rows.map(({ extraction_id }) => extraction_id);
}
