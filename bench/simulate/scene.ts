import { setTimeout as pause } from 'node:timers/promises';
import type { Exchange, History } from './history.ts';
import type { Met, Plan, Seat } from './plan.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { World } from './world.ts';

/** A request of the simulation. */
export type Request = {
  readonly method: string;
  readonly path: string;
  readonly key?: string | undefined;
  readonly json?: object | undefined;
  readonly text?: { readonly name: string; readonly content: string } | undefined;
  readonly idempotencyKey?: string | undefined;
};

/** How long one request may take before it counts as unanswered, and how long one is repeated. */
const REQUEST_MILLISECONDS = 20_000;
const REPEATED_MILLISECONDS = 120_000;

/** One seed as it is played. */
export type Scene = {
  readonly world: World;
  readonly plan: Plan;
  readonly history: History;
  readonly seats: readonly SimulatedServer[];
  /** The port of loading and the carrier that are this seed's own. */
  readonly lane: { readonly origin: string; readonly destinations: readonly string[]; readonly carrier: string };
  /** Called before each operation: faults come by their number. */
  readonly operation: () => void;
  /** Called before the request that an act is about: lets what the act meets go wrong. */
  readonly meet: (act: Met) => void;
};

/** Sends a request to one server, once. An answer that says the server failed is a broken promise. */
export async function ask(scene: Scene, seat: Seat, request: Request): Promise<Exchange> {
  const server = scene.seats[seat % scene.seats.length] as SimulatedServer;
  const begun = performance.now();
  const { status, body } = await send(server.url(), scene.world.adminKey, request);
  const exchange = { server: server.name, begun, ended: performance.now(), status, body };
  if (status >= 500 && status !== 503) {
    const what = `${request.method} ${request.path} at ${server.name}: ${status} ${body.slice(0, 300)}`;
    scene.history.broken.push({ promise: 'every request is answered as documented', what });
  }
  return exchange;
}

async function send(url: string, adminKey: string, request: Request): Promise<{ status: number; body: string }> {
  const { method, path, key = adminKey, json, text, idempotencyKey } = request;
  const headers: Record<string, string> = { authorization: `Bearer ${key}` };
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  if (json !== undefined) headers['content-type'] = 'application/json';
  const form = text && new FormData();
  form?.append('file', new Blob([text?.content ?? '']), text?.name);
  const body = form ?? (json === undefined ? null : JSON.stringify(json));
  try {
    const signal = AbortSignal.timeout(REQUEST_MILLISECONDS);
    const answer = await fetch(url + path, { method, headers, body, signal });
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}

/** Whether an answer settles a request. */
export const isSettled = ({ status }: Exchange) => status !== 0 && status < 500;

/**
 * Sends a request until it is settled, each time to the next server. All exchanges, the settled one last. Not to be answered
 * within two minutes, when everything has long been well again, is a broken promise.
 */
export async function settle(scene: Scene, seat: Seat, request: Request): Promise<Exchange[]> {
  scene.operation();
  const exchanges: Exchange[] = [];
  const end = performance.now() + REPEATED_MILLISECONDS;
  for (let next = seat; performance.now() < end; next += 1) {
    const exchange = await ask(scene, next, request);
    exchanges.push(exchange);
    if (isSettled(exchange)) return exchanges;
    await pause(40);
  }
  const what = `${request.method} ${request.path}: not answered within two minutes, at last ${exchanges.at(-1)?.status} ${exchanges.at(-1)?.body.slice(0, 200)}`;
  scene.history.broken.push({ promise: 'every request is answered as documented', what });
  throw new Unsettled(what);
}

/** A request that was not settled in time: the rest of what depended on it is left out. */
export class Unsettled extends Error {}

/** The settled exchange of `settle`, and its body as JSON. */
export function lastOf<T>(exchanges: readonly Exchange[]): { exchange: Exchange; json: T } {
  const exchange = exchanges.at(-1) as Exchange;
  return { exchange, json: parse<T>(exchange.body) };
}

/** A body as JSON; an empty object when it is none. */
export function parse<T>(body: string): T {
  try {
    return JSON.parse(body) as T;
  } catch {
    return {} as T;
  }
}
