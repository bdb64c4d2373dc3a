import { describe, expect, test } from 'vitest';
import type { Order } from '../order.schema.ts';
import { openTestOrders, orderOf } from '../testing/open-test-orders.ts';

const module = await openTestOrders();
const { orders, publish, rates, callerWith } = module;
const now = new Date();
const agent = await callerWith(['rates:read', 'orders:read', 'orders:write']);
const account = await orders.accountOf(agent);

let placedSoFar = 0;
const place = (quoteId: string, more: Partial<Parameters<typeof orders.place>[0]> = {}) => {
  placedSoFar += 1;
  return orders.place({ request: orderOf(quoteId), caller: agent, key: `key-${placedSoFar}`, now, ...more });
};
const orderIn = ({ body }: { body: string }) => JSON.parse(body) as Order;

/** Two containers at 1000 USD on a lane of its own, and what a newer sheet does to it. */
async function quoted(letter: string) {
  const origin = `CNTB${letter}`;
  const [rateId = 0] = await publish([{ origin, amount: 1000 }]);
  const quote = await orders.quotes.create({ rateId, quantities: { containers: 2 } }, account, now);
  const supersede = async (amount: number) => (await publish([{ origin, amount }]))[0] ?? 0;
  return { quote, rateId, supersede };
}

describe('a binding quote', () => {
  test('is ordered at the signed price after a newer sheet raised it, and order and event say by how much', async () => {
    const { quote, supersede } = await quoted('A');
    const newer = await supersede(1400);
    const answer = await place(quote.id);
    expect(answer.status).toBe(201);
    const order = orderIn(answer);
    const [line] = quote.lines;
    const priceMovement = {
      rateId: newer,
      changes: [
        {
          ...{ what: 'line 1: Ocean freight', difference: 800, currency: 'USD' },
          ...{ before: line, after: { ...line, unitAmount: 1400, amount: 2800 } },
        },
      ],
      totals: [{ currency: 'USD', quoted: 2000, current: 2800, difference: 800 }],
    };
    expect(order).toMatchObject({ quote, priceMovement });
    expect(order.feedbacks).toEqual([
      {
        ...{ severity: 'INFO', code: 'INFORMATIONAL_MESSAGE', rule: 'price_moved', jsonPath: '$.quoteId' },
        message:
          `At the rate in force now, rate ${newer}, the certain charges are 2800 USD, 800 USD more than quoted. ` +
          'The quote binds: the order is placed at the quoted price.',
      },
    ]);
    const [placed] = (await orders.listEvents(order.id, {}, agent)).events;
    expect(placed?.data).toMatchObject({ action: 'place', priceMovement });
    expect(await orders.get(order.id, agent)).toEqual(order);
  });

  test('is previewed with what moved, and says that a new quote would cost less', async () => {
    const { quote, supersede } = await quoted('B');
    const newer = await supersede(900);
    const preview = await orders.preview({ request: orderOf(quote.id), caller: agent, now });
    expect(preview).toMatchObject({
      permitted: true,
      totals: quote.totals,
      priceMovement: { totals: [{ currency: 'USD', quoted: 2000, current: 1800, difference: -200 }] },
    });
    expect(await orders.quotes.check(quote.id, now)).toMatchObject({
      ...{ orderable: true, binding: true, reason: null, superseded: true },
      newQuote: { rateId: newer },
    });
  });

  test('is ordered after its sheet was reverted: the order says that the rate is gone', async () => {
    const { quote, rateId } = await quoted('C');
    await rates.revert((await rates.getRevision(rateId)).rate.source.sheet, 'test');
    expect(orderIn(await place(quote.id)).priceMovement).toEqual({
      ...{ rateId: null, changes: [] },
      totals: [{ currency: 'USD', quoted: 2000, current: null, difference: null }],
    });
  });

  test('says nothing of a movement while the price is the same, also on a newer sheet', async () => {
    const { quote, supersede } = await quoted('D');
    await supersede(1000);
    expect(orderIn(await place(quote.id))).toMatchObject({ priceMovement: null, feedbacks: [] });
  });

  test('binds no longer than it is valid', async () => {
    const { quote, supersede } = await quoted('E');
    await supersede(1400);
    const later = new Date(new Date(quote.validUntil).getTime() + 1);
    expect(orderIn(await place(quote.id, { now: later }))).toMatchObject({ code: 'quote_expired' });
  });

  test('that replaces the one of an order brings its own movement', async () => {
    const first = await quoted('F');
    const order = orderIn(await place(first.quote.id));
    const second = await quoted('G');
    await second.supersede(1100);
    const change = { quoteId: second.quote.id };
    const edited = orderIn(await orders.edit({ id: order.id, change, caller: agent, key: undefined, now }));
    expect(edited.priceMovement?.totals).toEqual([{ currency: 'USD', quoted: 2000, current: 2200, difference: 200 }]);
  });

  test('keeps its promise when the operator quotes otherwise from now on, and the signature covers it', async () => {
    const { quote, supersede } = await quoted('H');
    const cautious = module.open(undefined, 'while-current');
    const { rateId } = quote;
    const loose = await cautious.quotes.create({ rateId, quantities: { containers: 2 } }, account, now);
    expect([quote.binding, loose.binding]).toEqual([true, false]);
    await supersede(1400);
    const request = (quoteId: string) => ({ request: orderOf(quoteId), caller: agent, key: quoteId, now });
    expect((await cautious.place(request(quote.id))).status).toBe(201);
    expect(orderIn(await orders.place(request(loose.id)))).toMatchObject({ code: 'quote_price_changed' });
  });
});
