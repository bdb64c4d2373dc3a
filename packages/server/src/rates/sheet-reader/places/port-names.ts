import type { PortResolver } from '../../../ports/index.ts';
import type { FindingList } from '../finding-list.ts';
import { plainText } from '../plain-text.ts';
import type { Grid } from '../tables/grid.ts';
import { columnOf, type Table } from '../tables/table.ts';

/** A place as a sheet explains it. `code` is UN/LOCODE-shaped. */
export type NamedPort = { code: string; name: string };

/** What a sheet's own tabs of port codes say. */
export type PortNames = {
  /** By the sheet's code, which beats every other reading: "MEL" means what the sheet says. */
  findCode: (text: string) => NamedPort | undefined;
  /** By code, name or alias. */
  find: (text: string) => NamedPort | undefined;
};

/** A sheet that explains nothing. */
export const NO_PORT_NAMES: PortNames = { findCode: () => undefined, find: () => undefined };

const key = (text: string) => plainText(text).replace(/\s*,\s*/g, ', ');

function resolveEntry(
  ports: PortResolver,
  entry: { code: string; name: string; country: string },
): NamedPort | undefined {
  const code = entry.code.toUpperCase().replace(/\s/g, '');
  if (/^[A-Z]{2}[A-Z2-9]{3}$/.test(code)) {
    const known = ports.find(code);
    return { code: known?.code ?? code, name: entry.name };
  }
  const where =
    entry.country === '' ? undefined : ports.resolve(entry.country).candidates.find((c) => c.kind === 'country');
  const { candidates } = ports.resolve(entry.name);
  const harbours = candidates.filter((candidate) => candidate.kind === 'port');
  const found =
    harbours.find((candidate) => where !== undefined && candidate.country === where.code) ??
    (where ? undefined : harbours[0]);
  return found ? { code: found.code, name: found.name } : undefined;
}

/** Reads tabs of port codes, names and aliases ("Port Codes", "Lookups"), so that the rate tabs can be understood. */
export function readPortNames(sources: readonly Source[], ports: PortResolver, findings: FindingList): PortNames {
  const byCode = new Map<string, NamedPort>();
  const byName = new Map<string, NamedPort>();
  const add = (names: Map<string, NamedPort>, name: string, entry: NamedPort) => {
    if (!names.has(key(name))) names.set(key(name), entry);
  };
  for (const source of sources) {
    for (const { row, column, ...written } of writtenEntries(source)) {
      const entry = resolveEntry(ports, written);
      if (!entry) {
        reportUnresolved(findings, { tab: source.grid.tab.name, row, column });
        continue;
      }
      add(byCode, written.code, entry);
      add(byName, written.name, entry);
      for (const alias of aliasesIn(source, row)) add(byName, alias, entry);
    }
  }
  return {
    findCode: (text) => byCode.get(key(text)),
    find: (text) => byCode.get(key(text)) ?? byName.get(key(text)),
  };
}

type Source = { grid: Grid; table: Table };
type WrittenEntry = { code: string; name: string; country: string; row: number; column: number };

function writtenEntries({ grid, table }: Source): WrittenEntry[] {
  const [codeColumn, column, countryColumn] = [
    columnOf(table, 'code'),
    columnOf(table, 'port-name'),
    columnOf(table, 'destination-country'),
  ];
  if (codeColumn === undefined || column === undefined) return [];
  const entries: WrittenEntry[] = [];
  for (let row = table.header[1] + 1; row <= table.last; row++) {
    const [code, name] = [grid.text(row, codeColumn), grid.text(row, column)];
    const country = countryColumn === undefined ? '' : grid.text(row, countryColumn);
    if (code !== '' && name !== '') entries.push({ code, name, country, row, column });
  }
  return entries;
}

function aliasesIn({ grid, table }: Source, row: number): string[] {
  const columns = table.fields.get('aliases') ?? [];
  const written = columns.flatMap((column) => grid.text(row, column).split(/[,;/|\n、]/));
  return written.filter((alias) => alias.trim() !== '');
}

function reportUnresolved(findings: FindingList, place: { tab: string; row: number; column: number }): void {
  const message = 'This tab explains codes of places that are not known as seaports (airports, inland places).';
  findings.add({ code: 'port_name_not_resolved', severity: 'note', message, ...place, group: 'names' });
}
