import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCarrierDirectory } from '../../packages/server/src/carriers/index.ts';
import { createPortResolver } from '../../packages/server/src/ports/index.ts';
import type { SheetAnswers } from '../../packages/server/src/rates/sheet-reader/index.ts';
import { openRateSource } from '../../packages/server/src/rates/sheet-sources/open-source.ts';

/** What is read of an expected answer: what only a person can say. */
type Expected = { file: string; kind: string; answersNeeded: Record<string, { answer: string | null }> };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(tmpdir(), 'rate-sheets-got') },
    only: { type: 'string' },
    aside: { type: 'string' },
    'only-aside': { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    date: { type: 'string', default: '2026-11-22' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'usage: node bench/rate-sheets/run.ts FOLDER [--only W01,W02] [--aside FILE [--only-aside]] [--errors]',
  );
  process.exit(2);
}

const aside = new Set(options.aside === undefined ? [] : readFileSync(options.aside, 'utf8').match(/\b[A-Z]\d\d\b/g));
const context = {
  ports: createPortResolver(),
  carriers: createCarrierDirectory(),
  now: new Date(`${options.date}T00:00:00Z`),
};

function answersOf({ answersNeeded }: Expected): SheetAnswers {
  const given = Object.entries(answersNeeded).filter(([, { answer }]) => answer !== null);
  return Object.fromEntries(given.map(([field, { answer }]) => [field, answer]));
}

/** The names of the files to score: those kept aside, or those that are not. */
function chosenNames(): string[] {
  const only = options.only?.split(',');
  return readdirSync(folder ?? '')
    .filter((file) => file.endsWith('.expected.json'))
    .map((file) => file.replace('.expected.json', ''))
    .filter((name) => aside.has(name.slice(0, 3)) === options['only-aside'])
    .filter((name) => only === undefined || only.some((prefix) => name.startsWith(prefix)));
}

/** Reads one file and writes what came of it. A file that is refused gives nothing but the refusal. */
async function readOne(directory: string, name: string): Promise<void> {
  const expected = JSON.parse(readFileSync(join(directory, `${name}.expected.json`), 'utf8')) as Expected;
  const bytes = readFileSync(join(directory, expected.file));
  const answers = answersOf(expected);
  const opened = await openRateSource({ name: expected.file, bytes }, context);
  const { rates, findings, tabs } = opened.read({ ...context, answers });
  writeFileSync(join(options.out, `${name}.got.json`), JSON.stringify({ rates, findings, tabs }, null, 1));
}

mkdirSync(options.out, { recursive: true });
const names = chosenNames();
for (const name of names) await readOne(folder, name);
const score = [join(folder, 'score.mjs'), '--all', options.out, '--only', names.join(',')];
if (options['only-aside']) {
  const { stdout } = spawnSync(process.execPath, [...score, '--json'], { encoding: 'utf8', maxBuffer: 1e9 });
  console.log(JSON.stringify((JSON.parse(stdout) as { total: unknown }).total));
} else {
  spawnSync(process.execPath, options.errors ? [...score, '--errors'] : score, { stdio: 'inherit' });
}
