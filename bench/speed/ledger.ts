import '../help.ts';
import './switch-ledger.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../packages/server/src/base/index.ts';
import { openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { makeRates } from './make-rates.ts';

/**
 * What the ledger costs: rates published and orders placed, in turns with it and without it in one process, so that both bear the
 * same load: `npm run bench:ledger`. Ratios of medians count; the rest is of this machine at this moment.
 */
const TURNS = 5;
const RATES = 20_000;
const ORDERS = 80;
const AT_ONCE = 8;

// After the switch, which has to be there first.
const { openService } = await import('../../packages/server/src/app/service.ts');
const { readConfig } = await import('../../packages/server/src/app/settings/config.ts');
const { publishSheet } = await import('../../packages/server/src/rates/publications/publication-store.ts');
const { saveDraft } = await import('../../packages/server/src/rates/sheets/sheet-store.ts');

const work = mkdtempSync(join(tmpdir(), 'agent-rate-bench-'));
chmodSync(work, 0o755);
const log = createLog('warn');
const cluster = await startCluster({ dataDir: work, log });
const AGENT_RATE_SECRET_KEY = Buffer.alloc(32, 1).toString('base64');
const service = await openService(readConfig({ DATABASE_URL: cluster.url, AGENT_RATE_SECRET_KEY }), log);
const { orders } = service;
const database = openDatabase(cluster.url);
const caller = { keyId: null, account: 'main', name: 'bench', scopes: ['admin' as const] };
const now = new Date();

async function seconds(isOn: boolean, run: () => Promise<unknown>): Promise<number> {
  Object.assign(globalThis, { withoutLedger: !isOn });
  const from = performance.now();
  await run();
  return (performance.now() - from) / 1000;
}

async function publish(isOn: boolean, turn: number): Promise<number> {
  const seed = turn * 2 + Number(isOn) + 1;
  const rates = [...makeRates(RATES, seed)].map((made, at) => {
    const content = { ...made, service: `LOOP ${seed} ${at}` };
    return { content, tab: 'Rates', row: at + 2, column: 0 };
  });
  const reading = { rates, findings: [], tabs: [], accounts: [], layout: 'made' };
  const named = { fileName: `made-${seed}.csv`, sha256: `made-${seed}`, createdBy: 'bench', answers: {} };
  const draft = await saveDraft(database, { ...named, reading });
  return seconds(isOn, () => publishSheet(database, draft, 'bench'));
}

async function placeOrders(isOn: boolean): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select min(id) as id from rates');
  const request = { rateId: Number(rows[0]?.id), quantities: { containers: 2 } };
  const account = await orders.accountOf(caller);
  const quotes: string[] = [];
  while (quotes.length < ORDERS) quotes.push((await orders.quotes.create(request, account, now)).id);
  const place = async () => {
    for (let quoteId = quotes.pop(); quoteId !== undefined; quoteId = quotes.pop()) {
      const parties = [{ role: 'SHIPPER' as const, name: 'Ningbo Coatings Co., Ltd.' }];
      const cargo = [{ description: 'Water-based paint', grossWeightKg: 17_600 }];
      const placed = await orders.place({ request: { quoteId, parties, cargo }, caller, key: quoteId, now });
      if (placed.status !== 201) throw new Error(`an order was refused: ${placed.body}`);
    }
  };
  return seconds(isOn, () => Promise.all(Array.from({ length: AT_ONCE }, place)));
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(what: string, run: (isOn: boolean, turn: number) => Promise<number>): Promise<void> {
  const taken: Record<'on' | 'off', number[]> = { on: [], off: [] };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const isOn of turn % 2 ? [true, false] : [false, true]) taken[isOn ? 'on' : 'off'].push(await run(isOn, turn));
  const [on, off] = [median(taken.on), median(taken.off)];
  console.log(`| ${what} | ${on.toFixed(2)} s | ${off.toFixed(2)} s | ${(on / off).toFixed(2)} |`);
}

try {
  console.log('| | with the ledger | without | ratio |\n|---|---|---|---|');
  await compare(`${RATES} rates published`, publish);
  await compare(`${ORDERS} orders placed, ${AT_ONCE} at a time`, placeOrders);
  console.log(`\nMedians of ${TURNS} turns; load ${loadavg()[0]?.toFixed(1)} at the end.`);
} finally {
  await database.close();
  await service.close();
  await cluster.leave();
  rmSync(work, { recursive: true, force: true });
}
