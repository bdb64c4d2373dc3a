import '../help.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../packages/server/src/base/index.ts';
import { type Database, migrate, openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { saveDraft } from '../../packages/server/src/rates/sheets/sheet-store.ts';
import { makeRates, publishRates } from './make-rates.ts';
import { runAgentRate, startAgentRate } from './processes.ts';
import { makeAnsweredQuestions, makeLanes } from './questions.ts';

/** Asks the real server steadily while 100,000 published rates are replaced, and prints the longest waits: `npm run bench:publishing`. */
const RATES = 100_000;
const BEFORE_MILLISECONDS = 5_000;
const AFTER_MILLISECONDS = 8_000;

type Wait = { kind: string; at: number; milliseconds: number; status: number };

/** What is asked, and how often, in milliseconds. */
const QUESTIONS: readonly (readonly [kind: string, every: number, paths: readonly string[]])[] = [
  ['GET /health', 50, ['/health']],
  ['GET /rates that finds something', 50, makeAnsweredQuestions(RATES, 3_000)],
  ['GET /rates of a lane', 100, makeLanes('/rates', 3_000, 5)],
  ['GET /rates/stats of a lane', 200, makeLanes('/rates/stats', 3_000, 6)],
  ['GET /rates/stats', 500, ['/rates/stats']],
  ['GET /rates/stats?group_by=carrier', 500, ['/rates/stats?group_by=carrier']],
];

const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));

/** A draft that gives all of the rates another price. */
function saveChanged(database: Database): Promise<number> {
  const rates = [...makeRates(RATES)].map((content, index) => {
    const base = { ...content.base, amount: content.base.amount + 7 };
    return { content: { ...content, base }, tab: 'Rates', row: index + 2, column: 0 };
  });
  const reading = { rates, findings: [], tabs: [], accounts: [], layout: 'made' };
  const sheet = { fileName: 'changed.csv', sha256: 'changed', createdBy: 'bench', answers: {}, reading };
  return saveDraft(database, sheet);
}

/** Asks all questions again and again until the function that it returns is called. */
function startAsking(ask: (path: string) => Promise<Response>, waits: Wait[]): () => void {
  const timers = QUESTIONS.map(([kind, every, paths]) => {
    let asked = 0;
    return setInterval(async () => {
      const at = performance.now();
      const answer = await ask(paths[asked++ % paths.length] ?? '');
      await answer.arrayBuffer();
      waits.push({ kind, at, milliseconds: performance.now() - at, status: answer.status });
    }, every);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

function print(waits: readonly Wait[], published: { from: number; to: number }): void {
  console.log('| | before | while it is published | after |\n|---|---|---|---|');
  for (const [kind] of QUESTIONS) {
    const own = waits.filter((wait) => wait.kind === kind);
    const longest = (part: readonly Wait[]) => `${Math.max(0, ...part.map((w) => w.milliseconds)).toFixed(0)} ms`;
    const [before, during, after] = [
      own.filter(({ at }) => at < published.from),
      own.filter(({ at }) => at >= published.from && at < published.to),
      own.filter(({ at }) => at >= published.to),
    ].map(longest);
    console.log(`| ${kind} | ${before} | ${during} | ${after} |`);
  }
  const failed = waits.filter(({ status }) => status !== 200).length;
  const seconds = ((published.to - published.from) / 1000).toFixed(1);
  console.log(`\nPublished in ${seconds} s; ${failed} answers failed; load ${loadavg()[0]?.toFixed(1)} at the end.`);
}

const work = mkdtempSync(join(tmpdir(), 'agent-rate-bench-'));
chmodSync(work, 0o755);
try {
  const cluster = await startCluster({ dataDir: work, log: createLog('warn') });
  await migrate(cluster.url);
  const database = openDatabase(cluster.url);
  await publishRates(database, RATES);
  const draft = await saveChanged(database);
  await database.close();
  await cluster.leave();
  const server = await startAgentRate(work);
  try {
    await server.snapshotInMs;
    const scopes = 'rates:read,rates:write';
    const { out } = runAgentRate(work, ['keys', 'create', '--name', 'bench', '--scopes', scopes, '--json']);
    const headers = { authorization: `Bearer ${(JSON.parse(out) as { key: string }).key}` };
    const waits: Wait[] = [];
    const stop = startAsking((path) => fetch(`${server.url}${path}`, { headers }), waits);
    await pause(BEFORE_MILLISECONDS);
    const from = performance.now();
    const publish = `${server.url}/rate-sheets/${draft}/publish?wait=true`;
    await fetch(publish, { method: 'POST', headers }).then((answer) => answer.text());
    const to = performance.now();
    await pause(AFTER_MILLISECONDS);
    stop();
    await pause(1_000);
    print(waits, { from, to });
  } finally {
    await server.stop();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
