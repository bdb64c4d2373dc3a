import { parseEquipmentList } from '../../record/equipment.ts';
import { type ColumnSample, type Evidence, kindOfValues, sampleColumn } from './column-evidence.ts';
import { type ColumnRole, normaliseHeader, roleOfHeader } from './column-lexicon.ts';
import type { Grid } from './grid.ts';
import { type PlaceColumns, settlePlaceColumns } from './place-columns.ts';
import type { PriceColumn, Table } from './table.ts';

/** A table whose roles come from its heading words alone, before its values are looked at. */
export type Headed = Omit<Table, 'last' | 'readByValues' | 'matrix' | 'undecided'>;

const ENDS = ['origin', 'destination'] as const;

/** "출발항 \ 도착항", "POL/POD": what goes down and what goes across a matrix. */
export function cornerOf(text: string): { down: ColumnRole; across: ColumnRole } | undefined {
  const [first = '', second = '', ...more] = text.split(/\s*[\\/|→＼／]\s*/);
  if (more.length > 0) return undefined;
  const [down, across] = [roleOfHeader(first), roleOfHeader(second)];
  const isEnd = (role: ColumnRole | undefined) => role === 'origin' || role === 'destination';
  return down && across && isEnd(down) && isEnd(across) && down !== across ? { down, across } : undefined;
}

/** "Origin | POL | POD | Destination": the outer places are those of receipt and delivery. */
const OUTER =
  /^(?:origin|destination|origen|destino|origem|origine|destinazione|dest|start|ursprung|place of origin|final destination|from|to|起运地|目的地|출발지|도착지|仕向地|origin (?:city|point)|destination (?:city|point))$/;
const INSTEAD = { origin: 'receipt', destination: 'delivery' } as const;

function readOuterPlaces(draft: Draft, grid: Grid, row: number): void {
  for (const end of ENDS) {
    const columns = draft.fields.get(end) ?? [];
    const outer = columns.filter((column) => OUTER.test(normaliseHeader(grid.text(row, column))));
    if (columns.length < 2 || outer.length !== 1 || draft.fields.has(INSTEAD[end])) continue;
    draft.fields.set(
      end,
      columns.filter((column) => !outer.includes(column)),
    );
    draft.fields.set(INSTEAD[end], outer);
  }
}

/** Takes apart what the roles of a table are made from, so that they can be changed. */
type Draft = {
  fields: Map<ColumnRole, number[]>;
  prices: PriceColumn[];
  unknown: { column: number; header: string }[];
  readByValues: { column: number; header: string; role: string }[];
  matrix: Table['matrix'];
  undecided: Table['undecided'] | undefined;
};

function draftOf({ fields, prices, unknown }: Headed): Draft {
  return {
    fields: new Map([...fields].map(([role, columns]) => [role, [...columns]])),
    prices: [...prices],
    unknown: [...unknown],
    readByValues: [],
    matrix: undefined,
    undecided: undefined,
  };
}

function take(draft: Draft, role: ColumnRole, { column, header }: { column: number; header: string }): void {
  draft.fields.set(role, [...(draft.fields.get(role) ?? []), column]);
  draft.unknown = draft.unknown.filter((one) => one.column !== column);
  draft.prices = draft.prices.filter((one) => one.column !== column);
  draft.readByValues.push({ column, header, role });
}

/**
 * Gives columns whose heading says nothing, or something else than their values, the role that their values have: places,
 * carriers, container types, currencies; and columns of amounts under the name of a port or carrier that name.
 */
export function assignRoles(headed: Headed, evidence: Evidence): Omit<Table, 'last'> {
  const { grid } = headed;
  const draft = draftOf(headed);
  const below = headed.header[1];
  const samples = new Map<number, ColumnSample>();
  const sampleOf = (column: number) => {
    const sample = samples.get(column) ?? sampleColumn(grid, evidence, { column, below });
    samples.set(column, sample);
    return sample;
  };
  readOuterPlaces(draft, grid, below);
  readCorner(grid, draft, { headed, sampleOf });
  readNamedPrices(draft, evidence, sampleOf);
  readUnnamed(grid, draft, { headed, evidence, sampleOf });
  const { undecided, ...roles } = draft;
  return { ...headed, ...roles, ...(undecided ? { undecided } : {}) };
}

type Looking = { headed: Headed; sampleOf: (column: number) => ColumnSample };

