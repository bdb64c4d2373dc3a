import '../help.ts';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Document } from '../../packages/server/src/documents/model/index.ts';
import { readDocument } from '../../packages/server/src/documents/read/index.ts';
import { draftFields, extractDocument } from '../../packages/server/src/extraction/extract-document.ts';
import { FIELD_KEYS } from '../../packages/server/src/extraction/fields/find-field.ts';
import { ACCEPT_CONFIDENCE } from '../../packages/server/src/extraction/offline.ts';
import { CONFIDENCE_WEIGHTS, confidenceOf } from '../../packages/server/src/extraction/scoring/confidence.ts';
import { type Facts, findFacts } from '../../packages/server/src/extraction/scoring/facts.ts';
import { DANGERS } from '../grounding/judge.ts';
import { type Expected, type Fitted, fitLogistic, type Observation } from './logistic.ts';
import { figuresOf, type Judged, reliabilityRows } from './reliability.ts';
import { supplierOf } from './suppliers.ts';

/**
 * `npm run eval:fit -- --corpus DIR [--corpus DIR] --scorer FILE [--read DIR] [--write]`: fits the confidence of values and of blanks
 * by what is known of them, and says how well it holds on suppliers that it was not fitted on: every answer is judged by weights
 * fitted on the other suppliers. `--write` writes the weights into the product. `--read` keeps what was read of each document, and
 * takes it from there the next time.
 */
const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true, default: [] },
    scorer: { type: 'string', default: '' },
    read: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** One value or blank that a label answers. */
type Row = Observation & {
  readonly file: string;
  readonly key: string;
  readonly kind: string;
  readonly supplier: string;
  readonly of: Facts['of'];
};

const WEIGHTS_FILE = new URL('../../packages/server/src/extraction/scoring/confidence-weights.json', import.meta.url);

/** What is known of facts before anything is counted (log odds): what confirms a value, and what speaks against it. */
const EXPECTED: Readonly<Record<Facts['of'], Expected>> = {
  values: {
    confirmed: 1,
    'borne out': 1,
    'stated once': -2.5,
    contradicted: -1,
    'others beside': -1,
    'close rival': -4,
    'hard to read': -1,
    'read by OCR': -3,
    'words read by OCR': -1,
    'taken from the list': -1,
    joined: -1,
    'few sections': -1,
    'outside its section': -1,
    ...Object.fromEntries(
      ['code', 'company', 'figure', 'prose', 'state'].flatMap((kind) => [
        [`${kind} fallback`, -1],
        [`${kind} pattern`, -1],
        [`${kind} statement`, -2.5],
      ]),
    ),
  },
  blanks: {
    denied: 1,
    'the list has none': 1,
    named: -3,
    undeclared: -3,
    'the list has one': -2,
    'dangerous to water': -2,
    'no section': -2,
    'read by OCR': -1,
  },
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

/** What is known of each field of a document, values and blanks. */
function factsOf(document: Document): [key: string, facts: Facts][] {
  const find = findFacts(document, draftFields(document));
  return FIELD_KEYS.flatMap((key): [string, Facts][] => {
    const facts = find(key);
    return facts ? [[key, facts]] : [];
  });
}

/** The scorer counts what is derived as empty: what was derived is to be right, too. */
function asStated(values: ReturnType<typeof extractDocument>['values']): object {
  const entries = Object.entries(values).map(([key, value]) => {
    const status = value.status === 'derived' ? 'stated' : value.status;
    return [key, { ...value, status }];
  });
  return Object.fromEntries(entries);
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
    predictions.push({ file, documentType, values: asStated(values) });
    const { fields } = JSON.parse(readFileSync(join(corpus, 'labels', `${file}.json`), 'utf8')) as { fields: object };
    const supplier = supplierOf(file.replace(/--scan(?=\.pdf)/, ''));
    for (const [key, own] of factsOf(document))
      if (key in fields) found.push({ file, key, kind: kindOf(path), supplier, ...own, right: true });
  }
  const wrong = wrongOf(corpus, predictions);
  const isRight = ({ file, key, of }: Row) => !wrong.has(`${file}#${key}#${of === 'blanks'}`);
  return found.map((row) => ({ ...row, right: isRight(row) }));
}

