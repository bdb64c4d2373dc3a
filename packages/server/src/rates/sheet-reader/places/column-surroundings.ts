import type { Place } from '../../record/rate.schema.ts';
import { memoize } from '../memoize.ts';
import { plainText } from '../plain-text.ts';
import type { RowScope } from '../rows/row-scope.ts';
import type { Table } from '../tables/table.ts';
import { ABBREVIATION } from './choose-place.ts';
import { namesakeNear, outOfPlace, type PlaceDoubt } from './place-doubts.ts';
import type { PlaceReader, PlacesReading } from './place-reader.ts';

type End = 'origin' | 'destination';

/** Where the other ports of a column are; where it has none that are clear, the places beside it that are reached by it (`isInland`). */
type Surroundings = {
  ports: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  regions: ReadonlySet<string>;
  isInland?: true;
};

/** So many rows of a column show where its ports are. */
const ROWS_LOOKED_AT = 200;

/** So many other ports in one country make a port elsewhere surprising. */
const ENOUGH_PORTS = 4;

/**
 * The one of several ports that the others of the column tell, and what of it: its country, else its region; else the country of the
 * places that are reached by it; else the one that a title names in full.
 */
type Nearest = { place: Place; by: 'country' | 'region' | 'inland' | 'title' };

/**
 * Makes a reader that settles a name of several ports by the other ports of its column: 奥克兰 among ports of the United States is
 * Oakland, HAL among ports of India Haldia. What was taken, and why, is told. What the column does not tell stays a question.
 */
export function createNamesakeReader({
  table,
  places,
  about,
}: RowScope): (end: End, reading: PlacesReading) => PlacesReading {
  const surroundingsOf = memoize((end: End) => surroundingsIn(table, end, places));
  return (end, reading) => {
    const [doubt, ...others] = reading.doubts;
    const [place, ...more] = reading.places;
    if (others.length > 0 || more.length > 0) return reading;
    if (doubt) return place ? reading : settled(reading, doubt, { around: () => surroundingsOf(end), about, places });
    return place && ABBREVIATION.test(place.text) ? checked(reading, place, surroundingsOf(end), places) : reading;
  };
}

/** A name that was left open, settled. */
function settled(
  reading: PlacesReading,
  { code, severity, quote }: PlaceDoubt,
  { around, about, places }: { around: () => Surroundings; about: readonly string[]; places: PlaceReader },
): PlacesReading {
  const isOpen = code === 'port_ambiguous' || code === 'place_is_group';
  const named = isOpen && severity === 'error' ? places.portsNamed(quote, 'best') : [];
  const nearest = named.length > 0 ? (nearestOf(named, around(), places) ?? namedIn(about, named)) : undefined;
  return nearest ? taken(reading, nearest, named) : reading;
}

/** The only one of several ports that a title or the subject of a mail names in full: "Rates - Nhava Sheva to Jebel Ali" over NSA. */
function namedIn(about: readonly string[], named: readonly Place[]): Nearest | undefined {
  const wordsOf = (text: string) =>
    ` ${plainText(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  const texts = about.map(wordsOf);
  const isNamed = ({ name }: Place) => name !== null && texts.some((text) => text.includes(wordsOf(name)));
  const [place, ...more] = named.filter(isNamed);
  return place && more.length === 0 ? { place, by: 'title' } : undefined;
}

/** An abbreviation that was read as a port far from all others of the column: another of its ports, or a doubt. */
function checked(reading: PlacesReading, place: Place, around: Surroundings, places: PlaceReader): PlacesReading {
  const isSurprising = around.ports.size >= ENOUGH_PORTS && around.countries.size === 1;
  if (!isSurprising || around.countries.has(place.country ?? '')) return reading;
  const named = places.portsNamed(place.text, 'all');
  const nearest = nearestOf(named, around, places);
  if (nearest) return taken(reading, nearest, named);
  return { ...reading, doubts: [outOfPlace(place, [...around.countries].join())] };
}

function taken(reading: PlacesReading, { place, by }: Nearest, named: readonly Place[]): PlacesReading {
  return { ...reading, places: [place], doubts: [namesakeNear(place, named, by)] };
}

function nearestOf(named: readonly Place[], around: Surroundings, { regionsOf }: PlaceReader): Nearest | undefined {
  const inCountry = named.filter(({ country }) => around.countries.has(country ?? ''));
  if (inCountry.length === 1 && inCountry[0])
    return { place: inCountry[0], by: around.isInland ? 'inland' : 'country' };
  if (around.isInland) return undefined;
  // Ports in two countries of the column: their regions tell no more than their countries.
  if (new Set(inCountry.map(({ country }) => country)).size > 1) return undefined;
  const among = inCountry.length > 0 ? inCountry : named;
  const inRegion = among.filter(({ code }) => code && regionsOf(code).some((region) => around.regions.has(region)));
  return inRegion.length === 1 && inRegion[0] ? { place: inRegion[0], by: 'region' } : undefined;
}

/** Where the ports of a column are that were read without a doubt, and not from an abbreviation; else the places beyond them. */
function surroundingsIn(table: Table, end: End, places: PlaceReader): Surroundings {
  const ports = surroundingsOf(textsOf(table, end), places);
  if (ports.ports.size > 0) return ports;
  const inland = table.fields.get(end === 'origin' ? 'receipt' : 'delivery') ?? [];
  return { ...surroundingsOf(textsIn(table, inland), places), isInland: true };
}

function surroundingsOf(texts: readonly string[], places: PlaceReader): Surroundings {
  const found = texts
    .map((text) => places.read(text))
    .flatMap((reading) => (reading.doubts.length > 0 ? [] : reading.places));
  const codes = found.flatMap(({ code, text }) => (code && !ABBREVIATION.test(text) ? code : []));
  return {
    ports: new Set(codes),
    countries: new Set(codes.map((code) => code.slice(0, 2))),
    regions: new Set(codes.flatMap(places.regionsOf)),
  };
}

/** The texts of one end of the lanes: of its columns, or of the labels across a matrix. */
function textsOf(table: Table, end: End): string[] {
  const columns = [...(table.fields.get(end) ?? []), ...(table.fields.get(`${end}-code`) ?? [])];
  if (table.matrix?.across === end || columns.length === 0) return table.prices.flatMap(({ groups = [] }) => groups);
  return textsIn(table, columns);
}

/** The texts of columns, each once. */
function textsIn(table: Table, columns: readonly number[]): string[] {
  const first = table.header[1] + 1;
  const rows = Math.min(table.last - first + 1, ROWS_LOOKED_AT);
  const texts = Array.from({ length: rows }, (_, row) => columns.map((column) => table.grid.text(first + row, column)));
  return [...new Set(texts.flat())].filter((text) => text !== '');
}
