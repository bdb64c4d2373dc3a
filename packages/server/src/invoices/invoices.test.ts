import { expect, test } from 'vitest';
import { wallsAround } from '../base/index.ts';
import { openTestOrders } from '../orders/testing/open-test-orders.ts';
import { openInvoices } from './invoices.ts';
import { charge } from './testing/sample-quote.ts';

const { orders, rates, publish, callerWith } = await openTestOrders();
const invoices = openInvoices({ orders, rates });
const now = new Date();
const own = (at: Date) => ({ now: at, walls: wallsAround('main') });
const charges = (amount: number) => [charge('LSS', 'Low sulphur surcharge', { amount })];
const [rateId = 0] = await publish([{ amount: 2610, charges: charges(70) }]);
const account = await orders.accountOf(await callerWith(['rates:read']));
const quote = await orders.quotes.create({ rateId, quantities: { containers: 2 } }, account, now);
const invoice = { currency: 'USD', lines: [{ description: 'LSS', quantity: 2, unitAmount: 90, amount: 180 }] };

test('an invoice is compared with the quote, and the book says what it had on the day of the invoice', async () => {
  const before = await invoices.audit({ quoteId: quote.id, invoice }, [], own(new Date()));
  expect(before.lines).toMatchObject([{ verdict: 'over', difference: 40, book: null }]);
  expect(before.book?.rateId).toBe(rateId);
  const [newer] = await publish([{ amount: 2700, charges: charges(90) }]);
  const after = await invoices.audit({ quote, invoice }, [], own(new Date()));
  expect(after.lines).toMatchObject([
    { verdict: 'over', difference: 40, clause: { rateId, unitAmount: 70 }, book: { rateId: newer, amount: 90 } },
  ]);
  const dated = { ...invoice, issuedOn: '2000-01-01' };
  expect((await invoices.audit({ quoteId: quote.id, invoice: dated }, [], own(new Date()))).book?.rateId).toBeNull();
});

test('a quote that was changed is refused', async () => {
  const changed = { ...quote, validUntil: '2099-01-01T00:00:00.000Z' };
  await expect(invoices.audit({ quote: changed, invoice }, [], own(now))).rejects.toMatchObject({
    code: 'invoice_quote_not_genuine',
    data: { faults: [{ path: '$.signature' }] },
  });
});

test('an audit takes one invoice and one quote', async () => {
  const file = { name: 'invoice.csv', bytes: new TextEncoder().encode('Charge,Amount USD\nLSS,180') };
  for (const [request, files] of [
    [{ quoteId: quote.id }, []],
    [{ invoice }, []],
    [{ quoteId: quote.id, quote, invoice }, []],
    [{ quoteId: quote.id, invoice }, [file]],
  ] as const) {
    await expect(invoices.audit(request, files, own(now))).rejects.toMatchObject({ code: 'invoice_missing' });
  }
  const read = await invoices.audit({ quoteId: quote.id }, [file], own(now));
  expect(read.totals).toMatchObject([{ invoiced: 180, claimable: 40 }]);
});

test('the quote of another account is not found by its id; who holds it signed may audit with it', async () => {
  const other = { now, walls: wallsAround('other') };
  await expect(invoices.audit({ quoteId: quote.id, invoice }, [], other)).rejects.toMatchObject({
    code: 'quote_not_found',
  });
  expect((await invoices.audit({ quote, invoice }, [], other)).totals).toMatchObject([{ claimable: 40 }]);
});
