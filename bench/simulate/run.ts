/**
 * Plays seeds against real servers with faults between them and their PostgreSQL, and checks what was promised.
 *
 *   npm run simulate -- --seed 7              one seed
 *   npm run simulate -- --seeds 1-2000        many
 *   npm run simulate -- --bugs                each planted bug, until it is found; of some: --bug NAME,NAME
 *   … --bug NAME   with a planted bug; --stress jobs: only the seeds of that stress; --servers 4; --without-documents; --plan: prints the plan and plays nothing; --json; --verbose
 *
 * Ends with 1 when a promise is broken, or a planted bug is not found within the seeds.
 */
import '../help.ts';
import { parseArgs } from 'node:util';
import { PLANTED_BUGS, type PlantedBug } from './patches.ts';
import { makePlan } from './plan.ts';
import { startPostgres } from './postgres.ts';
import { type Summary, simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    servers: { type: 'string', default: '4' },
    'without-documents': { type: 'boolean', default: false },
    bug: { type: 'string' },
    stress: { type: 'string' },
    bugs: { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

const [first = 1, last = first] = (values.seeds ?? values.seed ?? (values.bugs ? '1-60' : '1')).split('-').map(Number);
const servers = Number(values.servers);
const settings = {
  withoutDocuments: values['without-documents'],
  stress: values.stress,
  first,
  last,
  servers,
  ...(values.verbose ? { log: console.error } : {}),
  onSeed: values.json ? undefined : say,
};

function say(seed: number, summary: Summary): void {
  const { broken } = summary;
  for (const one of broken.filter((each) => each.seed === seed).slice(0, 5))
    console.log(`seed ${seed}: ${one.promise}: ${one.what}`);
  if (seed % 50 === 0) console.log(textOf(summary));
}

function textOf({ seeds, operations, readings, faults, seconds, broken }: Summary): string {
  const named = [...faults]
    .sort()
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ');
  return `${seeds} seeds, ${operations} operations, ${readings} readings, ${Math.round(seconds)} s; ${named}; ${broken.length} broken promises`;
}

/** Looks for planted bugs one after the other, each in a database of its own. How many were not found. */
async function findBugs(bugs: readonly PlantedBug[]): Promise<number> {
  const postgres = await startPostgres();
  let missed = 0;
  try {
    for (const { name, wrong } of bugs) {
      const databaseUrl = await postgres.createDatabase(name);
      const found = await simulate({ ...settings, bug: name, databaseUrl, onSeed: undefined, stopsAtFirst: true });
      const { broken, seeds, seconds } = found;
      const [one] = broken;
      if (one === undefined) missed += 1;
      const said = one ? `found after ${seeds} seeds: ${one.promise}: ${one.what}` : `not found in ${seeds} seeds`;
      console.log(
        values.json ? JSON.stringify({ bug: name, wrong, found: one ?? null, seeds, seconds }) : `${name}: ${said}`,
      );
    }
  } finally {
    await postgres.stop();
  }
  return missed;
}

if (values.plan) {
  console.log(JSON.stringify(makePlan(first, servers), undefined, 2));
} else if (values.bugs) {
  const wanted = values.bug?.split(',');
  const missed = await findBugs(PLANTED_BUGS.filter(({ name }) => wanted?.includes(name) ?? true));
  process.exitCode = missed === 0 ? 0 : 1;
} else {
  const summary = await simulate({ ...settings, bug: values.bug });
  if (values.json) console.log(JSON.stringify({ ...summary, faults: Object.fromEntries(summary.faults) }));
  else console.log(textOf(summary));
  process.exitCode = summary.broken.length === 0 ? 0 : 1;
}
