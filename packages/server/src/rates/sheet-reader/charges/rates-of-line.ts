import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { FindingList } from '../finding-list.ts';
import type { PlaceReader } from '../places/place-reader.ts';
import { readPlaceCells } from '../places/row-places.ts';
import { readCarriers } from '../rows/carrier-reader.ts';
import type { DraftRate } from '../sheet-reading.ts';
import { LANE_ENDS } from '../tables/columns/column-lexicon.ts';
import { type Grid, textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import type { Table } from '../tables/table.ts';
import { findCharge } from './charge-lexicon.ts';
import type { LineScope } from './charge-scope.ts';
import { headingOf, lanesOfHeading } from './lanes-in-heading.ts';

/** What a line of charges says of whom it is for, and the indexes of the rates that it may be for: no other is. */
export type LineOfCharges = { scope: LineScope; rates: Iterable<number> };
export type RatesOfLine = (row: RawRow) => LineOfCharges;

type Deps = { places: PlaceReader; carriers: CarrierDirectory; findings: FindingList };
/** A table of charges with the heading above it. */
type Heads = { grid: Grid; table: Table };
type Lanes = ReadonlyMap<string, readonly number[]>;

/**
 * Makes the reader of what a line of charges says of its lane and carrier. A line that names neither is for all rates of its tab, or
 * of the file where the tab has none, of the lanes that its heading is about. Doubts about its ports are notes: no rate is held back for them.
 */
export function createRatesOfLine(rates: readonly DraftRate[], { grid, table }: Heads, deps: Deps): RatesOfLine {
  const tab = grid.tab.name;
  const lanes = lanesOf(rates);
  const isHere = rates.some((rate) => rate.tab === tab);
  const isOfHeading = lanesOfHeading(headingOf(grid, table), rates) ?? (() => true);
  const isOpen = (rate: DraftRate) => (!isHere || rate.tab === tab) && isOfHeading(rate);
  const all = new Set([...rates.entries()].flatMap(([index, rate]) => (isOpen(rate) ? [index] : [])));
  return (row) => {
    const isLane = namesPlace(row) && !isNameOfCharge(row, deps.places);
    const lane = isLane ? laneOf(row, { tab, ...deps }) : OPEN;
    const scope = { ...lane, carriers: carriersOf(row, deps.carriers) };
    const { origin, destination, either } = lane;
    if (origin.length + destination.length + either.length === 0) return { scope, rates: all };
    const [from, to] = [origin.length > 0 ? origin : [''], destination.length > 0 ? destination : ['']];
    const keys = from.flatMap((one) => to.map((other) => `${one}|${other}`)).filter((key) => key !== '|');
    for (const code of either) keys.push(`${code}|`, `|${code}`);
    return { scope, rates: new Set(keys.flatMap((key) => lanes.get(key) ?? [])) };
  };
}

const OPEN = { origin: [], destination: [], either: [], words: [] };

const PLACES = [...LANE_ENDS, 'place', 'port-name'] as const;
const ALL =
  /^(?:(?:all|any|every|both|alle|jede[rs]?|tod[oa]s|tou(?:s|tes)|tutt[ie]|tüm|tum|hepsi|все|semua|wszystkie|alla)(?!\p{L})|全部|所有|各|全て|모든|전체|tất cả|ทั้งหมด).*/iu;

const saysOf = ({ fields }: RawRow, role: (typeof PLACES)[number]) => {
  const text = textOf(fields.get(role)?.value);
  return ALL.test(text) ? '' : text;
};
const namesPlace = (row: RawRow) => PLACES.some((role) => saysOf(row, role) !== '');

/** "BAF | Bunker | 120": a name beside the code of a charge is its name, where it is that of no port. */
function isNameOfCharge({ fields }: RawRow, places: PlaceReader): boolean {
  const [code, name] = [textOf(fields.get('code')?.value), textOf(fields.get('port-name')?.value)];
  return code !== '' && findCharge(code) !== undefined && name !== '' && places.read(name).places.length === 0;
}

function carriersOf({ fields }: RawRow, carriers: CarrierDirectory): readonly string[] | undefined {
  const text = textOf(fields.get('carrier')?.value);
  if (text === '' || ALL.test(text) || !/\p{L}/u.test(text)) return undefined;
  const known = readCarriers(text, carriers).carriers.flatMap((carrier) => carrier?.scac ?? []);
  return known.length > 0 ? known : [text.toLowerCase()];
}

/** The rates by the lanes that a line may name: both ports, or one of them. */
function lanesOf(rates: readonly DraftRate[]): Lanes {
  const lanes = new Map<string, number[]>();
  for (const [index, { content }] of rates.entries()) {
    const [from, to] = [content.origin.code, content.destination.code];
    for (const key of [`${from}|${to}`, `|${to}`, `${from}|`]) {
      const known = lanes.get(key);
      if (known) known.push(index);
      else lanes.set(key, [index]);
    }
  }
  return lanes;
}

/** The places of a line: codes, and the words of cells in which none was found. */
function laneOf(row: RawRow, { tab, places, findings }: Deps & { tab: string }): Omit<LineScope, 'carriers'> {
  const cellOf = (role: (typeof PLACES)[number]) => (saysOf(row, role) === '' ? undefined : row.fields.get(role));
  const read = (end: 'origin' | 'destination') => {
    const name = cellOf(end) ?? cellOf(end === 'origin' ? 'receipt' : 'delivery');
    const cells = { name, code: cellOf(`${end}-code`), country: row.fields.get(`${end}-country`) };
    return { end, text: textOf((name ?? cells.code)?.value), reading: readPlaceCells(places, cells) };
  };
  const place = cellOf('place') ?? cellOf('port-name');
  const either = {
    end: 'either' as const,
    text: textOf(place?.value),
    reading: readPlaceCells(places, { name: place }),
  };
  const ends = [read('origin'), read('destination'), either];
  for (const { reading } of ends)
    for (const doubt of reading.doubts) findings.add({ ...doubt, severity: 'note', tab, row: row.row });
  const codes = (index: number) => (ends[index]?.reading.places ?? []).map(({ code }) => code ?? '?');
  const isUnknown = ({ text, reading }: (typeof ends)[number]) => text !== '' && reading.places.length === 0;
  return {
    origin: codes(0),
    destination: codes(1),
    either: codes(2),
    words: ends.filter(isUnknown).map(({ text, end }) => ({ text, end })),
  };
}
