import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { RATE_EXAMPLE } from './rate.example.ts';

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const nullableDays = (description: string) => Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description });
const isoDate = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description, examples: ['2026-12-31'] });

/** A place of a rate: what it was understood as, beside the text as given. */
const PlaceSchema = Type.Object(
  {
    code: nullableText('UN/LOCODE-shaped code as the trade writes it'),
    name: nullableText('Port name'),
    country: nullableText('ISO 3166-1 alpha-2'),
    text: Type.String({ description: 'The text as the sheet gives it' }),
  },
  { title: 'Place', description: 'A place, resolved and as given' },
);
/** A place of a rate. */
export type Place = Static<typeof PlaceSchema>;

const CarrierSchema = Type.Object({
  scac: nullableText('NMFTA Standard Carrier Alpha Code; null when the carrier is not in the directory'),
  name: Type.String({ description: 'Carrier name' }),
});

const EquipmentSchema = Type.Object({
  code: Type.String({ description: 'Trade name: 20GP, 40GP, 40HC, 40RH …', examples: ['40HC'] }),
  isoCode: Type.String({ description: 'ISO 6346 size and type code', examples: ['45G1'] }),
});
/** A container type as a rate names it. */
export type EquipmentRef = Static<typeof EquipmentSchema>;

/** What one amount of a charge may be charged for. */
export const CHARGE_BASES = [
  'PER_CONTAINER',
  'PER_TEU',
  'PER_BILL_OF_LADING',
  'PER_DOCUMENT',
  'PER_SHIPMENT',
  'UNKNOWN',
] as const;

/** How a charge relates to the base amount. */
export const CHARGE_STATUSES = ['included', 'subject-to', 'at-cost'] as const;

const nullableDay = (description: string) => Type.Union([isoDate(description), Type.Null()], { description });

/** The days of a charge that does not hold on all days of its rate. */
export const ChargeDaysSchema = Type.Object(
  {
    from: nullableDay('First day; null: the first of the rate'),
    to: nullableDay('Last day; null: the last of the rate'),
  },
  {
    title: 'ChargeDays',
    description:
      'The days on which it holds, both included; absent where it holds on all days of the rate. `condition` says the same in ' +
      'words. On a known day it is charged or it is not; else it is conditional',
  },
);

/** Names after DCSA Booking 2 (Charge), where it has one. */
const ChargeSchema = Type.Object(
  {
    code: nullableText('Charge code as the trade writes it: BAF, LSS, OTHC …'),
    name: Type.String(),
    amount: Type.Union([Type.Number(), Type.Null()], { description: 'Null when at cost or not stated' }),
    currency: nullableText('ISO 4217'),
    basis: textEnum(CHARGE_BASES, { description: 'What one amount is charged for' }),
    paymentTerm: Type.Union([textEnum(['PREPAID', 'COLLECT']), Type.Null()]),
    status: textEnum(CHARGE_STATUSES, {
      description: 'included: inside the base amount; subject-to: on top of it; at-cost: on top, amount not fixed',
    }),
    condition: nullableText('When it applies, if not always'),
    days: Type.Optional(ChargeDaysSchema),
  },
  { title: 'Charge', description: 'A charge beside the base freight' },
);
/** A charge beside the base freight. */
export type Charge = Static<typeof ChargeSchema>;

const TotalSchema = Type.Object(
  {
    amount: Type.Number(),
    currency: Type.String(),
    complete: Type.Boolean({ description: 'True only when nothing is known to be missing' }),
    missing: Type.Array(Type.String(), { description: 'What the amount leaves out, a sentence each' }),
    derived: Type.Optional(
      Type.Array(Type.String(), {
        description: 'What of the amount was worked out by the container type, a sentence each: charges per TEU',
      }),
    ),
    validOn: Type.Optional(
      Type.String({
        format: 'date',
        description: 'The day that it is for; given where charges have days of their own and `valid_on` was asked for',
      }),
    ),
  },
  {
    description:
      'Base amount and the charges that surely apply per container in the same currency; a charge per TEU by the TEU of the ' +
      'container type',
  },
);

/** What a price says, independent of its sheet and publication. */
export const RateContentSchema = Type.Object({
  origin: PlaceSchema,
  destination: PlaceSchema,
  via: Type.Array(PlaceSchema),
  placeOfReceipt: Type.Union([PlaceSchema, Type.Null()]),
  placeOfDelivery: Type.Union([PlaceSchema, Type.Null()]),
  serviceMode: nullableText('CY/CY, CY/SD …'),
  carrier: Type.Union([CarrierSchema, Type.Null()], { description: 'Null when the sheet does not name one' }),
  service: nullableText('Service or loop name'),
  equipment: EquipmentSchema,
  base: Type.Object(
    { amount: Type.Number(), currency: Type.String() },
    { description: 'Ocean freight, per container' },
  ),
  charges: Type.Array(ChargeSchema),
  total: TotalSchema,
  validFrom: isoDate('First day the price holds'),
  validTo: isoDate('Last day the price holds'),
  transitDays: nullableDays('Transit time in days; the longest when a range is given'),
  transitDaysMin: nullableDays('The shortest when a range is given'),
  freeDays: Type.Object({
    demurrage: nullableDays('Free time for demurrage at destination, in days'),
    detention: nullableDays('Free time for detention at destination, in days'),
    combined: nullableDays('Demurrage and detention together'),
  }),
  commodity: nullableText('FAK, or the commodity the price is for'),
  contract: Type.Object({
    type: Type.Union([textEnum(['SPOT', 'CONTRACT', 'NAC', 'FAK']), Type.Null()]),
    reference: nullableText('Contract or quotation number'),
  }),
  remarks: nullableText('Remarks as given'),
});
/** What a price says. */
export type RateContent = Static<typeof RateContentSchema>;

const SourceSchema = Type.Object({
  sheet: Type.Integer({ description: 'Id of the rate sheet it was imported with' }),
  file: Type.String(),
  tab: nullableText('Worksheet name'),
  row: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  publishedAt: Type.String({ format: 'date-time' }),
});

/** A published rate: content, where it came from, and its system time. Immutable but for `known.to`. */
export const RateSchema = Type.Interface(
  [RateContentSchema],
  {
    id: Type.Integer(),
    source: SourceSchema,
    known: Type.Object(
      {
        from: Type.String({ format: 'date-time' }),
        to: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      },
      { description: 'System time: when this rate was the current one; `to` is null while it is' },
    ),
  },
  { title: 'Rate', examples: [RATE_EXAMPLE] },
);
/** A published rate. */
export type Rate = Static<typeof RateSchema>;
