import { type Static, Type } from 'typebox';
import { QuoteTotalSchema } from '../quotes/quote.schema.ts';

/** What an order costs: the lines of its quote, with the surcharges that its cargo makes certain. */
export const OrderPriceSchema = Type.Object(
  {
    totals: Type.Array(QuoteTotalSchema, { description: 'By currency' }),
    complete: Type.Boolean({ description: 'True only when nothing is known to be missing' }),
    missing: Type.Array(Type.String(), { description: 'What the certain totals leave out, a sentence each' }),
    applied: Type.Array(
      Type.Object({
        code: Type.Union([Type.String(), Type.Null()], { examples: ['DGS'] }),
        name: Type.String({ examples: ['Dangerous goods surcharge'] }),
        amount: Type.Number(),
        currency: Type.String({ examples: ['USD'] }),
      }),
      {
        description: 'Conditional lines of the quote that are charged because the cargo is dangerous; part of `totals`',
      },
    ),
  },
  { title: 'OrderPrice' },
);
/** What an order costs. */
export type OrderPrice = Static<typeof OrderPriceSchema>;
