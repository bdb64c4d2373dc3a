import { recordAct } from '../ledger/index.ts';
import type { SeenOrder } from './account.ts';
import { partialOf } from './confirmation/confirm-part.ts';
import type { KeptConfirmation } from './confirmation/confirmation.schema.ts';
import type { EvidenceChange } from './evidence/evidence.schema.ts';
import { extractionsOf } from './evidence/pin-evidence.ts';
import type { Feedback, OrderContent } from './order.schema.ts';
import { answerTime } from './simulation/simulated-answer.ts';
import { COSTLESS_STATES, type OrderState } from './states/order-states.ts';
import type { Queryable, Tx } from './transaction.ts';

/** An order as it is kept. `amended` is the amendment while it waits. */
export type StoredOrder = {
  id: string;
  /** Who placed it, as `Account.id`. */
  account: string;
  /** Name of the account that it belongs to. */
  accountName: string;
  /** The key that placed it; null: the command line. */
  keyId: string | null;
  placedBy: string;
  placedAt: Date;
  updatedAt: Date;
  version: number;
  state: OrderState;
  approvalAskedBy: string | null;
  carrierBookingReference: string | null;
  content: OrderContent;
  amended: OrderContent | null;
  feedbacks: Feedback[];
  /** What its extractions say now that the content in force does not declare. */
  evidenceChanges: EvidenceChange[];
  reason: string | null;
  /** Placed with a key for tests: a simulated forwarder answers it. */
  isTest: boolean;
  /** What the forwarder confirmed of it in part; null: it confirmed all or nothing. */
  confirmation: KeptConfirmation | null;
  /** Ids of the links of the narrowed keys that it was placed or changed with. */
  links: readonly string[];
};

/** A row of `orders`. */
export type OrderRow = {
  id: string;
  account: string;
  account_name: string;
  key_id: string | null;
  placed_by: string;
  placed_at: Date;
  updated_at: Date;
  version: number;
  booking_status: OrderState['booking'];
  amended_booking_status: OrderState['amendment'];
  booking_cancellation_status: OrderState['cancellation'];
  approval_asked_by: string | null;
  carrier_booking_reference: string | null;
  content: string;
  amended_content: string | null;
  feedbacks: string;
  evidence_changes: string | null;
  reason: string | null;
  is_test: boolean;
  confirmation: string | null;
  links: string[];
};

/** The properties that contents of older versions do not have. Their price had not moved, or they were refused. */
const ADDED = { priceMovement: null, evidence: [], mandate: null };

function parseContent(text: string): OrderContent {
  const content: OrderContent = JSON.parse(text);
  // Those that it has stay in their place: written again, it is the same text.
  return { ...content, ...ADDED, ...content };
}

/** An order from its row. */
export function fromRow(row: OrderRow): StoredOrder {
  const confirmation = row.confirmation === null ? null : (JSON.parse(row.confirmation) as KeptConfirmation);
  const partial = partialOf(confirmation);
  return {
    id: row.id,
    account: row.account,
    accountName: row.account_name,
    keyId: row.key_id,
    placedBy: row.placed_by,
    placedAt: row.placed_at,
    updatedAt: row.updated_at,
    version: row.version,
    state: {
      booking: row.booking_status,
      amendment: row.amended_booking_status,
      cancellation: row.booking_cancellation_status,
      ...(partial ? { partial } : {}),
    },
    approvalAskedBy: row.approval_asked_by,
    carrierBookingReference: row.carrier_booking_reference,
    content: parseContent(row.content),
    amended: row.amended_content === null ? null : parseContent(row.amended_content),
    feedbacks: JSON.parse(row.feedbacks) as Feedback[],
    evidenceChanges: row.evidence_changes === null ? [] : (JSON.parse(row.evidence_changes) as EvidenceChange[]),
    reason: row.reason,
    isTest: row.is_test,
    confirmation,
    links: row.links,
  };
}

