import type { SheetFacts } from '../facts/sheet-facts.ts';
import { placeQuestion, rowWithout } from '../rows/row-doubts.ts';
import { type RowScope, report } from '../rows/row-scope.ts';
import type { ColumnRole } from '../tables/columns/column-lexicon.ts';
import { textOf } from '../tables/grid.ts';
import type { RawRow } from '../tables/raw-row.ts';
import { createNamesakeReader } from './column-surroundings.ts';
import type { PlacesReading } from './place-reader.ts';
import { readPlaceCells } from './row-places.ts';

type End = 'origin' | 'destination';

const INSTEAD = { origin: 'receipt', destination: 'delivery' } as const;
const PORT_COLUMNS: ReadonlySet<ColumnRole> = new Set(['origin', 'origin-code', 'destination', 'destination-code']);

/** Reads the ports at one end of a row's lane. */
export type EndReader = (row: RawRow, end: End, facts: SheetFacts) => PlacesReading;

/** Makes the reader of a table's ports: of the row's cells, else of what the title says, else of the operator's answer. */
export function createEndReader(scope: RowScope): EndReader {
  const resolve = createCellsReader(scope);
  const settle = createNamesakeReader(scope);
  return (row, end, facts) => {
    const reading = settle(end, resolve(row, end, facts[end] ?? scope.answers[end]));
    const cell = row.fields.get(end) ?? row.fields.get(`${end}-code`) ?? row.fields.get(INSTEAD[end]);
    for (const doubt of reading.doubts) report(scope, row, { ...doubt, column: cell?.column });
    if (reading.places.length > 0 || reading.doubts.length > 0) return reading;
    const { fields } = scope.table;
    const columns = fields.get(end) ?? fields.get(`${end}-code`) ?? fields.get(INSTEAD[end]);
    report(scope, row, columns ? rowWithout(end, columns[0]) : placeQuestion(end));
    return reading;
  };
}

/** Equal cells are read once; `given` holds where a row is silent. */
function createCellsReader(scope: RowScope): (row: RawRow, end: End, given: string | undefined) => PlacesReading {
  const known = new Map<string, PlacesReading>();
  return (row, end, given) => {
    const [name, code, country] = [
      row.fields.get(end),
      row.fields.get(`${end}-code`),
      row.fields.get(`${end}-country`),
    ];
    const cells = name || code ? { name, code, country } : { name: row.fields.get(INSTEAD[end]) };
    const isSilent = !cells.name && !cells.code;
    const key = `${end}|${textOf(cells.name?.value)}|${textOf(cells.code?.value)}|${textOf(country?.value)}|${isSilent ? given : ''}`;
    const earlier = known.get(key);
    if (earlier) return earlier;
    const reading = isSilent && given ? scope.places.read(given) : readPlaceCells(scope.places, cells);
    known.set(key, reading);
    return reading;
  };
}

/** Whether a row took one of its ports from the row above. */
export function hasPortFromAbove(row: RawRow): boolean {
  return row.taken.some((role) => PORT_COLUMNS.has(role));
}
