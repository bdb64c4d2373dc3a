/**
 * Compares the dangerous goods list with reference data: `node packages/server/scripts/check-dangerous-goods.ts REFDATA_DIR`.
 * Prints entries, agreement per column and every difference with its explanation; ends with status 1 when a difference
 * has none, or when an explanation has no difference any more. Reads `dg/dg-crosscheck.csv`,
 * `dg/us-49cfr-172.101-hmt.json` and `ghs/ghs-h-statements-en-zh.csv` in that directory; writes nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DangerousGoodsEntry,
  findEntries,
  findExplanation,
  findHazardStatement,
  findWithdrawn,
  foldName,
  type KnownDifference,
  knownDifferences,
  listEntries,
  listUnNumbers,
  parseUnNumber,
  printEms,
} from '../src/dangerous-goods/index.ts';
import { parseCsv } from './csv.ts';

type Row = Readonly<Record<string, string>>;
type UsRow = {
  idNumber?: string;
  hazardClass?: string;
  packingGroup?: string;
  labels?: string[];
  symbols?: string[];
  packaging?: { exceptions?: string };
  quantityLimitations?: { cargoAircraftOnly?: string };
};
type Difference = { column: string; key: string; ours: string; theirs: string; explanation: string | undefined };

const directory = process.argv[2];
if (directory === undefined) {
  console.error('Usage: node packages/server/scripts/check-dangerous-goods.ts REFDATA_DIR');
  process.exit(2);
}
const read = (path: string): string => readFileSync(join(directory, path), 'utf8');

const differences: Difference[] = [];
const compared = new Map<string, { same: number; all: number }>();
const used = new Set<KnownDifference>();

function compare(column: string, key: string, [ours, theirs]: readonly [string, string]): void {
  const count = compared.get(column) ?? { same: 0, all: 0 };
  compared.set(column, { same: count.same + (ours === theirs ? 1 : 0), all: count.all + 1 });
  if (ours === theirs) return;
  const known = findExplanation(column, key);
  if (known !== undefined) used.add(known);
  differences.push({ column, key, ours, theirs, explanation: known?.why });
}

const setOf = (values: readonly (string | null | undefined)[]): string =>
  [...new Set(values.filter((value) => value !== undefined && value !== null && value !== ''))].sort().join('|');
const lettersOf = (name: string): string => foldName(name).replace(/ /g, '');

/** Compares with the four sources. */
function compareCrosscheck(row: Row): void {
  const un = parseUnNumber(row.un ?? '');
  if (!un.ok) throw new Error(`The reference has no UN number here: ${JSON.stringify(row)}`);
  const entries = findEntries(un.value);
  const key = un.value;
  compare('number', key, [entries.length > 0 ? 'listed' : (findWithdrawn(key)?.name ?? 'absent'), 'listed']);
  if (entries.length === 0) return;
  for (const source of ['imdg', 'us', 'adr', 'sat']) {
    const theirs = row[`class_${source}`];
    if (theirs) compare(`class (${source})`, key, [setOf(entries.map((entry) => entry.hazardClass)), theirs]);
  }
  for (const source of ['imdg', 'us']) {
    const theirs = (row[`pg_${source}`] ?? '').split('|').filter((group) => group !== '');
    compare(`packing group (${source})`, key, [setOf(entries.map((entry) => entry.packingGroup)), setOf(theirs)]);
  }
  const ems = entries.map((entry) => (entry.ems === null ? null : printEms(entry.ems).replace(',', '')));
  compare('EmS', key, [setOf(ems), setOf((row.ems ?? '').replace('–', '').split('|'))]);
  const pollutant = entries.some((entry) => entry.marinePollutant) ? 'Y' : '';
  compare('marine pollutant', key, [pollutant, row.imdg_mp_flag ?? '']);
  const names = [...new Set(entries.map((entry) => lettersOf(entry.name)))];
  const theirName = lettersOf(row.name ?? '');
  compare('name', key, [names.includes(theirName) ? theirName : names.join(' / '), theirName]);
}

