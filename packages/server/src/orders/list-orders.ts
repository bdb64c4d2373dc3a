import { narrowTo } from '../base/index.ts';
import { parseEquipment } from '../rates/index.ts';
import type { Onlooker } from './account.ts';
import type { OrderFilter } from './order-filter.schema.ts';
import { fromRow, type OrderRow, type StoredOrder } from './order-store.ts';
import type { Queryable } from './transaction.ts';

/** Which orders to list: those that the onlooker may see. */
export type OrderPage = { filter: OrderFilter; onlooker: Onlooker; page: number; perPage: number };

/** One page of orders, newest first, and how many there are. */
export async function listOrders(db: Queryable, wanted: OrderPage): Promise<{ orders: StoredOrder[]; total: number }> {
  const { text, values } = whereOf(wanted);
  const { page, perPage } = wanted;
  const { rows } = await db.query<OrderRow>(
    `select * from orders o where ${text} order by placed_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`,
    values,
  );
  const counted = await db.query<{ total: number }>(`select count(*) as total from orders o where ${text}`, values);
  return { orders: rows.map(fromRow), total: counted.rows[0]?.total ?? 0 };
}

function whereOf({ filter, onlooker }: OrderPage): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (value: unknown, part: (parameter: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  const { account: named, seesAll } = narrowTo(onlooker.walls, filter.account);
  add(seesAll ? undefined : named, (p) => `o.account_name = ${p}`);
  add(onlooker.seesEveryKey ? undefined : onlooker.id, (p) => `o.account = ${p}`);
  addLinks(onlooker.links, add);
  add(filter.booking_status, (p) => `o.booking_status = ${p}`);
  add(filter.amended_booking_status, (p) => `o.amended_booking_status = ${p}`);
  add(filter.booking_cancellation_status, (p) => `o.booking_cancellation_status = ${p}`);
  addCarriage(filter, values, parts);
  add(
    filter.reference?.toLowerCase(),
    (p) => `(o.reference_values @> array[${p}::text] or lower(o.carrier_booking_reference) = ${p})`,
  );
  // Test orders are seen by keys for tests, and by others who ask for them.
  add(onlooker.isForTests || filter.test === true, (p) => `o.is_test = ${p}`);
  add(filter.mandate, (p) => `exists (select from order_mandates m where m.order_id = o.id) = ${p}`);
  add(filter.placed_from, (p) => `o.placed_at >= ${p}::date at time zone 'UTC'`);
  add(filter.placed_to, (p) => `o.placed_at < (${p}::date + 1) at time zone 'UTC'`);
  return { text: parts.length > 0 ? parts.join(' and ') : 'true', values };
}

/** All of it is of the order as a whole, or of one of its parts: lane, carrier and container type of two parts are no match. */
function addCarriage(filter: OrderFilter, values: unknown[], parts: string[]): void {
  const type = filter.equipment;
  const wanted = { ...filter, equipment: type === undefined ? type : (parseEquipment(type)?.code ?? type) };
  const asked = CARRIAGE.flatMap((name) => {
    const value = wanted[name]?.toUpperCase();
    return value === undefined ? [] : [{ name, value }];
  });
  if (asked.length === 0) return;
  const ofOrder = asked.map(({ name, value }) => `upper(o.${name}) = $${values.push(value)}`);
  const ofPart = Object.fromEntries(
    asked.map(({ name, value }) => [name, name === 'equipment' ? { code: value } : value]),
  );
  parts.push(`(${ofOrder.join(' and ')} or o.parts @> $${values.push(JSON.stringify([ofPart]))}::jsonb)`);
}

const CARRIAGE = ['origin', 'destination', 'carrier', 'equipment'] as const;

/** As `maySee` has it. */
function addLinks(links: Onlooker['links'], add: (value: unknown, part: (parameter: string) => string) => void): void {
  const named = links.flatMap(({ order }) => order ?? []);
  for (const id of named) add(id, (p) => `o.id = ${p}`);
  if (named.length === 0) add(links.at(-1)?.id, (p) => `o.links @> array[${p}::text]`);
}
