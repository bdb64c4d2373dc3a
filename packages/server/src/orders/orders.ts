import { type Caller, sees, type Walled, type Walls, wallsOf } from '../base/index.ts';
import type { DangerousGoodsList } from '../dangerous-goods/index.ts';
import type { Database } from '../db/index.ts';
import type { SeenDocuments } from '../documents/index.ts';
import type { EventPage, EventQuery, Events } from '../events/index.ts';
import type { ExchangeRates } from '../exchange-rates/index.ts';
import type { CorrectedExtraction, SeenExtractions } from '../extraction/index.ts';
import type { Keys } from '../keys/index.ts';
import type { Rates } from '../rates/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { accountOf } from './account.ts';
import { type Acting, actOnOrder, type Editing, editOrder, found } from './change-order.ts';
import { lookUpDocuments } from './checks/look-up-documents.ts';
import type { KeptConfirmation } from './confirmation/confirmation.schema.ts';
import { noteCorrection } from './evidence/note-correction.ts';
import type { RecordedAnswer } from './idempotency/idempotency.ts';
import { listOrders } from './list-orders.ts';
import { listMandates, type MandatePage, type StoredMandate } from './mandates/mandate-store.ts';
import { type Redaction, redactApprover } from './mandates/redact-approver.ts';
import type { Order, OrderContent, OrderPreview, OrderSummary } from './order.schema.ts';
import { subjectOf } from './order-events.ts';
import type { OrderFilter } from './order-filter.schema.ts';
import { findConfirmationOfQuote, findOrder, findOrdersNaming, listContents } from './order-store.ts';
import { type Placing, placeOrder, previewOrder } from './place-order.ts';
import type { MailServer } from './quotes/mail/mail-server.ts';
import type { Issuer } from './quotes/print/printed-quote.ts';
import { openQuotes, type Quotes, type QuoteTerms } from './quotes/quotes.ts';
import { sidesOf } from './states/sides.ts';
import { toOrder, toOrderSummary } from './to-order.ts';
import { type Queryable, queryableOf, type Tx } from './transaction.ts';

/** The orders module: quotes, and the orders made of them. */
export type Orders = {
  quotes: Quotes;
  /** The account of a caller, with its limits. */
  accountOf: (caller: Caller) => ReturnType<typeof accountOf>;
  /** Places an order, idempotently; see `placeOrder`. */
  place: (placing: Placing) => Promise<RecordedAnswer>;
  /** The outcome of placing an order, without placing it. */
  preview: (placing: Omit<Placing, 'key'>) => Promise<OrderPreview>;
  /** Throws `order_not_found`, also for orders that the caller may not see. `walls`: and that are not inside these. */
  get: (id: string, caller: Caller, walls?: Walls) => Promise<Order>;
  /** Every content of the order, proposed amendments included. Throws `order_not_found`. */
  listVersions: (id: string, caller: Caller) => Promise<{ version: number; content: OrderContent }[]>;
  /** The events of the order, oldest first if not asked otherwise. Throws `order_not_found`, `event_cursor_unknown`. */
  listEvents: (
    id: string,
    query: Pick<EventQuery, 'after' | 'newestFirst' | 'limit'>,
    caller: Caller,
  ) => Promise<EventPage>;
  /** Newest first. */
  list: (
    page: { filter: OrderFilter; page: number; perPage: number },
    caller: Caller,
  ) => Promise<{ orders: OrderSummary[]; total: number }>;
  /** Changes the content: directly before confirmation, as an amendment after it. See `editOrder`. */
  edit: (editing: Editing) => Promise<RecordedAnswer>;
  /** Ids of orders that use an extraction or a document. */
  findNaming: (named: { extraction: number } | { document: number }) => Promise<string[]>;
  /** Marks the orders that declare something else than a corrected extraction, in the transaction of the correction. */
  noteCorrection: (corrected: CorrectedExtraction, within: Tx['trx']) => Promise<void>;
  /** What was confirmed in part of the order that stands of a quote; undefined: no part apart, or the order is outside the walls. */
  confirmationOf: (
    quoteId: string,
    walls: Walls,
  ) => Promise<{ orderId: string; confirmation: KeptConfirmation } | undefined>;
  /** Mandates of the account, newest first; without the scope orders:approve those that the caller gave or used. */
  listMandates: (
    page: Omit<MandatePage, 'onlooker'>,
    caller: Caller,
  ) => Promise<{ mandates: StoredMandate[]; total: number }>;
  /** Takes the name of an approver out of mandates, in the transaction that erases the person; see `redactApprover`. */
  redactApprover: (tx: Queryable, redaction: Omit<Redaction, 'sign'>) => Promise<void>;
  /** Approves, confirms, cancels …: see `actOnOrder`. */
  act: (acting: Acting) => Promise<RecordedAnswer>;
};

