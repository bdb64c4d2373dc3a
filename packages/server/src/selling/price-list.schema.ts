import { type Static, Type } from 'typebox';
import { ACCOUNT_PATTERN, textEnum } from '../base/index.ts';

const currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217', examples: ['USD'] });
const day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description, examples: ['2027-01-01'] });
const place = (description: string) =>
  Type.String({ minLength: 1, maxLength: 100, description, examples: ['Shanghai'] });

/** A margin, and what it is added to. */
export const MarginRuleSchema = Type.Object(
  {
    origin: Type.Optional(place('Port, country or region of origin; absent: every one')),
    destination: Type.Optional(place('Port, country or region of destination; absent: every one')),
    carrier: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'SCAC or name', examples: ['MAEU'] }),
    ),
    equipment: Type.Optional(
      Type.String({ minLength: 1, maxLength: 20, description: 'Container type', examples: ['40HC'] }),
    ),
    charge: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'Code or name of the charge; * is every line. Absent: the ocean freight',
        examples: ['BAF'],
      }),
    ),
    amount: Type.Optional(
      Type.Number({
        minimum: -1e9,
        maximum: 1e9,
        description: 'Added to each unit of the line, in `currency`',
        examples: [150],
      }),
    ),
    percent: Type.Optional(
      Type.Number({
        minimum: -100,
        maximum: 1000,
        description: 'Of the buy price, added to it. Below 0 or above 100 it is confirmed (`confirm_margins`)',
        examples: [8],
      }),
    ),
    minimum: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1e9, description: 'The least that is added, in `currency`' }),
    ),
    currency: Type.Optional(currency),
    validFrom: Type.Optional(day('First day of sale (UTC) that it holds')),
    validTo: Type.Optional(day('Last day of sale (UTC) that it holds')),
  },
  {
    additionalProperties: false,
    title: 'MarginRule',
    description:
      'A margin. It needs an `amount` or a `percent`; with `amount` or `minimum` a `currency`, and then it is only for prices in ' +
      'that currency.',
  },
);
/** A margin rule as it was sent. */
export type MarginRule = Static<typeof MarginRuleSchema>;

const RoundingSchema = Type.Object(
  {
    currency,
    step: Type.Number({ exclusiveMinimum: 0, maximum: 1e6, description: 'Sell prices are multiples of it' }),
    direction: Type.Optional(textEnum(['up', 'nearest'], { description: 'up unless said otherwise' })),
  },
  { additionalProperties: false },
);

const contentProperties = {
  accounts: Type.Array(Type.String({ pattern: ACCOUNT_PATTERN }), {
    maxItems: 1000,
    uniqueItems: true,
    description: 'The accounts that are sold at these prices. An account is on one list at most; main is on none',
    examples: [['acme']],
  }),
  rules: Type.Array(MarginRuleSchema, {
    maxItems: 1000,
    description: 'Margins; of those that fit a line the most specific holds',
    examples: [[{ amount: 100, currency: 'USD' }]],
  }),
  rounding: Type.Optional(
    Type.Array(RoundingSchema, {
      maxItems: 50,
      description: 'How sell prices are rounded, by currency; without, to the minor unit. Prices without a margin stay',
    }),
  ),
};
/** What a price list says. */
export const PriceListContentSchema = Type.Object(contentProperties, {
  additionalProperties: false,
  examples: [{ accounts: ['acme'], rules: [{ amount: 100, currency: 'USD' }] }],
});
/** What a price list says, as it was sent. */
export type PriceListContent = Static<typeof PriceListContentSchema>;

const name = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,39}$',
  description: 'Lower-case letters, digits and hyphens',
  examples: ['europe-2027'],
});
/** A new price list. */
export const NewPriceListSchema = Type.Object(
  { name, ...contentProperties },
  {
    additionalProperties: false,
    examples: [{ name: 'europe-2027', accounts: ['acme'], rules: [{ amount: 100, currency: 'USD' }] }],
  },
);
/** Names a price list. */
export const PriceListParams = Type.Object({ name });

/** A price list. */
export const PriceListSchema = Type.Object(
  {
    name: Type.String(),
    accounts: Type.Array(Type.String()),
    rules: Type.Array(MarginRuleSchema),
    rounding: Type.Array(RoundingSchema),
    updatedAt: Type.String({ format: 'date-time' }),
    updatedBy: Type.String(),
    rates: Type.Object(
      {
        current: Type.Integer({ description: 'Current rates that are sold by it' }),
        withoutMargin: Type.Integer({
          description: 'Of these, those whose ocean freight has no margin: sold at the buy price',
        }),
      },
      { description: 'As they are now' },
    ),
    making: Type.Union(
      [
        Type.Object(
          {
            done: Type.Integer({ description: 'Rates that are priced' }),
            total: Type.Integer({ description: 'Of so many; 0: not begun' }),
          },
          { title: 'PricesUnderWay' },
        ),
        Type.Null(),
      ],
      {
        description:
          'Prices of the margins of today that are still being made; questions of its accounts wait for them. null: they are made',
      },
    ),
  },
  { title: 'PriceList' },
);
/** A price list. */
export type PriceList = Static<typeof PriceListSchema>;

/** Asks for what a price list makes of rates. */
export const PreviewQuerySchema = Type.Object({
  origin: Type.Optional(place('Port of loading, as rates are searched by it')),
  destination: Type.Optional(place('Port of discharge, as rates are searched by it')),
  carrier: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'SCAC or name', examples: ['MAEU'] }),
  ),
  equipment: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Container type', examples: ['40HC'] }),
  ),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Rates shown' })),
});

const PreviewLineSchema = Type.Object(
  {
    line: Type.String({ description: 'OFR: the ocean freight; else the code or name of the charge' }),
    currency: Type.Union([Type.String(), Type.Null()]),
    buy: Type.Union([Type.Number(), Type.Null()]),
    sell: Type.Union([Type.Number(), Type.Null()]),
    margin: Type.Union([Type.String(), Type.Null()], { description: 'The rule in words; null: none fits' }),
    rule: Type.Union([Type.Integer(), Type.Null()], { description: 'Which of `rules`, from 1' }),
  },
  { title: 'SellingLine' },
);

/** What a price list makes of rates: the forwarder's view. */
export const PreviewSchema = Type.Object({
  data: Type.Array(
    Type.Object({
      rateId: Type.Integer(),
      origin: Type.String(),
      destination: Type.String(),
      carrier: Type.Union([Type.String(), Type.Null()]),
      equipment: Type.String(),
      currency: Type.String(),
      validFrom: Type.String(),
      validTo: Type.String(),
      buyTotal: Type.Number(),
      sellTotal: Type.Number(),
      remarks: Type.Union([Type.String(), Type.Null()], {
        description: 'What the rate is restricted to, as customers see it',
        examples: ['Non-haz only'],
      }),
      lines: Type.Array(PreviewLineSchema),
    }),
  ),
  meta: Type.Object({ total: Type.Integer({ description: 'How many rates match' }) }),
});
/** What a price list makes of rates. */
export type Preview = Static<typeof PreviewSchema>;
