import { expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { makePdf, type TextAt } from '../../documents/testing/make-pdf.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { openDrafts } from '../publications/drafts.ts';
import { openSheets } from '../sheets/sheets.ts';

const { database } = await createTestDatabase();
const names = { ports: createPortResolver(), carriers: createCarrierDirectory() };
const sheets = openSheets(database, () => names);
const by = 'pricing';
const now = new Date('2026-11-20T00:00:00Z');

const SHEET = [
  'December rates in USD,,,,',
  'POL,POD,Carrier,40HC,Salesman',
  'Shanghai,Rotterdam,MSC,1900,Li',
  'Shanghai,Nowhere Port,MSC,1950,Li',
  'Shanghai,Hamburg,MSC,-,Li',
  ',,,,',
  'Rates are subject to change,,,,',
].join('\n');
const VALIDITY = { validFrom: '2026-12-01', validTo: '2026-12-31' };

async function importCsv(text: string, answers = {}) {
  const source = { file: { name: 'rates.csv', bytes: Buffer.from(text) } };
  return (await sheets.importSheet({ source, answers: { ...VALIDITY, ...answers }, by, now })).sheet;
}

async function lane(id: number): Promise<string> {
  const [rate] = (await openDrafts(database).listRates(id, { page: 1, perPage: 1 })).rates;
  return `${rate?.origin.code} > ${rate?.destination.code}`;
}

/** The cells of a window as `A3 Shanghai: origin`. */
function lines(rows: Awaited<ReturnType<typeof sheets.grid.read>>['rows']): string[] {
  return rows.flatMap(({ cells }) =>
    cells.map(({ cell, text, role, reason, rates, findings }) =>
      [
        `${cell} ${text}: ${role}`,
        reason === null ? '' : ` (${reason})`,
        rates.length > 0 ? ` rates ${rates}` : '',
        findings.length > 0 ? ` findings ${findings}` : '',
      ].join(''),
    ),
  );
}

it('Every cell of a sheet says what became of it, with its findings and rates', async () => {
  const { id } = await importCsv(SHEET);
  const { rows, total, tab, tabs, findings } = await sheets.grid.read(id, { page: 1, perPage: 50 });
  expect({ total, tab, tabs }).toEqual({ total: 7, tab: 'rates', tabs: [{ name: 'rates', rows: 7, columns: 5 }] });
  expect(lines(rows)).toEqual([
    'A1 December rates in USD: default (It says the currency of the rows below.)',
    'A2 POL: heading',
    'B2 POD: heading',
    'C2 Carrier: heading',
    'D2 40HC: heading',
    'E2 Salesman: heading',
    'A3 Shanghai: origin',
    'B3 Rotterdam: destination',
    'C3 MSC: carrier',
    'D3 1900: price rates 0',
    'E3 Li: ignored (The column is not part of a rate.)',
    'A4 Shanghai: origin',
    'B4 Nowhere Port: destination findings 0',
    'C4 MSC: carrier',
    'D4 1950: price',
    'E4 Li: ignored (The column is not part of a rate.)',
    'A5 Shanghai: origin',
    'B5 Hamburg: destination',
    'C5 MSC: carrier',
    'D5 -: price',
    'E5 Li: ignored (The column is not part of a rate.)',
    'A7 Rates are subject to change: note',
  ]);
  expect(rows.map(({ row, rates }) => [row, rates])).toEqual([
    [1, []],
    [2, []],
    [3, [0]],
    [4, []],
    [5, []],
    [6, []],
    [7, []],
  ]);
  expect(findings.map(({ number, code }) => [number, code])).toEqual([
    [0, 'port_unknown'],
    [1, 'columns_not_used'],
    [2, 'note'],
    [3, 'not_offered'],
  ]);
});

it('A window has the rows that are asked for, and a tab that is not there is refused with those that are', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => `Shanghai,Rotterdam,MSC,${1000 + index},Li`);
  const { id } = await importCsv([SHEET, ...rows].join('\n'));
  const window = await sheets.grid.read(id, { page: 3, perPage: 100 });
  expect([window.rows[0]?.row, window.rows.at(-1)?.row, window.rows.length]).toEqual([201, 300, 100]);
  expect(window.rows[0]?.cells[3]).toMatchObject({ cell: 'D201', text: '1193', role: 'price' });
  const last = await sheets.grid.read(id, { page: 5, perPage: 100 });
  expect([last.rows[0]?.row, last.rows.at(-1)?.row]).toEqual([401, 457]);
  await expect(sheets.grid.read(id, { tab: 'Prices', page: 1, perPage: 10 })).rejects.toMatchObject({
    code: 'rate_sheet_tab_not_found',
    data: { tab: 'Prices', tabs: ['rates'] },
  });
});

