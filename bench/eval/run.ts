import '../help.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extractFiles, type FileExtraction } from '../../packages/server/src/extraction/offline.ts';
import { measureScans } from './as-scans.ts';
import { supplierRows } from './by-supplier.ts';
import { judgeResults } from './judge-results.ts';
import { type Judged, reliabilityRows } from './reliability.ts';
import { certificatesAside, groupSuppliers, supplierOf } from './suppliers.ts';

/**
 * Measures extraction on a labelled corpus: `npm run eval -- --corpus DIR --scorer score.mjs`. DIR holds `documents/GROUP/FILE` and
 * `labels/FILE.json`. Prints the scorer's table for the suppliers worked on and for those opened last, its sums for those kept
 * aside, the figures of each supplier that is not, what share of right answers each confidence stands for, and the findings of
 * the dangerous goods rules. `--text` leaves scans out, `--scans` all else, `--errors` lists the wrong answers of the first two
 * parts, `--group certificates` reads the documents of one group only, `--aside` prints every figure of those kept aside.
 * `--as-scans` measures what OCR reads instead: on the scans, and on documents with text drawn as scans.
 */
const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: process.env.AGENT_RATE_CORPUS ?? '' },
    scorer: { type: 'string', default: process.env.AGENT_RATE_SCORER ?? '' },
    text: { type: 'boolean', default: false },
    scans: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    aside: { type: 'boolean', default: false },
    group: { type: 'string', default: '' },
    'as-scans': { type: 'boolean', default: false },
    'most-pages': { type: 'string', default: '150' },
    minimum: { type: 'string' },
    'minimum-aside': { type: 'string' },
  },
});

type Part = { name: string; files: string[] };

function listDocuments(corpus: string): string[] {
  const root = join(corpus, 'documents');
  const wanted = (path: string) => (/scan/.test(path.slice(root.length)) ? !options.text : !options.scans);
  return readdirSync(root)
    .filter((group) => group.includes(options.group))
    .flatMap((group) => readdirSync(join(root, group)).map((file) => join(root, group, file)))
    .filter(wanted);
}

/** Suppliers of safety data sheets are split by their names, and certificates by theirs. */
function partsOf(paths: readonly string[]): Part[] {
  const sheets = paths.filter((path) => !path.includes('certificates'));
  const everyName = readdirSync(join(options.corpus, 'labels')).map((label) => label.replace(/\.json$/, ''));
  const certificates = new Set(paths.filter((path) => !sheets.includes(path)).map((path) => basename(path)));
  const { keptAside, openedLast } = groupSuppliers(everyName.filter((name) => !isCertificate(name, certificates)));
  const unopened = certificatesAside(everyName.filter((name) => isCertificate(name, certificates)));
  const isOf = (path: string, suppliers: Set<string>) =>
    sheets.includes(path) && suppliers.has(supplierOf(basename(path)));
  const nameOf = (path: string) =>
    isOf(path, keptAside) || unopened.has(basename(path))
      ? 'kept aside'
      : isOf(path, openedLast)
        ? 'opened last'
        : 'worked on';
  return ['worked on', 'opened last', 'kept aside'].map((name) => ({
    name,
    files: paths.filter((path) => nameOf(path) === name),
  }));
}

function isCertificate(name: string, certificates: ReadonlySet<string>): boolean {
  return certificates.has(name) || !name.includes('__');
}

function score(part: Part, results: readonly Pick<FileExtraction, 'file' | 'values'>[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'agent-rate-eval-'));
  for (const path of part.files) {
    const label = `${basename(path)}.json`;
    symlinkSync(resolve(options.corpus, 'labels', label), join(folder, label));
  }
  const predictions = join(folder, 'predictions.ndjson');
  const own = new Set(part.files);
  writeFileSync(
    predictions,
    results
      .filter(({ file }) => own.has(file))
      .map((one) => JSON.stringify(one))
      .join('\n'),
  );
  const documents = join(options.corpus, 'documents');
  const args = [options.scorer, '--labels', folder, '--predictions', predictions, '--documents', documents, '--errors'];
  return execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

