import '../help.ts';
import { cpus } from 'node:os';
import { createPortResolver } from '../../packages/server/src/ports/index.ts';
import { type Engine, fuseEngine, miniSearchEngine, ownEngine, trigramEngine } from './engines.ts';
import { type Query, readQueries } from './queries.ts';
import { type Answer, isRight, type KindScore, overallScore, scoreByKind } from './scoring.ts';

/**
 * The port resolution benchmark: `node bench/ports/run.ts`. Prints for each engine how many queries it answers correctly,
 * by kind, and the time per query. `--wrong` also prints our wrong answers. Set DATABASE_URL to a PostgreSQL
 * with pg_trgm to measure it too.
 */

type Result = { name: string; scores: KindScore[]; medianMicros: number; p99Micros: number };

async function measure(engine: Engine, queries: readonly Query[]): Promise<{ result: Result; answers: Answer[] }> {
  const answers: Answer[] = [];
  for (const { text } of queries) answers.push(await engine.answer(text));
  const times: number[] = [];
  for (let round = 0; round < engine.rounds; round++) {
    for (const { text } of queries) {
      const start = performance.now();
      const answer = engine.answer(text);
      if (answer instanceof Promise) await answer;
      times.push((performance.now() - start) * 1000);
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const scores = scoreByKind(queries, answers);
  return { result: { name: engine.name, scores, medianMicros: at(0.5), p99Micros: at(0.99) }, answers };
}

function printTable(results: readonly Result[]): void {
  const [first] = results;
  const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  row(['', ...results.map(({ name }) => name)]);
  row(['---', ...results.map(() => '---:')]);
  const percent = ({ right, total }: KindScore) => `${((100 * right) / total).toFixed(1)} %`;
  row(['**right, all kinds**', ...results.map(({ scores }) => percent(overallScore(scores)))]);
  for (const [i, { kind, total }] of (first?.scores ?? []).entries()) {
    row([`${kind} (${total})`, ...results.map(({ scores }) => (scores[i] ? percent(scores[i]) : ''))]);
  }
  row(['median, µs a query', ...results.map(({ medianMicros }) => medianMicros.toFixed(1))]);
  row(['p99, µs a query', ...results.map(({ p99Micros }) => p99Micros.toFixed(0))]);
}

function printWrong(queries: readonly Query[], answers: readonly Answer[]): void {
  queries.forEach((query, i) => {
    const answer = answers[i] ?? { keys: [], readings: 0 };
    if (isRight(query, answer)) return;
    console.log(
      `${query.kind}\t${query.text}\twanted ${query.answers.join(' ') || '-'}\tgot ${answer.keys.slice(0, 4).join(' ') || '-'}`,
    );
  });
}

const queries = readQueries();
const start = performance.now();
const resolver = createPortResolver();
const buildMillis = performance.now() - start;
const trigrams = await trigramEngine(resolver, process.env.DATABASE_URL);
const engines = [
  ownEngine(resolver),
  miniSearchEngine(resolver),
  fuseEngine(resolver),
  ...(trigrams ? [trigrams] : []),
];
const measured = [];
for (const engine of engines) measured.push(await measure(engine, queries));
console.log(
  `${queries.length} queries, ${resolver.list().length} ports; ${cpus()[0]?.model ?? 'unknown processor'}, one core, Node ${process.version}`,
);
console.log(`building our resolver: ${buildMillis.toFixed(0)} ms`);
printTable(measured.map(({ result }) => result));
if (!trigrams) console.log('pg_trgm: not measured (DATABASE_URL names no PostgreSQL with pg_trgm)');
if (process.argv.includes('--wrong')) printWrong(queries, measured[0]?.answers ?? []);
await trigrams?.close?.();
