import { type Static, type TSchema, Type } from 'typebox';

const nullable = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });
const amount = (description: string) => Type.Number({ description });

/** What a quote costs the forwarder and what it is sold for. */
export const QuoteMarginSchema = Type.Object(
  {
    quoteId: Type.String(),
    account: Type.String({ description: 'The account that it was quoted to' }),
    priceList: nullable(Type.String(), 'Null: quoted at the published price'),
    totals: Type.Array(
      Type.Object({
        currency: Type.String(),
        buy: amount('Sum of the certain lines at the published rate'),
        sell: amount('Sum of the certain lines as quoted'),
        margin: amount('sell less buy'),
      }),
      { description: 'By currency; of the certain lines' },
    ),
    lines: Type.Array(
      Type.Object({
        code: nullable(Type.String(), 'OFR: the ocean freight'),
        name: Type.String(),
        currency: nullable(Type.String(), 'ISO 4217'),
        buy: nullable(Type.Number(), 'Null when not known'),
        sell: nullable(Type.Number(), 'Null when not known'),
      }),
    ),
    margins: Type.Array(
      Type.Object({
        line: Type.String(),
        rule: Type.Integer({ description: 'Which rule of the price list as it was then, from 1' }),
        text: Type.String({ description: 'The margin in words' }),
      }),
    ),
  },
  { title: 'QuoteMargin' },
);
/** What a quote costs the forwarder and what it is sold for. */
export type QuoteMargin = Static<typeof QuoteMarginSchema>;
