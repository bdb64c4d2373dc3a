import { type Static, Type } from 'typebox';
import { PageQueryProperties, textEnum } from '../../base/index.ts';

const text = (description: string, example: string) =>
  Type.String({ minLength: 1, maxLength: 200, description, examples: [example] });

/** The filters of contract §4 and ours; the same for the list and for the statistics. */
export const RateFilterSchema = Type.Object({
  origin: Type.Optional(
    text(
      'Port of loading, or place of receipt of a through rate, fuzzy: code, name or part of it, country, region',
      'Shanghai',
    ),
  ),
  pol: Type.Optional(text('Same meaning as origin', 'CNSHA')),
  destination: Type.Optional(
    text(
      'Port of discharge, or place of delivery of a through rate, fuzzy: code, name or part of it, country, region',
      'Rotterdam',
    ),
  ),
  pod: Type.Optional(text('Same meaning as destination', 'NLRTM')),
  carrier: Type.Optional(
    text('Shipping line, exact: SCAC, name or known alias, any case; several separated by commas', 'MAEU'),
  ),
  equipment: Type.Optional(text('Container: trade name or ISO 6346 code', '40HC')),
  valid_on: Type.Optional(
    text('Only prices that hold on this day (YYYY-MM-DD), with the charges of that day in their totals', '2026-12-01'),
  ),
  valid_from: Type.Optional(
    text('Only prices that hold on some day from this one on; a window together with valid_to', '2026-12-01'),
  ),
  valid_to: Type.Optional(text('Only prices that hold on some day up to this one', '2026-12-31')),
  as_of: Type.Optional(
    text(
      'System time: the rates that were current at the end of a day (UTC) or at an instant (RFC 3339)',
      '2026-11-20T12:00:00Z',
    ),
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
/** The filters as they were sent. */
export type RateFilterInput = Static<typeof RateFilterSchema>;

const RATE_ORDERS = [
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
/** What a list of rates is sorted by. */
export type RateOrder = (typeof RATE_ORDERS)[number];

/** The query of `GET /rates`. */
export const RateListQuerySchema = Type.Object({
  ...RateFilterSchema.properties,
  ...PageQueryProperties,
  after: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'Instead of `page`: the rates after the one with this id, in the order asked for. Long lists stay quick',
    }),
  ),
  orderby: Type.Optional(
    textEnum(RATE_ORDERS, {
      default: 'amount',
      description:
        'amount and total sort by currency first: currencies are never mixed. total is what a rate states; ' +
        'comparing rates ranks them by what they may cost in the end',
    }),
  ),
  order: Type.Optional(textEnum(['asc', 'desc'], { default: 'asc', description: 'Direction' })),
  convert_to: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{3}$',
      description:
        'Also each total in this currency (ISO 4217), by the exchange rates that are loaded; the order stays that of the ' +
        "prices' own currencies. A rate that is missing or too old is said and never guessed",
      examples: ['EUR'],
    }),
  ),
});
export type RateListQuery = Static<typeof RateListQuerySchema>;

const STATISTICS_GROUPS = ['lane', 'origin', 'destination', 'carrier', 'equipment', 'month'] as const;
/** What statistics are grouped by. */
export type StatisticsGroup = (typeof STATISTICS_GROUPS)[number];

/** How many groups an answer has when the query does not say. */
export const MOST_GROUPS = 100;

/** The query of `GET /rates/stats`. */
export const RateStatisticsQuerySchema = Type.Object({
  ...RateFilterSchema.properties,
  group_by: Type.Optional(
    textEnum(STATISTICS_GROUPS, {
      description: 'Also the same figures for each lane, origin … A rate counts in every month its validity touches',
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'Page of the groups' })),
  per_page: Type.Optional(
    Type.Integer({
      ...{ minimum: 1, maximum: 100, default: MOST_GROUPS },
      description: 'Groups in an answer, those with most rates first',
    }),
  ),
});
export type RateStatisticsQuery = Static<typeof RateStatisticsQuerySchema>;