/** What the module depends on. */
export type OrdersDeps = {
  database: Database;
  keys: Pick<Keys, 'limitsOf'>;
  rates: Pick<Rates, 'getRevision' | 'soldTo'>;
  /** What quotes are converted by when that is asked for; absent: none is. */
  exchangeRates?: Pick<ExchangeRates, 'converterTo'> | undefined;
  documents: Walled<Pick<SeenDocuments, 'get'>>;
  extractions: Walled<Pick<SeenExtractions, 'getExtraction' | 'listDeclared'>>;
  events: Pick<Events, 'append' | 'list'>;
  /** The dangerous goods list in force on a day, with the rows that an operator imported. */
  list: (on?: string) => DangerousGoodsList;
  /** Encrypts the stored private signing keys. */
  box: SecretBox;
  /** Who quotes come from, in print. */
  issuer: Issuer;
  /** What new quotes promise. */
  quoteTerms: QuoteTerms;
  /** What quotes are mailed by; undefined: none is. */
  mailServer?: MailServer | undefined;
};

/** Opens the orders module on a migrated database. */
export function openOrders(deps: OrdersDeps): Orders {
  const { database, keys } = deps;
  const quotes = openQuotes(deps);
  const orderDeps = { ...deps, quotes, documents: lookUpDocuments(deps) };
  const db = queryableOf(database.sql);
  const getStored = async (id: string, caller: Caller, walls = wallsOf(caller)) =>
    found(await findOrder(db, id), { ...(await accountOf(caller, keys)), walls }, id);
  const viewerOf = ({ scopes }: Caller) => ({ sides: sidesOf(scopes) });
  return {
    quotes,
    accountOf: (caller) => accountOf(caller, keys),
    place: (placing) => placeOrder(orderDeps, placing),
    preview: (placing) => previewOrder(orderDeps, placing),
    get: async (id, caller, walls) => toOrder(await getStored(id, caller, walls), viewerOf(caller)),
    listVersions: async (id, caller) => listContents(db, (await getStored(id, caller)).id),
    listEvents: async (id, query, caller) => {
      const order = await getStored(id, caller);
      // A caller that may see the order may see all of its events.
      return deps.events.list({ ...query, subject: subjectOf(order.id) }, 'everything');
    },
    list: async (page, caller) => {
      const { orders, total } = await listOrders(db, { ...page, onlooker: await accountOf(caller, keys) });
      return { orders: orders.map((order) => toOrderSummary(order, viewerOf(caller))), total };
    },
    edit: (editing) => editOrder(orderDeps, editing),
    findNaming: (named) => findOrdersNaming(db, named),
    noteCorrection: (corrected, trx) =>
      noteCorrection({ tx: { trx, ...queryableOf(trx) }, events: deps.events }, corrected),
    confirmationOf: async (quoteId, walls) => {
      const found = await findConfirmationOfQuote(db, quoteId);
      return found && sees(walls, found.accountName) ? found : undefined;
    },
    listMandates: async (page, caller) => listMandates(db, { ...page, onlooker: await accountOf(caller, keys) }),
    redactApprover: (tx, redaction) => redactApprover(tx, { ...redaction, sign: quotes.sign }),
    act: (acting) => actOnOrder(orderDeps, acting),
  };
}
