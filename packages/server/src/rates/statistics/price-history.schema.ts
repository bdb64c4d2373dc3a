import { type Static, Type } from 'typebox';
import { UnderstoodQuerySchema } from '../search/rate-answer.schema.ts';
import { RateFilterSchema } from '../search/rate-query.schema.ts';

const { origin, destination, carrier, equipment, currency, valid_on } = RateFilterSchema.properties;
const moment = (description: string, example: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, description, examples: [example] }));

/** The most moments that a history has. */
export const MOST_MOMENTS = 60;

/** The query of `GET /rates/history`. */
export const PriceHistoryQuerySchema = Type.Object({
  origin: Type.Required(Type.Object({ origin })).properties.origin,
  destination: Type.Required(Type.Object({ destination })).properties.destination,
  ...{ carrier, equipment, currency, valid_on },
  from: moment(
    'From this moment: the end of a day (UTC) or an instant (RFC 3339). From the first publication if absent',
    '2026-08-01',
  ),
  to: moment('Up to this moment; now if absent', '2026-11-22'),
});
/** The query of `GET /rates/history`. */
export type PriceHistoryQuery = Static<typeof PriceHistoryQuerySchema>;

const PointSchema = Type.Object(
  {
    asOf: Type.String({ format: 'date-time' }),
    n: Type.Integer({ description: 'Rates on offer then' }),
    min: Type.Number({ description: 'The cheapest base amount' }),
    median: Type.Number(),
    max: Type.Number(),
  },
  {
    title: 'PricePoint',
    examples: [{ asOf: '2026-11-22T20:08:24.436Z', n: 3, min: 1840, median: 2440, max: 2610 }],
  },
);

const SeriesSchema = Type.Object(
  {
    carrier: Type.Union([Type.String(), Type.Null()], {
      description:
        'SCAC, or the name where there is none; empty where the sheet names none; null: all carriers together',
      examples: ['MSCU'],
    }),
    equipment: Type.String({ examples: ['40HC'] }),
    currency: Type.String({ examples: ['USD'] }),
    points: Type.Array(PointSchema, { description: 'In order of time; a moment without a rate on offer has none' }),
  },
  { title: 'PriceSeries' },
);
/** The prices of one container type in one currency, of one carrier or of all, over time. */
export type PriceSeries = Static<typeof SeriesSchema>;

const HistoryMomentSchema = Type.Object({
  asOf: Type.String({ format: 'date-time' }),
  publication: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Number of the publication; null for the first and the last moment of the window',
  }),
});
/** A moment of a history. */
export type HistoryMoment = Static<typeof HistoryMomentSchema>;

/** The answer of `GET /rates/history`. */
export const PriceHistorySchema = Type.Object(
  {
    data: Type.Array(SeriesSchema),
    meta: Type.Object({
      moments: Type.Array(HistoryMomentSchema, {
        description: `When prices of the lane changed, each publication of them, and the ends of the window; at most ${MOST_MOMENTS}`,
      }),
      truncated: Type.Boolean({ description: 'Earlier publications were left out; ask with an earlier `to` for them' }),
      origin: UnderstoodQuerySchema.properties.origin,
      destination: UnderstoodQuerySchema.properties.destination,
      carrier: UnderstoodQuerySchema.properties.carrier,
      validOn: UnderstoodQuerySchema.properties.validOn,
    }),
  },
  { title: 'PriceHistory' },
);
/** The answer of `GET /rates/history`. */
export type PriceHistory = Static<typeof PriceHistorySchema>;
