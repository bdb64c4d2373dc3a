import '../help.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../packages/server/src/base/index.ts';
import { migrate, openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { measureLoad } from '../speed/load.ts';
import { publishRates } from '../speed/make-rates.ts';
import { type MeasuredService, runAgentRate, startAgentRate } from '../speed/processes.ts';
import { makeAnsweredQuestions } from '../speed/questions.ts';

/** One process, two at one port, and two servers on one database, asked in turn: `node bench/scale/processes.ts`. */
const RATES = 10_000;
const TURNS = 5;
const SECONDS = 4;

const dataDir = mkdtempSync(join(tmpdir(), 'agent-rate-scale-'));
chmodSync(dataDir, 0o755);
const cluster = await startCluster({ dataDir, log: createLog('warn') });
await migrate(cluster.url);
const database = openDatabase(cluster.url);
await publishRates(database, RATES);
await database.close();

const start = (...options: string[]) => startAgentRate(dataDir, ['--no-jobs', ...options]);
const subjects: [name: string, servers: MeasuredService[]][] = [
  ['one process', [await start()]],
  ['two processes at one port', [await start('--workers', '2')]],
  ['two servers on one database', [await start(), await start()]],
];
const { out } = runAgentRate(dataDir, ['keys', 'create', '--name', 'bench', '--scopes', 'rates:read', '--json']);
const { key } = JSON.parse(out);
const paths = makeAnsweredQuestions(RATES, 50_000);
const results = new Map<string, number[]>();
for (let turn = 0; turn <= TURNS; turn += 1) {
  for (const [name, servers] of subjects) {
    const loads = await Promise.all(servers.map(({ url }) => measureLoad({ url, key, paths }, SECONDS)));
    // The first turn warms them up.
    if (turn === 0) continue;
    results.set(name, [...(results.get(name) ?? []), loads.reduce((sum, { perSecond }) => sum + perSecond, 0)]);
  }
}
console.log(`load of the machine ${loadavg()[0]?.toFixed(0)}`);
for (const [name, perSecond] of results) {
  const sorted = [...perSecond].sort((a, b) => a - b);
  console.log(`${name}: ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)}/s (${sorted.map(Math.round).join(', ')})`);
}
for (const [, servers] of subjects) for (const server of servers) await server.stop();
await cluster.leave();
rmSync(dataDir, { recursive: true, force: true });
