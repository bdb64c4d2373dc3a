import type { CarrierDirectory } from '../../../carriers/index.ts';
import type { FindingList } from '../finding-list.ts';
import type { PlaceReader, PlacesReading } from '../places/place-reader.ts';
import { readPlaceCells } from '../places/row-places.ts';
import { readCarriers } from '../rows/carrier-reader.ts';
import type { DraftRate } from '../sheet-reading.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { findCharge } from './charge-lexicon.ts';

/** The indexes of the rates that a line of charges is for. */
export type RatesOfLine = (row: RawRow) => ReadonlySet<number>;

type Deps = { places: PlaceReader; carriers: CarrierDirectory; findings: FindingList };
type Lanes = ReadonlyMap<string, readonly number[]>;

/**
 * Makes the finder of the rates that a line of charges names by ports and carrier. A line that names none is for all rates of its
 * tab, or of the file where the tab has none; one whose ports are not known is for no rate. Doubts about its ports are notes: no rate
 * is held back for them.
 */
export function createRatesOfLine(rates: readonly DraftRate[], tab: string, deps: Deps): RatesOfLine {
  const lanes = lanesOf(rates);
  const isHere = rates.some((rate) => rate.tab === tab);
  const all = new Set([...rates.keys()].filter((index) => !isHere || rates[index]?.tab === tab));
  return (row) => {
    const isLane = namesPlace(row) && !isNameOfCharge(row, deps.places);
    const byPorts = isLane ? ratesOfLane(row, { lanes, tab, ...deps }) : all;
    const scacs = scacsOf(row, deps.carriers);
    if (!scacs) return byPorts;
    return new Set([...byPorts].filter((index) => scacs.has(rates[index]?.content.carrier?.scac ?? '')));
  };
}

const PLACES = [
  'origin',
  'origin-code',
  'destination',
  'destination-code',
  'receipt',
  'delivery',
  'place',
  'port-name',
] as const;
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

function scacsOf({ fields }: RawRow, carriers: CarrierDirectory): ReadonlySet<string> | undefined {
  const text = textOf(fields.get('carrier')?.value);
  if (text === '' || ALL.test(text) || !/\p{L}/u.test(text)) return undefined;
  return new Set(readCarriers(text, carriers).carriers.flatMap((carrier) => carrier?.scac ?? []));
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

function ratesOfLane(row: RawRow, { lanes, tab, places, findings }: Deps & { lanes: Lanes; tab: string }) {
  const cellOf = (role: (typeof PLACES)[number]) => (saysOf(row, role) === '' ? undefined : row.fields.get(role));
  const read = (end: 'origin' | 'destination') =>
    readPlaceCells(places, {
      name: cellOf(end) ?? cellOf(end === 'origin' ? 'receipt' : 'delivery'),
      code: cellOf(`${end}-code`),
      country: row.fields.get(`${end}-country`),
    });
  const [origin, destination] = [read('origin'), read('destination')];
  const either = readPlaceCells(places, { name: cellOf('place') ?? cellOf('port-name') });
  for (const doubt of [...origin.doubts, ...destination.doubts, ...either.doubts])
    findings.add({ ...doubt, severity: 'note', tab, row: row.row });
  const [from, to] = [codesOf(origin), codesOf(destination)];
  const isUnknown = [origin, destination].some(({ places: found, doubts }) => found.length === 0 && doubts.length > 0);
  if (isUnknown) return new Set<number>();
  const keys = from.flatMap((one) => to.map((other) => `${one}|${other}`)).filter((key) => key !== '|');
  for (const { code } of either.places) keys.push(`${code}|`, `|${code}`);
  return new Set(keys.flatMap((key) => lanes.get(key) ?? []));
}

/** The codes of what a line names at one end; a blank one for an end that it leaves open. */
function codesOf({ places }: PlacesReading): string[] {
  return places.length > 0 ? places.map((place) => place.code ?? '?') : [''];
}
