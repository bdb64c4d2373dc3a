import '../help.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../packages/server/src/base/index.ts';
import { migrate, openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { publishRates } from './make-rates.ts';
import { type MeasuredService, runAgentRate, startAgentRate } from './processes.ts';

/** Exports 100,000 seeded rates from the real server in each format and prints a table: `npm run bench:export`. */
const RATES = 100_000;
const FORMATS = ['csv', 'xlsx', 'ndjson'] as const;

type Figures = { format: string; seconds: number; megabytes: number; firstByteMs: number; memoryMegabytes: number };

async function measure(server: MeasuredService, key: string, format: string): Promise<Figures> {
  const begun = performance.now();
  const answer = await fetch(`${server.url}/rates/export?format=${format}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  let bytes = 0;
  let firstByteMs = 0;
  let memoryMegabytes = 0;
  for await (const piece of answer.body ?? []) {
    if (bytes === 0) firstByteMs = performance.now() - begun;
    if (bytes % 8_000_000 < piece.byteLength) memoryMegabytes = Math.max(memoryMegabytes, server.memoryMegabytes());
    bytes += piece.byteLength;
  }
  return { format, seconds: (performance.now() - begun) / 1000, megabytes: bytes / 1e6, firstByteMs, memoryMegabytes };
}

const work = mkdtempSync(join(tmpdir(), 'agent-rate-bench-'));
chmodSync(work, 0o755);
try {
  const cluster = await startCluster({ dataDir: work, log: createLog('warn') });
  await migrate(cluster.url);
  const database = openDatabase(cluster.url);
  await publishRates(database, RATES);
  await database.close();
  await cluster.leave();
  const server = await startAgentRate(work);
  try {
    await server.snapshotInMs;
    const { out } = runAgentRate(work, ['keys', 'create', '--name', 'bench', '--scopes', 'rates:read', '--json']);
    const key = (JSON.parse(out) as { key: string }).key;
    const before = server.memoryMegabytes();
    console.log(`${RATES} rates, ${cpus()[0]?.model.trim()}; the server used ${before.toFixed(0)} MB before\n`);
    console.log('| Format | Seconds | Megabytes | First byte | Memory of the server |\n|---|---|---|---|---|');
    for (const format of FORMATS) {
      const { seconds, megabytes, firstByteMs, memoryMegabytes } = await measure(server, key, format);
      const figures = [
        seconds.toFixed(1),
        megabytes.toFixed(1),
        `${firstByteMs.toFixed(0)} ms`,
        `${memoryMegabytes.toFixed(0)} MB`,
      ];
      console.log(`| ${format} | ${figures.join(' | ')} |`);
    }
  } finally {
    await server.stop();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