if (!options.corpus || !options.scorer) {
  console.error(
    'Say where the corpus and the scorer are: --corpus DIR --scorer FILE (or AGENT_RATE_CORPUS, AGENT_RATE_SCORER).',
  );
  process.exit(2);
}
/** Prints what OCR makes of scans and of documents drawn as scans. */
async function measureOcr(parts: readonly Part[]): Promise<void> {
  const isScan = (path: string) => basename(dirname(path)).includes('scan');
  const scans = parts.flatMap(({ files }) => files).filter(isScan);
  const texts = (parts[0]?.files ?? []).filter((path) => !isScan(path) && path.endsWith('.pdf'));
  const results = await measureScans({ scans, texts, mostPages: Number(options['most-pages']) }, (done) =>
    console.error(`${basename(done.file)}: ${done.pages} pages`),
  );
  for (const [name, own] of [
    ['scans', results.filter(({ file }) => isScan(file))],
    ['documents with text, drawn as scans', results.filter(({ file }) => !isScan(file))],
  ] as const) {
    const files = own.map(({ file }) => file);
    const [table = '', errors = []] = splitReport(score({ name, files }, own));
    console.log(`\n## ${name}: ${files.length} documents\n\n${table}`);
    if (options.errors && name !== 'scans') console.log(errors.join('\n'));
  }
}

/** The values that labels answer, with their confidence and whether they are right. */
function judgedValues(results: readonly FileExtraction[], errors: readonly string[]): Judged[] {
  const wrong = new Set(errors.map((line) => /^(.*?): (\w+) (?:wrong|invented)/.exec(line)?.slice(1).join('#')));
  return results.flatMap(({ file, values }) => {
    const name = basename(file);
    const { fields } = JSON.parse(readFileSync(join(options.corpus, 'labels', `${name}.json`), 'utf8'));
    return Object.entries(values).flatMap(([key, { value, confidence }]) =>
      value === null || fields[key] === undefined ? [] : [{ confidence, right: !wrong.has(`${name}#${key}`) }],
    );
  });
}

const paths = listDocuments(options.corpus);
if (options['as-scans']) {
  await measureOcr(partsOf(paths));
  process.exit();
}
const started = performance.now();
const outcomes = await extractFiles(paths);
const seconds = (performance.now() - started) / 1000;
const results = outcomes.flatMap((outcome) => ('result' in outcome ? [outcome.result] : []));
let errors: string[] = [];
const tooLow: string[] = [];
const parts = partsOf(paths);
for (const part of parts) {
  const [table = '', wrong = []] = splitReport(score(part, results));
  errors = [...errors, ...wrong];
  const aside = part.name === 'kept aside';
  const least = Number((aside ? options['minimum-aside'] : undefined) ?? options.minimum ?? 0);
  const f1 = Number(/^OVERALL(?:\s+\S+){7}\s+(\S+)/m.exec(table)?.[1] ?? 0);
  if (part.files.length > 0 && f1 < least) tooLow.push(`The overall F1 of ${part.name} fell to ${f1}, below ${least}.`);
  const shown = aside && !options.aside ? sumsOf(table, wrong) : table;
  console.log(`\n## ${part.name}: ${part.files.length} documents\n\n${shown}`);
  if (options.errors && !aside) console.log(wrong.join('\n'));
}
console.log('\n## By supplier\n');
const hidden = new Set(parts.flatMap(({ name, files }) => (name === 'kept aside' && !options.aside ? files : [])));
const told = results.filter(({ file }) => !hidden.has(file));
const names = new Set([...hidden].map((file) => basename(file)));
const isTold = (error: string) => !names.has(error.slice(0, error.indexOf(': ')));
for (const row of supplierRows(told, errors.filter(isTold), join(options.corpus, 'labels'))) console.log(row);
console.log('\n## What confidence stands for\n');
for (const row of reliabilityRows(judgedValues(results, errors))) console.log(row);
const { rows, faults } = judgeResults(results);
console.log('\n## Findings of the dangerous goods rules, each document by itself\n');
for (const row of rows) console.log(row);
const pages = results.reduce((sum, { pages: count }) => sum + count, 0);
console.log(
  `\n${results.length} documents, ${pages} pages in ${seconds.toFixed(1)} s; refused: ${outcomes.length - results.length}`,
);
if (tooLow.length > 0 || faults.length > 0) {
  for (const line of [...tooLow, ...faults]) console.error(line);
  process.exit(1);
}

/** The sums of the scorer's table without its rows of fields, and how many numbers, classes and packing groups are wrong. */
function sumsOf(table: string, errors: readonly string[]): string {
  const wrong = errors.filter((line) =>
    /: (?:unNo|imoHazardClassNo|packingGroup) (?:wrong|invented)/.test(line),
  ).length;
  const sums = table.split('\n').filter((line) => /^(?:field|\[|CODES|PROSE|OVERALL|documents) ?/.test(line));
  return [...sums, `UN numbers, classes and packing groups wrong or invented: ${wrong}`].join('\n');
}

/** The scorer's table, and the lines that say what was wrong. */
function splitReport(report: string): [string, string[]] {
  const lines = report.trimEnd().split('\n');
  const end = lines.findIndex((line) => line.startsWith('documents '));
  return [lines.slice(0, end + 1).join('\n'), lines.slice(end + 1)];
}
