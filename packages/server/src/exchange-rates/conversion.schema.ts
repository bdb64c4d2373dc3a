import { type Static, type TSchema, Type } from 'typebox';
import { textEnum } from '../base/index.ts';

const nullable = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** The rate between two currencies, and where it is from. */
const UsedRateSchema = Type.Object(
  {
    from: Type.String({ examples: ['USD'] }),
    rate: nullable(
      Type.Number(),
      'Units of the currency for one unit of `from`; null: `reason` says why there is none',
    ),
    source: nullable(Type.String(), 'Who publishes it'),
    date: nullable(Type.String(), 'Its day'),
    reason: nullable(
      textEnum(['no_rate', 'stale']),
      'no_rate: none is loaded for the two currencies; stale: the newest is older than it may be. Nothing is guessed',
    ),
  },
  { title: 'UsedExchangeRate' },
);
/** The rate between two currencies, and where it is from. */
export type UsedRate = Static<typeof UsedRateSchema>;

/** What sums of several currencies are in one. */
export const ConversionSchema = Type.Object(
  {
    currency: Type.String({ examples: ['EUR'] }),
    atLeast: nullable(Type.Number(), 'Null where a rate is missing or stale'),
    atMost: nullable(Type.Number(), 'Null where that is open, or a rate is missing or stale'),
    rates: Type.Array(UsedRateSchema, { description: 'One for each other currency in it' }),
  },
  {
    title: 'Conversion',
    description: 'The same in one currency, by exchange rates that the forwarder loaded; rounded to the minor unit',
  },
);
/** What sums of several currencies are in one. */
export type Conversion = Static<typeof ConversionSchema>;
