import { type Static, Type } from 'typebox';
import { PageMetaSchema, PageQueryProperties, textEnum } from '../../base/index.ts';
import { RateExportQuerySchema } from '../exports/export.schema.ts';
import { LCL_BASES, LCL_CHARGE_BASES, LclContentSchema } from '../record/lcl-content.schema.ts';
import { RateSchema } from '../record/rate.schema.ts';
import { UnderstoodQuerySchema } from '../search/rate-answer.schema.ts';
import { RateFilterSchema } from '../search/rate-query.schema.ts';
import { RateRowSchema } from '../sheet-reader/index.ts';

const amount = (description: string) => Type.Number({ minimum: 0, description });
const orNull = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });
const breakFrom = Type.Number({ exclusiveMinimum: 0, description: 'From this quantity on, in units of the basis' });

const { equipment: _equipment, freeDays: _freeDays, charges: rowCharges, ...ROW } = RateRowSchema.properties;
const { basis: _basis, ...ROW_CHARGE } = rowCharges.items.properties;

const LclRowSchema = Type.Object(
  {
    ...ROW,
    amount: Type.Number({ exclusiveMinimum: 0, description: 'Ocean freight for one unit of the basis' }),
    basis: Type.Optional(textEnum(LCL_BASES, { default: 'PER_WM', description: 'What the amount is for' })),
    kgPerM3: Type.Optional(
      Type.Number({
        minimum: 100,
        maximum: 1000,
        default: 1000,
        description: 'The weight that counts as one cubic metre',
      }),
    ),
    minimum: Type.Optional(amount('The least that is charged for the freight')),
    minimumQuantity: Type.Optional(amount('The least quantity that is charged, in units of the basis')),
    breaks: Type.Optional(
      Type.Array(Type.Object({ from: breakFrom, amount: amount('For one unit of the whole quantity') }), {
        maxItems: 20,
        description: 'Other amounts for larger quantities',
      }),
    ),
    charges: Type.Optional(
      Type.Array(
        Type.Object(
          {
            ...ROW_CHARGE,
            basis: Type.Optional(
              textEnum(LCL_CHARGE_BASES, { default: 'UNKNOWN', description: 'What one amount is for' }),
            ),
            minimum: Type.Optional(amount('The least that is charged')),
            maximum: Type.Optional(amount('The most that is charged')),
          },
          { additionalProperties: false },
        ),
        { maxItems: 60 },
      ),
    ),
  },
  { title: 'LclRow', additionalProperties: false },
);
/** An LCL rate as a program sends it. */
export type LclRow = Static<typeof LclRowSchema>;

/** The body of `POST /lcl-rates`. */
export const LclImportSchema = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 200, description: 'A name for the sheet' })),
    rows: Type.Array(LclRowSchema, { minItems: 1, maxItems: 20_000 }),
  },
  {
    examples: [
      {
        name: 'Consolidator, December',
        rows: [
          {
            ...{ origin: 'Shanghai', destination: 'Hamburg', amount: 45, currency: 'USD', minimumQuantity: 1 },
            ...{ validFrom: '2026-12-01', validTo: '2026-12-31', breaks: [{ from: 5, amount: 40 }] },
            charges: [{ code: 'CFS', amount: 12, basis: 'PER_WM', minimum: 25 }],
          },
        ],
      },
    ],
  },
);

/** An LCL rate of a sheet, with its place in it. */
export const DraftLclRateSchema = Type.Interface(
  [LclContentSchema],
  {
    position: Type.Integer({ description: 'Place in the sheet, from 0' }),
    tab: Type.Union([Type.String(), Type.Null()]),
    row: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    id: Type.Optional(Type.Integer({ description: 'Of a published one: GET /lcl-rates/{id}' })),
    known: Type.Optional(RateSchema.properties.known),
  },
  { title: 'DraftLclRate' },
);
/** An LCL rate of a draft. */
export type DraftLclRate = Static<typeof DraftLclRateSchema>;

