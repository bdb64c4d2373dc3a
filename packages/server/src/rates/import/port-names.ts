import type { PortResolver } from '../../ports/index.ts';
import type { FindingList } from './finding-list.ts';
import type { Grid } from './grid.ts';
import { plainText } from './plain-text.ts';
import { columnOf, type Table } from './table.ts';

/** A place as a sheet itself explains it. `code` is UN/LOCODE-shaped. */
export type NamedPort = { code: string; name: string };

/** What a sheet's own tabs of port codes say. */
export type PortNames = {
  /** By the sheet's code, which beats every other reading: «MEL» means what the sheet says. */
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

/** Reads tabs of port codes, names and aliases («Port Codes», «Lookups»), so that the rate tabs can be understood. */
export function readPortNames(
  sources: readonly { grid: Grid; table: Table }[],
  ports: PortResolver,
  findings: FindingList,
): PortNames {
  const byCode = new Map<string, NamedPort>();
  const byName = new Map<string, NamedPort>();
  for (const { grid, table } of sources) {
    const [codeColumn, nameColumn, countryColumn] = [
      columnOf(table, 'code'),
      columnOf(table, 'port-name'),
      columnOf(table, 'destination-country'),
    ];
    if (codeColumn === undefined || nameColumn === undefined) continue;
    for (let row = table.header[1] + 1; row <= table.last; row++) {
      const [code, name] = [grid.text(row, codeColumn), grid.text(row, nameColumn)];
      if (code === '' || name === '') continue;
      const country = countryColumn === undefined ? '' : grid.text(row, countryColumn);
      const entry = resolveEntry(ports, { code, name, country });
      if (!entry) {
        findings.add({
          code: 'port_name_not_resolved',
          severity: 'note',
          message: 'This tab explains codes of places that are no known seaport (airports, inland places).',
          tab: grid.tab.name,
          row,
          column: nameColumn,
          group: 'names',
        });
        continue;
      }
      if (!byCode.has(key(code))) byCode.set(key(code), entry);
      if (!byName.has(key(name))) byName.set(key(name), entry);
      for (const column of table.fields.get('aliases') ?? []) {
        for (const alias of grid.text(row, column).split(/[,;/|\n、]/)) {
          if (alias.trim() !== '' && !byName.has(key(alias))) byName.set(key(alias), entry);
        }
      }
    }
  }
  return {
    findCode: (text) => byCode.get(key(text)),
    find: (text) => byCode.get(key(text)) ?? byName.get(key(text)),
  };
}
