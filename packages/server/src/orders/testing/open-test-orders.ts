import { type Caller, createLog, type Finding, type KeyLimits, Problem, unopened } from '../../base/index.ts';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { builtInList, type DangerousGoodsList } from '../../dangerous-goods/index.ts';
import type { Database } from '../../db/index.ts';
import type { Documents } from '../../documents/index.ts';
import { openEvents } from '../../events/index.ts';
import type { DeclaredValues, Extractions } from '../../extraction/index.ts';
import { openKeys } from '../../keys/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRates } from '../../rates/index.ts';
import { createSecretBox } from '../../secrets/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { type SampleRate, saveSampleDraft } from '../../testing/sample-rates.ts';
import type { OrderRequest } from '../order.schema.ts';
import { type OrdersDeps, openOrders } from '../orders.ts';
import type { QuoteTerms } from '../quotes/quotes.ts';

/** Who prints quotes in tests. */
export const ISSUER = { companyName: 'Quaybright Forwarding Ltd.', baseUrl: 'https://rates.example.com' };

/** The orders module with the modules below it, on a test database. Documents are maps of open findings and of values by id. */
export async function openTestOrders() {
  const { database, url } = await createTestDatabase();
  const changes = await createTestFeed(url);
  const keys = openKeys({ database, changes, log: createLog('silent') });
  const resolver = createPortResolver();
  const rates = openRates({
    jobs: unopened(),
    log: createLog('silent'),
    database,
    changes,
    ports: () => resolver,
    carriers: createCarrierDirectory(),
  });
  const events = openEvents({ database, changes, source: '/test', findKeyFamily: keys.findFamily });
  const extractions = new Map<number, Finding[]>();
  const values = new Map<number, DeclaredValues>();
  const read = modulesOf(extractions, values);
  const box = createSecretBox(() => [Buffer.alloc(32, 7)]);
  const imported: { list: DangerousGoodsList } = { list: builtInList };
  const open = (own: Database = database, quoteTerms: QuoteTerms = 'binding') =>
    openOrders({
      database: own,
      keys,
      rates,
      ...read,
      events,
      box,
      issuer: ISSUER,
      quoteTerms,
      list: () => imported.list,
    });
  return {
    database,
    url,
    keys,
    rates,
    events,
    extractions,
    values,
    /** The dangerous goods list of the operator; the built-in one until a test sets another. */
    imported,
    open,
    orders: open(),
    /** Publishes rates. Returns their ids, in order. */
    publish: async (samples: readonly SampleRate[]) => {
      const publication = await rates.publish(await saveSampleDraft(database, samples), 'test');
      const { rows } = await database.pool.query<{ id: number }>(
        'select id from rates where opened_by = $1 order by row_number',
        [publication.number],
      );
      return rows.map(({ id }) => id);
    },
    /** A caller with a new key of these scopes and limits. */
    callerWith: async (scopes: Caller['scopes'], limits: KeyLimits = {}): Promise<Caller> => {
      const { id, name } = await keys.create({ name: scopes.join(' '), scopes, limits });
      return { keyId: id, account: 'main', name, scopes };
    },
  };
}

function modulesOf(
  known: ReadonlyMap<number, Finding[]>,
  values: ReadonlyMap<number, DeclaredValues>,
): Pick<OrdersDeps, 'documents' | 'extractions'> {
  const missing = new Problem('extraction_not_found', { status: 404, message: 'There is none.' });
  const getExtraction = async (id: number) => {
    const findings = known.get(id);
    if (findings === undefined) throw missing;
    const said = Object.entries(values.get(id) ?? {}).map(([key, value]) => [key, { value }]);
    const extraction = { id, status: 'done', findings, values: Object.fromEntries(said) };
    return extraction as unknown as Awaited<ReturnType<Extractions['getExtraction']>>;
  };
  const get = async (id: number) => {
    if (!known.has(id)) throw missing;
    return { id } as Awaited<ReturnType<Documents['get']>>;
  };
  const listDeclared = async (ids: readonly number[]) => new Map(ids.map((id) => [id, values.get(id) ?? {}]));
  return { documents: { within: () => ({ get }) }, extractions: { within: () => ({ getExtraction, listDeclared }) } };
}

/** A request to order a quote, with the required properties. */
export function orderOf(quoteId: string, more: Partial<OrderRequest> = {}): OrderRequest {
  return {
    quoteId,
    parties: [{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' }],
    cargo: [{ description: 'Water-based paint', grossWeightKg: 17_600 }],
    ...more,
  };
}
