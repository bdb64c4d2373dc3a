import { describe, expect, test } from 'vitest';
import { dayOf } from '../../base/index.ts';
import { openTestOrders } from '../testing/open-test-orders.ts';

const { open, publish, rates, callerWith } = await openTestOrders();
const orders = open(undefined, 'while-current');
const now = new Date();
const account = await orders.accountOf(await callerWith(['rates:read']));

let lanes = 0;
/** Two containers on a lane of their own, and a newer sheet with the same lane, of another transit time. */
async function quoted(amount = 1000) {
  lanes += 1;
  const origin = `CNT${String.fromCharCode(64 + lanes)}A`;
  const [rateId = 0] = await publish([{ origin, amount }]);
  const quote = await orders.quotes.create({ rateId, quantities: { containers: 2 } }, account, now);
  const supersede = async (price: number) => (await publish([{ origin, amount: price, transitDays: 31 }]))[0] ?? 0;
  return { quote, rateId, supersede };
}

const sums = (certain: number) => [
  { currency: 'USD', certain, conditional: 0, atLeast: certain, atMost: certain, complete: true },
];

describe('whether a quote that does not bind can be ordered', () => {
  test('yes, as long as its rate is in force', async () => {
    const { quote, rateId } = await quoted();
    expect(await orders.quotes.check(quote.id, now)).toEqual({
      ...{ quoteId: quote.id, validUntil: quote.validUntil },
      ...{
        orderable: true,
        binding: false,
        reason: null,
        message: null,
        superseded: false,
        changes: [],
        newQuote: null,
      },
      current: { rateId, totals: sums(2000), complete: true },
    });
  });

  test('yes, when the rate was superseded at the same price; it says by which', async () => {
    const { quote, supersede } = await quoted();
    const newer = await supersede(1000);
    expect(await orders.quotes.check(quote.id, now)).toMatchObject({
      ...{ orderable: true, superseded: true, reason: null },
      current: { rateId: newer, totals: sums(2000) },
    });
  });

  test('no, when the price changed: what it costs now, what differs, and how to ask for a new quote', async () => {
    const { quote, supersede } = await quoted();
    const newer = await supersede(1200);
    const [line] = quote.lines;
    expect(await orders.quotes.check(quote.id, now)).toEqual({
      ...{ quoteId: quote.id, validUntil: quote.validUntil, orderable: false, binding: false, superseded: true },
      reason: 'quote_price_changed',
      message: 'The rate of this quote was superseded, and the price has changed.',
      current: { rateId: newer, totals: sums(2400), complete: true },
      changes: [
        {
          ...{ what: 'line 1: Ocean freight', difference: 400, currency: 'USD' },
          ...{ before: line, after: { ...line, unitAmount: 1200, amount: 2400 } },
        },
      ],
      newQuote: { rateId: newer, date: dayOf(now), quantities: { containers: 2, billsOfLading: 1 } },
    });
  });

  test('no, when it expired, and when its rate was reverted', async () => {
    const { quote, rateId } = await quoted();
    const later = new Date(now.getTime() + 8 * 86_400_000);
    expect(await orders.quotes.check(quote.id, later)).toMatchObject({ orderable: false, reason: 'quote_expired' });
    await rates.revert((await rates.getRevision(rateId)).rate.source.sheet, 'test');
    expect(await orders.quotes.check(quote.id, now)).toMatchObject({
      ...{ orderable: false, reason: 'quote_rate_withdrawn', superseded: true, current: null, newQuote: null },
    });
  });

  test('is told of each quote in a list', async () => {
    const { quote, supersede } = await quoted();
    const find = async (at: Date) => {
      const { quotes } = await orders.quotes.list({ page: 1, perPage: 100, now: at }, account);
      const { expired, orderable } = quotes.find(({ id }) => id === quote.id) ?? {};
      return { expired, orderable };
    };
    expect(await find(now)).toEqual({ expired: false, orderable: true });
    await supersede(1300);
    expect(await find(now)).toEqual({ expired: false, orderable: false });
    expect(await find(new Date(now.getTime() + 8 * 86_400_000))).toEqual({ expired: true, orderable: false });
  });
});
