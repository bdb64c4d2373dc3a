import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { type CellValue, EMPTY_ROW, type Workbook } from '../../spreadsheets/index.ts';
import { openRateWorkbook } from './read-rate-sheet.ts';
import type { SheetReading } from './sheet-reading.ts';

const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };
const context = { ...names, answers: {}, now: new Date('2026-11-20T00:00:00Z') };

const HEADINGS = ['Port of loading', 'Port of discharge', 'Carrier', '20 GP', '40 HC', 'Valid from', 'Valid to'];
/** Words that head nothing in any language. */
const NONSENSE = ['Blorp', 'Zantik', 'Quemple', 'Frusk', 'Wexil', 'Trond', 'Vlim'];
const ORIGINS = ['Shanghai', 'Ningbo', 'Qingdao', 'Xiamen'];
const DESTINATIONS = ['Rotterdam', 'Hamburg', 'Antwerp', 'Le Havre'];
const CARRIERS = ['MSC', 'Maersk', 'CMA CGM', 'Hapag-Lloyd'];

const line = fc.record({
  origin: fc.constantFrom(...ORIGINS),
  destination: fc.constantFrom(...DESTINATIONS),
  carrier: fc.constantFrom(...CARRIERS),
  twenty: fc.integer({ min: 400, max: 4000 }),
  forty: fc.integer({ min: 600, max: 7000 }),
  last: fc.integer({ min: 46_371, max: 46_387 }),
});
const lines = fc.uniqueArray(line, {
  minLength: 2,
  maxLength: 8,
  selector: ({ origin, destination, carrier }) => `${origin}|${destination}|${carrier}`,
});

/** How a heading is changed: left as it is, another word, nothing, or on two rows. */
const change = fc.constantFrom('kept', 'kept', 'kept', 'renamed', 'blank', 'parted');

type Change = 'kept' | 'renamed' | 'blank' | 'parted';
type Layout = { changes: readonly Change[]; order: readonly number[]; down: number; right: number };

const layout: fc.Arbitrary<Layout> = fc.record({
  changes: fc.tuple(...HEADINGS.map(() => change)),
  order: fc.shuffledSubarray([...HEADINGS.keys()], { minLength: HEADINGS.length, maxLength: HEADINGS.length }),
  down: fc.integer({ min: 0, max: 3 }),
  right: fc.integer({ min: 0, max: 3 }),
});

/** The upper and the lower row of a header. */
function headerRows(changes: readonly Change[]): [CellValue[], CellValue[]] {
  const upper: CellValue[] = [];
  const lower: CellValue[] = [];
  HEADINGS.forEach((heading, column) => {
    const [first = '', ...rest] = heading.split(' ');
    const how = changes[column];
    upper.push(how === 'parted' && rest.length > 0 ? first : null);
    if (how === 'parted' && rest.length > 0) lower.push(rest.join(' '));
    else lower.push(how === 'renamed' ? (NONSENSE[column] ?? null) : how === 'blank' ? null : heading);
  });
  return [upper, lower];
}

function read(
  rows: readonly (readonly CellValue[])[],
  { order, down, right }: Pick<Layout, 'order' | 'down' | 'right'>,
) {
  const placed = rows.map((row) => [...Array<null>(right).fill(null), ...order.map((column) => row[column] ?? null)]);
  const all: CellValue[][] = [['All rates in USD per container'], ...Array.from({ length: down }, () => []), ...placed];
  const workbook: Workbook = {
    fileName: 'rates.xlsx',
    kind: 'xlsx',
    text: null,
    date1904: false,
    tabs: [
      {
        name: 'Sheet1',
        hidden: false,
        rows: all.map((values) => (values.length === 0 ? EMPTY_ROW : { values, formats: null, formulas: null })),
        columnCount: HEADINGS.length + right,
        merges: [],
        hiddenRows: new Set(),
        hiddenColumns: new Set(),
        comments: new Map(),
      },
    ],
  };
  return openRateWorkbook(workbook, names).read(context);
}

function ratesOf({ rates }: SheetReading): string[] {
  return rates.map(({ content: { origin, destination, carrier, equipment, base, validFrom, validTo } }) =>
    [origin.code, destination.code, carrier?.scac, equipment.code, base.amount, base.currency, validFrom, validTo].join(
      ' ',
    ),
  );
}

describe('a sheet says the same in any layout', () => {
  it('headings renamed, blank or on two rows, columns in any order and a table anywhere give the same rates or a question, never another rate', () => {
    fc.assert(
      fc.property(lines, layout, (given, { changes, ...where }) => {
        const body = given.map((one): CellValue[] => [
          one.origin,
          one.destination,
          one.carrier,
          one.twenty,
          one.forty,
          46_357,
          one.last,
        ]);
        const plain = ratesOf(read([HEADINGS, ...body], { order: [...HEADINGS.keys()], down: 0, right: 0 }));
        expect(plain).toHaveLength(given.length * 2);
        const [upper, lower] = headerRows(changes);
        const header = upper.some((cell) => cell !== null) ? [upper, lower] : [lower];
        const reading = read([...header, ...body], where);
        const found = ratesOf(reading);
        const others = found.filter((rate) => !plain.includes(rate));
        const isSaid = reading.findings.some(({ severity }) => severity !== 'note');
        expect({ others, isLost: found.length < plain.length && !isSaid }).toEqual({ others: [], isLost: false });
      }),
      { numRuns: 120 },
    );
  });
});
