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
  specialProvisions?: string[];
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

/* Provisions of 49 CFR 172.102 that say the same as a special provision of the Code: theirs | ours. */
const SAME_PROVISIONS = `
23 28|162 28|26 206|28 135|33 103|34 208|35 45|37 224|40 236|43 237|44 241|47 216|48 217|49 218|52 307|53 181|57 273|58 270|59 249
64 182|65 183|66 226|78 397|101 178|107 152|113 16|118 272|120 131|111 266|121 266|123 267|125 271|129 278|136 301|138 199|141 210
142 288|145 196|163 309|164 311|165 314|166 316|167 321|175 324|196 393|197 394|198 198|325 325|332 332|335 335|340 963|342 342
343 343|345 345|346 346|347 347|349 349|350 350|351 351|352 352|353 353|357 357|361 361|362 362|365 365|367 367|368 368|369 369
370 370|371 371|372 372|379 379|387 386|391 391|396 396|398 398|420 383|430 395|39 227|238 373|155 300|156 168|160 280|15 251
24 144|360 360|389 389
`;

/** Compares the numbers that have a special provision which both tables have. */
function compareProvisions(rows: readonly UsRow[]): void {
  const pairs = SAME_PROVISIONS.trim()
    .split(/[\n|]/)
    .map((pair) => pair.split(' '));
  for (const [provision = '', group] of Map.groupBy(pairs, ([, ours = '']) => ours)) {
    const theirs = new Set(group.map(([one = '']) => one));
    const numbers = rows
      .filter((row) => row.specialProvisions?.some((one) => theirs.has(one)) && row.idNumber?.startsWith('UN'))
      .map(({ idNumber }) => idNumber?.slice(2));
    const ours = listEntries().filter(({ specialProvisions }) => specialProvisions.includes(Number(provision)));
    const [has, should] = [new Set<string>(ours.map(({ un }) => un)), new Set(numbers)];
    for (const un of new Set([...has, ...numbers])) {
      const print = (is: boolean) => (is ? provision : '');
      if (un !== undefined) compare('special provision (us)', un, [print(has.has(un)), print(should.has(un))]);
    }
  }
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
const usRows = JSON.parse(read('dg/us-49cfr-172.101-hmt.json')) as UsRow[];
const us = Map.groupBy(usRows, (row) => row.idNumber ?? '');
compareProvisions(usRows);
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