/** A container type over a column of ports is the type of all prices: the corner of a matrix. */
function readCorner(grid: Grid, draft: Draft, { headed, sampleOf }: Looking): void {
  const corner = Array.from({ length: grid.columnCount }, (_, column) => column).find(
    (column) => grid.text(headed.header[1], column) !== '',
  );
  if (corner === undefined) return;
  const text = grid.text(headed.header[1], corner);
  const words = cornerOf(text);
  if (words) {
    const across = words.across === 'origin' ? 'origin' : 'destination';
    for (const role of ENDS) {
      const kept = draft.fields.get(role)?.filter((column) => column !== corner) ?? [];
      if (kept.length > 0) draft.fields.set(role, kept);
      else draft.fields.delete(role);
    }
    draft.fields.set(words.down, [corner]);
    draft.unknown = draft.unknown.filter(({ column }) => column !== corner);
    draft.matrix = { across, equipment: undefined };
    return;
  }
  const equipment = parseEquipmentList(text);
  if (!equipment || kindOfValues(sampleOf(corner)) !== 'place') return;
  draft.prices = draft.prices.filter(({ column }) => column !== corner);
  draft.fields.set('place', [corner]);
  draft.matrix = { across: undefined, equipment };
}

/** "Rotterdam" or "Maersk" over amounts: prices to that port, or of that carrier. */
function readNamedPrices(draft: Draft, evidence: Evidence, sampleOf: Looking['sampleOf']): void {
  for (const { column, header } of [...draft.unknown]) {
    if (kindOfValues(sampleOf(column)) !== 'price') continue;
    const isNamed = evidence.isCarrier(header) || evidence.isPlace(header) || draft.matrix?.across !== undefined;
    if (!isNamed) continue;
    draft.unknown = draft.unknown.filter((one) => one.column !== column);
    draft.prices.push({ column, header, equipment: draft.matrix?.equipment ?? [], allIn: false, group: header });
  }
  draft.prices.sort((a, b) => a.column - b.column);
}

function readUnnamed(grid: Grid, draft: Draft, { headed, evidence, sampleOf }: Looking & { evidence: Evidence }): void {
  const named = [...draft.fields]
    .filter(([role]) => role === 'port-name' || role === 'code')
    .flatMap(([, columns]) => columns);
  const isPriced = draft.prices.length > 0 || draft.fields.has('amount');
  const open = [
    ...draft.unknown.filter(({ header }) => roleOfHeader(header) !== 'known'),
    ...named.map((column) => ({ column, header: grid.text(headed.header[1], column) })),
  ].sort((a, b) => a.column - b.column);
  for (const one of isPriced ? open : []) {
    const kind = kindOfValues(sampleOf(one.column));
    if (kind === 'place')
      readPlaces(draft, one, (columns) => settleEnds(grid, columns, { headed, evidence, sampleOf }));
    else if (kind === 'carrier' && !draft.fields.has('carrier')) take(draft, 'carrier', one);
    else if (kind === 'currency' && !draft.fields.has('currency')) take(draft, 'currency', one);
    else if (
      kind === 'container' &&
      !draft.fields.has('equipment') &&
      draft.prices.every(({ equipment }) => equipment.length === 0)
    )
      take(draft, 'equipment', one);
  }
}

type Named = { column: number; header: string };

/** Tells two columns of ports apart by the tab's name and the lines above the table. */
function settleEnds(
  grid: Grid,
  columns: readonly [number, number],
  { headed, evidence, sampleOf }: Looking & { evidence: Evidence },
): PlaceColumns {
  const titles = [grid.tab.name];
  for (let row = 0; row < headed.header[0]; row++)
    for (const column of grid.filledColumns(row)) titles.push(grid.text(row, column));
  return settlePlaceColumns(columns, { textsOf: (column) => sampleOf(column).placeTexts, titles, evidence });
}

const NAMES_END: Readonly<Record<(typeof ENDS)[number], readonly ColumnRole[]>> = {
  origin: ['origin', 'origin-code'],
  destination: ['destination', 'destination-code'],
};

/** A column of ports is the end of the lane that no other column names; alone, the title decides (`place`). */
function readPlaces(draft: Draft, one: Named, settle: (columns: [number, number]) => PlaceColumns): void {
  for (const role of ['port-name', 'code'] as const) {
    const kept = draft.fields.get(role)?.filter((column) => column !== one.column) ?? [];
    if (kept.length > 0) draft.fields.set(role, kept);
    else draft.fields.delete(role);
  }
  const has = (end: (typeof ENDS)[number]) => NAMES_END[end].some((role) => draft.fields.has(role));
  const unnamed = draft.fields.get('place')?.[0];
  if (unnamed !== undefined && !has('origin') && !has('destination')) {
    const { origin, destination, isClear } = settle([unnamed, one.column]);
    draft.fields.delete('place');
    take(draft, 'destination', one);
    draft.fields.set('origin', [origin]);
    draft.fields.set('destination', [destination]);
    const endOf = (column: number) => (column === origin ? 'origin' : 'destination');
    draft.readByValues = draft.readByValues.map((read) =>
      read.column === unnamed || read.column === one.column ? { ...read, role: endOf(read.column) } : read,
    );
    if (!isClear) draft.undecided = { origin, destination };
  } else if (has('origin') && has('destination')) return;
  else if (has('origin')) take(draft, 'destination', one);
  else if (has('destination')) take(draft, 'origin', one);
  else take(draft, 'place', one);
}
