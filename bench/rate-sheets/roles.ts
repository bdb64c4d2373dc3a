import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCarrierDirectory } from '../../packages/server/src/carriers/index.ts';
import { createPortResolver } from '../../packages/server/src/ports/index.ts';
import { surveyWorkbook } from '../../packages/server/src/rates/sheet-reader/read-tabs.ts';
import { rankReadings, type TableFrame } from '../../packages/server/src/rates/sheet-reader/tables/build-table.ts';
import { readWorkbook } from '../../packages/server/src/spreadsheets/index.ts';
import { type LabelledRate, truthOf } from './true-roles.ts';

type Expected = { file: string; kind: string; rates: LabelledRate[] };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    aside: { type: 'string' },
    'without-words': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'usage: node bench/rate-sheets/roles.ts FOLDER [--only W01,W02] [--aside FILE] [--without-words] [--all]',
  );
  process.exit(2);
}
const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };

/** A table whose headings over anything but prices are words that nobody knows. */
function withoutWords(frame: TableFrame, priced: ReadonlySet<number>): TableFrame {
  const { grid, header } = frame;
  const isHead = (row: number, column: number) => header[0] <= row && row <= header[1] && !priced.has(column);
  const text = (row: number, column: number) =>
    isHead(row, column) && grid.text(row, column) !== '' ? `Qwx${column}` : grid.text(row, column);
  return { ...frame, grid: { ...grid, text } };
}

type Line = { name: string; rank: number | undefined; margin: number; rates: number; wrong: string };

const lines: Line[] = [];
let [rates, untabled] = [0, 0];

function lookAt(expected: Expected, name: string): void {
  const bytes = readFileSync(join(folder ?? '', expected.file));
  const { surveyed, evidence } = surveyWorkbook(readWorkbook({ name: expected.file, bytes }), names);
  let found = 0;
  for (const { grid, tables } of surveyed)
    for (const { table } of tables) {
      const truth = truthOf(table, expected.rates, { tab: grid.tab.name, evidence });
      if (!truth) continue;
      found += truth.rates;
      const priced = new Set(table.prices.map(({ column }) => column));
      const frame = options['without-words'] ? withoutWords(table, priced) : table;
      const { ranked, columns } = rankReadings(frame, { evidence, told: new Map(), siblings: NO_SIBLINGS });
      const isTrue = ranked.map(({ readings }) => truth.faults(columns, readings));
      const at = isTrue.findIndex((faults) => faults.length === 0);
      const other = isTrue.findIndex((faults) => faults.length > 0);
      const margin = (ranked[at]?.score ?? Number.NaN) - (ranked[other]?.score ?? 0);
      lines.push({
        name: `${name} ${grid.tab.name}!${table.header[1] + 1}`,
        rank: at === -1 ? undefined : at + 1,
        margin,
        rates: truth.rates,
        wrong: (isTrue[0] ?? []).join(', '),
      });
    }
  rates += expected.rates.length;
  untabled += Math.max(0, expected.rates.length - found);
}

const NO_SIBLINGS = { origin: new Set<string>(), destination: new Set<string>() };
const aside = new Set(options.aside === undefined ? [] : readFileSync(options.aside, 'utf8').match(/\b[A-Z]\d\d\b/g));
const only = options.only?.split(',');
for (const file of readdirSync(folder).filter((one) => one.endsWith('.expected.json'))) {
  const name = file.replace('.expected.json', '');
  if (aside.has(name.slice(0, 3)) || (only && !only.some((prefix) => name.startsWith(prefix)))) continue;
  const expected = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Expected;
  if (expected.kind === 'workbook') lookAt(expected, name);
}
const CLEAR = 0.9;
const first = lines.filter(({ rank }) => rank === 1);
for (const { name, rank, margin, rates: of, wrong } of lines.sort((a, b) => a.margin - b.margin))
  if (options.all || rank !== 1 || margin < CLEAR)
    console.log(
      `${name.padEnd(48)} ${String(of).padStart(4)} rates  rank ${rank ?? 'none'}  margin ${margin.toFixed(1)}  ${wrong}`,
    );
const clear = first.filter(({ margin }) => margin >= CLEAR);
const sum = (of: readonly Line[]) => of.reduce((total, one) => total + one.rates, 0);
console.log(
  `${lines.length} tables, ${sum(lines)} of ${rates} rates in them (${untabled} in none) · true roles first and clear ${clear.length} tables, ${sum(clear)} rates · first but not clear ${first.length - clear.length}, ${sum(first) - sum(clear)} · not first ${lines.length - first.length}, ${sum(lines) - sum(first)}`,
);
