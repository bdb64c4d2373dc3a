import '../help.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractFiles } from '../../packages/server/src/extraction/offline.ts';
import { asScan } from './as-scan.ts';
import { DANGERS, type Judged, judge } from './judge.ts';
import { LAYOUTS } from './layouts/index.ts';
import type { Language, Layout } from './paper.ts';
import type { Truth } from './pen.ts';

/**
 * `npm run bench:grounding`: draws papers whose values and places are known, reads them, and prints how many values are right and
 * how many of the stated ones are right with a box on the true place (IoU ≥ 0.5). Options: `--scans` draws them as scans,
 * `--languages en,de`, `--layout WORDS` takes the layouts whose names contain them, `--part aside` one part only, `--errors` lists
 * what is wrong in layouts that are not aside, `--out DIR` keeps the papers, `--minimum 0.95` fails below that grounding.
 */
const { values: options } = parseArgs({
  options: {
    scans: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    languages: { type: 'string', default: '' },
    layout: { type: 'string', default: '' },
    part: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    minimum: { type: 'string', default: '0' },
  },
});

type Drawn = { readonly layout: Layout; readonly language: Language; readonly path: string; readonly truth: Truth };
type Read = Omit<Drawn, 'truth'> & { readonly type: string; readonly judged: readonly Judged[] };

const partOf = ({ aside }: Layout) => (aside ? 'aside' : 'worked on');

/** Draws every paper that is asked for into a folder. */
async function drawPapers(folder: string): Promise<Drawn[]> {
  const wanted = options.languages === '' ? undefined : options.languages.split(',');
  const layouts = LAYOUTS.filter(
    (one) => one.name.includes(options.layout) && (options.part === '' || partOf(one) === options.part),
  );
  const drawn: Drawn[] = [];
  for (const layout of layouts)
    for (const language of layout.languages.filter((one) => wanted?.includes(one) ?? true)) {
      const pen = layout.draw(language);
      const pdf = await pen.bytes();
      const bytes = options.scans ? await asScan(pdf, pen.pages, drawn.length) : pdf;
      const path = join(folder, `${layout.name} ${language}.pdf`.replace(/[ ,]+/g, '-'));
      writeFileSync(path, bytes);
      drawn.push({ layout, language, path, truth: pen.truth });
    }
  return drawn;
}

async function readPapers(papers: readonly Drawn[]): Promise<Read[]> {
  const outcomes = await extractFiles(papers.map(({ path }) => path));
  return papers.map(({ truth, ...paper }, at): Read => {
    const outcome = outcomes[at];
    if (!outcome || !('result' in outcome)) throw new Error(`${paper.path} was refused: ${JSON.stringify(outcome)}`);
    const { result } = outcome;
    return { ...paper, type: result.documentType, judged: judge(truth, result, options.scans) };
  });
}

const share = (part: number, whole: number) => (whole === 0 ? '    -' : (part / whole).toFixed(3));

/** The figures of some papers: grounding, accuracy, dangers that are wrong or blank. */
function figures(reads: readonly Read[]): Record<string, string | number> {
  const all = reads.flatMap(({ judged }) => judged);
  const placed = all.filter(({ grounded }) => grounded !== undefined);
  const right = all.filter(({ outcome }) => outcome === 'right' || outcome === 'blank');
  const dangers = all.filter(({ key }) => DANGERS.has(key));
  return {
    papers: reads.length,
    'values printed': placed.length,
    grounding: share(placed.filter(({ grounded }) => grounded).length, placed.length),
    accuracy: share(right.length, all.length),
    'wrong dangers': dangers.filter(({ outcome }) => outcome === 'wrong' || outcome === 'invented').length,
    'missed dangers': dangers.filter(({ outcome }) => outcome === 'missed').length,
    'of these silent': dangers.filter(({ silent }) => silent).length,
    'wrong types': reads.filter(({ layout, type }) => layout.documentType !== type).length,
  };
}

function printTable(name: string, rows: readonly (readonly [string, readonly Read[]])[]): void {
  console.log(`\n## ${name}\n`);
  console.table(
    Object.fromEntries(rows.filter(([, reads]) => reads.length > 0).map(([row, reads]) => [row, figures(reads)])),
  );
}

const group = (reads: readonly Read[], of: (read: Read) => string) =>
  [...new Set(reads.map(of))].map((name) => [name, reads.filter((read) => of(read) === name)] as const);

function printFields(reads: readonly Read[]): void {
  const keys = [...new Set(reads.flatMap(({ judged }) => judged.map(({ key }) => key)))];
  console.log('\n## By field\n');
  const rows = keys.map((key) => {
    const own = reads.flatMap(({ judged }) => judged.filter((one) => one.key === key));
    const count = (outcome: string) => own.filter((one) => one.outcome === outcome).length;
    const placed = own.filter(({ grounded }) => grounded !== undefined);
    const grounded = share(placed.filter((one) => one.grounded).length, placed.length);
    return [
      key,
      {
        right: count('right'),
        blank: count('blank'),
        wrong: count('wrong'),
        missed: count('missed'),
        invented: count('invented'),
        grounded,
      },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
}

const started = performance.now();
const folder = options.out || mkdtempSync(join(tmpdir(), 'agent-rate-grounding-'));
mkdirSync(folder, { recursive: true });
const reads = await readPapers(await drawPapers(folder));
if (!options.out) rmSync(folder, { recursive: true });
printTable('By part', [...group(reads, ({ layout }) => partOf(layout)), ['all', reads]]);
printTable(
  'By language',
  group(reads, ({ language, layout }) => `${partOf(layout)} ${language}`),
);
printTable(
  'By layout',
  group(reads, ({ layout }) => `${layout.aside ? '(aside) ' : ''}${layout.name}`),
);
printFields(reads);
if (options.errors)
  for (const { layout, language, type, judged } of reads.filter(({ layout: { aside } }) => !aside)) {
    const name = `${layout.name} ${language}`;
    if (type !== layout.documentType) console.log(`${name}: type ${type}`);
    for (const { key, outcome, grounded, silent, want, got } of judged)
      if ((outcome !== 'right' && outcome !== 'blank') || grounded === false)
        console.log(
          `${name}: ${key} ${outcome === 'right' ? 'elsewhere' : outcome}${silent ? ' silently' : ''}: want ${want} got ${got}`,
        );
  }
console.log(`\n${reads.length} papers in ${((performance.now() - started) / 1000).toFixed(0)} s`);
const reached = Number(figures(reads).grounding);
if (reached < Number(options.minimum)) {
  console.error(`Grounding is ${reached}, below ${options.minimum}.`);
  process.exit(1);
}
