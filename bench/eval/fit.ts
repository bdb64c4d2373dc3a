import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Document } from '../../packages/server/src/documents/model/index.ts';
import { readDocument } from '../../packages/server/src/documents/read/index.ts';
import { extractDocument } from '../../packages/server/src/extraction/extract-document.ts';
import { ACCEPT_CONFIDENCE } from '../../packages/server/src/extraction/offline.ts';
import { SURE } from '../../packages/server/src/extraction/scoring/confidence.ts';
import { DANGERS } from '../grounding/judge.ts';
import { bucketsOf } from './as-scans.ts';
import { DRAWN_AS_SCANS } from './drawn-counts.ts';
import { supplierOf } from './suppliers.ts';

/**
 * `npm run eval:fit -- --corpus DIR [--corpus DIR] --scorer FILE [--read DIR]`: counts the values of each bucket of `confidence.ts`, and
 * says how well confidences hold on suppliers whose values were not counted: every value is judged by the counts of all other
 * suppliers. `--read` keeps what was read of each document, and takes it from there the next time.
 */
const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true, default: [] },
    scorer: { type: 'string', default: '' },
    read: { type: 'string' },
  },
});

/** One value that a label answers. */
type Row = {
  file: string;
  key: string;
  kind: string;
  supplier: string;
  bucket: string;
  probability: number;
  right: boolean;
};

function kindOf(path: string): string {
  if (path.includes('/certificates/')) return 'certificates';
  if (/scan/.test(path)) return 'scans';
  return path.includes('/sds-en/') ? 'English' : 'other languages';
}

async function readOnce(path: string): Promise<Document> {
  const kept = options.read && join(options.read, `${basename(path)}.json`);
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')).document;
  const { document } = await readDocument({ name: basename(path), bytes: new Uint8Array(readFileSync(path)) });
  if (kept) {
    mkdirSync(options.read ?? '', { recursive: true });
    writeFileSync(kept, JSON.stringify({ document }));
  }
  return document;
}

/** What the scorer calls wrong, as `FILE#FIELD#` and whether a value was missed. */
function wrongOf(corpus: string, predictions: readonly object[]): Set<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'agent-rate-fit-')), 'predictions.ndjson');
  writeFileSync(file, predictions.map((one) => JSON.stringify(one)).join('\n'));
  const args = [options.scorer, '--labels', join(corpus, 'labels'), '--predictions', file, '--errors'];
  const report = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return new Set(
    [...report.matchAll(/^(.*?): (\w+) (wrong|invented|missed)/gm)].map(
      ([, name, key, outcome]) => `${name}#${key}#${outcome === 'missed'}`,
    ),
  );
}

async function rowsOf(corpus: string): Promise<Row[]> {
  const root = join(corpus, 'documents');
  const paths = readdirSync(root).flatMap((group) =>
    readdirSync(join(root, group)).map((file) => join(root, group, file)),
  );
  const predictions: object[] = [];
  const found: Row[] = [];
  for (const path of paths) {
    const file = basename(path);
    const document = await readOnce(path);
    const { documentType, values } = extractDocument(document);
    predictions.push({ file, documentType, values });
    const { fields } = JSON.parse(readFileSync(join(corpus, 'labels', `${file}.json`), 'utf8')) as { fields: object };
    for (const [key, own] of Object.entries(bucketsOf(document)))
      if (key in fields)
        found.push({
          file,
          key,
          kind: kindOf(path),
          supplier: supplierOf(file.replace(/--scan(?=\.pdf)/, '')),
          ...own,
          right: true,
        });
  }
  const wrong = wrongOf(corpus, predictions);
  return found.map((row) => ({ ...row, right: !wrong.has(`${row.file}#${row.key}#${isBlank(row)}`) }));
}

const isBlank = ({ bucket }: Pick<Row, 'bucket'>) => bucket.startsWith('blank');

type Judged = Row & { readonly confidence: number };

/** How many values rows of a bucket are, and how many are right, with those that were drawn as scans. */
function withDrawn(bucket: string, own: readonly Row[]): [values: number, right: number] {
  const [values, right] = DRAWN_AS_SCANS[bucket] ?? [0, 0];
  return [values + own.length, right + own.filter((row) => row.right).length];
}

/** Each value with the confidence that the counts of other suppliers give it. */
function judgeApart(rows: readonly Row[]): Judged[] {
  return rows.map((row) => {
    const others = rows.filter((one) => one.bucket === row.bucket && one.supplier !== row.supplier);
    const [values, right] = withDrawn(row.bucket, others);
    const share = (right + 1) / (values + 2);
    return { ...row, confidence: row.probability < SURE ? Math.min(share, row.probability) : share };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How far confidences are from the share of right values, in bins of confidence, weighed by their values. */
function calibrationError(rows: readonly Judged[]): number {
  const bins = new Map<number, Judged[]>();
  for (const row of rows) {
    const bin = Math.ceil(Math.log2(1 / (1.001 - row.confidence)));
    bins.set(bin, [...(bins.get(bin) ?? []), row]);
  }
  const away = (bin: Judged[]) => Math.abs(sum(bin.map(({ confidence, right }) => confidence - Number(right))));
  return sum([...bins.values()].map(away)) / rows.length;
}

function printKind(name: string, rows: readonly Judged[]): void {
  const taken = rows.filter(({ confidence }) => confidence >= ACCEPT_CONFIDENCE);
  const right = rows.filter((row) => row.right).length;
  const share = (part: number, whole: number) => (part / (whole || 1)).toFixed(3);
  console.log(
    `${name.padEnd(18)}${String(rows.length).padStart(6)}  ${share(right, rows.length)}  ${share(sum(rows.map(({ confidence }) => confidence)), rows.length)}` +
      `       ${calibrationError(rows).toFixed(3)}  ${share(taken.length, rows.length)}  ${taken.filter((row) => !row.right).length}`,
  );
}

const rows: Row[] = [];
// One after the other: a document that waits for another's OCR would be given up as too slow.
for (const corpus of options.corpus) rows.push(...(await rowsOf(corpus)));
const buckets = [...new Set(rows.map(({ bucket }) => bucket))].sort();
console.log('## Values and right ones by bucket\n');
for (const bucket of buckets) {
  const own = rows.filter((row) => row.bucket === bucket);
  console.log(`  '${bucket}': [${withDrawn(bucket, own).join(', ')}],`);
}
const judged = judgeApart(rows);
console.log(`\n## By the counts of other suppliers; taken unseen from ${ACCEPT_CONFIDENCE}\n`);
console.log('kind              values  right  confidence  error  taken  wrong');
const isDanger = ({ key }: Row) => DANGERS.has(key);
const filled = judged.filter((row) => !isBlank(row));
for (const kind of new Set(filled.map((row) => row.kind)))
  printKind(
    kind,
    filled.filter((row) => row.kind === kind),
  );
printKind('dangers', filled.filter(isDanger));
printKind('all', filled);
printKind('blanks', judged.filter(isBlank));
printKind(
  'blank dangers',
  judged.filter((row) => isBlank(row) && isDanger(row)),
);
