import { type Static, Type } from 'typebox';
import { PriceChangeSchema, SubscriptionSchema } from './subscription.schema.ts';

const dateTime = Type.String({ format: 'date-time' });

/** The `data` of the events of a rate sheet: what its publication, or the revert of it, added and changed. */
export const RateSheetEventDataSchema = Type.Object(
  {
    sheet: Type.Object({ id: Type.Integer(), file: Type.String() }),
    publication: Type.Integer({ description: 'Its number, counting every publication and revert' }),
    publishedAt: dateTime,
    publishedBy: Type.String(),
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
  },
  { title: 'RateSheetEventData' },
);
/** The `data` of the events of a rate sheet. */
export type RateSheetEventData = Static<typeof RateSheetEventDataSchema>;

const { id, origin, destination, carrier, equipment } = SubscriptionSchema.properties;

/** The `data` of the event of a watched lane. */
export const RatesChangedEventDataSchema = Type.Object(
  {
    subscription: Type.Object({ id, origin, destination, carrier, equipment }),
    publication: Type.Object({
      number: Type.Integer(),
      kind: Type.Union([Type.Literal('publish'), Type.Literal('revert')]),
      sheet: Type.Integer({ description: 'Id of the rate sheet' }),
      publishedAt: dateTime,
    }),
    total: Type.Integer({ description: 'How many changes there are; `changes` lists 50 at most' }),
    changes: Type.Array(PriceChangeSchema),
  },
  { title: 'RatesChangedEventData' },
);
/** The `data` of the event of a watched lane. */
export type RatesChangedEventData = Static<typeof RatesChangedEventDataSchema>;
