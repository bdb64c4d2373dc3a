import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { findRunningCluster } from '../../db/index.ts';

/** How often everything is killed; `CRASH_ROUNDS=50 npx vitest run --project unit crash` takes some minutes. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const RATES_A_SHEET = 800;
const PROGRAM = fileURLToPath(new URL('../../../bin/agent-rate.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'agent-rate-crash-'));
chmodSync(dataDir, 0o755);
const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', AGENT_RATE_DATA_DIR: dataDir };

type Server = { address: string; child: ChildProcess };
let running: Server | undefined;

afterAll(() => {
  if (running) killEverything(running);
  rmSync(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<Server> {
  const child = spawn(process.execPath, [PROGRAM, 'serve'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      log += chunk;
      const found = /"address":"([^"]+)"/.exec(log)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`the server ended: ${log}`)));
  });
  return { address, child };
}

function createKey(): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, 'keys', 'create', '--name', 'crash', '--scopes', 'admin', '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  return new Promise((resolve) => child.on('close', () => resolve(JSON.parse(out).key)));
}

/** Ends the server and every process of its PostgreSQL at once, as a power cut would. */
function killEverything({ child }: Server): void {
  const { clusterFolder } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
  let postmaster = 0;
  try {
    postmaster = Number(readFileSync(join(dataDir, clusterFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    // It was down already.
  }
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster);
  for (const pid of [child.pid ?? 0, postmaster, ...children.map(Number)]) kill(pid);
}

function kill(pid: number): void {
  try {
    if (pid > 1) process.kill(pid, 'SIGKILL');
  } catch {
    // Gone in the meantime.
  }
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
}

function sheetOf(number: number): string {
  const rows = Array.from(
    { length: RATES_A_SHEET },
    (_, row) => `CNSHA,NLRTM,MAEU,40HC,${1000 + row},USD,2026-12-01,2026-12-31,SHEET ${number} LOOP ${row}`,
  );
  return ['POL,POD,Carrier,Equipment,Amount,Currency,Valid from,Valid to,Service', ...rows].join('\n');
}

/** Imports and publishes sheets until the server is gone; adds those that it said were published. */
async function publishUntilKilled(
  server: Server,
  key: string,
  published: Set<number>,
  next: () => number,
): Promise<void> {
  const headers = { Authorization: `Bearer ${key}` };
  for (;;) {
    const form = new FormData();
    const number = next();
    form.append('file', new Blob([sheetOf(number)]), `sheet-${number}.csv`);
    const draft = await fetch(`${server.address}/rate-sheets`, { method: 'POST', headers, body: form });
    const { id } = (await draft.json()) as { id: number };
    const answer = await fetch(`${server.address}/rate-sheets/${id}/publish`, { method: 'POST', headers });
    if (answer.status === 200) published.add(id);
  }
}

type SheetCount = { id: number; status: string; rate_count: number; drafts: number; rates: number };

async function countSheets(): Promise<SheetCount[]> {
  const client = new pg.Client({ connectionString: findRunningCluster(dataDir) });
  await client.connect();
  const { rows } = await client.query<SheetCount>(
    `select s.id::int, s.status, s.rate_count,
       (select count(*)::int from draft_rates d where d.sheet_id = s.id) as drafts,
       (select count(*)::int from rates r where r.sheet_id = s.id) as rates
     from rate_sheets s order by s.id`,
  );
  await client.end();
  return rows;
}

test.skipIf(process.platform !== 'linux')(
  `after ${ROUNDS} kills at random moments each sheet is wholly there or wholly not, and the next start serves`,
  async () => {
    const published = new Set<number>();
    let sheets = 0;
    running = await startServer();
    const key = await createKey();
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = running;
      const work = publishUntilKilled(server, key, published, () => ++sheets).catch(() => {});
      // On a busy machine the first sheet takes longer than the longest of these pauses.
      await vi.waitFor(() => expect(published.size).toBeGreaterThan(0), 60_000);
      await new Promise((wake) => setTimeout(wake, 200 + Math.random() * 3_000));
      killEverything(server);
      await work;
      running = await startServer();
      const counts = await countSheets();
      for (const sheet of counts) {
        const isPublished = sheet.status === 'published';
        expect(sheet).toMatchObject({
          rate_count: RATES_A_SHEET,
          drafts: isPublished ? 0 : RATES_A_SHEET,
          rates: isPublished ? RATES_A_SHEET : 0,
        });
      }
      const kept = new Set(counts.filter((sheet) => sheet.status === 'published').map((sheet) => sheet.id));
      expect([...published].filter((id) => !kept.has(id))).toEqual([]);
      const health = await fetch(`${running.address}/health`);
      expect(health.status).toBe(200);
    }
    expect(published.size).toBeGreaterThan(0);
  },
  60_000 + ROUNDS * 20_000,
);
