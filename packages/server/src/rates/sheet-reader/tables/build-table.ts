import { type Assignment, assignRoles, placeTexts, type Siblings } from './assign-roles.ts';
import { nameBesideTypes } from './columns/carrier-beside-type.ts';
import { labelColumns } from './columns/column-labels.ts';
import type { ColumnRole } from './columns/column-lexicon.ts';
import { type ColumnReading, keyOf, matrixOf, type OpenColumn, readColumn } from './columns/column-readings.ts';
import { type ColumnSample, type Evidence, sampleColumn } from './columns/column-sample.ts';
import { isNoOffer } from './columns/price-columns.ts';
import { withSameNames } from './columns/same-names.ts';
import { findRivals } from './find-rivals.ts';
import type { Grid } from './grid.ts';
import type { HeaderMeaning } from './headers/classify-header.ts';
import { shippedFrom } from './home-country.ts';
import { WEIGHTS } from './role-scores.ts';
import type { Matrix, Table, Undecided } from './table.ts';
import { tradeFit } from './trade-fit.ts';

/** Where a table is, before its columns are read. */
export type TableFrame = Pick<Table, 'grid' | 'span' | 'header' | 'last'>;

/** What a tab is looked at with: what values may be, what a person said of its columns, what other tables hold. */
export type TableContext = { evidence: Evidence; told: ReadonlyMap<number, HeaderMeaning>; siblings: Siblings };

/** Everything that the columns of a table may be together, the likeliest first. */
export function rankReadings(frame: TableFrame, { evidence, told, siblings }: TableContext) {
  const { grid, header } = frame;
  const samples = new Map<number, ColumnSample>();
  const sampleOf = (column: number) => {
    const sample =
      samples.get(column) ?? sampleColumn(grid, evidence, { column, first: header[1] + 1, last: frame.last });
    samples.set(column, sample);
    return sample;
  };
  const labels = labelColumns(grid, header);
  const matrix = matrixOf(labels, sampleOf, evidence);
  const corner = matrix && labels.find(({ own }) => own !== '');
  const hasCarriers = labels.some(
    ({ own, meaning, groups = [own], column }) =>
      (meaning.kind === 'unknown' || meaning.kind === 'price') &&
      [...groups, nameBesideTypes(own)].some(evidence.isCarrier) &&
      sampleOf(column).share('price') > 0,
  );
  const read = labels.map((label) =>
    readColumn(label, sampleOf(label.column), { evidence, told, matrix, hasCarriers }, label === corner),
  );
  const columns = withSameNames(withOpenEnd(read), evidence);
  const titles = titlesOf(grid, header[0]);
  return { columns, titles, ranked: assignRoles(columns, { evidence, titles, siblings }) };
}

/** Reads the columns of a table: the roles that fit headings, values and each other best, and what comes nearest to them. */
export function buildTable(frame: TableFrame, context: TableContext): Table {
  const { evidence } = context;
  const { columns, titles, ranked } = rankReadings(frame, context);
  const tableBy = (assignment: Assignment) =>
    withDirection(tableOf(frame, columns, assignment), { columns, titles, evidence });
  const table = tableBy(ranked[0] ?? { readings: [], score: 0 });
  const isPriced = table.prices.length > 0 || table.fields.has('amount');
  const undecided = isPriced ? (undecidedOf(ranked, tableBy) ?? unnamedBesideTarget(table)) : undefined;
  return undecided ? { ...table, undecided } : table;
}

/** The name of the tab and the lines above a table. */
function titlesOf(grid: Grid, until: number): string[] {
  const titles = [grid.tab.name];
  for (let row = Math.max(0, until - 60); row < until; row++) titles.push(...grid.textsOf(row));
  return titles;
}

const ENDS: readonly ColumnRole[] = ['origin', 'destination'];
const mayBeEnd = ({ meaning }: ColumnReading) => meaning.kind === 'field' && ENDS.includes(meaning.role);

/** The only column that may be an end of the lane, and whose heading does not say which, is the one that the title leaves open. */
function withOpenEnd(columns: readonly OpenColumn[]): readonly OpenColumn[] {
  const ends = columns.filter(({ readings }) => readings.some(mayBeEnd));
  const [only] = ends;
  if (
    ends.length !== 1 ||
    only === undefined ||
    only.readings.some((one) => mayBeEnd(one) && !one.byValues && !isEither(only, one))
  )
    return columns;
  const best = only.readings.find(mayBeEnd);
  if (!best) return columns;
  const place: ColumnReading = { ...best, meaning: { kind: 'field', role: 'place' }, byValues: true };
  const readings = [place, ...only.readings.filter((one) => !mayBeEnd(one))].sort((a, b) => b.score - a.score);
  return columns.map((one) => (one === only ? { ...one, readings } : one));
}

/** Whether a heading means either end as well as the other: "Port name". */
function isEither({ readings }: OpenColumn, one: ColumnReading): boolean {
  return readings.some((other) => other !== one && mayBeEnd(other) && other.score === one.score);
}

