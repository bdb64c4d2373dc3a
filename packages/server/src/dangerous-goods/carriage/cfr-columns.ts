import type { DangerousGoodsEntry } from '../list/entry.ts';
import { CARRIAGE_COLUMNS, type Carriage, type CarriageColumn } from './carriage.ts';
import { cfrRows } from './cfr-rows.ts';

/** The edition of 49 CFR that the built-in columns are from. */
const CFR = '49 CFR 172.101 of 2026-06-01';
const CODE = 'IMDG Code 42-24, from knowledge of the field';

/*
 * A line of the rows: stowage category | stowage codes | segregation codes | packing instruction | IBC instructions | IBC
 * provisions | tank instructions | tank provisions | keys. `?`: the rows of 49 CFR differ. A key is a number (`1090`), a
 * packing group of it (`1133/III`) or a row of it (`1950#2`).
 */
const COLUMNS: readonly CarriageColumn[] = CARRIAGE_COLUMNS.filter((column) => column !== 'packingProvisions');

/* Where the Code is known to differ: keys | column | codes */
const DIFFERENCES = `
1942 2067|stowageCategory|C
1942 2067|stowageCodes|SW1 SW14 SW23
1744|packingInstructions|P804
1791|segregationCodes|SG20
1950|packingInstructions|P207
2037|packingInstructions|P003
3109 3110 3119 3120|ibcInstructions|IBC520
3109 3110 3119 3120 3229 3230 3239 3240|tankInstructions|T23
3150|packingInstructions|P209
3229 3230 3239 3240|ibcInstructions|IBC99
1950|stowageCodes|SW1 SW22
1950|segregationCodes|SG69
2990 3072|segregationCodes|SG18 SG71
3166 3171 3556 3557 3558|stowageCategory|A
3359|stowageCategory|B
3359|stowageCodes|SW2
3551 3552|stowageCategory|A
3551 3552|stowageCodes|SW19
3551 3552|packingInstructions|P903
`;

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

const sourceOf = (column: CarriageColumn) =>
  column === 'packingInstructions' ? `${CFR}, after its section of part 173` : CFR;
const valuesOf = (text: string) => (text === '' ? [] : text.split(' '));

function readCfrRow(cells: readonly string[]): Carriage {
  const filled = COLUMNS.flatMap((column, at) => {
    const text = cells[at] ?? '?';
    // An empty cell of codes says that there are none; without category or packing instruction nothing is known.
    const isUnknown = text === '?' || (text === '' && /^(?:stowageCategory|packingInstructions)$/.test(column));
    return isUnknown ? [] : [[column, { values: valuesOf(text), source: sourceOf(column) }] as const];
  });
  return Object.fromEntries(filled);
}

const rows: ReadonlyMap<string, Carriage> = new Map(
  linesOf(cfrRows).flatMap((cells) => {
    const carriage = readCfrRow(cells);
    return valuesOf(cells[COLUMNS.length] ?? '').map((key) => [key, carriage] as const);
  }),
);

const differences: ReadonlyMap<string, Carriage> = readDifferences();

function readDifferences(): Map<string, Carriage> {
  const byNumber = new Map<string, Carriage>();
  for (const [numbers = '', column = '', codes = ''] of linesOf(DIFFERENCES)) {
    for (const un of valuesOf(numbers)) {
      byNumber.set(un, { ...byNumber.get(un), [column]: { values: valuesOf(codes), source: CODE } });
    }
  }
  return byNumber;
}

/** The built-in columns of a row on stowage, segregation and containment; what is not known is absent. */
export function carriageOf({
  un,
  row,
  packingGroup,
}: Pick<DangerousGoodsEntry, 'un' | 'row' | 'packingGroup'>): Carriage {
  const own = rows.get(`${un}#${row}`) ?? rows.get(`${un}/${packingGroup}`) ?? rows.get(un);
  return { ...own, ...differences.get(un) };
}
