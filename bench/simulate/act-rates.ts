import { setTimeout as pause } from 'node:timers/promises';
import { isForgotten } from './forgotten-jobs.ts';
import type { RateState } from './history.ts';
import type { RateStep, Seat } from './plan.ts';
import { ask, lastOf, type Scene, settle } from './scene.ts';

const EQUIPMENT = ['20GP', '40GP', '40HC', '45HC'];
const JOB_MILLISECONDS = 300_000;

type Sheet = { id: number; status: string; job: { status: string } | null };
type Version = { number: number; service?: string };

/** Ports of discharge times container types. */
export const ROWS = 3 * EQUIPMENT.length;

/** The rates of a version of the seed's sheet; every amount of every seed and version is another one. */
function rowsOf({ plan, lane }: Scene, { number, service }: Version): object[] {
  const amount = ((plan.seed % 100_000) * 20 + number) * 20;
  return lane.destinations.flatMap((destination, port) =>
    EQUIPMENT.map((equipment, type) => ({
      ...{ origin: lane.origin, destination, carrier: lane.carrier, equipment, currency: 'USD' },
      ...{ amount: amount + port * EQUIPMENT.length + type + 1, ...(service === undefined ? {} : { service }) },
      ...{ validFrom: '2026-01-01', validTo: '2036-12-31' },
    })),
  );
}

/** What happens to the rates of a seed, one after the other. `onFirst` is called when there are rates. */
export async function actOnRates(scene: Scene, onFirst: () => void): Promise<void> {
  let version = 0;
  for (const step of scene.plan.rates) {
    version += 2;
    if (step.act === 'rivals') await publishRivals(scene, step, version);
    else if (step.act === 'revert') await revert(scene, step);
    else if (step.act === 'job') await publishByJobs(scene, step, version);
    else if (step.act === 'discard') await discard(scene, step, version);
    else await publish(scene, step, version);
    onFirst();
  }
}

async function importSheet(scene: Scene, seat: Seat, version: Version): Promise<number> {
  const json = { name: `seed ${scene.plan.seed} version ${version.number}`, rows: rowsOf(scene, version) };
  const { exchange, json: sheet } = lastOf<Sheet>(
    await settle(scene, seat, { method: 'POST', path: '/rate-sheets', json }),
  );
  if (exchange.status > 201) fail(scene, `a sheet was not imported: ${exchange.status} ${exchange.body.slice(0, 300)}`);
  return sheet.id;
}

function fail({ history }: Scene, what: string): void {
  history.broken.push({ promise: 'every request is answered as documented', what });
}

async function publish(scene: Scene, step: RateStep, version: number): Promise<void> {
  const [first, second] = step.seats;
  const id = await importSheet(scene, first, { number: version });
  const state: RateState = { sheets: [id], begun: performance.now() };
  scene.history.states.push(state);
  scene.meet(step);
  await publishSheet(scene, second, id);
  await answered(scene, state);
}

/** Whoever has the answer asks every server at once. */
async function answered(scene: Scene, state: RateState): Promise<void> {
  state.answered = performance.now();
  const seats = [...scene.seats.keys()];
  await Promise.all(seats.flatMap((seat) => [readLane(scene, seat, 0), readOnce(scene, seat)]));
}

/** Publishes a draft. One that is published already was published by an attempt whose answer was lost. */
async function publishSheet(scene: Scene, seat: Seat, id: number): Promise<number | undefined> {
  const exchanges = await settle(scene, seat, { method: 'POST', path: `/rate-sheets/${id}/publish` });
  const { exchange, json } = lastOf<{ number?: number; code?: string }>(exchanges);
  const isDoneBefore = exchanges.length > 1 && json.code === 'rate_sheet_not_draft';
  if (exchange.status !== 200 && !isDoneBefore) {
    fail(scene, `sheet ${id} was not published: ${exchange.status} ${exchange.body.slice(0, 300)}`);
  }
  return json.number;
}

async function publishRivals(scene: Scene, step: RateStep, version: number): Promise<void> {
  const [first, second] = step.seats;
  const ids = await Promise.all([
    importSheet(scene, first, { number: version }),
    importSheet(scene, second, { number: version + 1 }),
  ]);
  const state: RateState = { sheets: ids, begun: performance.now() };
  scene.history.states.push(state);
  scene.meet(step);
  await Promise.all([publishSheet(scene, first, ids[0]), publishSheet(scene, second, ids[1])]);
  await answered(scene, state);
}

/** Takes the last publication back; the one before it, if it was this seed's, holds again. */
async function revert(scene: Scene, step: RateStep): Promise<void> {
  const [seat] = step.seats;
  const [former, last] = scene.history.states.slice(-2);
  if (former === undefined || last === undefined || former.sheets.length + last.sheets.length !== 2) return;
  if (former.isReverted || last.isReverted) return;
  const state: RateState = { sheets: former.sheets, isReverted: true, begun: performance.now() };
  scene.history.states.push(state);
  scene.meet(step);
  const exchanges = await settle(scene, seat, { method: 'POST', path: `/rate-sheets/${last.sheets[0]}/revert` });
  const { exchange, json } = lastOf<{ code?: string }>(exchanges);
  const isDoneBefore = exchanges.length > 1 && json.code === 'rate_sheet_not_published';
  if (exchange.status !== 200 && !isDoneBefore)
    fail(scene, `not reverted: ${exchange.status} ${exchange.body.slice(0, 300)}`);
  await answered(scene, state);
}

