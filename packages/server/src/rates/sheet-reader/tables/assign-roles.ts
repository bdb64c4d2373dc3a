import { parseEquipment } from '../../record/equipment.ts';
import type { ColumnRole } from './columns/column-lexicon.ts';
import type { ColumnReading, OpenColumn } from './columns/column-readings.ts';
import type { ColumnSample, Evidence, SampledCell } from './columns/column-sample.ts';
import { inOrder } from './days-in-order.ts';
import { sizeWithKind } from './headers/size-and-kind.ts';
import { WEIGHTS } from './role-scores.ts';
import { tradeFit } from './trade-fit.ts';

/** One reading for each column of a table, with the points of the whole. */
export type Assignment = { readings: readonly ColumnReading[]; score: number };

/** What speaks about a table beside its columns. */
export type TableEvidence = {
  evidence: Evidence;
  /** The name of the tab and the lines above the table. */
  titles: readonly string[];
  /** Ports by the end of the lane that they are in other tables of the workbook. */
  siblings: Siblings;
};

/** The ports of each end in tables whose columns are clear. */
export type Siblings = { readonly origin: ReadonlySet<string>; readonly destination: ReadonlySet<string> };

/** So many of the best assignments are followed from column to column. */
const BREADTH = 400;
/** Readings of a column so far behind its best one are not followed: nothing of the table makes up for it. */
const HOPELESS = 9;

/** Roles that a row may have several columns of: they add up, or the first filled one counts. */
const REPEATABLE: ReadonlySet<ColumnRole> = new Set([
  'remarks',
  'known',
  'inclusive',
  'routing',
  'service',
  'other-mode-price',
  'aliases',
  'commodity',
  'transit',
  'free-time',
]);

type Partial = { readings: ColumnReading[]; used: ReadonlySet<string>; score: number };

/** A second column of a role costs points. */
function extend(one: Partial, reading: ColumnReading): Partial {
  const role = reading.meaning.kind === 'field' ? reading.meaning.role : undefined;
  if (role === undefined || REPEATABLE.has(role))
    return { ...one, readings: [...one.readings, reading], score: one.score + reading.score };
  const isFirm = role === 'amount' || reading.byValues === true;
  const repeated = one.used.has(role) ? (isFirm ? WEIGHTS.repeatedPrice : WEIGHTS.repeated) : 0;
  const used = one.used.has(role) ? one.used : new Set(one.used).add(role);
  return { readings: [...one.readings, reading], used, score: one.score + reading.score + repeated };
}

/**
 * The assignments of roles to all columns of a table, the best first. Columns are followed from left to right with the best
 * assignments so far (a beam); what only the whole table shows is judged at the end.
 */
export function assignRoles(columns: readonly OpenColumn[], around: TableEvidence): Assignment[] {
  let open: Partial[] = [{ readings: [], used: new Set(), score: 0 }];
  for (const { readings } of columns) {
    const best = readings[0]?.score ?? 0;
    const followed = readings.filter(({ score }) => score >= best - HOPELESS);
    open = open.flatMap((one) => followed.map((reading) => extend(one, reading)));
    if (open.length > BREADTH) open = open.sort((a, b) => b.score - a.score).slice(0, BREADTH);
  }
  const judge = createJudge(columns, around);
  return open
    .map(({ readings, score }) => ({ readings, score: score + judge(readings) }))
    .sort((a, b) => b.score - a.score);
}

type Ends = Record<'origin' | 'destination', number | undefined>;

/** Judges what no column shows by itself: both ends, the trade, columns that belong together. */
function createJudge(columns: readonly OpenColumn[], around: TableEvidence) {
  const compared = createComparison(columns, around.evidence);
  const fits = new Map<string, number>();
  const fitOf = (origin: number, destination: number) => {
    const key = `${origin}|${destination}`;
    const fit = fits.get(key) ?? directionOf(columns, { origin, destination }, around);
    fits.set(key, fit);
    return fit;
  };
  return (readings: readonly ColumnReading[]): number => {
    // A table without prices has no lanes: a list of ports, a key.
    if (!readings.some(isPrice)) return 0;
    const at = (role: ColumnRole) => indexOf(readings, role);
    const ends: Ends = { origin: at('origin'), destination: at('destination') };
    let score = scoreEnds(readings, ends) + scorePairs(readings, ends, compared) + scoreDays(at, compared);
    score += scoreInland(at, compared);
    score += scoreSizeAndKind(readings, compared);
    const amount = at('amount');
    if (amount !== undefined && compared.isSum(amount)) score += WEIGHTS.sumOfOthers;
    if (ends.origin !== undefined && ends.destination !== undefined) {
      score += fitOf(ends.origin, ends.destination);
      score += compared.samePorts(ends.origin, ends.destination) * WEIGHTS.sameEnds;
    }
    return score;
  };
}

