/**
 * Writes `src/dangerous-goods/carriage/cfr-rows.ts` from 49 CFR 172.101, which is in the public domain:
 * `node packages/server/scripts/print-carriage-columns.ts TABLE.jsonl`. Rows are matched by number, packing group
 * and name; a row that matches none, or several that differ, is left out. Codes of 176.84 become codes of the IMDG Code
 * where both ask for the same (`cfr-stowage-codes.ts`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ibcProvisionOf, packingInstructionOf, readStowageCodes } from '../src/dangerous-goods/carriage/read-cfr.ts';
import { type DangerousGoodsEntry, foldName, listEntries } from '../src/dangerous-goods/offline.ts';

type CfrRow = {
  idNumber: string;
  properShippingName: string;
  hazardClass: string;
  packingGroup?: string;
  forbidden: boolean;
  symbols: string[];
  specialProvisions: string[];
  packaging?: { nonBulk?: string };
  vesselStowage?: { location?: string; other?: string };
};

const path = process.argv[2];
if (path === undefined) {
  console.error('Usage: node packages/server/scripts/print-carriage-columns.ts TABLE.jsonl');
  process.exit(2);
}
const rows = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as CfrRow);
const byNumber = Map.groupBy(rows, ({ idNumber }) => idNumber);

const codesOf = (row: CfrRow, pattern: RegExp) => row.specialProvisions.filter((code) => pattern.test(code));

/** The columns of a row as they are written in the table. */
function columnsOf(row: CfrRow, entry: DangerousGoodsEntry): string {
  const { stowage, segregation } = readStowageCodes(row.vesselStowage?.other ?? '');
  const ibc = codesOf(row, /^IB\d/).map((code) =>
    code === 'IB9' ? 'IBC99' : code === 'IB52' ? 'IBC520' : `IBC0${code.slice(2)}`,
  );
  return [
    row.vesselStowage?.location ?? '',
    stowage.join(' '),
    segregation.join(' '),
    packingInstructionOf(row.packaging?.nonBulk ?? '', entry) ?? '',
    ibc.join(' '),
    codesOf(row, /^IP\d/).map(ibcProvisionOf).join(' '),
    codesOf(row, /^T\d/).join(' '),
    codesOf(row, /^TP\d/).join(' '),
  ].join('|');
}

const wordsOf = (name: string) => new Set(foldName(name).split(' '));

/** How alike two names are, 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both);
}

/** The columns that hold for a row of the list, if the table says one thing of it. */
function findColumns(entry: DangerousGoodsEntry): string | undefined {
  const group = entry.packingGroup ?? '';
  const own = (byNumber.get(`UN${entry.un}`) ?? []).filter(
    ({ symbols, forbidden }) => !symbols.includes('D') && !forbidden,
  );
  const ofGroup = own.filter((row) => (row.packingGroup ?? '') === group);
  const ofClass = ofGroup.filter((row) => row.hazardClass === entry.hazardClass);
  const candidates = ofClass.length > 0 ? ofClass : ofGroup;
  if (candidates.length === 0) return undefined;
  const most = Math.max(...candidates.map((row) => likeness(row.properShippingName, entry.name)));
  const nearest = candidates.filter((row) => likeness(row.properShippingName, entry.name) === most);
  const texts = [...new Set(nearest.map((row) => columnsOf(row, entry)))];
  return texts.length === 0 ? undefined : agreed(texts);
}

/** The columns in which all rows say the same; `?` for the others, which stay unknown. */
function agreed(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split('|'));
  return first.map((value, at) => (others.every((other) => other[at] === value) ? value : '?')).join('|');
}

const entries = listEntries();
const found = entries.map((entry) => [entry, findColumns(entry)] as const);
const lines = new Map<string, string[]>();
for (const [un, group] of Map.groupBy(found, ([{ un }]) => un)) {
  const all = new Set(group.map(([, columns]) => columns));
  for (const [entry, columns] of group) {
    if (columns === undefined) continue;
    const sameGroup = group.filter(([other]) => other.packingGroup === entry.packingGroup).map(([, one]) => one);
    const byGroup = new Set(sameGroup).size === 1 && entry.packingGroup !== null;
    const key = all.size === 1 ? un : byGroup ? `${un}/${entry.packingGroup}` : `${un}#${entry.row}`;
    const keys = lines.get(columns) ?? [];
    if (!keys.includes(key)) keys.push(key);
    lines.set(columns, keys);
  }
}
const missing = found
  .filter(([, columns]) => columns === undefined)
  .map(([{ un, packingGroup }]) => `${un}${packingGroup ? `/${packingGroup}` : ''}`);
console.log(`${found.length - missing.length} of ${found.length} rows found; not: ${missing.join(' ')}`);
const table = `/** Made by scripts/print-carriage-columns.ts from 49 CFR 172.101; \`cfr-columns.ts\` describes the columns. */
export const cfrRows = \`
${[...lines].map(([columns, keys]) => `${columns}|${keys.join(' ')}`).join('\n')}
\`;`;
writeFileSync(new URL('../src/dangerous-goods/carriage/cfr-rows.ts', import.meta.url), table);