async function discard(scene: Scene, step: RateStep, version: number): Promise<void> {
  const [first, second] = step.seats;
  const id = await importSheet(scene, first, { number: version });
  const path = `/rate-sheets/${id}`;
  scene.meet(step);
  const { exchange } = lastOf(await settle(scene, second, { method: 'DELETE', path }));
  if (exchange.status !== 200 && exchange.status !== 204 && exchange.status !== 404)
    fail(scene, `a draft was not deleted: ${exchange.status} ${exchange.body.slice(0, 300)}`);
  for (const seat of scene.seats.keys()) {
    const { exchange: seen } = lastOf(await settle(scene, seat, { method: 'GET', path }));
    if (seen.status !== 404)
      scene.history.broken.push({
        promise: 'no acknowledged write is lost',
        what: `${seen.server} shows sheet ${id}, which was deleted`,
      });
  }
}

/** A large sheet, on the same lanes by other services, is read and published by jobs. */
async function publishByJobs(scene: Scene, step: RateStep, version: number): Promise<void> {
  const [first, second] = step.seats;
  const rows = ['A', 'B'].flatMap((service) => rowsOf(scene, { number: version, service }));
  const json = { name: `seed ${scene.plan.seed} by jobs`, rows: rows.map((row) => ({ ...row, carrier: 'WHLC' })) };
  const imported = await settle(scene, first, { method: 'POST', path: '/rate-sheets?wait=false', json });
  // What goes wrong meets the job, which any server does, and not the request for it.
  scene.meet(step);
  const { id } = lastOf<Sheet>(imported).json;
  if ((await waitForJob(scene, second, id)) !== 'draft') return;
  const path = `/rate-sheets/${id}/publish?wait=false`;
  await settle(scene, second, { method: 'POST', path });
  scene.meet(step);
  if ((await waitForJob(scene, first, id)) !== 'published') return;
  const { rows: counted } = await scene.world.database.query<{ count: number }>(
    'select count(*)::int as count from rates where sheet_id = $1',
    [id],
  );
  if (counted[0]?.count !== rows.length) {
    const what = `sheet ${id} is published with ${counted[0]?.count} of ${rows.length} rates`;
    scene.history.broken.push({ promise: 'no sheet is half published', what });
  }
}

/** The status of a sheet after its job has ended as it should. */
async function waitForJob(scene: Scene, seat: Seat, id: number): Promise<string | undefined> {
  const end = performance.now() + JOB_MILLISECONDS;
  let sheet: Sheet | undefined;
  let isLost = false;
  while (performance.now() < end) {
    sheet = lastOf<Sheet>(await settle(scene, seat, { method: 'GET', path: `/rate-sheets/${id}` })).json;
    if (sheet.job === null || !['queued', 'running'].includes(sheet.job.status)) break;
    isLost = await isForgotten(scene.world.database, { table: 'rate_sheet_jobs', id });
    if (isLost) break;
    await pause(100);
  }
  if (sheet?.job?.status === 'done') return sheet.status;
  const what = `the job of sheet ${id} is ${sheet?.job?.status}${isLost ? ' and stands in no queue' : ''}, the sheet ${sheet?.status}: ${JSON.stringify(sheet?.job)}`;
  scene.history.broken.push({ promise: 'every job ends', what });
  return undefined;
}

/** Reads the rates of the seed at one server after the other, until it is told that nothing happens to them any more. */
export async function readRates(scene: Scene, first: Seat, isOver: () => boolean): Promise<void> {
  for (let seat = first; !isOver(); seat += 1) {
    await Promise.all([readOnce(scene, seat), readLane(scene, seat, seat)]);
    await pause(15);
  }
}

type FoundRate = { id: number; base: { amount: number }; source: { sheet: number } };

/** Reads the rates of the seed at one server, as PostgreSQL finds them. Undefined when it did not answer. */
export function readOnce(scene: Scene, seat: Seat): Promise<FoundRate[] | undefined> {
  return read(scene, seat, { place: '', rows: ROWS });
}

/** Reads the rates to one of the ports of discharge: the snapshot answers only where both ports are named. */
export function readLane(scene: Scene, seat: Seat, port: number): Promise<FoundRate[] | undefined> {
  const { destinations } = scene.lane;
  const place = `&destination=${destinations[port % destinations.length]}`;
  return read(scene, seat, { place, rows: EQUIPMENT.length });
}

type Reading = { place: string; rows: number };

async function read(scene: Scene, seat: Seat, { place, rows }: Reading): Promise<FoundRate[] | undefined> {
  const { origin, carrier } = scene.lane;
  const path = `/rates?origin=${origin}${place}&carrier=${carrier}&per_page=100`;
  const { status, body, server, begun, ended } = await ask(scene, seat, { method: 'GET', path });
  if (status !== 200) return undefined;
  const { data } = JSON.parse(body) as { data: FoundRate[] };
  const sheets = new Map<number, number>();
  for (const { source } of data) sheets.set(source.sheet, (sheets.get(source.sheet) ?? 0) + 1);
  scene.history.readings.push({ server, begun, ended, rows, sheets });
  return data;
}
