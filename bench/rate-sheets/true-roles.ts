import { parsePrice } from '../../packages/server/src/rates/sheet-reader/prices/parse-price.ts';
import type {
  ColumnReading,
  OpenColumn,
} from '../../packages/server/src/rates/sheet-reader/tables/columns/column-readings.ts';
import { keyOf } from '../../packages/server/src/rates/sheet-reader/tables/columns/column-readings.ts';
import type { Evidence } from '../../packages/server/src/rates/sheet-reader/tables/columns/column-sample.ts';
import type { Table } from '../../packages/server/src/rates/sheet-reader/tables/table.ts';

type Point = { code?: string | null; codes?: string[] };

/** What is read of an expected rate. */
export type LabelledRate = {
  tab?: string;
  row?: number;
  origin: Point;
  destination: Point;
  receipt?: Point | null;
  delivery?: Point | null;
  amount: number;
};

/** What the columns of a table truly are, as far as its rates tell, and how many rates it has. */
export type Truth = {
  rates: number;
  /** What is wrong with readings of its columns; empty where nothing is. */
  faults: (columns: readonly OpenColumn[], readings: readonly ColumnReading[]) => string[];
};

/** At this share of its rows a column holds what the rates have. */
const SHARE = 0.75;
type Role = 'origin' | 'destination' | 'price';
const ENDS = ['origin', 'destination'] as const;

const codesOf = ({ code, codes = [] }: Point) => [...(code ? [code] : []), ...codes];

/** Derives what the columns of a table truly are; undefined for a table without rates. */
export function truthOf(
  table: Table,
  rates: readonly LabelledRate[],
  { tab, evidence }: { tab: string; evidence: Evidence },
): Truth | undefined {
  const { grid, header, last } = table;
  const isIn = ({ tab: of, row = 0 }: LabelledRate) => of === tab && row - 1 > header[1] && row - 1 <= last;
  const own = rates.filter((rate) => isIn(rate) && hasAmount(table, rate));
  if (own.length === 0) return undefined;
  const roles = new Map<number, Set<Role>>();
  for (let column = table.span[0]; column <= table.span[1]; column++) {
    const found = new Set<Role>();
    const filled = own.filter(({ row = 0 }) => !grid.isBlank(row - 1, column));
    const share = (fits: (rate: LabelledRate, text: string) => boolean) =>
      filled.filter((rate) => fits(rate, grid.text((rate.row ?? 0) - 1, column))).length / Math.max(1, filled.length);
    for (const end of ENDS)
      if (share((rate, text) => codesOf(rate[end]).some((code) => evidence.codesOf(text).has(code))) >= SHARE)
        found.add(end);
    const rows = Map.groupBy(filled, ({ row = 0 }) => row);
    const priced = [...rows].filter(([row, of]) =>
      of.some(({ amount }) => amountsIn(table, row - 1, column).includes(amount)),
    );
    if (rows.size > 0 && priced.length / rows.size >= SHARE) found.add('price');
    roles.set(column, found);
  }
  const known = [...roles.values()];
  return {
    rates: own.length,
    faults(columns, readings) {
      const keys = readings.map(keyOf);
      const wrong = readings.flatMap((reading, at) => faultOf(roles, columns[at], reading));
      const unread = ENDS.filter(
        (end) =>
          known.some((truth) => truth.has(end) && !truth.has('price')) &&
          !keys.some((key) => ROLE_OF[key] === end || key === 'lane' || key === 'place'),
      );
      return [...wrong, ...unread.map((end) => `no ${end}`)];
    },
  };
}

function amountsIn({ grid }: Table, row: number, column: number): number[] {
  const reading = parsePrice(grid.value(row, column));
  return reading.kind === 'amount' ? reading.amounts.filter((amount) => amount !== null) : [];
}

function hasAmount(table: Table, { row = 0, amount }: LabelledRate): boolean {
  for (let column = table.span[0]; column <= table.span[1]; column++)
    if (amountsIn(table, row - 1, column).includes(amount)) return true;
  return false;
}

const ROLE_OF: Readonly<Record<string, Role>> = {
  origin: 'origin',
  'origin-code': 'origin',
  receipt: 'origin',
  destination: 'destination',
  'destination-code': 'destination',
  delivery: 'destination',
  price: 'price',
  'price of': 'price',
  amount: 'price',
};

/** A column that is read as an end or a price must be that; which of several columns of an end is its port is left open. */
function faultOf(
  roles: ReadonlyMap<number, ReadonlySet<Role>>,
  column: OpenColumn | undefined,
  reading: ColumnReading,
): string[] {
  if (!column) return [];
  const truth = roles.get(column.label.column) ?? new Set<Role>();
  const key = keyOf(reading);
  const read = ROLE_OF[key];
  const says = () => [`${column.label.column}: ${key} for ${[...truth].join('/') || 'nothing'}`];
  if (key === 'lane' || key === 'place') return truth.has('price') ? says() : [];
  if (read !== undefined) return truth.has(read) || (truth.size === 0 && read !== 'price') ? [] : says();
  return truth.size === 1 && truth.has('price') ? says() : [];
}
