import { type Static, type TSchema, Type } from 'typebox';
import { PageMetaSchema, textEnum } from '../../base/index.ts';
import { ConversionSchema } from '../../exchange-rates/index.ts';
import { AlternativeSchema } from '../alternatives/alternative.schema.ts';
import { RateSchema } from '../record/rate.schema.ts';

const nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

const PlaceReadingSchema = Type.Object(
  {
    kind: textEnum(['port', 'region', 'country']),
    code: Type.String(),
    name: Type.String(),
    country: Type.String(),
    score: Type.Number(),
    reason: Type.String(),
  },
  {
    title: 'PlaceReading',
    examples: [{ kind: 'port', code: 'CNSHA', name: 'Shanghai', country: 'CN', score: 1, reason: 'name' }],
  },
);

/** What the text of a place was understood as. */
export const UnderstoodPlaceSchema = Type.Object(
  {
    text: Type.String({ examples: ['Shanghai'] }),
    understoodAs: Type.Array(PlaceReadingSchema, {
      description: 'Every reading that was searched; empty when none was found',
    }),
    ambiguous: Type.Boolean({ examples: [false] }),
    suggestions: Type.Array(PlaceReadingSchema, {
      description: 'Near misses, when nothing was found',
      examples: [[]],
    }),
  },
  { title: 'UnderstoodPlace' },
);
/** What the text of a place was understood as. */
export type UnderstoodPlace = Static<typeof UnderstoodPlaceSchema>;

/** What the text of a carrier was understood as. */
export const UnderstoodCarrierSchema = Type.Object(
  {
    text: Type.String(),
    scac: nullable(Type.String()),
    name: nullable(Type.String()),
    suggestions: Type.Array(Type.Object({ scac: Type.String(), name: Type.String() })),
  },
  {
    title: 'UnderstoodCarrier',
    examples: [{ text: 'MSC', scac: 'MSCU', name: 'Mediterranean Shipping Company', suggestions: [] }],
  },
);
/** What the text of a carrier was understood as. */
export type UnderstoodCarrier = Static<typeof UnderstoodCarrierSchema>;

/** What a query was understood as, for `meta`. */
export const UnderstoodQuerySchema = Type.Object({
  origin: nullable(UnderstoodPlaceSchema),
  destination: nullable(UnderstoodPlaceSchema),
  carrier: nullable(UnderstoodCarrierSchema),
  validOn: nullable(Type.String({ examples: ['2026-12-01'] })),
  validUntilAtLeast: nullable(
    Type.String({ examples: ['2026-11-24'] }),
    'Rates that end before this day were left out',
  ),
  asOf: nullable(Type.String({ format: 'date-time' })),
});
/** What a query was understood as, for `meta`. */
export type UnderstoodQuery = Static<typeof UnderstoodQuerySchema>;

/** A rate of a list. `converted`: what its `total` is in the currency that was asked for. */
const ListedRateSchema = Type.Interface(
  [RateSchema],
  { converted: Type.Optional(ConversionSchema) },
  { title: 'ListedRate' },
);

/** The answer of `GET /rates`. */
export const RateListSchema = Type.Object(
  {
    data: Type.Array(ListedRateSchema),
    meta: Type.Object(
      {
        ...PageMetaSchema.properties,
        ...UnderstoodQuerySchema.properties,
        alternatives: Type.Optional(
          Type.Union([Type.Array(AlternativeSchema), Type.Null()], {
            description:
              'Only when nothing matches: the nearest searches that find something, each with its call. Null: ' +
              'they were left out because many searches found nothing at once; ask again in a second',
          }),
        ),
      },
      { description: 'What was understood, and which page this is' },
    ),
  },
  { title: 'RateList' },
);

const PriceStatisticsSchema = Type.Object(
  {
    currency: Type.String(),
    equipment: Type.String(),
    n: Type.Integer({ description: 'Rates counted' }),
    min: Type.Number(),
    p10: Type.Number(),
    p25: Type.Number(),
    median: Type.Number(),
    p75: Type.Number(),
    p90: Type.Number(),
    max: Type.Number(),
    mean: Type.Number(),
  },
  {
    title: 'PriceStatistics',
    examples: [
      {
        ...{ currency: 'USD', equipment: '40HC', n: 6, min: 1840, p10: 1905, p25: 2087.5 },
        ...{ median: 2440, p75: 2610, p90: 2780, max: 2950, mean: 2385.67 },
      },
    ],
  },
);
/** The distribution of base amounts in one currency, for one container type. */
export type PriceStatistics = Static<typeof PriceStatisticsSchema>;

const FiguresSchema = Type.Object({
  rates: Type.Integer(),
  lanes: Type.Integer(),
  carriers: Type.Integer(),
  origins: Type.Integer(),
  destinations: Type.Integer(),
  ports: Type.Integer({ description: 'Different ports, as origin or destination' }),
  validity: Type.Object({
    from: nullable(Type.String({ examples: ['2026-08-14'] })),
    to: nullable(Type.String({ examples: ['2026-12-31'] })),
  }),
  prices: Type.Array(PriceStatisticsSchema, { description: 'Base amounts, by currency and equipment, never mixed' }),
});
/** Counts, validity and prices of some rates. */
export type Figures = Static<typeof FiguresSchema>;

const RateStatisticsDataSchema = Type.Interface([FiguresSchema], {
  groups: Type.Optional(
    Type.Array(
      Type.Interface(
        [FiguresSchema],
        { key: Type.Record(Type.String(), Type.String(), { examples: [{ carrier: 'MSCU' }] }) },
        { title: 'RateGroup' },
      ),
    ),
  ),
});
/** The figures over all rates that match, and over each group when asked. */
export type RateStatistics = Static<typeof RateStatisticsDataSchema>;

/** The answer of `GET /rates/stats`. */
export const RateStatisticsSchema = Type.Object(
  {
    data: RateStatisticsDataSchema,
    meta: Type.Object({
      groupBy: nullable(Type.String({ examples: ['carrier'] })),
      groups: Type.Optional(PageMetaSchema),
      ...UnderstoodQuerySchema.properties,
    }),
  },
  { title: 'RateStatistics' },
);
export type RateStatisticsAnswer = Static<typeof RateStatisticsSchema>;
