import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPortResolver, type Port } from '../src/ports/index.ts';
import { parseCsv } from './csv.ts';

/**
 * Compares our tables of ports with reference files, and prints how far they agree and every difference.
 * By hand: `node packages/server/scripts/check-ports.ts REFDATA_DIR [COLUMN]`. The folder is not part of the
 * repository; it holds `ports/unlocode-function1-merged.csv`, `ports/trade-codes-not-function1.csv`,
 * `ports/nga-wpi-pub150.csv` and `ports/debian-geonames-zh.json`.
 */

type Position = { latitude: number; longitude: number };
type Reference = { code: string; name: string; position: Position | null; source: string };
type Check = { column: string; agree: number; total: number; differences: string[] };

/** The largest accepted distance from a reference position: terminals are often outside their city. */
const NEAR_KM = 25;

function readReferences(folder: string): Reference[] {
  const unlocode = parseCsv(readFileSync(join(folder, 'ports/unlocode-function1-merged.csv'), 'utf8')).map((row) => ({
    code: row.locode ?? '',
    name: row.name_ascii || row.name || '',
    position: positionOf(row.lat, row.lon),
    source: 'UN/LOCODE',
  }));
  const trade = parseCsv(readFileSync(join(folder, 'ports/trade-codes-not-function1.csv'), 'utf8')).map((row) => ({
    code: row.trade_code ?? '',
    name: row.trade_name ?? '',
    position: null,
    source: 'trade',
  }));
  const worldPortIndex = parseCsv(readFileSync(join(folder, 'ports/nga-wpi-pub150.csv'), 'utf8')).map((row) => ({
    code: (row['UN/LOCODE'] ?? '').replace(/\s/g, ''),
    name: row['Main Port Name'] ?? '',
    position: positionOf(row.Latitude, row.Longitude),
    source: 'World Port Index',
  }));
  return [...unlocode, ...trade, ...worldPortIndex].filter(({ code }) => code.length === 5);
}

function positionOf(latitude: string | undefined, longitude: string | undefined): Position | null {
  if (!latitude || !longitude) return null;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(position.latitude + position.longitude) ? position : null;
}

function byCodeOf(references: readonly Reference[]): Map<string, Reference[]> {
  const byCode = new Map<string, Reference[]>();
  for (const reference of references) byCode.set(reference.code, [...(byCode.get(reference.code) ?? []), reference]);
  return byCode;
}

function checkCodes(ports: readonly Port[], byCode: ReadonlyMap<string, Reference[]>): Check {
  const codes = ports.flatMap((port) => port.codes.map((code) => ({ port, code })));
  const unknown = codes.filter(({ code }) => !byCode.has(code));
  return checkOf(
    'codes',
    codes.length,
    unknown.map(({ port, code }) => `${code} of ${port.code} ${port.name}`),
  );
}

/** Each of our codes must be a place whose name shares a word with one of our names of the port. */
function checkNames(ports: readonly Port[], byCode: ReadonlyMap<string, Reference[]>): Check {
  const pairs = ports.flatMap((port) =>
    port.codes.flatMap((code) => {
      const names = (byCode.get(code) ?? []).map(({ name }) => name);
      return names.length > 0 ? [{ port, code, names }] : [];
    }),
  );
  const differing = pairs.filter(
    ({ port, names }) => !names.some((name) => sharesWord(name, [port.name, ...port.aliases])),
  );
  return checkOf(
    'names',
    pairs.length,
    differing.map(({ port, code, names }) => `${code}: ours ${port.name}, theirs ${names.join(' / ')}`),
  );
}

function sharesWord(name: string, ours: readonly string[]): boolean {
  const words = new Set(ours.flatMap(wordsOf));
  const joined = new Set(ours.map((each) => wordsOf(each).join('')));
  return wordsOf(name).some((word) => word.length > 2 && words.has(word)) || joined.has(wordsOf(name).join(''));
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’~]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'port' && word !== 'pt');
}

function checkPositions(ports: readonly Port[], byCode: ReadonlyMap<string, Reference[]>): Check {
  const placed = ports.flatMap((port) => {
    const references = port.codes.flatMap((code) => byCode.get(code) ?? []).filter(({ position }) => position);
    return references.length > 0 ? [{ port, references }] : [];
  });
  const far = placed.flatMap(({ port, references }) => {
    const distances = references.map((reference) => ({ reference, km: distanceKm(port, reference.position) }));
    const nearest = distances.sort((a, b) => a.km - b.km)[0];
    if (!nearest || nearest.km <= NEAR_KM) return [];
    const { position, source } = nearest.reference;
    return [
      `${port.code} ${port.name}: ours ${port.latitude} ${port.longitude}, ${source} ${position?.latitude.toFixed(2)} ${position?.longitude.toFixed(2)}, ${nearest.km.toFixed(0)} km`,
    ];
  });
  return checkOf('positions', placed.length, far);
}

function distanceKm(port: Port, position: Position | null): number {
  if (!position || port.latitude === null || port.longitude === null) return Number.POSITIVE_INFINITY;
  const radians = Math.PI / 180;
  const [a, b] = [port.latitude * radians, position.latitude * radians];
  const east = (position.longitude - port.longitude) * radians;
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(east);
  return 6371 * Math.acos(Math.min(1, cosine));
}

/** Whether a Chinese list of cities has the name. It has few ports: a missing name may be right. */
function checkChinese(ports: readonly Port[], folder: string): Check {
  const known = new Set(
    Object.values(
      JSON.parse(readFileSync(join(folder, 'ports/debian-geonames-zh.json'), 'utf8')) as Record<string, string>,
    ),
  );
  const plain = new Set([...known].map((name) => name.replace(/[市港縣县區区]$/u, '')));
  const unknown = ports.filter(
    ({ nameZhHans, nameZhHant }) =>
      ![nameZhHans, nameZhHant].some((name) => name && (known.has(name) || plain.has(name.replace(/[市港]$/u, '')))),
  );
  return checkOf(
    'Chinese',
    ports.length,
    unknown.map(({ code, name, nameZhHans }) => `${code} ${name} ${nameZhHans}`),
  );
}

function checkTimeZones(ports: readonly Port[]): Check {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  const unknown = ports.filter(({ timeZone }) => !isTimeZone(timeZone ?? '', known));
  return checkOf(
    'time zones',
    ports.length,
    unknown.map(({ code, timeZone }) => `${code} ${timeZone}`),
  );
}

function isTimeZone(timeZone: string, known: ReadonlySet<string>): boolean {
  if (known.has(timeZone)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

function checkOf(column: string, total: number, differences: string[]): Check {
  return { column, agree: total - differences.length, total, differences };
}

const [folder, wanted] = process.argv.slice(2);
if (!folder)
  throw new Error('Give the folder of the reference data: node packages/server/scripts/check-ports.ts REFDATA_DIR');
const ours = createPortResolver()
  .list()
  .filter(({ importance }) => importance > 0);
const byCode = byCodeOf(readReferences(folder));
const checks = [
  checkCodes(ours, byCode),
  checkNames(ours, byCode),
  checkPositions(ours, byCode),
  checkChinese(ours, folder),
  checkTimeZones(ours),
];
for (const { column, differences } of checks) {
  if (wanted && wanted !== column) continue;
  for (const difference of differences) console.log(`${column}: ${difference}`);
}
console.log(`${ours.length} ports of our own`);
for (const { column, agree, total } of checks)
  console.log(`${column}: ${agree} of ${total} agree (${((100 * agree) / total).toFixed(1)} %)`);
