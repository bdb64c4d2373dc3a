import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCarrierDirectory } from '../../packages/server/src/carriers/index.ts';
import { createPortResolver } from '../../packages/server/src/ports/index.ts';
import type { SheetAnswers } from '../../packages/server/src/rates/sheet-reader/index.ts';
import { openRateSource } from '../../packages/server/src/rates/sheet-sources/open-source.ts';
import { type ExpectedRate, type Question, questionsOf, readingsOffered, valuesFor } from './answer-questions.ts';

/** What is read of an expected answer: what only a person can say, and the rates that a person would answer questions by. */
type Expected = {
  file: string;
  kind: string;
  answersNeeded: Record<string, { answer: string | null }>;
  rates: ExpectedRate[];
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(tmpdir(), 'rate-sheets-got') },
    only: { type: 'string' },
    aside: { type: 'string' },
    'only-aside': { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    totals: { type: 'boolean', default: false },
    date: { type: 'string', default: '2026-11-22' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'usage: node bench/rate-sheets/run.ts FOLDER [--only W01,W02] [--aside FILE [--only-aside]] [--answers] [--errors | --totals]',
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

type Score = { exact: number; silentWrong: number };

const SCORER = join(folder, 'score.mjs');

function run(args: string[]): string {
  return spawnSync(process.execPath, [SCORER, ...args], { encoding: 'utf8', maxBuffer: 1e9 }).stdout;
}

/** Reads one file with some answers, and writes what came of it to `path`. */
async function read(directory: string, expected: Expected, answers: SheetAnswers, path: string): Promise<Question[]> {
  const bytes = readFileSync(join(directory, expected.file));
  const opened = await openRateSource({ name: expected.file, bytes }, context);
  const { rates, findings, tabs } = opened.read({ ...context, answers });
  writeFileSync(path, JSON.stringify({ rates, findings, tabs }, null, 1));
  return findings;
}

/** An answer may raise the next question; a person answers so often. */
const ROUNDS = 3;

/** How many questions of a kind were answered. */
const asked = new Map<string, number>();

/** Answers the questions of a draft as a person would who knows the rates, among the readings that the questions offer. */
async function answerOne(directory: string, name: string): Promise<void> {
  const file = join(directory, `${name}.expected.json`);
  const expected = JSON.parse(readFileSync(file, 'utf8')) as Expected;
  const path = join(options.out, `${name}.got.json`);
  const scoreWith = async (answers: SheetAnswers) => {
    await read(directory, expected, answers, path);
    return (JSON.parse(run([file, path, '--json'])) as { total: Score }).total;
  };
  const value = ({ exact, silentWrong }: Score) => exact - silentWrong;
  let answers = answersOf(expected);
  let findings = await read(directory, expected, answers, path);
  const answered = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const open = questionsOf(findings).filter(({ message }) => !answered.has(message));
    if (open.length === 0) break;
    const values = valuesFor(open, expected.rates);
    const before = JSON.stringify(answers);
    answers = { ...answers, ...values };
    for (const question of open) {
      answered.add(question.message);
      let best = value(await scoreWith(answers));
      for (const reading of readingsOffered(question)) {
        const tried = { ...answers, columns: [...(answers.columns ?? []), ...reading] };
        const points = value(await scoreWith(tried));
        if (points > best) [best, answers] = [points, tried];
      }
      asked.set(question.code, (asked.get(question.code) ?? 0) + 1);
    }
    if (JSON.stringify(answers) === before) break;
    findings = await read(directory, expected, answers, path);
  }
  await read(directory, expected, answers, path);
}

/** Reads one file with the answers that only a person can give. */
async function readOne(directory: string, name: string): Promise<void> {
  const expected = JSON.parse(readFileSync(join(directory, `${name}.expected.json`), 'utf8')) as Expected;
  await read(directory, expected, answersOf(expected), join(options.out, `${name}.got.json`));
}

function printScore(names: readonly string[]): void {
  const args = ['--all', options.out, '--only', names.join(',')];
  if (options['only-aside']) {
    console.log(JSON.stringify((JSON.parse(run([...args, '--json'])) as { total: unknown }).total));
    return;
  }
  const lines = run(options.errors ? [...args, '--errors'] : args).trimEnd();
  console.log(options.totals ? lines.slice(lines.search(/^TOTAL/m)) : lines);
}

mkdirSync(options.out, { recursive: true });
const names = chosenNames();
for (const name of names) await readOne(folder, name);
printScore(names);
if (options.answers) {
  for (const name of names) await answerOne(folder, name);
  const kinds = [...asked].sort((a, b) => b[1] - a[1]).map(([code, times]) => `${code} ${times}`);
  console.log(`\nwith ${[...asked.values()].reduce((a, b) => a + b, 0)} questions answered: ${kinds.join(' · ')}`);
  printScore(names);
}
