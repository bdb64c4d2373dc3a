import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { Place, RateContent } from '../../record/rate.schema.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import { labelColumns } from '../tables/columns/column-labels.ts';
import { roleOfHeader } from '../tables/columns/column-lexicon.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { FieldCell } from '../tables/row-fields.ts';
import type { Table } from '../tables/table.ts';
import { transitRowsOf } from '../tables/transit-rows.ts';

/** What a transit time may be of. */
export type TransitLane = { origin: Place; destination: Place; carrier: RateContent['carrier'] };

/**
 * A column of transit times, and what its heading says whose they are: of the prices under a label, of a carrier's, or of the lanes
 * of a port.
 */
type TransitColumn = {
  column: number;
  label: string | undefined;
  carriers: ReadonlySet<string>;
  ports: ReadonlySet<string>;
};

/** The cell of a row with the transit time of one of its prices on one of its lanes. */
export type TransitCells = (row: RawRow, price: number, lane: TransitLane) => FieldCell | undefined;

const LONGEST_NAME = 3;
/** A port in a heading begins with a capital, or is of a script without them: "T/T ex SIN", "航程(上海)". */
const NAME =
  /^(?:\p{Lu}[\p{L}.'-]{2,}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,})/u;

/** The codes that `codesOf` has for the names in a heading beside the words for a transit time; a longer name beats its parts. */
function codesIn(header: string, codesOf: (name: string) => readonly string[]): Set<string> {
  const words = header.split(/[\s()[\]（）【】:：,，;/|]+/).filter((word) => word !== '');
  const codes = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST_NAME, words.length - at); length >= 1; length--) {
      const phrase = words.slice(at, at + length).join(' ');
      if (!NAME.test(phrase) || roleOfHeader(phrase) !== undefined) continue;
      const found = codesOf(phrase);
      for (const code of found) codes.add(code);
      if (found.length === 0) continue;
      at += length - 1;
      break;
    }
  }
  return codes;
}

const NOBODY: ReadonlySet<string> = new Set();

/** "Transit (days)" over "ACL | HLC | MSC", "T/T ex SIN": the carriers, else the ports, that a heading names. */
function namedIn(header: string, { places, carriers }: Directories): Pick<TransitColumn, 'carriers' | 'ports'> {
  const named = codesIn(header, (name) => [carriers.find(name)?.scac ?? []].flat());
  if (named.size > 0) return { carriers: named, ports: NOBODY };
  return {
    carriers: NOBODY,
    ports: codesIn(header, (name) => places.portsNamed(name, 'all').flatMap(({ code }) => code ?? [])),
  };
}

type Directories = { places: PlaceReader; carriers: CarrierDirectory };

function transitColumnsOf(table: Table, directories: Directories): TransitColumn[] {
  const columns = table.fields.get('transit') ?? [];
  if (columns.length === 0) return [];
  const labels = labelColumns(table.grid, table.header);
  const groups = new Set(table.prices.flatMap((price) => price.groups ?? []));
  const read = columns.map((column) => {
    const { header = '', own = '' } = labels[column] ?? {};
    const above = header.slice(0, header.length - own.length).trim();
    const label = groups.has(above) ? above : undefined;
    return { column, label, own };
  });
  // The label of the last block holds for no column beside it: "KAOHSIUNG | | T/T".
  const isOfBlocks = new Set(read.flatMap(({ label }) => label ?? [])).size > 1;
  return read.map(({ column, label, own }) =>
    isOfBlocks && label !== undefined
      ? { column, label, carriers: NOBODY, ports: NOBODY }
      : { column, label: undefined, ...namedIn(own, directories) },
  );
}

const isOf = ({ carriers, ports }: TransitColumn, { origin, destination, carrier }: TransitLane) =>
  carriers.has(carrier?.scac ?? '') || [origin, destination].some(({ code }) => code !== null && ports.has(code));

const isOfAll = ({ label, carriers, ports }: TransitColumn) =>
  label === undefined && carriers.size === 0 && ports.size === 0;

/**
 * Makes the reader of a table's transit times, or undefined where all of its columns of them are of every rate. A column under the
 * label of a block of prices is of these, one whose heading names a carrier or a port of its rates or lanes, and any other of all that
 * have none; a row of transit times is of the rows above it.
 */
export function createTransitCells(table: Table, directories: Directories): TransitCells | undefined {
  const columns = transitColumnsOf(table, directories);
  const rows = transitRowsOf(table);
  if (rows.length === 0 && columns.every(isOfAll)) return undefined;
  const groupsAt = new Map(table.prices.map(({ column, groups = [] }) => [column, groups]));
  return (row, price, lane) => {
    const filled = columns.filter(({ column }) => !table.grid.isBlank(row.row, column));
    const [cell] = [
      ...filled.filter(({ label }) => label !== undefined && groupsAt.get(price)?.includes(label)),
      ...filled.filter((one) => isOf(one, lane)),
      ...filled.filter(isOfAll),
    ];
    if (cell) return cellAt(table, row.row, cell.column);
    const below = rows.find((at) => at > row.row) ?? rows.at(-1);
    if (below === undefined) return undefined;
    const column = columnsUnderLabel(table, price).find((at) => !table.grid.isBlank(below, at));
    return column === undefined ? undefined : cellAt(table, below, column);
  };
}

const cellAt = ({ grid }: Table, row: number, column: number): FieldCell => ({
  value: grid.value(row, column),
  format: grid.format(row, column),
  column,
});

/** A column of prices, then those under the same label: a transit time may stand once for all container types. */
function columnsUnderLabel({ prices }: Table, price: number): number[] {
  const label = prices.find(({ column }) => column === price)?.groups?.at(-1);
  const others = label === undefined ? [] : prices.filter(({ groups }) => groups?.at(-1) === label);
  return [price, ...others.map(({ column }) => column)];
}
