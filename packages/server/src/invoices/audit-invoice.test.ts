import { describe, expect, test } from 'vitest';
import { QUOTE_EXAMPLE, type Quote } from '../orders/index.ts';
import { auditInvoice } from './audit-invoice.ts';
import { INVOICE_AUDIT_EXAMPLE, INVOICE_REQUEST_EXAMPLE } from './invoice.example.ts';
import type { Invoice, InvoiceLine } from './invoice.schema.ts';
import { judgeInvoice } from './invoices.ts';
import { charge, quoteOf } from './testing/sample-quote.ts';

const quote = quoteOf(2, 2610, [
  charge('LSS', 'Low sulphur surcharge', { amount: 70 }),
  charge('ISPS', 'Port security charge', { amount: null, currency: null, status: 'included' }),
  charge('BL', 'Bill of lading fee', { amount: 50, basis: 'PER_BILL_OF_LADING' }),
  charge('HEA', 'Heavy weight surcharge', { amount: 200, condition: 'above 24 t' }),
  charge('DTHC', 'Terminal handling at destination', { amount: null, currency: 'EUR', status: 'at-cost' }),
  charge('PSS', 'Peak season surcharge', { amount: 40, currency: 'EUR' }),
]);
const FREIGHT: InvoiceLine = { description: 'Ocean freight', quantity: 2, unitAmount: 2610, amount: 5220 };
const said = (lines: InvoiceLine[], head: Partial<Invoice> = {}, of: Quote = quote) =>
  auditInvoice({ currency: 'USD', ...head, lines }, of).lines.map(({ verdict, reason, difference }) => [
    verdict,
    reason,
    difference,
  ]);
/** What is said of lines below a freight that is as quoted. */
const saidOf = (...lines: InvoiceLine[]) => said([FREIGHT, ...lines]).slice(1);

test('the example of the interface is what the audit says', () => {
  const audit = judgeInvoice(INVOICE_REQUEST_EXAMPLE.invoice, QUOTE_EXAMPLE as unknown as Quote);
  expect({ ...audit, book: INVOICE_AUDIT_EXAMPLE.book }).toEqual(INVOICE_AUDIT_EXAMPLE);
});

describe('a line is over the quote when', () => {
  test.each<[string, string, number, InvoiceLine[]]>([
    ['its unit price is higher', 'price_over', 10, [{ description: 'LSS', quantity: 2, unitAmount: 75, amount: 150 }]],
    [
      'it charges a container more than the freight does',
      'quantity_over',
      70,
      [{ description: 'LSS', quantity: 3, unitAmount: 70, amount: 210 }],
    ],
    [
      'it is not its quantity times its unit price',
      'multiplied_wrongly',
      6,
      [{ description: 'LSS', quantity: 2, unitAmount: 70, amount: 146 }],
    ],
    ['the freight includes it', 'included_in_freight', 24, [{ description: 'ISPS', amount: 24 }]],
    [
      'the freight includes it, in any currency',
      'included_in_freight',
      160,
      [{ description: 'ISPS', amount: 160, currency: 'CNY' }],
    ],
    [
      'it is above a conditional charge',
      'price_over',
      20,
      [{ description: 'Heavy weight surcharge', quantity: 2, amount: 420 }],
    ],
    [
      'it is above at its own exchange rate',
      'price_over',
      72,
      [{ description: 'LSS', amount: 1080, currency: 'CNY', exchangeRate: { currency: 'USD', rate: 7.2 } }],
    ],
  ])('%s', (_, reason, difference, lines) => {
    expect(saidOf(...lines)).toEqual([['over', reason, difference]]);
  });

  test('it repeats another line of the one bill of lading', () => {
    const fee = { description: 'B/L fee', amount: 50 };
    expect(said([FREIGHT, fee, fee], { billsOfLading: ['QBFL1'] }).slice(1)).toEqual([
      ['agreed', 'as_quoted', 0],
      ['over', 'charged_twice', 50],
    ]);
  });
});

