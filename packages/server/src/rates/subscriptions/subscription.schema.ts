import { type Static, type TSchema, Type } from 'typebox';
import { PageMetaSchema } from '../../base/index.ts';
import { UnderstoodCarrierSchema, UnderstoodPlaceSchema } from '../search/rate-answer.schema.ts';

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const text = (description: string, example: string) =>
  Type.String({ minLength: 1, maxLength: 200, description, examples: [example] });

const LANE = {
  origin: text('Port of loading: code, name, country, region', 'Shanghai'),
  destination: text('Port of discharge: code, name, country, region', 'Rotterdam'),
};
const CARRIER = text('Shipping line: SCAC or name', 'MAEU');
const EQUIPMENT = text('Container: trade name or ISO 6346 code', '40HC');

/** A lane to be watched. */
export const NewSubscriptionSchema = Type.Object(
  { ...LANE, carrier: Type.Optional(CARRIER), equipment: Type.Optional(EQUIPMENT) },
  {
    additionalProperties: false,
    title: 'NewRateSubscription',
    examples: [{ origin: 'Shanghai', destination: 'Rotterdam', equipment: '40HC' }],
  },
);
/** A lane to be watched. */
export type NewSubscription = Static<typeof NewSubscriptionSchema>;

/** A lane that a key watches. */
export const SubscriptionSchema = Type.Object(
  {
    id: Type.String({ examples: ['sub_Kp3xYc7RnB2d5fQw0Zt8'] }),
    ...LANE,
    carrier: nullable(CARRIER),
    equipment: nullable(EQUIPMENT),
    key: nullable(Type.String({ description: 'The key it belongs to; null: made at the command line' })),
    createdAt: Type.String({ format: 'date-time' }),
    understood: Type.Object(
      {
        origin: nullable(UnderstoodPlaceSchema),
        destination: nullable(UnderstoodPlaceSchema),
        carrier: nullable(UnderstoodCarrierSchema),
      },
      { description: 'What the texts mean today; they are resolved again at each publication' },
    ),
  },
  { title: 'RateSubscription' },
);
/** A lane that a key watches, as it is shown. */
export type Subscription = Static<typeof SubscriptionSchema>;

/** A page of subscriptions. */
export const SubscriptionListSchema = Type.Object(
  { data: Type.Array(SubscriptionSchema), meta: PageMetaSchema },
  { title: 'RateSubscriptionList' },
);

const PriceSchema = Type.Object({
  rate: Type.Integer({ description: 'Id of the rate: GET /rates/{id}' }),
  amount: Type.Number({ description: 'Base amount' }),
  total: Type.Number({ description: 'With the charges that surely apply' }),
  currency: Type.String(),
  validFrom: Type.String(),
  validTo: Type.String(),
});

/** What a publication changed for one lane, carrier and equipment: the prices before and after. */
export const PriceChangeSchema = Type.Object({
  origin: Type.String(),
  destination: Type.String(),
  carrier: nullable(Type.String()),
  equipment: Type.String(),
  kind: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('withdrawn')]),
  before: Type.Array(PriceSchema),
  after: Type.Array(PriceSchema),
});
/** What a publication changed for one lane, carrier and equipment. */
export type PriceChange = Static<typeof PriceChangeSchema>;
