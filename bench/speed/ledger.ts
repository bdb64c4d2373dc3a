import '../help.ts';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openService } from '../../packages/server/src/app/service.ts';
import { readConfig } from '../../packages/server/src/app/settings/config.ts';
import { createLog } from '../../packages/server/src/base/index.ts';
import { openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { publishSheet } from '../../packages/server/src/rates/publications/publication-store.ts';
import { saveDraft } from '../../packages/server/src/rates/sheets/sheet-store.ts';
import { makeRates } from './make-rates.ts';

/**
 * What the ledger costs: 100,000 rates published and 400 orders placed, eight at a time, with it and without it, one after the other:
 * `npm run bench:ledger`. Ratios count; seconds are of this machine under this load.
 */
const RATES = 100_000;
const ORDERS = 400;
const AT_ONCE = 8;

type Figures = { publishSeconds: number; ordersPerSecond: number };

async function measure(): Promise<Figures> {
  const work = mkdtempSync(join(tmpdir(), 'agent-rate-bench-'));
  chmodSync(work, 0o755);
  const log = createLog('warn');
  const cluster = await startCluster({ dataDir: work, log });
  const AGENT_RATE_SECRET_KEY = Buffer.alloc(32, 1).toString('base64');
  const service = await openService(readConfig({ DATABASE_URL: cluster.url, AGENT_RATE_SECRET_KEY }), log);
  const { orders } = service;
  const database = openDatabase(cluster.url);
  const rates = [...makeRates(RATES)].map((content, at) => ({ content, tab: 'Rates', row: at + 2, column: 0 }));
  const reading = { rates, findings: [], tabs: [], accounts: [], layout: 'made' };
  const sheet = { fileName: 'made.csv', sha256: 'made', createdBy: 'bench', answers: {}, reading };
  const draft = await saveDraft(database, sheet);
  const from = performance.now();
  await publishSheet(database, draft, 'bench');
  const publishSeconds = (performance.now() - from) / 1000;
  await database.pool.query('vacuum analyze rates');
  const { rows } = await database.pool.query<{ id: number }>('select min(id) as id from rates');
  const caller = { keyId: null, account: 'main', name: 'bench', scopes: ['admin' as const] };
  const account = await orders.accountOf(caller);
  const now = new Date();
  const request = { rateId: Number(rows[0]?.id), quantities: { containers: 2 } };
  const quotes: string[] = [];
  while (quotes.length < ORDERS) quotes.push((await orders.quotes.create(request, account, now)).id);
  const begun = performance.now();
  const place = async () => {
    for (let quoteId = quotes.pop(); quoteId !== undefined; quoteId = quotes.pop()) {
      const parties = [{ role: 'SHIPPER' as const, name: 'Ningbo Coatings Co., Ltd.' }];
      const cargo = [{ description: 'Water-based paint', grossWeightKg: 17_600 }];
      const { status } = await orders.place({ request: { quoteId, parties, cargo }, caller, key: quoteId, now });
      if (status !== 201) throw new Error(`an order was refused: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, place));
  const ordersPerSecond = ORDERS / ((performance.now() - begun) / 1000);
  await database.close();
  await service.close();
  await cluster.leave();
  rmSync(work, { recursive: true, force: true });
  return { publishSeconds, ordersPerSecond };
}

function measureIn(options: readonly string[]): Figures {
  const { stdout } = spawnSync(process.execPath, [...options, fileURLToPath(import.meta.url), 'one'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures;
}

if (process.argv[2] === 'one') console.log(JSON.stringify(await measure()));
else {
  const without = measureIn(['--import', new URL('without-ledger.ts', import.meta.url).href]);
  const load = loadavg()[0] ?? 0;
  const whole = measureIn([]);
  console.log('| | with the ledger | without | ratio |\n|---|---|---|---|');
  const row = (what: string, one: number, other: number, unit: string) =>
    console.log(`| ${what} | ${one.toFixed(1)} ${unit} | ${other.toFixed(1)} ${unit} | ${(one / other).toFixed(2)} |`);
  row(`${RATES} rates published`, whole.publishSeconds, without.publishSeconds, 's');
  row('orders placed, eight at a time', whole.ordersPerSecond, without.ordersPerSecond, '/s');
  console.log(`\nLoad ${load.toFixed(1)} between the two, ${loadavg()[0]?.toFixed(1)} at the end.`);
}
