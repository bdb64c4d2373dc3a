import { describe, expect, test } from 'vitest';
import { WITHOUT_WALLS, wallsAround } from '../base/index.ts';
import { openTestOrders, orderOf } from '../orders/testing/open-test-orders.ts';
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
  const audit = await invoices.audit({ quote, invoice }, [], other);
  expect(audit.totals).toMatchObject([{ claimable: 40 }]);
  // Whether its order was confirmed in part is not for another account to know.
  expect(audit.findings.map(({ code }) => code)).toEqual(['confirmation_not_seen']);
});

describe('of a quote of several rates', () => {
  const doc = (amount: number) => charge('DOC', 'Documentation fee', { amount, basis: 'PER_BILL_OF_LADING' });
  const big = {
    origin: 'CNPDA',
    equipment: '40HC',
    amount: 2000,
    charges: [charge('LSS', 'LSS', { amount: 70 }), doc(50)],
  };
  const small = { ...big, equipment: '20GP', amount: 1200, charges: [charge('LSS', 'LSS', { amount: 35 }), doc(60)] };
  const asked = async () => {
    const [bigId = 0, smallId = 0] = await publish([big, small]);
    const parts = [
      { rateId: bigId, quantities: { containers: 2 } },
      { rateId: smallId, quantities: { containers: 1 } },
    ];
    return { bigId, smallId, quote: await orders.quotes.create({ parts }, account, new Date()) };
  };
  const made = asked();
  const FREIGHT_BIG = { description: 'Ocean freight 40HC', quantity: 2, unitAmount: 2000, amount: 4000 };
  const FREIGHT_SMALL = { description: 'Ocean freight 20GP', quantity: 1, unitAmount: 1200, amount: 1200 };
  const LSS_BIG = { description: 'LSS 40HC', quantity: 2, unitAmount: 70, amount: 140 };
  const LSS_SMALL = { description: 'LSS 20GP', quantity: 1, unitAmount: 35, amount: 35 };
  const DOC = { description: 'Documentation fee', quantity: 1, unitAmount: 60, amount: 60 };
  const audit = async (lines: object[], head: object = {}) =>
    invoices.audit(
      { quoteId: (await made).quote.id, invoice: { currency: 'USD', ...head, lines } as never },
      [],
      own(new Date()),
    );
  const said = async (lines: object[], head: object = {}) =>
    (await audit(lines, head)).lines.map(({ reason, difference, clause }) => [
      reason,
      difference,
      clause?.quoteLine ?? null,
    ]);

  test('an invoice with a line for each charge of each part agrees, and nothing is left to bill', async () => {
    const { bigId, smallId } = await made;
    const answer = await audit([FREIGHT_BIG, LSS_BIG, FREIGHT_SMALL, LSS_SMALL, DOC], { total: 5435 });
    expect(answer.lines.map(({ verdict, clause, book }) => [verdict, clause?.quoteLine, clause?.rateId, book])).toEqual(
      [
        ['agreed', 1, bigId, null],
        ['agreed', 2, bigId, null],
        ['agreed', 4, smallId, null],
        ['agreed', 5, smallId, null],
        ['agreed', 6, smallId, null],
      ],
    );
    expect(answer).toMatchObject({ notBilled: [], findings: [], letter: null, book: { rateId: bigId } });
    expect(answer.totals).toEqual([
      { currency: 'USD', invoiced: 5435, agreed: 5435, claimable: 0, under: 0, unknown: 0 },
    ]);
    const unnamed = [FREIGHT_BIG, LSS_BIG, FREIGHT_SMALL, LSS_SMALL].map((line) => ({
      ...line,
      description: line.description.replace(/ (40HC|20GP)$/, ''),
    }));
    expect(await said(unnamed)).toEqual([1, 2, 4, 5].map((line) => ['as_quoted', 0, line]));
  });

  test('a line that is too high is claimed against its own part', async () => {
    const answer = await audit([FREIGHT_BIG, LSS_BIG, { ...FREIGHT_SMALL, unitAmount: 1250, amount: 1250 }]);
    expect(answer.lines[2]).toMatchObject({
      verdict: 'over',
      reason: 'price_over',
      difference: 50,
      clause: { quoteLine: 4, unitAmount: 1200, rateId: (await made).smallId },
    });
    expect(answer.notBilled.map(({ quoteLine }) => quoteLine)).toEqual([5, 6]);
    expect(answer.letter?.english).toContain('50.00');
  });

  test('a container type that is charged twice is not agreed twice, and not claimed: more of it may have been shipped', async () => {
    const twice = [FREIGHT_BIG, FREIGHT_SMALL, FREIGHT_SMALL];
    const [agreed, again] = [
      ['as_quoted', 0, 4],
      ['charged_again', null, 4],
    ];
    expect(await said(twice)).toEqual([['as_quoted', 0, 1], agreed, again]);
    expect(await said([FREIGHT_BIG, FREIGHT_SMALL, { description: 'Ocean freight', amount: 1200 }])).toEqual([
      ...[['as_quoted', 0, 1], agreed, again],
    ]);
    const two = { ...LSS_SMALL, quantity: 2, amount: 70 };
    expect(await said([FREIGHT_BIG, two])).toEqual([
      ['as_quoted', 0, 1],
      ['quantity_differs', null, 5],
    ]);
    expect(await said([FREIGHT_SMALL, two])).toEqual([agreed, ['quantity_over', 35, 5]]);
    const four = { containers: ['QBYU1234567', 'QBYU7654321', 'QBYU1111111', 'QBYU2222222'] };
    expect(await said([{ description: 'LSS 20GP', amount: 60 }], four)).toEqual([['quantity_differs', null, 5]]);
  });

  test('a fee per bill of lading that is charged per container is claimed when the invoice names one bill of lading', async () => {
    const fee = { ...DOC, quantity: 3, amount: 180 };
    expect(await said([fee])).toEqual([['quantity_differs', null, 6]]);
    expect(await said([fee], { billsOfLading: ['QBFL1'] })).toEqual([['quantity_over', 120, 6]]);
    expect(await said([fee], { billsOfLading: ['QBFL1', 'QBFL2', 'QBFL3'] })).toEqual([['quantity_differs', null, 6]]);
    const byType = [{ ...DOC, description: 'Documentation fee 40HC', quantity: 2, unitAmount: 50, amount: 100 }, DOC];
    expect(await said(byType)).toEqual([
      ['cannot_be_divided', null, 6],
      ['as_quoted', 0, 6],
    ]);
  });

  test('the book says what it has of the part that a line charges, and of no other', async () => {
    const [newer] = await publish([{ ...small, amount: 1300 }]);
    const { lines } = await audit([FREIGHT_BIG, FREIGHT_SMALL, { description: 'Ocean freight', amount: 7 }]);
    expect(lines.map(({ book }) => book)).toEqual([
      null,
      expect.objectContaining({ rateId: newer, amount: 1300 }),
      null,
    ]);
  });

  test('one line for the same charge of several parts at one price is agreed with all of them', async () => {
    const thc = (name: string) => charge('THC', name, { amount: 100 });
    const [bigId = 0, smallId = 0] = await publish([
      { ...big, origin: 'CNPDB', charges: [thc('THC'), charge('LSS', 'LSS', { amount: 70 })] },
      { ...small, origin: 'CNPDB', charges: [thc('THC'), charge('LSS', 'LSS', { amount: 35 })] },
    ]);
    const parts = [
      { rateId: bigId, quantities: { containers: 2 } },
      { rateId: smallId, quantities: { containers: 1 } },
    ];
    const { id } = await orders.quotes.create({ parts }, account, new Date());
    const of = async (line: object) => {
      const lines = [{ description: 'THC', ...line }];
      const answer = await invoices.audit(
        { quoteId: id, invoice: { currency: 'USD', lines: lines as never } },
        [],
        own(new Date()),
      );
      return { line: answer.lines[0], left: answer.notBilled.map(({ quoteLine }) => quoteLine) };
    };
    const agreed = await of({ quantity: 3, unitAmount: 100, amount: 300 });
    expect(agreed).toMatchObject({
      line: { verdict: 'agreed', clause: { quoteLine: 2, quoteLines: [2, 5], quantity: 3, amount: 300 }, book: null },
      left: [1, 3, 4, 6],
    });
    expect((await of({ amount: 300 })).line?.verdict).toBe('agreed');
    for (const other of [
      { quantity: 4, unitAmount: 75, amount: 300 },
      { quantity: 3, unitAmount: 101, amount: 303 },
      { description: 'LSS', quantity: 3, amount: 175 },
    ]) {
      expect((await of(other)).line?.reason).toBe('several_quote_lines');
    }
  });

  describe('ordered and confirmed in part', () => {
    const agent = callerWith(['rates:read', 'orders:read', 'orders:write']);
    const forwarder = callerWith(['orders:read', 'orders:approve']);
    const published = publish([big, small].map((rate) => ({ ...rate, origin: 'CNPDC' })));
    const confirmed = async (counts: [big: number, small: number], isAccepted = true) => {
      const [bigId = 0, smallId = 0] = await published;
      const parts = [
        { rateId: bigId, quantities: { containers: 2 } },
        { rateId: smallId, quantities: { containers: 1 } },
      ];
      const customer = await agent;
      const { id: quoteId } = await orders.quotes.create({ parts }, await orders.accountOf(customer), new Date());
      const placing = { request: orderOf(quoteId), caller: customer, key: quoteId, now: new Date() };
      const { id } = JSON.parse((await orders.place(placing)).body);
      const request = { reason: 'No space', confirmed: counts.map((containers, at) => ({ part: at + 1, containers })) };
      const acting = { id, key: undefined, now: new Date() };
      await orders.act({ ...acting, actions: ['confirm'], request, caller: await forwarder });
      if (isAccepted) await orders.act({ ...acting, actions: ['accept-part'], request: {}, caller: customer });
      return { quoteId, id };
    };
    const auditOf = async (quoteId: string, lines: object[], asking = own(new Date())) =>
      invoices.audit({ quoteId, invoice: { currency: 'USD', lines: lines as never } }, [], asking);
    const short = ({ lines }: Awaited<ReturnType<typeof auditOf>>) =>
      lines.map(({ reason, difference, clause }) => [reason, difference, clause?.quoteLine ?? null]);

    test('it is compared with what was confirmed: counts, fees per bill of lading, and no part that was declined', async () => {
      const { quoteId, id } = await confirmed([1, 0]);
      const one = { ...FREIGHT_BIG, quantity: 1, amount: 2000 };
      const answer = await auditOf(quoteId, [one, { ...DOC, unitAmount: 50, amount: 50 }, FREIGHT_SMALL]);
      expect(short(answer)).toEqual([
        ['as_quoted', 0, 1],
        ['as_quoted', 0, 3],
        ['not_confirmed', null, 4],
      ]);
      expect(answer).toMatchObject({
        order: { id, rest: 'declined', parts: [{ confirmed: 1 }, { ordered: 1, confirmed: 0 }] },
        notBilled: [{ quoteLine: 2, amount: 70 }],
        letter: null,
      });
      const dear = await auditOf(quoteId, [{ ...one, unitAmount: 2100, amount: 2100 }, DOC]);
      expect(short(dear)).toEqual([
        ['price_over', 100, 1],
        ['price_over', 10, 3],
      ]);
      expect(dear.letter?.english).toContain(`Order ${id} was confirmed in part`);
      expect(dear.letter?.english).toContain('1 of 2 of part 1 and 0 of 1 of part 2');
      const named = { containers: ['QBYU1234567', 'QBYU7654321'] };
      expect(short(await auditOf(quoteId, [FREIGHT_BIG]))).toEqual([['quantity_differs', null, 1]]);
      const more = { quoteId, invoice: { currency: 'USD', ...named, lines: [FREIGHT_BIG] } };
      expect(short(await invoices.audit(more, [], own(new Date())))).toEqual([['quantity_differs', null, 1]]);
    });

    test('until the customer accepts it, all that was ordered counts, and a finding says so', async () => {
      const { quoteId } = await confirmed([1, 0], false);
      const answer = await auditOf(quoteId, [FREIGHT_BIG, FREIGHT_SMALL]);
      expect(short(answer)).toEqual([
        ['as_quoted', 0, 1],
        ['as_quoted', 0, 4],
      ]);
      expect(answer).toMatchObject({ order: null, findings: [{ code: 'confirmation_not_accepted' }] });
    });

    test('whoever holds the signed quote of another account learns nothing of its order', async () => {
      const { quoteId } = await confirmed([1, 0]);
      const { quote: signed } = await orders.quotes.within(WITHOUT_WALLS).get(quoteId);
      const invoice = { currency: 'USD', lines: [FREIGHT_BIG] };
      const other = { now: new Date(), walls: wallsAround('other') };
      expect(await invoices.audit({ quote: signed, invoice }, [], other)).toMatchObject({
        order: null,
        findings: [{ code: 'confirmation_not_seen' }],
      });
    });
  });
});
