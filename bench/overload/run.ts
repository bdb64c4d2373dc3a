import '../help.ts';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { createLog } from '../../packages/server/src/base/index.ts';
import { migrate, openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { publishRates } from '../speed/make-rates.ts';
import { runAgentRate, startAgentRate } from '../speed/processes.ts';
import { makeLanes, makeQuestions } from '../speed/questions.ts';
import { askSteadily, type Outcome, offer, percentiles, type Target } from './offer.ts';
import { moveToCoreOf } from './pin.ts';

/**
 * Finds the load that the service carries, offers a multiple of it, and prints how it fares: `npm run bench:overload`. With two
 * cores the service with its PostgreSQL has one to itself, and the callers the other. Takes about a minute.
 */
const { values: options } = parseArgs({
  options: {
    rates: { type: 'string', default: '20000' },
    times: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    workers: { type: 'string', default: '0' },
  },
});
const [rates, times, seconds, workers] = [options.rates, options.times, options.seconds, options.workers].map(
  Number,
) as [number, number, number, number];
/** Enough to keep the service busy, and fewer than make it refuse. */
const CONNECTIONS = 64;
const WARM_SECONDS = 6;
const loadAtStart = loadavg()[0]?.toFixed(1);

/** Half lanes, a quarter statistics that PostgreSQL counts, a quarter prices over time: none asked twice. */
function makeMix(count: number, seed: number): string[] {
  const lanes = makeQuestions('/rates', count / 2, seed);
  const counted = makeLanes('/rates/stats', count / 4, seed + 1).map((path) => `${path}&group_by=carrier`);
  const histories = makeLanes('/rates/history', count / 4, seed + 2);
  return Array.from({ length: count }, (_, at) => {
    const from = at % 2 === 0 ? lanes : at % 4 === 1 ? counted : histories;
    return from[Math.floor(at / (at % 2 === 0 ? 2 : 4))] ?? '';
  });
}

async function load(dataDir: string): Promise<void> {
  const cluster = await startCluster({ dataDir, log: createLog('warn') });
  await migrate(cluster.url);
  const database = openDatabase(cluster.url);
  await publishRates(database, rates);
  await database.close();
  await cluster.leave();
}

async function whileWatched<T>(url: string, work: () => Promise<T>): Promise<{ result: T; live: number[] }> {
  const watching = new Worker(new URL('watch-health.ts', import.meta.url), { workerData: { url } });
  const result = await work();
  watching.postMessage('end');
  const [live] = await once(watching, 'message');
  return { result, live };
}

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

function describe(name: string, outcome: Outcome, live: number[]): string {
  const { p50, p99 } = percentiles(live);
  const failed = Object.entries(outcome.failed).map(([what, count]) => `${what} × ${count}`);
  return `| ${[
    name,
    `${Math.round(outcome.offeredPerSecond)}/s`,
    `${Math.round(outcome.perSecond)}/s`,
    `${ms(outcome.servedMs.p50)}, p99 ${ms(outcome.servedMs.p99)}`,
    `${outcome.refused} in ${ms(outcome.refusedMs.p50)}, p99 ${ms(outcome.refusedMs.p99)}`,
    failed.join(', ') || 'none',
    `${ms(p50)}, p99 ${ms(p99)}, longest ${ms(Math.max(...live))}`,
  ].join(' | ')} |`;
}

const dataDir = mkdtempSync(join(tmpdir(), 'agent-rate-overload-'));
chmodSync(dataDir, 0o755);
try {
  await load(dataDir);
  // The service and its PostgreSQL begin where this process is, and stay there when it has moved on.
  const wasPinned = moveToCoreOf('service');
  const server = await startAgentRate(dataDir, workers === 0 ? [] : ['--workers', String(workers)]);
  const isPinned = wasPinned && moveToCoreOf('generator');
  try {
    const { out } = runAgentRate(dataDir, ['keys', 'create', '--name', 'bench', '--scopes', 'rates:read', '--json']);
    const target = (seed: number): Target => ({
      url: server.url,
      key: JSON.parse(out).key,
      paths: makeMix(40_000, seed),
    });
    await askSteadily(target(1), CONNECTIONS, WARM_SECONDS);
    const carried = await whileWatched(server.url, () => askSteadily(target(11), CONNECTIONS, seconds));
    const wanted = carried.result.perSecond * times;
    const over = await whileWatched(server.url, () => offer(target(21), wanted, seconds));
    const after = await whileWatched(server.url, () => askSteadily(target(31), CONNECTIONS, seconds));
    console.log(`${cpus().length} cores, ${isPinned ? 'one for the service with its PostgreSQL, one for the callers' : 'which the callers use, too'}; load ${loadAtStart} before; ${rates} rates, ${workers || 'no'} extra processes, ${seconds} s a row

| | offered | answered | time of an answer | refused with 503 | otherwise | \`/health/live\` |
|---|---|---|---|---|---|---|
${describe(`${CONNECTIONS} callers, one after the other`, carried.result, carried.live)}
${describe(`${times} × that load`, over.result, over.live)}
${describe('the same callers afterwards', after.result, after.live)}

Goodput ${Math.round((100 * over.result.perSecond) / carried.result.perSecond)} % of what it carries; ${over.result.refusedWithoutRetry} refusals without Retry-After.`);
  } finally {
    await server.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
