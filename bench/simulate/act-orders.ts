import { readOnce } from './act-rates.ts';
import type { Exchange } from './history.ts';
import type { OrderPlan, Seat } from './plan.ts';
import { lastOf, type Request, type Scene, settle } from './scene.ts';

const SCOPES = ['rates:read', 'orders:read', 'orders:write'];

type Made = { id: string };

/** Asks for a quote at one server, orders it at others, and changes the order. */
export async function actOnOrder(scene: Scene, plan: OrderPlan, number: number): Promise<void> {
  const rate = await pickRate(scene, plan.seats[0], number);
  if (rate === undefined) return;
  const key = await makeKey(scene, plan, rate.amount);
  if (key === undefined) return;
  const quote = async () => {
    const json = { rateId: rate.id, quantities: { containers: plan.containers } };
    const exchanges = await settle(scene, plan.seats[0], { method: 'POST', path: '/quotes', key, json });
    return exchanges.at(-1)?.status === 201 ? lastOf<Made>(exchanges).json.id : undefined;
  };
  const name = `S${scene.plan.seed}-${scene.seats[0]?.name}-${number}`;
  const [, first, second] = plan.seats;
  const place = async (seat: Seat, reference: string, quoteId: string | undefined) =>
    quoteId === undefined ? [] : placeOrder(scene, { seat, key, reference, quoteId });
  const quoteId = await quote();
  scene.meet(plan);
  const placed = place(first, `${name}a`, quoteId);
  // Awaited below: a failure before that, while another quote is asked for, ends the plan and not the run.
  placed.catch(() => {});
  if (plan.manner === 'repeated') await Promise.all([placed, place(second, `${name}a`, quoteId)]);
  if (plan.manner === 'rival') await Promise.all([placed, place(second, `${name}b`, quoteId)]);
  if (plan.manner === 'limited') {
    scene.history.limited.push({ references: [`${name}a`, `${name}b`] });
    const other = await quote();
    await Promise.all([placed, place(second, `${name}b`, other)]);
  }
  const order = (await placed).at(-1);
  if (order?.status === 201) await changeOrder(scene, plan, { id: (JSON.parse(order.body) as Made).id, key, name });
}

/** A rate of the seed that is in force. */
async function pickRate(scene: Scene, seat: Seat, number: number): Promise<{ id: number; amount: number } | undefined> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = await readOnce(scene, seat + attempt);
    const rate = found?.[(scene.plan.seed + number) % Math.max(1, found.length)];
    if (rate !== undefined) return { id: rate.id, amount: rate.base.amount };
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return undefined;
}

/** A key of the seed's own account. Of a limited one the limit allows one order and a half. */
async function makeKey(scene: Scene, plan: OrderPlan, amount: number): Promise<string | undefined> {
  const limits = plan.manner === 'limited' ? { perDay: { USD: Math.floor(amount * plan.containers * 1.5) } } : {};
  const json = { name: 'orders', scopes: SCOPES, account: `seed-${scene.plan.seed}`, limits };
  const exchanges = await settle(scene, plan.seats[1], { method: 'POST', path: '/keys', json });
  return lastOf<{ key?: string }>(exchanges).json.key;
}

type ToPlace = { seat: Seat; key: string; reference: string; quoteId: string };

async function placeOrder(scene: Scene, { seat, key, reference, quoteId }: ToPlace): Promise<readonly Exchange[]> {
  const json = {
    quoteId,
    references: [{ type: 'FF', value: reference }],
    parties: [
      { role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.', countryCode: 'CN' },
      { role: 'CONSIGNEE', name: 'Maas Verf B.V.', countryCode: 'NL' },
    ],
    cargo: [{ description: 'Water-based paint', packages: { count: 80, type: 'drum' }, grossWeightKg: 17600 }],
  };
  const request = { method: 'POST', path: '/orders', key, json, idempotencyKey: reference };
  const exchanges = await settle(scene, seat, request);
  scene.history.placings.push({ reference, quoteId, exchanges });
  return exchanges;
}

type ToChange = { id: string; key: string; name: string };

/** Changes of the remarks, or requests of the forwarder to update the order; each of the version that is in force. */
async function changeOrder(scene: Scene, { changes, seats }: OrderPlan, { id, key, name }: ToChange): Promise<void> {
  for (const [at, change] of changes.entries()) {
    const path = `/orders/${id}`;
    const { version } = lastOf<{ version: number }>(await settle(scene, seats[0], { method: 'GET', path, key })).json;
    const send = async (seat: Seat, request: Request) => {
      scene.history.changes.push({ orderId: id, version, exchanges: await settle(scene, seat, request) });
    };
    const make = (seat: Seat, remarks: string) =>
      change.by === 'customer'
        ? send(seat, { method: 'PATCH', path, key, json: { version, remarks }, idempotencyKey: `${name}-${remarks}` })
        : send(seat, {
            ...{ method: 'POST', path: `${path}/request-update`, json: { version, reason: remarks } },
            idempotencyKey: `${name}-${remarks}`,
          });
    scene.meet(change);
    const rival = change.rival === undefined ? undefined : make(change.rival, `change-${at}-rival`);
    await Promise.all([make(change.seat, `change-${at}`), rival]);
  }
}