const SIDES = ['values', 'blanks'] as const;
const sideOf = (rows: readonly Row[], side: Facts['of']) => rows.filter(({ of }) => of === side);

/** Weights fitted on rows, in the shape that the product reads. */
function weightsOf(rows: readonly Row[]): typeof CONFIDENCE_WEIGHTS {
  const suppliers = new Set(rows.map(({ supplier }) => supplier));
  const documents = new Set(rows.map(({ file }) => file));
  const [values, blanks] = SIDES.map((side) => fitLogistic(sideOf(rows, side), EXPECTED[side]));
  if (!values || !blanks) throw new Error('Nothing was fitted.');
  return {
    basedOn: `${sideOf(rows, 'values').length} values and ${sideOf(rows, 'blanks').length} blanks of ${documents.size} labelled documents, ${suppliers.size} suppliers, laboratories and forms (npm run eval:fit)`,
    lookedAt: CONFIDENCE_WEIGHTS.lookedAt,
    values: rounded(values),
    blanks: rounded(blanks),
  };
}

const places = (number: number) => Math.round(100 * number) / 100;

function rounded({ base, facts }: Fitted): Fitted {
  return {
    base: places(base),
    facts: Object.fromEntries(Object.entries(facts).map(([name, weight]) => [name, places(weight)])),
  };
}

/** Suppliers are left out in this many groups. */
const FOLDS = 20;
const foldOf = (supplier: string) => createHash('sha256').update(supplier).digest().readUInt32BE() % FOLDS;

/** Each answer with the confidence that weights fitted on other suppliers give it. */
function judgeApart(rows: readonly Row[]): (Row & Judged)[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const own = rows.filter(({ supplier }) => foldOf(supplier) === fold);
    const weights =
      own.length === 0 ? CONFIDENCE_WEIGHTS : weightsOf(rows.filter(({ supplier }) => foldOf(supplier) !== fold));
    return own.map((row) => ({ ...row, confidence: confidenceOf(row, weights) }));
  });
}

const rows: Row[] = [];
// One after the other: a document that waits for another's OCR would be given up as too slow.
for (const corpus of options.corpus) rows.push(...(await rowsOf(corpus)));
const judged = judgeApart(rows);
const isDanger = ({ key }: Row) => DANGERS.has(key);
console.log(`## By weights fitted on other suppliers; taken unseen from ${ACCEPT_CONFIDENCE}\n`);
console.log('answers                     number  right  confidence  error  taken  wrong');
for (const side of SIDES) {
  const own = judged.filter(({ of }) => of === side);
  const groups = [
    ...[...new Set(own.map(({ kind }) => kind))].map((kind) => [kind, own.filter((row) => row.kind === kind)] as const),
    ['dangers', own.filter(isDanger)] as const,
    ['all', own] as const,
  ];
  for (const [name, group] of groups)
    console.log(`${`${side}, ${name}`.padEnd(26)}${figuresOf(group, ACCEPT_CONFIDENCE)}`);
}
console.log('\n## Reliability of values\n');
for (const row of reliabilityRows(judged.filter(({ of }) => of === 'values'))) console.log(row);
const surest = judged.filter(({ of, right }) => of === 'values' && !right).map(({ confidence }) => confidence);
console.log(`The surest wrong value has ${Math.max(0, ...surest)}.`);
const weights = weightsOf(rows);
if (options.write) writeFileSync(WEIGHTS_FILE, `${JSON.stringify(weights, null, 2)}\n`);
else console.log(`\n${JSON.stringify(weights, null, 2)}`);