describe('nothing is claimed, and the reason is said, where', () => {
  test.each<[string, string, InvoiceLine]>([
    ['the quote has no such charge', 'not_quoted', { description: 'Demurrage', amount: 300 }],
    ['the charge is not known', 'charge_not_known', { description: 'Sundry', amount: 30 }],
    ['the line names two charges', 'several_charges', { description: 'LSS / PSS', amount: 500 }],
    [
      'code and description differ',
      'code_contradicts_description',
      { code: 'BAF', description: 'Low sulphur surcharge', amount: 200 },
    ],
    ['the description says more', 'description_unclear', { description: 'LSS - rail leg to Duisburg', amount: 500 }],
    ['an additional amount is named', 'description_unclear', { description: 'additional LSS', amount: 150 }],
    ['another container type is named', 'equipment_differs', { description: 'LSS 20GP', amount: 150 }],
    [
      'the condition may be fulfilled',
      'conditional',
      { description: 'Heavy weight surcharge', quantity: 1, amount: 200 },
    ],
    ['the quote has no amount', 'amount_not_quoted', { description: 'DTHC', amount: 480, currency: 'EUR' }],
    [
      'the currency differs and no rate is stated',
      'currency_differs',
      { description: 'LSS', amount: 2000, currency: 'CNY' },
    ],
    [
      'it is as quoted at a rate that was not agreed',
      'exchange_rate_to_check',
      { description: 'LSS', amount: 1008, currency: 'CNY', exchangeRate: { currency: 'USD', rate: 7.2 } },
    ],
    [
      'a second bill of lading may have been issued',
      'quantity_differs',
      { description: 'B/L fee', quantity: 2, unitAmount: 50, amount: 100 },
    ],
    ['a credit does not add up', 'credit', { description: 'LSS', amount: -20 }],
  ])('%s', (_, reason, line) => {
    expect(saidOf(line)).toEqual([['unknown', reason, null]]);
  });

  test('a container more was shipped', () => {
    const three = [
      { description: 'Ocean freight', quantity: 3, unitAmount: 2610, amount: 7830 },
      { description: 'LSS', quantity: 3, unitAmount: 70, amount: 210 },
    ];
    expect(said(three)).toEqual([
      ['unknown', 'quantity_differs', null],
      ['unknown', 'quantity_differs', null],
    ]);
  });

  test('a charge of the same name may be that of the other port', () => {
    const thc = quoteOf(1, 1000, [charge('THC', 'Terminal handling charge', { amount: 140 })]);
    const line = { description: 'THC', amount: 140 };
    expect(said([line, line], { containers: ['QBYU1234567'] }, thc)).toEqual([
      ['agreed', 'as_quoted', 0],
      ['unknown', 'charged_again', null],
    ]);
  });

  test('no currency is named', () => {
    expect(auditInvoice({ lines: [{ description: 'LSS', amount: 500 }] }, quote).lines[0]?.reason).toBe(
      'currency_missing',
    );
  });
});

describe('a line is as quoted', () => {
  test.each<[string, InvoiceLine[]]>([
    ['as one sum', [{ description: 'LSS', amount: 140 }]],
    ['as one unit', [{ description: 'Low sulphur surcharge (LSS)', quantity: 1, unitAmount: 140, amount: 140 }]],
    ['in Chinese', [{ description: '低硫附加费', amount: 140 }]],
    ['within rounding', [{ description: 'LSS', amount: 140.01 }]],
    ['in its own currency', [{ description: 'PSS', amount: 80, currency: 'EUR' }]],
    [
      'container by container',
      [
        { description: 'LSS QBYU1234567', amount: 70 },
        { description: 'LSS QBYU7654321', amount: 70 },
      ],
    ],
    [
      'less a credit',
      [
        { description: 'LSS', amount: 160 },
        { description: 'LSS', amount: -20 },
      ],
    ],
  ])('%s', (_, lines) => {
    expect(new Set(saidOf(...lines).map(([verdict]) => verdict))).toEqual(new Set(['agreed']));
  });
});

test('the sums keep currencies apart, and claim no more than what is over', () => {
  const lines = [
    { ...FREIGHT, amount: 5320, unitAmount: 2660 },
    { description: 'PSS', amount: 100, currency: 'EUR' },
    { description: 'LSS', amount: 100 },
    { description: 'Sundry', amount: 30 },
  ];
  const { totals, notBilled } = auditInvoice(
    { currency: 'USD', containers: ['QBYU1234567', 'QBYU7654321'], lines },
    quote,
  );
  expect(totals).toEqual([
    { currency: 'USD', invoiced: 5450, agreed: 0, claimable: 100, under: -40, unknown: 30 },
    { currency: 'EUR', invoiced: 100, agreed: 0, claimable: 20, under: 0, unknown: 0 },
  ]);
  expect(notBilled).toEqual([{ quoteLine: 4, code: 'BL', name: 'Bill of lading fee', amount: 50, currency: 'USD' }]);
});
