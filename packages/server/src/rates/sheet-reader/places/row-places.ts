import type { Place } from '../../record/rate.schema.ts';
import { textOf } from '../tables/grid.ts';
import type { FieldCell } from '../tables/row-fields.ts';
import type { PlaceDoubt } from './place-doubts.ts';
import type { PlaceReader, PlacesReading } from './place-reader.ts';

const NOTHING: PlacesReading = { places: [], via: [], doubts: [] };

type Cells = { name?: FieldCell | undefined; code?: FieldCell | undefined; country?: FieldCell | undefined };

function differ(name: Place, code: Place, quote: string): PlaceDoubt {
  return {
    code: 'port_read_as',
    severity: 'warning',
    message: `"${name.text}" is ${name.name ?? name.text} (${name.code}), but the code given with it is ${code.code} (${code.name ?? 'unknown'}); the code was used.`,
    quote,
  };
}

/** Reads the places that a name cell and a code cell beside it mean together. */
export function readPlaceCells(reader: PlaceReader, cells: Cells): PlacesReading {
  const [name, code, country] = [textOf(cells.name?.value), textOf(cells.code?.value), textOf(cells.country?.value)];
  const where = country === '' ? undefined : country;
  if (name === '' && code === '') return NOTHING;
  if (code === '') return reader.read(name, where);
  const coded = reader.read(code, where);
  if (name === '') return coded;
  const named = reader.read(name, where);
  if (coded.places.length === 0) return named;
  const isGroup = named.doubts.some((doubt) => doubt.code === 'place_is_group');
  if (isGroup || named.places.length > 1) return named;
  const [byName, byCode] = [named.places[0], coded.places[0]];
  const written = coded.places.map((place) => ({ ...place, text: name }));
  if (!byCode || byName?.code === byCode.code) return named;
  // The code decides where the name is unknown or only similar to a known one.
  if (!byName || named.doubts.length > 0 || coded.places.length > 1)
    return { places: written, via: named.via, doubts: coded.doubts };
  return { places: written, via: named.via, doubts: [differ(byName, byCode, name)] };
}