/** One order; locked against others until the transaction ends when `lock`. */
export async function findOrder(db: Queryable, id: string, lock = false): Promise<StoredOrder | undefined> {
  const statement = `select * from orders where id = $1${lock ? ' for update' : ''}`;
  const row = (await db.query<OrderRow>(statement, [id])).rows[0];
  return row && fromRow(row);
}

/** Every content of an order, proposed amendments included, with its version, in order. */
export async function listContents(db: Queryable, id: string): Promise<{ version: number; content: OrderContent }[]> {
  const statement = 'select version, content from order_contents where order_id = $1 order by version';
  const { rows } = await db.query<{ version: number; content: string }>(statement, [id]);
  return rows.map(({ version, content }) => ({ version, content: parseContent(content) }));
}

/** Ids of orders with an extraction or a document in any of their contents. Test orders keep nothing. */
export async function findOrdersNaming(
  db: Queryable,
  named: { extraction: number } | { document: number },
): Promise<string[]> {
  const part =
    'extraction' in named
      ? { cargo: [{ dangerousGoods: { extractionId: named.extraction } }] }
      : { documents: [{ id: named.document }] };
  const statement = `select distinct c.order_id from order_contents c join orders o on o.id = c.order_id
    where c.content::jsonb @> $1::jsonb and not o.is_test order by c.order_id`;
  const { rows } = await db.query<{ order_id: string }>(statement, [JSON.stringify(part)]);
  return rows.map((row) => row.order_id);
}

/**
 * The order that was made of a quote and still stands; not one that was cancelled, rejected or declined. `except`: not this
 * order. `isTest`: among test orders, which take no quote from others.
 */
export async function findOrderOfQuote(
  db: Queryable,
  quoteId: string,
  { except, isTest }: { except: string | undefined; isTest: boolean },
): Promise<SeenOrder | undefined> {
  const { rows } = await db.query<SeenOrder>(
    `select id, account, account_name as "accountName", is_test as "isTest", links from orders
      where quote_id = $1 and booking_status <> all($2::text[]) and id <> $3 and is_test = $4 order by placed_at limit 1`,
    [quoteId, COSTLESS_STATES, except ?? '', isTest],
  );
  return rows[0];
}

/** What was confirmed in part of the order that stands of a quote, a test order only where there is no other. */
export async function findConfirmationOfQuote(
  db: Queryable,
  quoteId: string,
): Promise<{ orderId: string; accountName: string; confirmation: KeptConfirmation } | undefined> {
  const { rows } = await db.query<Pick<OrderRow, 'id' | 'account_name' | 'confirmation'>>(
    `select id, account_name, confirmation from orders where quote_id = $1 and booking_status <> all($2::text[])
      order by is_test, placed_at limit 1`,
    [quoteId, COSTLESS_STATES],
  );
  const [row] = rows;
  if (row === undefined || row.confirmation === null) return undefined;
  const confirmation = JSON.parse(row.confirmation) as KeptConfirmation;
  return { orderId: row.id, accountName: row.account_name, confirmation };
}

/** Lets no other transaction order the quote until this one ends. */
export async function lockQuote(tx: Tx, quoteId: string): Promise<void> {
  await tx.query('select 1 from quotes where id = $1 for no key update', [quoteId]);
}

/** The columns that orders are searched by. */
function columnsOf({ origin, destination, carrier, equipment, references, quote }: OrderContent) {
  const values = references.map(({ value }) => value.toLowerCase());
  return [origin, destination, carrier ?? '', equipment.code, values, quote.id];
}

/** Saves a new order with its content. */
export async function insertOrder(tx: Tx, order: StoredOrder): Promise<void> {
  const { content } = order;
  await tx.query(
    `insert into orders (id, account, account_name, key_id, placed_by, placed_at, updated_at, version, booking_status, amended_booking_status,
      booking_cancellation_status, approval_asked_by, carrier_booking_reference, feedbacks, reason, content,
      amended_content, origin, destination, carrier, equipment, reference_values, quote_id, links, is_test, simulate_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, null, $17, $18, $19, $20, $21, $22, $23, $24, $25)`,
    [
      order.id,
      order.account,
      order.accountName,
      order.keyId,
      order.placedBy,
      order.placedAt,
      order.updatedAt,
      order.version,
      ...stateValues(order),
      ...columnsOf(content),
      order.links,
      order.isTest,
      answerTime(order),
    ],
  );
  await saveContent(tx, order, { content, by: order.placedBy });
}

