import '../help.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../packages/server/src/base/index.ts';
import { createCarrierDirectory } from '../../packages/server/src/carriers/index.ts';
import { migrate, openChangeFeed, openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { createPortResolver } from '../../packages/server/src/ports/index.ts';
import { openSelling } from '../../packages/server/src/selling/index.ts';
import { publishRates, tradeNames } from './make-rates.ts';

/** How long the prices of a list take for 100,000 published rates, and how much memory: `npm run bench:selling`. */
const RATES = 100_000;
const MEGABYTE = 2 ** 20;

/** 32 margins: of the freight, by region, port, carrier and container type, and on charges. */
function makeRules() {
  const { ports, carriers } = tradeNames();
  const usd = { currency: 'USD' };
  return [
    { percent: 8, minimum: 75, ...usd },
    { amount: 150, destination: 'North Europe', equipment: '40HC', ...usd },
    { percent: 5, charge: '*' },
    ...ports.slice(0, 20).map(({ code }, at) => ({ amount: 20 + at, origin: String(code), ...usd })),
    ...carriers.slice(0, 9).map(({ scac }, at) => ({ percent: 3 + at, carrier: scac })),
  ];
}

async function measure<T>(what: string, work: () => Promise<T>): Promise<T> {
  const [before, memory] = [process.cpuUsage(), process.memoryUsage.rss()];
  const from = performance.now();
  let most = memory;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  const result = await work();
  clearInterval(watching);
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - from) / 1000;
  const cpu = (user + system) / 1_000_000;
  const grown = (most - memory) / MEGABYTE;
  console.log(`| ${what} | ${seconds.toFixed(1)} s | ${cpu.toFixed(1)} s | ${grown.toFixed(0)} MB |`);
  return result;
}

const work = mkdtempSync(join(tmpdir(), 'agent-rate-bench-'));
chmodSync(work, 0o755);
try {
  const log = createLog('warn');
  const cluster = await startCluster({ dataDir: work, log });
  await migrate(cluster.url);
  const database = openDatabase(cluster.url);
  const changes = await openChangeFeed(cluster.url, log);
  const [ports, carriers] = [createPortResolver(), createCarrierDirectory()];
  const selling = openSelling({ database, changes, log, names: () => ({ ports, carriers }) });
  const content = { accounts: ['acme'], rules: makeRules(), rounding: [{ currency: 'USD', step: 5 }] };
  const saving = { content, by: 'bench', now: new Date() };
  console.log('| | time | processor time of the server | memory |\n|---|---|---|---|');
  await measure(`publish ${RATES} rates`, () => publishRates(database, RATES));
  await database.pool.query('analyze');
  await measure('the same rows copied by one statement', async () => {
    await database.pool.query('create table copied (like sold_rates including indexes)');
    await database.pool.query(`insert into copied select 1, r.*, '' from rates r`);
    await database.pool.query('drop table copied');
  });
  await measure('create a price list', () => selling.create({ ...saving, name: 'retail' } as never));
  const other = { ...content, rules: [{ percent: 9 }] };
  await measure('replace its margins', () => selling.replace({ ...saving, content: other, name: 'retail' } as never));
  const more = { ...other, accounts: ['acme', 'bolt'] };
  await measure('replace its accounts alone', () =>
    selling.replace({ ...saving, content: more, name: 'retail' } as never),
  );
  console.log(`\nLoad ${loadavg()[0]?.toFixed(1)} at the end.`);
  await selling.close();
  await changes.close();
  await database.close();
  await cluster.leave();
} finally {
  rmSync(work, { recursive: true, force: true });
}
