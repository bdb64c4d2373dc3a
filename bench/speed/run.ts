import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from '../../packages/server/src/base/index.ts';
import { findRunningCluster, migrate, openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { measureImport } from './import.ts';
import { type Load, measureLoad, measureMedian, readShape, type Target } from './load.ts';
import { publishRates } from './make-rates.ts';
import { measurePostgres } from './postgres-alone.ts';
import { type MeasuredService, runAgentRate, startAgentRate, startBare } from './processes.ts';
import { makeAnsweredQuestions, makeLanes, makeQuestions, makeSearches } from './questions.ts';
import { renderTables, type SizeFigures } from './tables.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) {
  console.log(`npm run bench -- [--sizes 10000,100000,1000000] [--seconds 5]

Makes seeded rates, starts the real server on the embedded PostgreSQL for each size, and prints tables of ratios, all
measured in this run. A million rates take some minutes to load and 3 GB of disk in the temporary folder.`);
  process.exit(0);
}

/** A service runs for weeks: what is measured is not its first seconds, in which Node compiles and PostgreSQL reads its pages. */
const WARM_SECONDS = 8;
const seconds = Number(options.seconds);
const work = mkdtempSync(join(tmpdir(), 'agent-rate-bench-'));
chmodSync(work, 0o755);
const say = (text: string) => process.stderr.write(`${text}\n`);

async function loadRates(dataDir: string, count: number): Promise<void> {
  say(`loading ${count} rates …`);
  const cluster = await startCluster({ dataDir, log: createLog('warn') });
  await migrate(cluster.url);
  const database = openDatabase(cluster.url);
  await publishRates(database, count);
  await database.close();
  await cluster.leave();
}

/**
 * The baseline with such answers, measured right before or after the service. It receives the same requests and answers with the
 * same headers, because reading and writing them takes the load generator's time.
 */
async function baseline({ bodyBytes, headers }: Baseline, { key, paths }: Target): Promise<Load> {
  const bare = await startBare(bodyBytes, headers);
  const load = await measureLoad({ url: bare.url, paths, ...(key === undefined ? {} : { key }) }, seconds);
  await bare.stop();
  return load;
}

/** Without headers it sends only the one that a client needs, and Node's own. */
type Baseline = { bodyBytes: number; headers?: readonly string[] };

/** The baseline for a load of answers of many sizes: their mean. */
async function baselineOf(load: Load, target: Target): Promise<Load> {
  const { headers, bytes, bodyBytes } = await readShape(target);
  return baseline({ headers, bodyBytes: load.bytes - (bytes - bodyBytes) }, target);
}

const TURNS = 3;

const partOf = (paths: readonly string[], turn: number): string[] =>
  paths.slice((paths.length / TURNS) * turn, (paths.length / TURNS) * (turn + 1));

/**
 * The service and the baseline in three turns; the turn with the median ratio counts, because other work on the machine moves a
 * ratio by half. Each turn has different targets, so that different questions stay different.
 */
async function inTurn(targetOf: (turn: number) => Target): Promise<readonly [service: Load, bare: Load]> {
  const turns: (readonly [Load, Load])[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const load = await measureLoad(targetOf(turn), seconds);
    turns.push([load, await baselineOf(load, targetOf(turn))]);
  }
  turns.sort(([a, bareOfA], [b, bareOfB]) => a.perSecond / bareOfA.perSecond - b.perSecond / bareOfB.perSecond);
  return turns[Math.floor(TURNS / 2)] ?? Promise.reject(new Error('no turn was measured'));
}

/** The rates of a measured service, and the database they are in. */
type Loaded = { rates: number; url: string };

async function measureServer(server: MeasuredService, key: string, { rates, url }: Loaded): Promise<SizeFigures> {
  const target = (paths: string[]): Target => ({ url: server.url, key, paths });
  const [repeatedPath = ''] = makeLanes('/rates', 1, 3);
  const firstStatisticsMs = await measureMedian(target(['/rates/stats']));
  const snapshotMs = await server.snapshotInMs;
  say('measuring …');
  await measureLoad(target(makeQuestions('/rates', 150_000, 1)), WARM_SECONDS);
  const again = target([repeatedPath]);
  const shape = await readShape(again);
  const repeatedBarest = await baseline({ bodyBytes: shape.bodyBytes }, again);
  const [repeated, repeatedBare] = await inTurn(() => again);
  const questions = makeQuestions('/rates', 150_000, 2);
  const [different, differentBare] = await inTurn((turn) => target(partOf(questions, turn)));
  const answerable = makeAnsweredQuestions(rates, 100_000);
  const [answered, answeredBare] = await inTurn((turn) => target(partOf(answerable.slice(0, -3_000), turn)));
  const median = await measureMedian(target(makeQuestions('/rates', 3_000, 4)));
  const answeredMedian = await measureMedian(target(answerable.slice(-3_000)));
  const lanes = await measureMedian(target(makeLanes('/rates', 1_500, 5)));
  const laneStatistics = await measureMedian(target(makeLanes('/rates/stats', 1_500, 6)));
  const allStatistics = await measureLoad(target(['/rates/stats']), seconds);
  const searches = await measureLoad(target(makeSearches(5_000, 7)), seconds);
  const postgres = await measurePostgres(url, seconds);
  return {
    ...{ rates, repeated, repeatedBare, repeatedBarest, different, differentBare, answered, answeredBare, median },
    ...{ answeredMedian, lanes, laneStatistics, allStatistics, searches },
    ...{
      postgres,
      firstStatisticsMs,
      snapshotMs,
      startMs: server.startedInMs,
      memoryMegabytes: server.memoryMegabytes(),
    },
  };
}

async function measureSize(rates: number): Promise<SizeFigures> {
  const dataDir = join(work, String(rates));
  await loadRates(dataDir, rates);
  const server = await startAgentRate(dataDir);
  try {
    const { out } = runAgentRate(dataDir, ['keys', 'create', '--name', 'bench', '--scopes', 'rates:read', '--json']);
    return await measureServer(server, JSON.parse(out).key, { rates, url: findRunningCluster(dataDir) ?? '' });
  } finally {
    await server.stop();
  }
}

try {
  say('importing 100,000 rows …');
  const imported = await measureImport(work);
  const sizes: SizeFigures[] = [];
  for (const size of options.sizes.split(',').map(Number)) sizes.push(await measureSize(size));
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.version}; server, PostgreSQL and the load generator share it`;
  console.log(renderTables({ machine, imported, sizes, seconds }));
} finally {
  rmSync(work, { recursive: true, force: true });
}