type Draft = {
  fields: Map<ColumnRole, number[]>;
  fieldCurrency: Map<number, NonNullable<Table['fieldCurrency'] extends ReadonlyMap<number, infer C> ? C : never>>;
  prices: Table['prices'][number][];
  charges: Table['charges'][number][];
  unknown: Table['unknown'][number][];
  readByValues: { column: number; header: string; role: string }[];
  matrix: Matrix | undefined;
  lane?: number;
};

function tableOf(frame: TableFrame, columns: readonly OpenColumn[], { readings }: Assignment): Table {
  const draft: Draft = {
    fields: new Map(),
    fieldCurrency: new Map(),
    prices: [],
    charges: [],
    unknown: [],
    readByValues: [],
    matrix: undefined,
  };
  columns.forEach((column, index) => {
    const reading = readings[index];
    if (reading) addColumn(draft, column, reading);
  });
  return { ...frame, ...draft };
}

function addColumn(
  draft: Draft,
  { label: { column, header }, sample }: OpenColumn,
  { meaning, groups, matrix, byValues }: ColumnReading,
): void {
  draft.matrix ??= matrix;
  if (meaning.kind === 'price') {
    const { kind: _kind, allIn = false, ...said } = meaning;
    draft.prices.push({ ...said, column, header, allIn, ...(groups ? { groups } : {}) });
  } else if (meaning.kind === 'charge') {
    const { kind: _kind, ...said } = meaning;
    draft.charges.push({ ...said, column, header });
  } else if (meaning.kind === 'field' && meaning.role === 'lane') {
    draft.lane ??= column;
    for (const end of ENDS) if (!draft.fields.has(end)) draft.fields.set(end, [column]);
    draft.readByValues.push({ column, header, role: 'lane' });
  } else if (meaning.kind === 'field') {
    const role = meaning.role === 'service' && draft.fields.has('service') ? 'routing' : meaning.role;
    draft.fields.set(role, [...(draft.fields.get(role) ?? []), column]);
    if (meaning.currency !== undefined) draft.fieldCurrency.set(column, meaning.currency);
    if (role === 'known') draft.unknown.push({ column, header });
    if (byValues) draft.readByValues.push({ column, header, role });
  } else if (looksLikeMoney(sample)) {
    draft.unknown.push({ column, header, isAmount: true });
  } else if (header !== '') {
    draft.unknown.push({ column, header });
  }
}

/** Amounts of less are days, pieces, serial numbers. */
const LEAST_MONEY = 15;
/** At this share of amounts a column holds nothing else. */
const MOSTLY = 0.6;

function looksLikeMoney(sample: ColumnSample): boolean {
  if (sample.cells.length === 0 || sample.share('date') >= MOSTLY || sample.share('amount') === 0) return false;
  const isLarge = sample.median === undefined || sample.median >= LEAST_MONEY;
  return sample.share('price') >= MOSTLY && isLarge;
}

/** Ports down and across, of which no heading says which are of loading: they go the way that fits the trade in the title. */
function withDirection(
  table: Table,
  { columns, titles, evidence }: { columns: readonly OpenColumn[]; titles: readonly string[]; evidence: Evidence },
): Table {
  const down = table.fields.get('place')?.[0];
  const across = table.prices.flatMap(({ groups = [] }) => groups.filter(evidence.isPlace));
  const matrix = table.matrix ?? (across.length > 0 ? { across: undefined, equipment: undefined } : undefined);
  if (!matrix || matrix.across !== undefined || down === undefined) return table;
  const ports = [placeTexts(columns[down]?.sample), across] as const;
  const fit = tradeFit(titles, ports, evidence);
  if (Math.abs(fit) * WEIGHTS.tradeFit < WEIGHTS.clear) {
    const isFromAcross = shippedFrom(titles, ports, evidence) === 'right';
    return { ...table, matrix: isFromAcross ? { ...matrix, across: 'origin', isGuess: true } : matrix };
  }
  return { ...table, matrix: { ...matrix, across: fit > 0 ? 'destination' : 'origin' } };
}

/** A price that no heading names, beside a target or a benchmark: nothing says that it is the offer. */
function unnamedBesideTarget({ readByValues, unknown }: Table): Undecided | undefined {
  const price = readByValues.find(({ role }) => role === 'amount');
  if (!price || !unknown.some(({ header }) => isNoOffer(header))) return undefined;
  return { columns: [{ column: price.column, read: 'amount', instead: 'known' }], rivals: [] };
}

function undecidedOf(ranked: readonly Assignment[], tableBy: (assignment: Assignment) => Table): Undecided | undefined {
  const rivals = findRivals(ranked);
  const columns = rivals[0]?.differing.map(({ column, read, instead }) => ({
    column,
    read: keyOf(read),
    instead: keyOf(instead),
  }));
  return columns && { columns, rivals: rivals.map(({ assignment }) => tableBy(assignment)) };
}
