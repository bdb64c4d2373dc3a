import { setTimeout as pause } from 'node:timers/promises';
import type { Broken } from './history.ts';
import { makePlan } from './plan.ts';
import { play } from './play.ts';
import { openWorld, type World } from './world.ts';

/** Which seeds are played, with how many servers. */
export type Settings = {
  readonly first: number;
  readonly last: number;
  readonly servers: number;
  readonly bug?: string | undefined;
  /** Only seeds whose plan has this stress. */
  readonly stress?: string | undefined;
  /** An empty database, in place of one of its own. */
  readonly databaseUrl?: string | undefined;
  /** Documents, whose reading takes processes of its own, are left out of the plans. */
  readonly withoutDocuments?: boolean;
  /** No seed is played after one with a broken promise. */
  readonly stopsAtFirst?: boolean;
  readonly log?: ((line: string) => void) | undefined;
  readonly onSeed?: ((seed: number, summary: Summary) => void) | undefined;
};

/** What came of them. */
export type Summary = {
  seeds: number;
  operations: number;
  readings: number;
  readonly faults: Map<string, number>;
  readonly broken: (Broken & { seed: number })[];
  seconds: number;
};

/** A listener that was cut off connects again within this. */
const RECONNECTED_MILLISECONDS = 1_200;
const JOBS_MILLISECONDS = 300_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Starts a world, plays seeds in it one after the other, and waits for what is to end. */
export async function simulate(settings: Settings): Promise<Summary> {
  const world = await openWorld(settings);
  const summary: Summary = { seeds: 0, operations: 0, readings: 0, faults: new Map(), broken: [], seconds: 0 };
  const interrupt = () => void world.close().finally(() => process.exit(130));
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    await playSeeds(world, settings, summary);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    await world.close();
  }
  return summary;
}

async function playSeeds(world: World, settings: Settings, summary: Summary): Promise<void> {
  const { first, last, servers, stopsAtFirst = false, onSeed, log } = settings;
  const begun = performance.now();
  const note = (seed: number, broken: readonly Broken[]) =>
    summary.broken.push(...broken.map((one) => ({ seed, ...one })));
  let lookAgain: (() => Promise<void>) | undefined;
  for (let seed = first; seed <= last && !(stopsAtFirst && summary.broken.length > 0); seed += 1) {
    const plan = makePlan(seed, servers);
    if (settings.stress !== undefined && plan.stress !== settings.stress) continue;
    const played = await play(world, settings.withoutDocuments ? { ...plan, documents: [] } : plan);
    note(seed, played.broken);
    await lookAgain?.();
    lookAgain = async () => void note(seed, await played.lookAgain());
    summary.seeds += 1;
    summary.operations += played.operations;
    summary.readings += played.readings;
    for (const fault of played.faults) summary.faults.set(fault, (summary.faults.get(fault) ?? 0) + 1);
    summary.seconds = (performance.now() - begun) / 1000;
    log?.(
      `seed ${seed}: ${Math.round(played.milliseconds)} ms, ${played.operations} operations, ${played.readings} readings, ${played.faults.join(', ')}`,
    );
    onSeed?.(seed, summary);
  }
  if (stopsAtFirst && summary.broken.length > 0) return;
  await pause(RECONNECTED_MILLISECONDS);
  await lookAgain?.();
  note(last, await findOpenJobs(world));
}

/** Jobs that are not ended, long after all is well. */
async function findOpenJobs({ database }: World): Promise<Broken[]> {
  const statement = `
    select 'sheet ' || sheet_id as what, status from rate_sheet_jobs where status in ('queued', 'running')
    union all select 'extraction ' || id, status from extractions where status in ('queued', 'running')`;
  const end = performance.now() + JOBS_MILLISECONDS;
  for (;;) {
    const { rows } = await database.query<{ what: string; status: string }>(statement);
    if (rows.length === 0) return [];
    if (performance.now() > end)
      return rows.map(({ what, status }) => ({ promise: 'every job ends', what: `the job of ${what} is ${status}` }));
    await pause(500);
  }
}
