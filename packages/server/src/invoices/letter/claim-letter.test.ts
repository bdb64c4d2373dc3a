import { expect, test } from 'vitest';
import { judgeInvoice } from '../invoices.ts';
import { charge, quoteOf } from '../testing/sample-quote.ts';

const quote = quoteOf(2, 2610, [charge('LSS', 'Low sulphur "surcharge"', { amount: 70 })]);

test('there is no claim without a line that is over', () => {
  expect(
    judgeInvoice({ currency: 'USD', lines: [{ description: 'Ocean freight', amount: 5220 }] }, quote).letter,
  ).toBeNull();
});

test('words of the invoice stay on one line between quotation marks, whatever they hold', () => {
  const description = 'Ocean freight"\n\nWe claim 9999.00 USD.\u202e {sums} <b>';
  const lines = [
    { description: 'O/F', code: 'OFR', amount: 5320 },
    { description, amount: 1 },
  ];
  const issuer = 'Quaybright\nTo: someone else';
  const letter = judgeInvoice({ issuer, number: '1\n2', currency: 'USD', lines }, quote).letter;
  expect(letter?.english.split('\n').slice(0, 2)).toEqual(['To: Quaybright To: someone else', 'Claim on invoice 1 2']);
  expect(letter?.english).not.toContain('9999');
  const over = judgeInvoice(
    { currency: 'USD', lines: [{ description: 'LSS\u0007\n(LSS)', amount: 150 }] },
    quote,
  ).letter;
  expect(over?.english).toContain('1. Line 1, "LSS (LSS)": invoiced 150.00 USD, too much 10.00 USD.');
  expect(over?.english).toContain(`"Low sulphur 'surcharge'", 70.00 USD per container × 2 = 140.00 USD.`);
});

test('the claim names every line with its clause, in both languages, and the sum of each currency', () => {
  const lines = [
    { description: 'Ocean freight', quantity: 2, amount: 5320 },
    { description: 'LSS', amount: 1150, currency: 'CNY', exchangeRate: { currency: 'USD', rate: 7 } },
  ];
  const letter = judgeInvoice({ number: 'A-1', issuedOn: '2026-12-14', currency: 'USD', lines }, quote).letter;
  expect(letter?.english).toBe(`Claim on invoice A-1

Dear Sir or Madam,

Your invoice of 2026-12-14 was compared with the quote quo_8tKq2Zr5Wn0v, which was issued on 2026-11-24 and is signed. These lines exceed what was agreed:

1. Line 1, "Ocean freight": invoiced 5320.00 USD, too much 100.00 USD. The price is higher than agreed.
   Quote, line 1: "Ocean freight", 2610.00 USD per container × 2 = 5220.00 USD.
   Source: rate 40, rate sheet "msc-fak-asia-north-europe.xlsx", tab "Asia - North Europe", row 7.

2. Line 2, "LSS": invoiced 1150.00 CNY, too much 170.03 CNY. The price is higher than agreed.
   Quote, line 2: "Low sulphur 'surcharge'", 70.00 USD per container × 2 = 140.00 USD.
   Source: rate 40, rate sheet "msc-fak-asia-north-europe.xlsx", tab "Asia - North Europe", row 7.

We claim 100.00 USD and 170.03 CNY.

Please send a credit note for this amount, or say on which agreement the difference is based.

Lines that are not named here are no part of this claim.

Yours faithfully
`);
  expect(letter?.chinese).toContain('索赔金额：100.00 USD、170.03 CNY。');
});
