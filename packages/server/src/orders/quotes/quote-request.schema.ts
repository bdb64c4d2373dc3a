import { type Static, Type } from 'typebox';

/** The quantities of a quote. */
const QuantitiesSchema = Type.Object(
  {
    containers: Type.Integer({ minimum: 1, maximum: 1000, description: "Containers of the rate's equipment" }),
    billsOfLading: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: '1 if absent' })),
    documents: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1000,
        description: 'For charges per document; without it they are not counted',
      }),
    ),
  },
  { additionalProperties: false, description: 'The quantities to price' },
);

const text = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, description, examples: [example] }));

/** What names a rate, and how much of it is asked for. */
const ASKED = {
  rateId: Type.Optional(Type.Integer({ minimum: 1, description: 'Id of the rate; or give lane and equipment' })),
  origin: text('Port of loading: code, name, country, region', 'Shanghai'),
  destination: text('Port of discharge: code, name, country, region', 'Rotterdam'),
  carrier: text('Shipping line, exact', 'MAEU'),
  equipment: text('Container: trade name or ISO 6346 code', '40HC'),
  date: Type.Optional(
    Type.String({
      format: 'date',
      description: 'Day of the price. If absent: by rateId the first valid day from today on, by lane today',
    }),
  ),
};

/** The body of `POST /quotes`. */
export const QuoteRequestSchema = Type.Object(
  {
    ...ASKED,
    quantities: Type.Optional(QuantitiesSchema),
    parts: Type.Optional(
      Type.Array(
        Type.Object(
          {
            ...ASKED,
            quantities: QuantitiesSchema,
            leg: Type.Optional(
              Type.Integer({
                minimum: 1,
                maximum: 10,
                description: 'Which leg of one journey it is; given for every part or for none',
              }),
            ),
          },
          { title: 'QuotePartRequest', additionalProperties: false },
        ),
        {
          minItems: 1,
          maxItems: 20,
          description:
            'Several rates in one quote, in place of a rate and `quantities`: container types of a lane, several lanes, or the ' +
            'legs of a journey',
        },
      ),
    ),
    convertTo: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        description: 'Also the totals in this currency (ISO 4217), with the exchange rates used; signed with the quote',
        examples: ['EUR'],
      }),
    ),
    reference: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Your own reference for the quote' }),
    ),
  },
  {
    title: 'QuoteRequest',
    additionalProperties: false,
    examples: [
      { rateId: 1, quantities: { containers: 2 } },
      {
        origin: 'Shanghai',
        destination: 'Rotterdam',
        equipment: '40HC',
        carrier: 'MAEU',
        quantities: { containers: 2 },
      },
      {
        parts: [
          { rateId: 1, quantities: { containers: 2 } },
          { rateId: 2, quantities: { containers: 1 } },
        ],
      },
    ],
  },
);
/** A request for a quote. */
export type QuoteRequest = Static<typeof QuoteRequestSchema>;
/** What names the rate of a quote or of a part, and how much of it. */
export type PartRequest = NonNullable<QuoteRequest['parts']>[number];
