import { type Static, Type } from 'typebox';
import { PageMetaSchema, PageQueryProperties } from '../base/index.ts';
import { RateSchema } from './rate.schema.ts';

const text = (description: string, example: string) =>
  Type.String({ minLength: 1, maxLength: 200, description, examples: [example] });

/** The filters of interface.md §4 and ours; the same for the list and for the statistics. */
export const RateFilterSchema = Type.Object({
  origin: Type.Optional(text('Port of loading, fuzzy: code, name or part of it, country, region', 'Shanghai')),
  pol: Type.Optional(text('Same meaning as origin', 'CNSHA')),
  destination: Type.Optional(text('Port of discharge, fuzzy: code, name or part of it, country, region', 'Rotterdam')),
  pod: Type.Optional(text('Same meaning as destination', 'NLRTM')),
  carrier: Type.Optional(text('Shipping line, exact: SCAC, name or known alias, any case', 'MAEU')),
  equipment: Type.Optional(text('Container: trade name or ISO 6346 code', '40HC')),
  valid_on: Type.Optional(text('Only prices that hold on this day (YYYY-MM-DD)', '2026-12-01')),
  as_of: Type.Optional(
    text('What was known then: a day (its end, UTC) or an instant (RFC 3339)', '2026-11-20T12:00:00Z'),
  ),
  include_expired: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Also prices whose validity has ended. Without it: valid today or later',
    }),
  ),
  currency: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{3}$', description: 'Currency of the base amount, ISO 4217', examples: ['USD'] }),
  ),
  min_amount: Type.Optional(
    Type.Number({ minimum: 0, description: "Lowest base amount, in each rate's own currency" }),
  ),
  max_amount: Type.Optional(
    Type.Number({ minimum: 0, description: "Highest base amount, in each rate's own currency" }),
  ),
});
export type RateFilterInput = Static<typeof RateFilterSchema>;

export const RATE_ORDERS = [
  'amount',
  'total',
  'transit_days',
  'valid_from',
  'valid_to',
  'origin',
  'destination',
  'carrier',
  'published_at',
  'id',
] as const;
export type RateOrder = (typeof RATE_ORDERS)[number];

const literals = <T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

export const RateListQuerySchema = Type.Object({
  ...RateFilterSchema.properties,
  ...PageQueryProperties,
  orderby: Type.Optional(
    Type.Unsafe<RateOrder>({
      ...literals(RATE_ORDERS),
      default: 'amount',
      description: 'amount and total sort by currency first: currencies are never mixed',
    }),
  ),
  order: Type.Optional(
    Type.Unsafe<'asc' | 'desc'>({ ...literals(['asc', 'desc'] as const), default: 'asc', description: 'Direction' }),
  ),
});
export type RateListQuery = Static<typeof RateListQuerySchema>;

export const STATISTICS_GROUPS = ['lane', 'origin', 'destination', 'carrier', 'equipment', 'month'] as const;
export type StatisticsGroup = (typeof STATISTICS_GROUPS)[number];

export const RateStatisticsQuerySchema = Type.Object({
  ...RateFilterSchema.properties,
  group_by: Type.Optional(
    Type.Unsafe<StatisticsGroup>({
      ...literals(STATISTICS_GROUPS),
      description: 'Also the same figures for each lane, origin … A rate counts in every month its validity touches',
    }),
  ),
});
export type RateStatisticsQuery = Static<typeof RateStatisticsQuerySchema>;

const ReadingSchema = Type.Object({
  kind: Type.Union([Type.Literal('port'), Type.Literal('region'), Type.Literal('country')]),
  code: Type.String(),
  name: Type.String(),
  country: Type.String(),
  score: Type.Number(),
  reason: Type.String(),
});

const UnderstoodPlaceSchema = Type.Object({
  text: Type.String(),
  understoodAs: Type.Array(ReadingSchema, {
    description: 'Every reading that was searched; empty when none was found',
  }),
  ambiguous: Type.Boolean(),
  suggestions: Type.Array(ReadingSchema, { description: 'Near misses, when nothing was found' }),
});
export type UnderstoodPlace = Static<typeof UnderstoodPlaceSchema>;

const UnderstoodCarrierSchema = Type.Object({
  text: Type.String(),
  scac: Type.Union([Type.String(), Type.Null()]),
  name: Type.Union([Type.String(), Type.Null()]),
  suggestions: Type.Array(Type.Object({ scac: Type.String(), name: Type.String() })),
});
export type UnderstoodCarrier = Static<typeof UnderstoodCarrierSchema>;

const understood = {
  origin: Type.Union([UnderstoodPlaceSchema, Type.Null()]),
  destination: Type.Union([UnderstoodPlaceSchema, Type.Null()]),
  carrier: Type.Union([UnderstoodCarrierSchema, Type.Null()]),
  validOn: Type.Union([Type.String(), Type.Null()]),
  validUntilAtLeast: Type.Union([Type.String(), Type.Null()], {
    description: 'Rates that end before this day were left out',
  }),
  asOf: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
};

export const RateListSchema = Type.Object({
  data: Type.Array(RateSchema),
  meta: Type.Object(
    { ...PageMetaSchema.properties, ...understood },
    { description: 'What was understood, and which page this is' },
  ),
});

const PriceStatisticsSchema = Type.Object({
  currency: Type.String(),
  equipment: Type.String(),
  n: Type.Integer(),
  min: Type.Number(),
  p10: Type.Number(),
  p25: Type.Number(),
  median: Type.Number(),
  p75: Type.Number(),
  p90: Type.Number(),
  max: Type.Number(),
  mean: Type.Number(),
});
export type PriceStatistics = Static<typeof PriceStatisticsSchema>;

const FiguresSchema = Type.Object({
  rates: Type.Integer(),
  lanes: Type.Integer(),
  carriers: Type.Integer(),
  origins: Type.Integer(),
  destinations: Type.Integer(),
  ports: Type.Integer({ description: 'Different ports, as origin or destination' }),
  validity: Type.Object({
    from: Type.Union([Type.String(), Type.Null()]),
    to: Type.Union([Type.String(), Type.Null()]),
  }),
  prices: Type.Array(PriceStatisticsSchema, { description: 'Base amounts, by currency and equipment, never mixed' }),
});
export type Figures = Static<typeof FiguresSchema>;

export const RateStatisticsSchema = Type.Object({
  data: Type.Interface([FiguresSchema], {
    groups: Type.Optional(
      Type.Array(Type.Interface([FiguresSchema], { key: Type.Record(Type.String(), Type.String()) })),
    ),
  }),
  meta: Type.Object({ groupBy: Type.Union([Type.String(), Type.Null()]), ...understood }),
});
export type RateStatisticsAnswer = Static<typeof RateStatisticsSchema>;