/** What a transition may change, in the order of both statements. */
function stateValues({ state, content, ...order }: StoredOrder): unknown[] {
  return [
    state.booking,
    state.amendment,
    state.cancellation,
    order.approvalAskedBy,
    order.carrierBookingReference,
    JSON.stringify(order.feedbacks),
    order.reason,
    JSON.stringify(content),
  ];
}

/** Saves the content that a version of an order brought. */
export async function saveContent(
  tx: Tx,
  { id, version, isTest }: Pick<StoredOrder, 'id' | 'version' | 'isTest'>,
  { content, by }: { content: OrderContent; by: string },
): Promise<void> {
  await tx.query('insert into order_contents (order_id, version, content) values ($1, $2, $3)', [
    id,
    version,
    JSON.stringify(content),
  ]);
  if (!isTest) await recordAct(tx, { kind: 'order-content', key: [id, version], act: 'save', by });
  const named = extractionsOf(content.cargo);
  if (named.length === 0) return;
  const statement = 'insert into order_evidence select unnest($1::integer[]), $2 on conflict do nothing';
  await tx.query(statement, [named, id]);
}

/** Writes what a transition changed; the order must be locked. */
export async function updateOrder(tx: Tx, order: StoredOrder): Promise<void> {
  const { content, amended } = order;
  await tx.query(
    `update orders set updated_at = $2, version = $3, booking_status = $4, amended_booking_status = $5,
      booking_cancellation_status = $6, approval_asked_by = $7, carrier_booking_reference = $8, feedbacks = $9,
      reason = $10, content = $11, amended_content = $12, origin = $13, destination = $14, carrier = $15,
      equipment = $16, reference_values = $17, quote_id = $18,
      evidence_changes = $19, links = $20, simulate_at = $21, confirmation = $22 where id = $1`,
    [
      order.id,
      order.updatedAt,
      order.version,
      ...stateValues(order),
      amended && JSON.stringify(amended),
      ...columnsOf(content),
      evidenceText(order.evidenceChanges),
      order.links,
      answerTime(order),
      order.confirmation && JSON.stringify(order.confirmation),
    ],
  );
}

const evidenceText = (changes: readonly EvidenceChange[]) => (changes.length === 0 ? null : JSON.stringify(changes));

/** The orders that name an extraction in any of their contents, locked until the transaction ends; in a fixed order. */
export async function lockOrdersOfExtraction(tx: Tx, extraction: number): Promise<StoredOrder[]> {
  const statement = `select o.* from orders o join order_evidence e on e.order_id = o.id
    where e.extraction_id = $1 order by o.id for update of o`;
  return (await tx.query<OrderRow>(statement, [extraction])).rows.map(fromRow);
}

/** Marks an order, which must be locked; its content and version stay. */
export async function saveEvidenceChanges(tx: Tx, id: string, changes: readonly EvidenceChange[]): Promise<void> {
  await tx.query('update orders set evidence_changes = $2 where id = $1', [id, evidenceText(changes)]);
}

/** Test orders that the simulated forwarder is to answer by now. */
export async function listAnswerable(db: Queryable, now: Date): Promise<StoredOrder[]> {
  const statement = 'select * from orders where simulate_at <= $1 order by simulate_at, id limit 100';
  return (await db.query<OrderRow>(statement, [now])).rows.map(fromRow);
}

/** Lets the simulated forwarder leave a version of an order alone. */
export async function clearAnswer(db: Queryable, { id, version }: StoredOrder): Promise<void> {
  await db.query('update orders set simulate_at = null where id = $1 and version = $2', [id, version]);
}
