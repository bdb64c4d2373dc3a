import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { type CellValue, EMPTY_ROW, type Workbook } from '../../spreadsheets/index.ts';
import { createFindingList } from './finding-list.ts';
import { readTabs, surveyWorkbook } from './read-tabs.ts';
import type { SheetAnswers } from './sheet-reading.ts';

const ports = createPortResolver();
const carriers = createCarrierDirectory();

function workbookOf(rows: CellValue[][], name = 'Rates'): Workbook {
  return {
    fileName: 'sheet.xlsx',
    kind: 'xlsx',
    text: null,
    date1904: false,
    tabs: [
      {
        name,
        hidden: false,
        rows: rows.map((values) => (values.length === 0 ? EMPTY_ROW : { values, formats: null, formulas: null })),
        columnCount: Math.max(0, ...rows.map((row) => row.length)),
        merges: [],
        hiddenRows: new Set(),
        hiddenColumns: new Set(),
        comments: new Map(),
      },
    ],
  };
}

function read(rows: CellValue[][], answers: SheetAnswers) {
  const findings = createFindingList();
  const reading = readTabs(
    surveyWorkbook(workbookOf(rows), { ports, carriers }),
    { answers, ports, carriers, now: new Date('2026-11-20T00:00:00Z') },
    findings,
  );
  const doubted = new Set(findings.rowsCovered('Rates'));
  const explained = new Set([...doubted, ...reading.rates.map(({ row }) => (row ?? 0) - 1)]);
  return { reading, doubted, explained };
}

const place = fc.constantFrom(
  'Shanghai',
  'Rotterdam',
  "''",
  '-',
  '"',
  null,
  'Atlantis',
  'USWC',
  'Busan / Ulsan',
  'Hamburg t/s Singapore',
  'Manzanillo',
  12,
  '宁波',
);
const carrier = fc.constantFrom('MSC', 'Maersk', null, 'Unheard Line', 'COSCO/OOCL', '-');
const price = fc.oneof(
  fc.integer({ min: -5, max: 9000 }),
  fc.constantFrom<CellValue>(
    '1,250',
    '$990.50',
    'USD 1300',
    '1100/1200',
    '-',
    null,
    'TBA',
    'on request',
    '1800-1900',
    '0',
    '¥800',
    'sold out',
    '1.234,50 €',
    'incl.',
  ),
);
const day = fc.constantFrom<CellValue>(
  '2026-12-01',
  '01/12/2026',
  '31 Dec 2026',
  46357,
  null,
  'UFN',
  '31 Nov 2026',
  '1-31 Dec',
  'soon',
);
const answers: fc.Arbitrary<SheetAnswers> = fc.constantFrom<SheetAnswers>(
  {},
  { currency: 'USD' },
  { currency: 'USD', validFrom: '2026-12-01', validTo: '2026-12-31', carrier: 'ONE' },
);

/** Columns whose cells are prices in the table below. */
const PRICES = [
  { column: 3, type: '20GP' },
  { column: 4, type: '40HC' },
];
const HEADER: CellValue[] = ['POL', 'POD', 'Carrier', '20GP', '40HC', 'Valid from', 'Valid to', 'Remarks'];
const row = fc.tuple(
  place,
  place,
  carrier,
  price,
  price,
  day,
  day,
  fc.constantFrom<CellValue>(null, 'all-in', 'via Pusan'),
);

