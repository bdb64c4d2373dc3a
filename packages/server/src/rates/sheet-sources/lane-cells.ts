import type { NameReader, PlaceSpan } from './prose/places/places-in-prose.ts';
import type { TextCells } from './source-tab.ts';

const isFilled = (cell: unknown) => cell !== null && cell !== '';
const isTableRow = ({ cells }: TextCells) => cells.filter(isFilled).length > 1;
/** The ends of a lane that one cell names, in the order of the columns that they become. */
const ENDS = [
  ['origin', 'POL'],
  ['destination', 'POD'],
  ['via', 'Via'],
] as const;
/** So many lanes under each other show that a column holds lanes. */
const FEWEST = 2;

/**
 * Tables with a column of whole lanes ("Ocean freight Rotterdam - Santos"), each lane as a port of loading and one of discharge in
 * columns of their own.
 */
export function withLaneCells(rows: readonly TextCells[], names: NameReader): TextCells[] {
  const runs: TextCells[][] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (before && isTableRow(before) === isTableRow(row)) runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => (run[0] && isTableRow(run[0]) ? parted(run, names) : run));
}

function parted(run: readonly TextCells[], names: NameReader): readonly TextCells[] {
  const width = Math.max(...run.map(({ cells }) => cells.length));
  for (let column = 0; column < width; column += 1) {
    const filled = run.slice(1).filter(({ cells }) => isFilled(cells[column] ?? null));
    const lanes = new Map(filled.map((row) => [row, laneIn(String(row.cells[column]), names)]));
    const known = [...lanes.values()].filter((lane) => lane !== undefined);
    if (known.length < FEWEST || known.length < filled.length || laneIn(String(run[0]?.cells[column] ?? ''), names))
      continue;
    const ends = ENDS.filter(([role]) => known.some((lane) => lane.has(role)));
    return run.map((row, at) => {
      const lane = lanes.get(row);
      const texts = ends.map(([role, head]) => (at === 0 ? head : (lane?.get(role) ?? '')));
      return opened(row, column, texts);
    });
  }
  return run;
}

/** The row with one cell replaced by several; each cell keeps its place in the source. */
function opened({ cells, from, at, ...row }: TextCells, column: number, texts: readonly string[]): TextCells {
  const places = cells.map((_, index) => at?.[index] ?? (from ? { row: from.row, column: index } : undefined));
  return {
    ...row,
    from,
    cells: cells.toSpliced(column, 1, ...texts),
    at: places.toSpliced(column, 1, ...texts.map(() => places[column])),
  };
}

type Lane = ReadonlyMap<PlaceSpan['role'], string>;

function laneIn(text: string, names: NameReader): Lane | undefined {
  if (text.length > 80) return undefined;
  const places = names.placesIn(text);
  const lane = new Map(places.map((place) => [place.role, place.text]));
  return lane.size === places.length && lane.has('origin') && lane.has('destination') && !lane.has(undefined)
    ? lane
    : undefined;
}
