import { setTimeout as pause } from 'node:timers/promises';
import { readLog } from './act-events.ts';
import { readLane } from './act-rates.ts';
import type { Broken, Exchange, LoggedEvent } from './history.ts';
import { lastOf, type Scene, settle } from './scene.ts';

/** How it is when everything is well again: what each server answers, and what the database holds. */
export type End = {
  /** Rates by sheet in the database. */
  readonly sheets: ReadonlyMap<number, number>;
  readonly logs: readonly (readonly LoggedEvent[])[];
  readonly orders: readonly { id: string; reference: string; version: number; quote: string }[];
  /** Orders named in the log that do not exist. */
  readonly phantoms: readonly string[];
  readonly files: readonly { document: number; exchange: Exchange }[];
  readonly corrections: readonly { extraction: number; exchange: Exchange }[];
  readonly broken: readonly Broken[];
};

/** Asks all servers and the database. */
export async function collectEnd(scene: Scene, from: number): Promise<End> {
  const broken = await compareRates(scene);
  const seats = [...scene.seats.keys()];
  const logs: LoggedEvent[][] = [];
  for (const seat of seats) logs.push(await readLog(scene, seat, from));
  const [sheets, orders] = [await readSheets(scene), await readOrders(scene)];
  const files: { document: number; exchange: Exchange }[] = [];
  for (const { id, isDeleted } of scene.history.documents) {
    for (const seat of isDeleted ? seats : seats.slice(0, 1)) {
      const path = isDeleted ? `/documents/${id}` : `/documents/${id}/file`;
      files.push({ document: id, exchange: lastOf(await settle(scene, seat, { method: 'GET', path })).exchange });
    }
  }
  const corrections: { extraction: number; exchange: Exchange }[] = [];
  for (const { correction } of scene.history.documents) {
    if (correction === undefined) continue;
    const { extraction } = correction;
    const path = `/extractions/${extraction}`;
    corrections.push({ extraction, exchange: lastOf(await settle(scene, 1, { method: 'GET', path })).exchange });
  }
  return { sheets, logs, orders, phantoms: await findPhantoms(scene, logs), files, corrections, broken };
}

async function readCurrent({ world, lane }: Scene): Promise<{ id: number; sheet: number }[]> {
  const { rows } = await world.database.query<{ id: number; sheet: number }>(
    `select id::int, sheet_id::int as sheet from rates
     where origin = $1 and carrier = $2 and known_to is null order by id`,
    [lane.origin, lane.carrier],
  );
  return rows;
}

async function readSheets(scene: Scene): Promise<Map<number, number>> {
  const sheets = new Map<number, number>();
  for (const { sheet } of await readCurrent(scene)) sheets.set(sheet, (sheets.get(sheet) ?? 0) + 1);
  return sheets;
}

/** Whether each server answers with the rates that the database holds; half a second later at the latest. */
export async function compareRates(scene: Scene): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const seat of scene.seats.keys()) {
    for (let attempt = 0; ; attempt += 1) {
      const wanted = (await readCurrent(scene)).map(({ id }) => id).join(' ');
      const lanes = await Promise.all(scene.lane.destinations.map((_, port) => readLane(scene, seat, port)));
      const found = lanes.every((lane) => lane !== undefined) ? lanes.flat() : undefined;
      const ids = found
        ?.map(({ id }) => id)
        .sort((a, b) => a - b)
        .join(' ');
      if (ids === wanted) break;
      await pause(found === undefined ? 100 : 250);
      if (attempt < (found === undefined ? 100 : 2)) continue;
      const what = `${scene.seats[seat]?.name} answers ${scene.lane.origin} ${scene.lane.carrier} with rates ${ids}; the database holds ${wanted}`;
      broken.push({ promise: 'the snapshot equals the database', what });
      break;
    }
  }
  return broken;
}

async function readOrders({ world, history }: Scene) {
  const references = [...new Set(history.placings.map(({ reference }) => reference.toLowerCase()))];
  const { rows } = await world.database.query<{ id: string; reference: string; version: number; quote: string }>(
    `select id, reference_values[1] as reference, version, quote_id as quote from orders
     where reference_values && $1::text[]`,
    [references],
  );
  return rows;
}

async function findPhantoms({ world }: Scene, logs: readonly (readonly LoggedEvent[])[]): Promise<string[]> {
  const named = [...new Set(logs.flat().flatMap(({ subject }) => /^orders\/(.+)$/.exec(subject)?.[1] ?? []))];
  const { rows } = await world.database.query<{ id: string }>(
    'select id from unnest($1::text[]) as id where not exists (select 1 from orders o where o.id = id.id)',
    [named],
  );
  return rows.map(({ id }) => id);
}