function indexOf(readings: readonly ColumnReading[], role: ColumnRole): number | undefined {
  const index = readings.findIndex(({ meaning }) => meaning.kind === 'field' && meaning.role === role);
  return index === -1 ? undefined : index;
}

const isPrice = ({ meaning }: ColumnReading) =>
  meaning.kind === 'price' ||
  (meaning.kind === 'field' && (meaning.role === 'amount' || meaning.role === 'other-mode-price'));

const isUnnamedAmount = ({ meaning, byValues }: ColumnReading) =>
  byValues === true && meaning.kind === 'field' && meaning.role === 'amount';

function scoreEnds(readings: readonly ColumnReading[], ends: Ends): number {
  let score: number = WEIGHTS.price;
  // A number beside prices that a heading names is something else: a volume, a margin, a weight.
  if (readings.some(isUnnamedAmount) && readings.some((one) => isPrice(one) && !isUnnamedAmount(one)))
    score += WEIGHTS.amountBesidePrices;
  for (const end of ['origin', 'destination'] as const) {
    const inland = end === 'origin' ? 'receipt' : 'delivery';
    const has = (role: ColumnRole) => indexOf(readings, role) !== undefined;
    if (ends[end] !== undefined || has(`${end}-code`) || has('lane')) score += WEIGHTS.end;
    else if (has(inland)) score += WEIGHTS.inlandEnd;
  }
  if (indexOf(readings, 'place') !== undefined) score += WEIGHTS.end;
  // An amount beside charges of one port is a charge more.
  const isLane = ends.origin !== undefined && ends.destination !== undefined;
  if (!isLane && readings.some(isUnnamedAmount) && readings.some(({ meaning }) => meaning.kind === 'charge'))
    score += WEIGHTS.amountBesidePrices;
  return score;
}

/** Countries and codes beside the names that they belong to. */
function scorePairs(readings: readonly ColumnReading[], ends: Ends, compared: Comparison): number {
  let score = 0;
  for (const end of ['origin', 'destination'] as const) {
    const [name, code, country] = [ends[end], indexOf(readings, `${end}-code`), indexOf(readings, `${end}-country`)];
    if (code !== undefined) {
      const same = name === undefined ? undefined : compared.sameCodes(name, code);
      score += name === undefined ? WEIGHTS.disagrees : scoreAgreement(same);
      if (name !== undefined && Math.abs(name - code) === 1) score += WEIGHTS.beside;
    }
    const port =
      name ?? code ?? indexOf(readings, end === 'origin' ? 'receipt' : 'delivery') ?? indexOf(readings, 'place');
    if (country !== undefined) {
      score += port === undefined ? 0 : scoreAgreement(compared.sameCountries(port, country));
      if (port !== undefined && Math.abs(port - country) === 1) score += WEIGHTS.beside;
    }
  }
  return score;
}

/** Places of receipt in the country of the port of loading, and places of delivery in that of the port of discharge. */
function scoreInland(at: (role: ColumnRole) => number | undefined, compared: Comparison): number {
  const fit = (port: number | undefined, inland: number | undefined) =>
    port === undefined || inland === undefined ? 0 : (compared.sameCountries(port, inland) ?? 0) * WEIGHTS.inlandFit;
  return fit(at('origin'), at('receipt')) + fit(at('destination'), at('delivery'));
}

/** "20" beside "DRY": two columns that say one container type. */
function scoreSizeAndKind(readings: readonly ColumnReading[], compared: Comparison): number {
  const columns = readings.flatMap(({ meaning }, column) =>
    meaning.kind === 'field' && meaning.role === 'equipment' ? [column] : [],
  );
  const [size, kind] = columns;
  if (size === undefined || kind === undefined || columns.length > 2) return 0;
  return (compared.sameContainer(size, kind) ?? 0) * (WEIGHTS.agrees - WEIGHTS.repeated);
}

/** A share of rows that agree, in points; undefined when no row shows it. */
function scoreAgreement(share: number | undefined): number {
  if (share === undefined) return 0;
  return share * WEIGHTS.agrees + (1 - share) * WEIGHTS.disagrees;
}

function scoreDays(at: (role: ColumnRole) => number | undefined, compared: Comparison): number {
  const [from, to, both] = [at('valid-from'), at('valid-to'), at('validity')];
  if (both !== undefined && (from !== undefined || to !== undefined)) return WEIGHTS.repeated;
  if (from === undefined || to === undefined) return 0;
  const share = compared.inOrder(from, to);
  return share === undefined ? 0 : (2 * share - 1) * WEIGHTS.daysInOrder;
}

