import type { Caller } from '../base/index.ts';
import type { Database } from '../db/index.ts';
import type { Documents } from '../documents/index.ts';
import type { EventPage, EventQuery, Events, SecretBox } from '../events/index.ts';
import type { Keys } from '../keys/index.ts';
import type { Rates } from '../rates/index.ts';
import { accountOf } from './account.ts';
import { type Acting, actOnOrder, type Editing, editOrder, found } from './change-order.ts';
import { askDocuments } from './checks/look-up-documents.ts';
import type { FixedAnswer } from './idempotency/idempotency.ts';
import type { Order, OrderContent, OrderFilter, OrderPreview, OrderSummary } from './order.schema.ts';
import { subjectOf } from './order-events.ts';
import { findOrder, findOrdersNaming, listContents, listOrders } from './order-store.ts';
import { type Placing, placeOrder, previewOrder } from './place-order.ts';
import { openQuotes, type Quotes } from './quotes/quotes.ts';
import { toOrder, toOrderSummary } from './to-order.ts';
import { queryableOf } from './transaction.ts';

/** The orders module: quotes, and the orders made of them. */
export type Orders = {
  quotes: Quotes;
  /** Whose account a caller acts on. */
  accountOf: (caller: Caller) => ReturnType<typeof accountOf>;
  /** Places an order once for an Idempotency-Key; see `placeOrder`. */
  place: (placing: Placing) => Promise<FixedAnswer>;
  /** What would happen; nothing does. */
  preview: (placing: Omit<Placing, 'key'>) => Promise<OrderPreview>;
  /** Throws `order_not_found`, also for orders that the caller may not see. */
  get: (id: string, caller: Caller) => Promise<Order>;
  /** Every content that the order had or was meant to have. Throws `order_not_found`. */
  listVersions: (id: string, caller: Caller) => Promise<{ version: number; content: OrderContent }[]>;
  /** What happened to the order, the first thing first. Throws `order_not_found`, `event_cursor_unknown`. */
  listEvents: (id: string, query: Pick<EventQuery, 'after' | 'limit'>, caller: Caller) => Promise<EventPage>;
  /** Newest first. */
  list: (
    page: { filter: OrderFilter; page: number; perPage: number },
    caller: Caller,
  ) => Promise<{ orders: OrderSummary[]; total: number }>;
  /** Changes the content: directly before confirmation, as an amendment after it. See `editOrder`. */
  edit: (editing: Editing) => Promise<FixedAnswer>;
  /** Ids of orders that stand on an extraction or carry a document. */
  findNaming: (named: { extraction: number } | { document: number }) => Promise<string[]>;
  /** Approves, confirms, cancels …: see `actOnOrder`. */
  act: (acting: Acting) => Promise<FixedAnswer>;
};

/** What the module depends on. */
export type OrdersDeps = {
  database: Database;
  keys: Pick<Keys, 'limitsOf'>;
  rates: Pick<Rates, 'list' | 'getRevision' | 'findCurrent'>;
  documents: Pick<Documents, 'getExtraction' | 'get'>;
  events: Pick<Events, 'append' | 'list'>;
  /** Seals the private keys of quotes where they are kept. */
  box: SecretBox;
};

/** Opens the orders module on a migrated database. */
export function openOrders(deps: OrdersDeps): Orders {
  const { database, keys, rates } = deps;
  const quotes = openQuotes({ database, rates, box: deps.box });
  const orderDeps = { ...deps, quotes, documents: askDocuments(deps.documents) };
  const db = queryableOf(database.sql);
  const getStored = async (id: string, caller: Caller) =>
    found(await findOrder(db, id), await accountOf(caller, keys), id);
  return {
    quotes,
    accountOf: (caller) => accountOf(caller, keys),
    place: (placing) => placeOrder(orderDeps, placing),
    preview: (placing) => previewOrder(orderDeps, placing),
    get: async (id, caller) => toOrder(await getStored(id, caller)),
    listVersions: async (id, caller) => listContents(db, (await getStored(id, caller)).id),
    listEvents: async (id, query, caller) => {
      const order = await getStored(id, caller);
      // Whoever may see the order may see all that happened to it.
      return deps.events.list({ ...query, subject: subjectOf(order.id) }, 'everything');
    },
    list: async (page, caller) => {
      const { id, seesAll } = await accountOf(caller, keys);
      const { orders, total } = await listOrders(db, { ...page, account: seesAll ? undefined : id });
      return { orders: orders.map(toOrderSummary), total };
    },
    edit: (editing) => editOrder(orderDeps, editing),
    findNaming: (named) => findOrdersNaming(db, named),
    act: (acting) => actOnOrder(orderDeps, acting),
  };
}
