import { type Static, Type } from 'typebox';
import { PageMetaSchema, PageQueryProperties, textEnum } from '../../base/index.ts';
import { ConversionSchema } from '../../exchange-rates/index.ts';
import { RateSchema } from '../record/rate.schema.ts';
import { UnderstoodQuerySchema } from '../search/rate-answer.schema.ts';
import { RateFilterSchema } from '../search/rate-query.schema.ts';

/** The most rates that are compared at once. */
export const MOST_COMPARED = 500;

/** The query of `GET /rates/compare`. */
export const RateComparisonQuerySchema = Type.Object({
  ...RateFilterSchema.properties,
  ids: Type.Optional(
    Type.String({
      pattern: '^\\d{1,15}(,\\d{1,15}){0,49}$',
      description: 'Only these rates, by their ids with commas between; without other filters',
      examples: ['41,57'],
    }),
  ),
  convert_to: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{3}$',
      description:
        'Also each total in this currency (ISO 4217), by the exchange rates that are loaded, and rates of different currencies ' +
        'ranked by it. A rate that is missing or too old is said and never guessed',
      examples: ['EUR'],
    }),
  ),
  ...PageQueryProperties,
});
/** The query of `GET /rates/compare`. */
export type RateComparisonQuery = Static<typeof RateComparisonQuerySchema>;

const nullableNumber = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });
const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const UsualChargeSchema = Type.Object(
  {
    code: nullableText('Charge code as the trade writes it'),
    name: Type.String(),
    currency: nullableText('ISO 4217'),
    from: nullableNumber('The lowest amount for one container that another rate states'),
    to: nullableNumber('The highest; it is in the upper end'),
  },
  {
    title: 'UsualCharge',
    examples: [{ code: 'BAF', name: 'Bunker adjustment factor', currency: 'USD', from: 400, to: 520 }],
  },
);

const TotalRangeSchema = Type.Object(
  {
    currency: Type.String({ examples: ['USD'] }),
    atLeast: Type.Number({ description: 'What surely applies', examples: [2680] }),
    atMost: Type.Union([Type.Number(), Type.Null()], {
      description:
        'With what applies under a condition and the usual charges that are not stated. Null: `open` says why',
      examples: [3200],
    }),
    otherCurrencies: Type.Array(
      Type.Object({ currency: Type.String(), atLeast: Type.Number(), atMost: Type.Number() }),
      { description: 'Charges in other currencies, beside the amounts above; nothing is converted', examples: [[]] },
    ),
    basis: textEnum(['stated', 'lane', 'countries', 'none'], {
      description:
        'What the upper end is learned from. stated: the rate states its whole price; lane: from other rates of the lane; ' +
        'countries: from rates between the same countries; none: nothing tells it',
    }),
    learnedFrom: Type.Integer({
      description: 'How many other rates the usual charges were learned from',
      examples: [4],
    }),
    usualCharges: Type.Array(UsualChargeSchema, {
      description: 'The charges in the upper end that the rate itself does not state, but other rates do',
    }),
    open: Type.Array(Type.String(), { description: 'Why the upper end is open, a sentence each', examples: [[]] }),
  },
  {
    title: 'TotalRange',
    description: 'What one container on one bill of lading with one document costs, at least and at most',
  },
);
/** What one container costs at least and at most. */
export type TotalRange = Static<typeof TotalRangeSchema>;

const CheapestSchema = textEnum(['certain', 'likely', 'possible', 'no'], {
  description:
    'Whether it is the cheapest of the rates compared in this currency for this container type. certain: the rate states ' +
    'its whole price and no other can be lower; likely: no other can be lower even when the usual charges come on top of ' +
    'it; possible: it may be; no: another is lower even with all that may come on top',
});
/** Whether a rate is the cheapest of those compared. */
export type Cheapest = Static<typeof CheapestSchema>;

const ComparedRateSchema = Type.Object(
  {
    cheapest: CheapestSchema,
    totalRange: TotalRangeSchema,
    converted: Type.Optional(ConversionSchema),
    rate: RateSchema,
  },
  { title: 'ComparedRate' },
);
/** A rate among others. */
export type ComparedRate = Static<typeof ComparedRateSchema>;

/** The answer of `GET /rates/compare`. */
export const RateComparisonSchema = Type.Object(
  {
    data: Type.Array(ComparedRateSchema),
    meta: Type.Object({ ...PageMetaSchema.properties, ...UnderstoodQuerySchema.properties }),
  },
  { title: 'RateComparison' },
);