/** Which of two columns of ports is the origin, by the titles, other tables and their order: in points for this way round. */
function directionOf(
  columns: readonly OpenColumn[],
  { origin, destination }: { origin: number; destination: number },
  { evidence, titles, siblings }: TableEvidence,
): number {
  const textsOf = (index: number) => placeTexts(columns[index]?.sample);
  const [from, to] = [textsOf(origin), textsOf(destination)];
  const known = (texts: readonly string[], ports: ReadonlySet<string>) => shareIn(texts, ports, evidence);
  const asSibling =
    known(from, siblings.origin) +
    known(to, siblings.destination) -
    known(from, siblings.destination) -
    known(to, siblings.origin);
  return (
    tradeFit(titles, [from, to], evidence) * WEIGHTS.tradeFit +
    (asSibling / 2) * WEIGHTS.siblingFit +
    (origin < destination ? WEIGHTS.leftToRight : -WEIGHTS.leftToRight)
  );
}

/** The texts of a sample that may be ports. */
export function placeTexts(sample: ColumnSample | undefined): string[] {
  return (sample?.cells ?? []).filter(({ kinds }) => kinds.has('place') || kinds.has('code')).map(({ text }) => text);
}

function shareIn(texts: readonly string[], ports: ReadonlySet<string>, evidence: Evidence): number {
  if (ports.size === 0 || texts.length === 0) return 0;
  return texts.filter((text) => [...evidence.codesOf(text)].some((code) => ports.has(code))).length / texts.length;
}

/** What two columns say of one another, row by row. Undefined where no row shows it. */
type Comparison = {
  samePorts: (a: number, b: number) => number;
  sameCodes: (a: number, b: number) => number | undefined;
  sameCountries: (port: number, country: number) => number | undefined;
  inOrder: (from: number, to: number) => number | undefined;
  sameContainer: (size: number, kind: number) => number | undefined;
  isSum: (column: number) => boolean;
};

/** So many rows show that a column is the sum of two others. */
const ENOUGH_SUMS = 3;

/** Whether every amount of a column is the sum of the amounts of two others: a selling price of cost and margin, a total. */
function isSumOfOthers(rows: readonly ReadonlyMap<number, SampledCell>[], column: number): boolean {
  const numbers = rows.map(
    (cells) => new Map([...cells].flatMap(([row, { value }]) => (typeof value === 'number' ? [[row, value]] : []))),
  );
  const sums = [...(numbers[column] ?? [])];
  if (sums.length < ENOUGH_SUMS) return false;
  const others = numbers.filter((cells, at) => at !== column && cells.size >= sums.length);
  return others.some((one, at) =>
    others
      .slice(at + 1)
      .some((other) =>
        sums.every(
          ([row, sum]) => Math.abs((one.get(row) ?? Number.NaN) + (other.get(row) ?? Number.NaN) - sum) < 0.005,
        ),
      ),
  );
}

function createComparison(columns: readonly OpenColumn[], evidence: Evidence): Comparison {
  const rows = columns.map(({ sample }) => new Map(sample.cells.map((cell) => [cell.row, cell])));
  const known = new Map<string, number | undefined>();
  const share = (
    name: string,
    a: number,
    b: number,
    agree: (a: SampledCell, b: SampledCell) => boolean | undefined,
  ) => {
    const key = `${name}|${a}|${b}`;
    if (known.has(key)) return known.get(key);
    let [agreed, shown] = [0, 0];
    for (const [row, cell] of rows[a] ?? []) {
      const other = rows[b]?.get(row);
      const found = other && agree(cell, other);
      if (found !== undefined) shown++;
      if (found) agreed++;
    }
    const result = shown === 0 ? undefined : agreed / shown;
    known.set(key, result);
    return result;
  };
  const codes = (cell: SampledCell) => evidence.codesOf(cell.text);
  const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
    a.size === 0 || b.size === 0 ? undefined : [...a].some((code) => b.has(code));
  const countries = (cell: SampledCell) => new Set([...codes(cell)].map((code) => code.slice(0, 2)));
  const sums = new Map<number, boolean>();
  const isSum = (column: number) => {
    const found = sums.get(column) ?? isSumOfOthers(rows, column);
    sums.set(column, found);
    return found;
  };
  return {
    isSum,
    samePorts: (a, b) => share('port', a, b, (x, y) => overlap(codes(x), codes(y))) ?? 0,
    sameCodes: (a, b) => share('code', a, b, (x, y) => overlap(codes(x), codes(y))),
    sameCountries: (a, b) => share('country', a, b, (x, y) => overlap(countries(x), countries(y))),
    inOrder: (from, to) => share('days', from, to, inOrder),
    sameContainer: (size, kind) =>
      share('container', size, kind, (x, y) => parseEquipment(sizeWithKind([x.text, y.text]) ?? '') !== undefined),
  };
}
