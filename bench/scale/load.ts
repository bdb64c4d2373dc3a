import '../help.ts';
import { chmodSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createLog } from '../../packages/server/src/base/index.ts';
import { type Database, migrate, openDatabase, startCluster } from '../../packages/server/src/db/index.ts';
import { publishRates } from '../speed/make-rates.ts';

/**
 * Publishes made-up rates into a data directory, then copies them as many times as asked, each copy another service of the same
 * lanes: `node bench/scale/load.ts --folder DIR --rates 2000000 --copies 4` makes ten million, in 18 GB.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    rates: { type: 'string', default: '2000000' },
    copies: { type: 'string', default: '4' },
  },
});
if (values.folder === undefined) throw new Error('--folder DIR is missing');

/** Indexes are made once the rows are there, which takes a tenth of the time. */
async function addCopies({ pool }: Database, copies: number): Promise<void> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'rates'::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`,
  );
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'rates' and indexname <> 'rates_pkey'`,
  );
  const { rows: last } = await pool.query<{ id: number }>('select max(id) as id from rates');
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  for (let copy = 1; copy <= copies; copy += 1) {
    const taken = columns.map(({ name }) => {
      if (name === 'rate_key') return `rate_key || '~${copy}'`;
      return name === 'content' ? `replace(content, '"LOOP ', '"LOOP ${copy}.')` : name;
    });
    const names = columns.map(({ name }) => name).join(', ');
    await pool.query(`insert into rates (${names}) select ${taken.join(', ')} from rates where id <= ${last[0]?.id}`);
    console.log(`copy ${copy}`);
  }
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('vacuum analyze rates');
}

mkdirSync(values.folder, { recursive: true });
chmodSync(values.folder, 0o755);
const cluster = await startCluster({ dataDir: values.folder, log: createLog('warn') });
await migrate(cluster.url);
const database = openDatabase(cluster.url);
await publishRates(database, Number(values.rates), (sheet) => console.log(`sheet ${sheet}`));
await addCopies(database, Number(values.copies));
const { rows } = await database.pool.query(
  `select count(*)::int as rates, pg_size_pretty(pg_table_size('rates')) as rows,
     pg_size_pretty(pg_indexes_size('rates')) as indexes from rates where known_to is null`,
);
console.log(rows[0]);
await database.close();
await cluster.leave();
