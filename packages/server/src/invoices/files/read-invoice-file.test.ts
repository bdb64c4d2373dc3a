import { expect, test } from 'vitest';
import { makePdf } from '../../documents/testing/make-pdf.ts';
import { readInvoiceFile } from './read-invoice-file.ts';

const csv = (text: string) => readInvoiceFile({ name: 'invoice.csv', bytes: new TextEncoder().encode(text) });

test('a table is read with its head, its total, and every row that is no charge', async () => {
  const { invoice, findings } = await csv(
    [
      'Quaybright Forwarding Ltd.,,,,,',
      'Invoice No: QB-1187,,Invoice date: 2026-12-14,,B/L No: QBFL2612001,QBYU1234567',
      'Charge,Code,Qty,Unit price,Amount (USD),Remarks',
      'Ocean freight 40HC,OFR,2,2610.00,"5,220.00",',
      '低硫附加费 LSS,LSS,2,70,140,',
      'Bill of lading fee,,1,,EUR 50,',
      'Credit note,,,,(30.00),',
      'Handling,,,,1.234,',
      'Paid by transfer,,,,,',
      'Total,,,,5380,',
    ].join('\n'),
  );
  expect(invoice).toEqual({
    number: 'QB-1187',
    issuedOn: '2026-12-14',
    billsOfLading: ['QBFL2612001'],
    containers: ['QBYU1234567'],
    total: 5380,
    lines: [
      { description: 'Ocean freight 40HC', code: 'OFR', quantity: 2, unitAmount: 2610, amount: 5220, currency: 'USD' },
      { description: '低硫附加费 LSS', code: 'LSS', quantity: 2, unitAmount: 70, amount: 140, currency: 'USD' },
      { description: 'Bill of lading fee', quantity: 1, amount: 50, currency: 'EUR' },
      { description: 'Credit note', amount: -30, currency: 'USD' },
    ],
  });
  expect(findings.map(({ code, place, quote }) => [code, place?.row, quote])).toEqual([
    ['invoice_row_not_read', 8, 'Handling  1.234'],
    ['invoice_row_not_read', 9, 'Paid by transfer'],
  ]);
});

test('a Chinese table is read', async () => {
  const { invoice } = await csv('费用名称,数量,单位,单价,金额,币种\n海运费,2,柜,2610,5220,USD\n合计,,,,5220,USD');
  expect(invoice.total).toBe(5220);
  expect(invoice.lines).toEqual([
    { description: '海运费', quantity: 2, unitAmount: 2610, amount: 5220, currency: 'USD', basis: 'PER_CONTAINER' },
  ]);
});

test('a PDF is read by the columns under its headings', async () => {
  const pdf = makePdf([
    [
      [50, 60, 'Invoice No. QB-1188'],
      [50, 120, 'Description'],
      [300, 120, 'Qty'],
      [360, 120, 'Unit price'],
      [450, 120, 'Amount USD'],
      [50, 140, 'Ocean freight'],
      [300, 140, '2'],
      [360, 140, '2,610.00'],
      [460, 140, '5,220.00'],
      [50, 160, 'Documentation fee'],
      [465, 160, '55.00'],
      [50, 180, 'Total'],
      [460, 180, '5,275.00'],
      [50, 220, 'Please pay within 14 days.'],
    ],
  ]);
  const { invoice, findings } = await readInvoiceFile({ name: 'invoice.pdf', bytes: pdf });
  expect(invoice).toEqual({
    number: 'QB-1188',
    total: 5275,
    lines: [
      { description: 'Ocean freight', quantity: 2, unitAmount: 2610, amount: 5220, currency: 'USD' },
      { description: 'Documentation fee', amount: 55, currency: 'USD' },
    ],
  });
  expect(findings.map(({ code, place }) => [code, place?.page])).toEqual([['invoice_row_not_read', 1]]);
});

test('a file without such a table is refused', async () => {
  await expect(csv('POL,POD,40HC\nShanghai,Rotterdam,2610')).rejects.toMatchObject({ code: 'invoice_table_missing' });
});
