import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { RateFilterSchema } from '../search/rate-query.schema.ts';

/** What a nearby search changes. */
const ALTERNATIVE_CHANGES = [
  'spelling',
  'origin',
  'destination',
  'equipment',
  'carrier',
  'dates',
  'as-of',
  'currency',
  'amount',
  'everything-else',
] as const;

/** A nearby search that finds something, for a search that found nothing. */
export const AlternativeSchema = Type.Object(
  {
    change: textEnum(ALTERNATIVE_CHANGES, { description: 'What differs from the search that found nothing' }),
    explanation: Type.String({
      description: 'What it would mean, a sentence',
      examples: ['From Ningbo, 150 km from Shanghai.'],
    }),
    distanceKm: Type.Union([Type.Integer(), Type.Null()], {
      description: 'How far the other port lies from the one asked for, as the crow flies; null when ports stay',
    }),
    found: Type.Integer({ description: 'Rates that it finds' }),
    best: Type.Array(
      Type.Object({ amount: Type.Number({ examples: [1790] }), currency: Type.String({ examples: ['USD'] }) }),
      {
        description: 'Its lowest base amount in each currency',
      },
    ),
    parameters: Type.Partial(RateFilterSchema, { description: 'The parameters of that search, all of them' }),
    next: Type.String({
      description: 'The call that makes it: path and query',
      examples: ['/rates?origin=CNNGB&destination=Rotterdam'],
    }),
  },
  { title: 'Alternative' },
);
export type Alternative = Static<typeof AlternativeSchema>;
/** What a nearby search changes. */
export type AlternativeChange = Alternative['change'];
