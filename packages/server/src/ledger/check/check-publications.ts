import type { Queryable } from '../../db/index.ts';
import { readTrees } from '../publication-trees.ts';
import { readGenesis } from '../rows-and-entries.ts';
import type { Faults } from './fault.ts';

type Tree = { size: number; root: string };
type Recorded = { subject: string; record: string };

/** Compares the rates with the trees that their publications recorded. */
export async function checkPublications({ db, faults }: { db: Queryable; faults: Faults }): Promise<void> {
  const { rows } = await db.query<Recorded>(
    `select distinct on (subject) subject, record from ledger_entries
      where kind = 'publication' and record is not null order by subject, id desc`,
  );
  const sizes = { opened: 0, closed: 0 };
  for (const { subject, record } of rows) {
    const { number, published_at: publishedAt, trees } = JSON.parse(record);
    const found = await readTrees(db, { number, publishedAt });
    for (const name of new Set([...Object.keys(trees), ...Object.keys(found)])) {
      const recorded: Tree | undefined = trees[name];
      sizes[name.endsWith('/opened') ? 'opened' : 'closed'] += recorded?.size ?? 0;
      const now = found[name] as Tree | undefined;
      if (recorded?.root === now?.root && recorded?.size === now?.size) continue;
      const count = `${now?.size ?? 0} rates, recorded ${recorded?.size ?? 0}`;
      faults.add(
        'rates_changed',
        subject,
        `The rates that it ${name.split('/')[1]} are not those that were recorded (${count}).`,
      );
    }
  }
  const genesis = await readGenesis(db);
  for (const name of ['opened', 'closed'] as const)
    await compareCount({ db, faults }, name, sizes[name] + (genesis[name] ?? 0));
}

/** No rate is opened or closed but by a publication. */
async function compareCount(
  { db, faults }: { db: Queryable; faults: Faults },
  name: 'opened' | 'closed',
  recorded: number,
): Promise<void> {
  const where = name === 'closed' ? 'where closed_by is not null or known_to is not null' : '';
  const { rows } = await db.query<{ n: number }>(
    `select (select count(*) from rates ${where}) + (select count(*) from lcl_rates ${where}) as n`,
  );
  const n = rows[0]?.n ?? 0;
  if (n !== recorded)
    faults.add('rates_unrecorded', 'publications', `${n} rates are ${name}; publications recorded ${recorded}.`);
}
