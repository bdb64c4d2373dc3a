/**
 * Whether history slows the present: the same questions on the same rates in force, first with no history, then with nine
 * superseded rows for each, in one run: `node bench/scale/history.ts [--rates 20000] [--copies 9]`. Pages do not depend on what
 * else the machine does; times do.
 */
import '../help.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from '../../packages/server/src/base/index.ts';
import { type Database, migrate, openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { publishRates } from '../speed/make-rates.ts';

const { values } = parseArgs({
  options: { rates: { type: 'string', default: '20000' }, copies: { type: 'string', default: '9' } },
});
const TURNS = 15;
const QUESTIONS: Readonly<Record<string, string>> = {
  'a lane and carrier': `select * from rates where known_to is null and origin = $1 and destination = $2 and carrier = $3
    order by base_minor, id limit 20`,
  'the 20 cheapest of all': `select * from rates where known_to is null and currency = 'USD' order by base_minor, id limit 20`,
  '1,000 keys, as a publication looks them up': `select r.* from unnest($4::text[]) key
    join rates r on r.rate_key = key and r.known_to is null`,
  'every lane, as a snapshot lists them': 'select distinct origin, destination from rates where known_to is null',
  '500 lanes, as a snapshot reads them': `select r.* from
    (select distinct origin, destination from rates where known_to is null limit 500) q cross join lateral (
      select id, content from rates where origin = q.origin and destination = q.destination and known_to is null) r`,
  'all in force, as an export without a filter reads them': 'select * from rates where known_to is null',
  'a lane as it was known 45 days ago': `select * from rates where origin = $1 and destination = $2
    and known_from <= now() - interval '45 days' and (known_to is null or known_to > now() - interval '45 days')`,
};

type Cost = { milliseconds: number; pages: number };

/** The median of some turns, and the pages of the last. */
async function costOf({ pool }: Database, statement: string, values: readonly unknown[]): Promise<Cost> {
  const times: number[] = [];
  let pages = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Every parameter is named, so that each question takes the same values.
    const named = `with asked as (select $1::text, $2::text, $3::text, $4::text[]) ${statement}`;
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${named}`, [...values]);
    const [{ Plan: plan, 'Execution Time': time }] = rows[0]['QUERY PLAN'];
    times.push(time);
    pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return { milliseconds: times.sort((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0, pages };
}

async function measure(database: Database): Promise<Map<string, Cost>> {
  const { rows } = await database.pool.query(
    'select origin, destination, carrier, rate_key from rates where known_to is null order by id limit 1000',
  );
  const { origin, destination, carrier } = rows[500];
  const keys = rows.map(({ rate_key }) => rate_key);
  const costs = new Map<string, Cost>();
  for (const [name, statement] of Object.entries(QUESTIONS))
    costs.set(name, await costOf(database, statement, [origin, destination, carrier, keys]));
  return costs;
}

/** Rows as publications leave them, a month before the next each; the rates in force lie behind them, as they came later. */
async function addHistory({ pool }: Database, copies: number): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'rates'::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`,
  );
  const names = rows.map(({ name }) => name);
  for (let age = copies; age > 0; age -= 1) {
    const taken = names.map((name) => {
      if (name === 'known_from') return `known_from - ${age} * interval '30 days'`;
      if (name === 'known_to') return `known_from - ${age - 1} * interval '30 days'`;
      return name === 'closed_by' ? 'opened_by' : name;
    });
    await pool.query(
      `insert into rates (${names.join(', ')}) select ${taken.join(', ')} from rates where known_to is null`,
    );
  }
  await pool.query('vacuum analyze rates');
}

const folder = mkdtempSync(join(tmpdir(), 'agent-rate-history-'));
chmodSync(folder, 0o755);
const cluster = await startCluster({ dataDir: folder, log: createLog('warn'), settings: ['fsync=off'] });
const database = openDatabase(cluster.url);
try {
  await migrate(cluster.url);
  await publishRates(database, Number(values.rates));
  const before = await measure(database);
  await addHistory(database, Number(values.copies));
  const after = await measure(database);
  const { rows } = await database.pool.query(
    `select count(*)::int as rows, count(*) filter (where known_to is null)::int as "inForce" from rates`,
  );
  console.log(rows[0]);
  for (const [name, one] of before) {
    const many = after.get(name) ?? one;
    const ratio = (many.milliseconds / one.milliseconds).toFixed(2);
    console.log(
      `${name}: ${one.milliseconds.toFixed(2)} ms, ${one.pages} pages; with history ${many.milliseconds.toFixed(2)} ms, ${many.pages} pages; ${ratio} ×`,
    );
  }
} finally {
  await database.close();
  await cluster.leave();
  rmSync(folder, { recursive: true, force: true });
}