describe('nothing of a sheet is lost', () => {
  it('every cell with a number in a price column is a rate of its container type, or its row is named by a finding', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), answers, (rows, given) => {
        const { reading, doubted } = read([HEADER, ...rows], given);
        rows.forEach((cells, index) => {
          for (const { column, type } of PRICES) {
            if (!/\d/.test(String(cells[column] ?? '')) || doubted.has(index + 1)) continue;
            const found = reading.rates.filter(
              ({ row, content }) => row === index + 2 && content.equipment.code === type,
            );
            expect(found.length, `row ${index + 2}: ${JSON.stringify(cells)}`).toBeGreaterThan(0);
          }
        });
      }),
      {
        numRuns: 400,
        // An amount in words of its own below the header: the row is not a second row of it.
        examples: [
          // Below a head that is not understood, -1 is a number, too.
          [
            [
              ['USWC', 'Shanghai', null, 'sold out', null, 'soon', null, null],
              ['Shanghai', 12, 'MSC', 0, '1,250', '2026-12-01', '2026-12-01', null],
              ['Shanghai', 'Shanghai', 'MSC', 'sold out', -1, '2026-12-01', '2026-12-01', null],
              ['Shanghai', 'Shanghai', 'MSC', '1,250', 0, '2026-12-01', '2026-12-01', null],
            ],
            {},
          ],
          [
            [
              [null, "''", '-', 'sold out', 'USD 1300', 'UFN', 'soon', null],
              ['Shanghai', 'Shanghai', 'MSC', 0, 0, '2026-12-01', '2026-12-01', null],
              ['Shanghai', 'Shanghai', 'MSC', '1,250', '1,250', '2026-12-01', '2026-12-01', null],
            ],
            {},
          ],
        ],
      },
    );
  });

  it('every row of a table with a row a charge is a rate, a charge of one, or is named by a finding', () => {
    const charge = fc.constantFrom('BAS', 'LSS', 'THC', 'XYZ', null);
    const line = fc.tuple(
      fc.constantFrom('Shanghai', 'Ningbo'),
      fc.constantFrom('Rotterdam', 'Nowhere'),
      charge,
      fc.constantFrom('PER_CONTAINER', 'PER_DOC', null),
      fc.constantFrom('20GP', '40HC', '53HC'),
      fc.integer({ min: 1, max: 2000 }),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 14 }), (rows) => {
        const header = ['POL', 'POD', 'Charge', 'Rate basis', 'Equipment', 'Amount'];
        const { reading, explained } = read([header, ...rows], {
          currency: 'USD',
          validFrom: '2026-12-01',
          validTo: '2026-12-31',
          carrier: 'MSC',
        });
        rows.forEach((cells, index) => {
          const priced = cells[2] !== 'BAS' && cells[2] !== null;
          const inRate =
            priced &&
            reading.rates.some(
              ({ content }) =>
                content.origin.text === cells[0] &&
                content.destination.text === cells[1] &&
                content.charges.some(({ amount }) => amount === cells[5]),
            );
          const laneIsHeld =
            priced &&
            rows.some(
              (other, at) =>
                (other[2] === 'BAS' || other[2] === null) &&
                other[0] === cells[0] &&
                other[1] === cells[1] &&
                explained.has(at + 1),
            );
          if (!inRate && !laneIsHeld)
            expect(explained, `row ${index + 2}: ${JSON.stringify(cells)}`).toContain(index + 1);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('every amount of a charge is in a charge, in what the totals leave out, or in a finding, wherever it stands', () => {
    const charge = fc.constantFrom('BAF', 'THC', 'War risk surcharge', '燃油附加费', 'Recargo por congestión', 'fee');
    const words = fc.constantFrom(
      '',
      'incl.',
      'plus',
      'excl.',
      'for Shanghai',
      'whereof',
      'if over 18 t',
      'from 15 Dec',
    );
    const where = fc.constantFrom('title', 'unnamed column', 'service', 'between', 'below', 'other tab');
    const said = fc.tuple(charge, words, fc.integer({ min: 5001, max: 9999 }), words, where);
    fc.assert(
      fc.property(said, ([name, before, amount, after, place]) => {
        const text = [before, name, `USD ${amount}`, after].filter((word) => word !== '').join(' ');
        const lineIf = (at: string): CellValue[][] => (place === at ? [[text]] : []);
        const cellIf = (at: string) => (place === at ? text : null);
        const rate = (pod: string) => ['Genoa', pod, 510, 'AE1', null];
        const rows: CellValue[][] = [
          ['MSC rates valid 1-31 Dec 2026, in USD'],
          ...lineIf('title'),
          ['POL', 'POD', '20GP', 'Service', 'Xyz'],
          [...rate('Shanghai').slice(0, 3), cellIf('service') ?? 'AE1', cellIf('unnamed column')],
          ...lineIf('between'),
          rate('Ningbo'),
          [],
          ...lineIf('below'),
        ];
        const notes = lineIf('other tab');
        const workbook = workbookOf(rows);
        const tabs = notes.length > 0 ? [...workbook.tabs, ...workbookOf(notes, 'Terms').tabs] : workbook.tabs;
        const { rates, findings } = readTabs(
          surveyWorkbook({ ...workbook, tabs }, { ports, carriers }),
          { answers: {}, ports, carriers, now: new Date('2026-11-20T00:00:00Z') },
          createFindingList(),
        );
        const contents = rates.map(({ content: { charges, total } }) => [charges, total.missing]);
        const doubts = findings.filter(({ severity }) => severity !== 'note');
        expect(rates.length).toBeGreaterThan(0);
        expect(/incl/.test(before) || JSON.stringify([contents, doubts]).includes(String(amount)), text).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('no grid of cells stops the reading', () => {
    const odd = fc.oneof(
      fc.constantFrom<CellValue>(
        'POL',
        'POD',
        '20GP',
        '40HC',
        'Carrier',
        'Rate',
        'Currency',
        'Valid from',
        'Charge',
        'Rate basis',
        'Per KG',
        'Code',
        'Port name',
        'NOTES:',
        '20/40/40HQ',
        'Validity: 1-31 Dec 2026',
        'THC THB 2800/4300',
        '起运港',
        '目的港',
        '备注',
        "''",
        '-',
        'MSC',
        'Shanghai',
        'Service',
        'T/S',
        20,
        40,
        46357,
        true,
        null,
      ),
      fc.string({ maxLength: 12 }),
      fc.double({ noNaN: false }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(odd, { maxLength: 9 }), { maxLength: 14 }), (rows) => {
        const { reading } = read(rows, {});
        expect(reading.tabs).toHaveLength(1);
      }),
      { numRuns: 600 },
    );
  });
});
