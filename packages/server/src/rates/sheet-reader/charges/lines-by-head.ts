import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { hasColumn, type Table } from '../tables/table.ts';

type Deps = { places: PlaceReader; carriers: CarrierDirectory };

/**
 * Makes the reader of the lines in a row of a table of charges. Where ports or carriers go across ("Charge | Le Havre | Fos"), a row
 * is a line for each of them, with the amounts below its name; else it is one line.
 */
export function createLinesOfRow(table: Table, deps: Deps): (row: RawRow) => readonly RawRow[] {
  const heads = new Map(table.prices.map(({ column, groups = [] }) => [column, headOf(groups, deps)]));
  const named = [...heads.values()].filter((head) => head !== undefined);
  const known = named.filter(({ isCarrier, isPlace }) => isCarrier || isPlace);
  const isOfEach = named.length === table.prices.length && new Set(known.map(({ name }) => name)).size > 1;
  const role = isOfEach
    ? roleOf(table, known.filter(({ isCarrier }) => isCarrier).length > known.length / 2)
    : undefined;
  if (role === undefined) return (row) => [row];
  return (row) => {
    const byHead = Map.groupBy(row.prices, ({ column }) => heads.get(column.column)?.name ?? '');
    if (byHead.size === 0) return [row];
    return [...byHead].map(([name, prices]) => {
      const cell = { value: name, format: null, column: prices[0]?.column.column ?? 0 };
      return { ...row, prices, fields: row.fields.with(role, cell), taken: row.taken.filter((one) => one !== role) };
    });
  };
}

/** The heading over a column of amounts that names a port, a region or a carrier, else the only one. */
function headOf(groups: readonly string[], { places, carriers }: Deps) {
  const heads = groups.map((name) => {
    const read = places.read(name);
    const isPlace = read.places.length > 0 || read.doubts.some(({ code }) => code === 'place_is_group');
    return { name, isPlace, isCarrier: carriers.find(name) !== undefined };
  });
  return heads.find(({ isPlace, isCarrier }) => isPlace || isCarrier) ?? (heads.length === 1 ? heads[0] : undefined);
}

/** What a name over amounts is of a line: its carrier, or the end of its lane that no column names. */
function roleOf(table: Table, isCarrier: boolean): ColumnRole | undefined {
  if (isCarrier) return hasColumn(table, 'carrier') ? undefined : 'carrier';
  if (hasColumn(table, 'place', 'port-name', 'receipt', 'delivery')) return undefined;
  const [hasOrigin, hasDestination] = [
    hasColumn(table, 'origin', 'origin-code'),
    hasColumn(table, 'destination', 'destination-code'),
  ];
  if (hasOrigin && hasDestination) return undefined;
  return hasOrigin ? 'destination' : hasDestination ? 'origin' : 'place';
}