/** Compares with the United States table, row by row where it has the same packing groups. */
function compareUs(un: string, rows: readonly UsRow[], entries: readonly DangerousGoodsEntry[]): void {
  const ourHazards = entries.map((entry) => `${entry.packingGroup ?? '-'}:${setOf(entry.subsidiaryHazards)}`);
  const theirHazards = rows.map((row) => {
    const labels = (row.labels ?? []).filter((label) => /^\d/.test(label) && label !== row.hazardClass);
    return `${row.packingGroup || '-'}:${setOf(labels)}`;
  });
  compare('subsidiary hazards (us)', un, [setOf(ourHazards), setOf(theirHazards)]);
  const technical = entries.some((entry) => entry.technicalNameProvision !== null);
  compare('technical name (us)', un, [String(technical), String(rows.some((row) => row.symbols?.includes('G')))]);
  compareStates(un, rows, entries);
  for (const entry of entries.filter(({ hazardClass }) => !hazardClass.startsWith('1'))) {
    const row = rows.find(({ packingGroup }) => (packingGroup || null) === entry.packingGroup);
    if (row === undefined) continue;
    const allowed = (row.packaging?.exceptions || 'None') !== 'None';
    const key = entry.packingGroup === null ? un : `${un}/${entry.packingGroup}`;
    compare('limited quantity at all (us)', key, [String(entry.limitedQuantity !== '0'), String(allowed)]);
  }
}

/** Litres or kilograms in the aircraft column distinguish liquids from solids. */
function compareStates(un: string, rows: readonly UsRow[], entries: readonly DangerousGoodsEntry[]): void {
  const states = setOf(entries.map(({ state }) => state));
  if (/article|gas/.test(states) || /^[127]/.test(entries[0]?.hazardClass ?? '')) return;
  const limits = rows.map((row) => row.quantityLimitations?.cargoAircraftOnly ?? '');
  const theirs = limits.map((limit) => (/\bk?g\b/.test(limit) ? 'solid' : /\bm?L\b/.test(limit) ? 'liquid' : null));
  if (setOf(theirs) !== '') compare('state (us)', un, [states, setOf(theirs)]);
}

function compareStatements(row: Row): void {
  const statement = findHazardStatement(row.code ?? '');
  const key = row.code ?? '';
  compare('H statement', key, [statement === undefined ? 'absent' : 'present', 'present']);
  const fold = (text: string): string =>
    text
      .toLowerCase()
      .replace(/is(?=e|ing)/g, 'iz')
      .replace(/[^a-z]/g, '');
  const english = row.en_clp_ghsystem ?? '';
  if (english !== '') compare('H statement in English', key, [fold(statement?.english ?? ''), fold(english)]);
  const chinese = row.zh_crosscheck ?? '';
  if (chinese !== '') compare('H statement in Chinese', key, [statement?.chinese ?? '', chinese]);
}

for (const row of parseCsv(read('dg/dg-crosscheck.csv'))) compareCrosscheck(row);
const us = Map.groupBy(JSON.parse(read('dg/us-49cfr-172.101-hmt.json')) as UsRow[], (row) => row.idNumber ?? '');
for (const un of listUnNumbers()) {
  const rows = us.get(`UN${un}`);
  if (rows !== undefined) compareUs(un, rows, findEntries(un));
}
for (const row of parseCsv(read('ghs/ghs-h-statements-en-zh.csv'))) compareStatements(row);

console.log(`${listEntries().length} entries for ${listUnNumbers().length} UN numbers\n`);
for (const [column, { same, all }] of compared) {
  const share = ((100 * same) / all).toFixed(1).padStart(5);
  console.log(`${column.padEnd(30)} ${String(same).padStart(5)} of ${String(all).padStart(5)} agree ${share} %`);
}
console.log(`\n${differences.length} differences`);
for (const { column, key, ours, theirs, explanation } of differences) {
  console.log(`${column} · ${key}: ours "${ours}", theirs "${theirs}" · ${explanation ?? 'NOT EXPLAINED'}`);
}
const unexplained = differences.filter(({ explanation }) => explanation === undefined);
const stale = knownDifferences.filter((known) => !used.has(known));
for (const { column, keys, why } of stale)
  console.log(`No longer a difference: ${column} · ${keys.join(' ')} · ${why}`);
console.log(`\n${unexplained.length} unexplained, ${stale.length} explanations without a difference`);
process.exit(unexplained.length + stale.length === 0 ? 0 : 1);