const { id, source, known } = RateSchema.properties;

/** A published LCL rate. */
export const LclRateSchema = Type.Object(
  { id, ...LclContentSchema.properties, source, known },
  { title: 'LclRate', description: 'A price for cargo of less than a container load' },
);
/** A published LCL rate. */
export type LclRate = Static<typeof LclRateSchema>;

const { equipment: _box, min_amount: _min, max_amount: _max, ...FILTERS } = RateFilterSchema.properties;

/** The query of `GET /lcl-rates`. */
export const LclListQuerySchema = Type.Object({ ...FILTERS, ...PageQueryProperties });
/** The query of `GET /lcl-rates`. */
export type LclListQuery = Static<typeof LclListQuerySchema>;

/** The query of `GET /lcl-rates/export`: the list's, without pages. */
export const LclExportQuerySchema = Type.Object({ format: RateExportQuerySchema.properties.format, ...FILTERS });

/** The answer of `GET /lcl-rates`. */
export const LclListSchema = Type.Object({
  data: Type.Array(LclRateSchema),
  meta: Type.Object({ ...PageMetaSchema.properties, ...UnderstoodQuerySchema.properties }),
});

/** The query of `GET /lcl-rates/price`. */
export const LclPriceQuerySchema = Type.Object({
  ...LclListQuerySchema.properties,
  weight_kg: Type.Number({
    exclusiveMinimum: 0,
    maximum: 100_000,
    description: 'Gross weight of the cargo',
    examples: [1200],
  }),
  volume_m3: Type.Number({ exclusiveMinimum: 0, maximum: 200, description: 'Volume of the cargo', examples: [3.4] }),
});
/** The query of `GET /lcl-rates/price`. */
export type LclPriceQuery = Static<typeof LclPriceQuerySchema>;

const LclLineSchema = Type.Object(
  {
    code: Type.Union([Type.String(), Type.Null()]),
    name: Type.String(),
    basis: textEnum(LCL_CHARGE_BASES),
    quantity: orNull('Units that are charged'),
    unitAmount: orNull('For one unit'),
    amount: orNull('What the line comes to; null when not known'),
    currency: Type.Union([Type.String(), Type.Null()]),
    bound: Type.Union([textEnum(['minimum', 'maximum']), Type.Null()], {
      description: 'Whether the least or the most that is charged decides the amount',
    }),
    certainty: textEnum(['certain', 'conditional', 'unknown']),
    note: Type.Union([Type.String(), Type.Null()], { description: 'Why it is not certain' }),
  },
  { title: 'LclPriceLine' },
);
/** One line of the price of cargo. */
export type LclLine = Static<typeof LclLineSchema>;

const LclPriceSchema = Type.Object(
  {
    chargeable: Type.Object({
      quantity: Type.Number({ description: 'Units of the freight’s basis that are charged', examples: [3.4] }),
      by: textEnum(['volume', 'weight', 'minimum'], { description: 'What decides the quantity' }),
    }),
    lines: Type.Array(LclLineSchema),
    totals: Type.Array(
      Type.Object({
        currency: Type.String(),
        certain: Type.Number(),
        conditional: Type.Number(),
        atLeast: Type.Number(),
        atMost: orNull('Null while something is not known'),
        complete: Type.Boolean(),
      }),
      { description: 'By currency; nothing is converted' },
    ),
    complete: Type.Boolean(),
    missing: Type.Array(Type.String()),
  },
  { title: 'LclPrice' },
);
/** What cargo costs at an LCL rate. */
export type LclPrice = Static<typeof LclPriceSchema>;

/** The answer of `GET /lcl-rates/price`. */
export const LclPriceListSchema = Type.Object({
  data: Type.Array(Type.Object({ rate: LclRateSchema, price: LclPriceSchema }, { title: 'PricedLclRate' })),
  meta: Type.Object({ ...PageMetaSchema.properties, ...UnderstoodQuerySchema.properties }),
});
