import { textOf } from '../tables/grid.ts';
import type { FieldCell } from '../tables/row-fields.ts';
import { locodeIn } from './code-beside-name.ts';
import type { PlaceReader, PlacesReading } from './place-reader.ts';

const NOTHING: PlacesReading = { places: [], via: [], doubts: [] };

type Cells = { name?: FieldCell | undefined; code?: FieldCell | undefined; country?: FieldCell | undefined };

/** Reads the places that a name cell and a code cell beside it mean together. */
export function readPlaceCells(reader: PlaceReader, cells: Cells): PlacesReading {
  const [name, code, country] = [textOf(cells.name?.value), textOf(cells.code?.value), textOf(cells.country?.value)];
  const where = country === '' ? undefined : country;
  if (name === '' && code === '') return NOTHING;
  if (code === '') return reader.read(name, where);
  const coded = reader.read(code, where);
  if (name === '') return coded;
  const [byCode, ...others] = coded.places;
  const locode = byCode?.code ?? locodeIn(code);
  // A code of another country than the one in the row holds the row back, like a name.
  if (!byCode && locode && coded.doubts.some((doubt) => doubt.code === 'port_in_other_country')) return coded;
  const named = reader.read(name, where);
  if (!locode || others.length > 0 || named.places.length > 1 || isGroup(named)) return named;
  const doubt = reader.doubtOfCode(name, locode);
  if (doubt?.severity === 'error') return { ...NOTHING, doubts: [doubt] };
  if (!byCode) return { ...named, doubts: [...named.doubts, ...(doubt ? [doubt] : [])] };
  const ofVia = named.doubts.filter(({ quote }) => named.via.some(({ text }) => text === quote));
  return { places: [{ ...byCode, text: name }], via: named.via, doubts: [...(doubt ? [doubt] : []), ...ofVia] };
}

function isGroup({ doubts }: PlacesReading): boolean {
  return doubts.some(({ code }) => code === 'place_is_group');
}