it('A PDF is shown page by page, first the page that has prices, and its findings and rates stand on those pages', async () => {
  const line = (y: number, texts: readonly string[]): TextAt[] =>
    texts.map((text, at): TextAt => [50 + at * 90, y, text]);
  const pages = [
    line(60, ['MSC, valid 1 December 2026 to 31 December 2026. USD per container']),
    [
      ...line(60, ['POL', 'POD', '20GP']),
      ...line(80, ['Kobe', 'Antwerp', '950']),
      ...line(100, ['Kobe', 'Nowhere Port', '970']),
    ],
  ];
  const source = { file: { name: 'offer.pdf', bytes: makePdf(pages) } };
  const { sheet } = await sheets.importSheet({ source, answers: {}, by, now });
  const { tab, tabs, rows } = await sheets.grid.read(sheet.id, { page: 1, perPage: 50 });
  expect({ tab, tabs: tabs.map(({ name }) => name) }).toEqual({ tab: 'page 2', tabs: ['page 1', 'page 2'] });
  expect(rows.map((row) => row.rates)).toEqual([[], [0], []]);
  const placed = sheet.findings.flatMap(({ place }) => (place?.row === undefined ? [] : [place.tab]));
  expect(placed).toEqual(['page 2']);
});

it('A finding about many rows lists them page by page', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, index) => `Shanghai,${index % 2 ? 'Rotterdam' : 'Nowhere'},MSC,${900 + index}`,
  );
  const { id, findings } = await importCsv(['POL,POD,Carrier,USD 40HC', ...rows].join('\n'));
  expect(findings[0]?.message).toMatch(/ On 30 rows, from 2 to 60\.$/);
  const page = await sheets.grid.findingRows({ sheetId: id, finding: 0 }, { page: 2, perPage: 20 });
  expect(page.total).toBe(30);
  expect(page.rows[0]).toEqual({ tab: 'rates', row: 42, cell: 'B42' });
  expect(page.rows).toHaveLength(10);
});

it('What a person says of a column, tab or heading is used, remembered for the layout, listed and forgotten', async () => {
  // Which of two columns of ports is the origin, no heading says: that is asked, and nothing is read until it is said.
  const before = await importCsv('Carrier,Point 1,Point 2,40HC USD\nMSC,Rotterdam,Ningbo,1900');
  expect(before.findings.map(({ code, answer }) => [code, answer])).toContainEqual(['question_columns', 'columns']);
  expect((await sheets.getSheet(before.id)).rates).toBe(0);
  const columns = ['B=destination', 'C=origin'];
  const after = await sheets.rereadSheet(before.id, { answers: { columns }, by, now });
  expect(await lane(after.id)).toBe('CNNGB > NLRTM');
  await expect(sheets.getSheet(before.id)).rejects.toMatchObject({ code: 'rate_sheet_not_found' });
  const next = await importCsv('Carrier,Point 1,Point 2,40HC USD\nMSC,Hamburg,Ningbo,1950');
  expect(await lane(next.id)).toBe('CNNGB > DEHAM');
  expect(next.findings.map(({ code, answer }) => [code, answer])).toEqual([['answer_remembered', 'columns']]);
  const { layouts } = await sheets.layouts.list({ page: 1, perPage: 10 });
  expect(layouts.map(({ file, answers }) => [file, answers])).toEqual([['rates.csv', { columns }]]);
  await sheets.layouts.delete(layouts[0]?.layout ?? '');
  expect(await sheets.layouts.list({ page: 1, perPage: 10 })).toEqual({ layouts: [], total: 0 });
});

it('What is said of a column in other words than those there are is refused', async () => {
  await expect(importCsv(SHEET, { columns: ['B=somewhere'] })).rejects.toMatchObject({
    code: 'rate_sheet_answer_invalid',
  });
});
