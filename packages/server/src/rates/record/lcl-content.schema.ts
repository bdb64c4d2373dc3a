import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { CHARGE_STATUSES, ChargeDaysSchema, RateContentSchema } from './rate.schema.ts';

/** What one amount of freight is for. W/M: a cubic metre or its weight (`kgPerM3`), whichever is more. */
export const LCL_BASES = ['PER_WM', 'PER_M3', 'PER_TONNE'] as const;
/** One of `LCL_BASES`. */
export type LclBasis = (typeof LCL_BASES)[number];
/** What one amount of a charge is for. */
export const LCL_CHARGE_BASES = [
  ...LCL_BASES,
  'PER_BILL_OF_LADING',
  'PER_DOCUMENT',
  'PER_SHIPMENT',
  'UNKNOWN',
] as const;

const orNull = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });

const LclChargeSchema = Type.Object(
  {
    code: Type.Union([Type.String(), Type.Null()]),
    name: Type.String(),
    amount: orNull('Null when at cost or not stated'),
    currency: Type.Union([Type.String(), Type.Null()], { description: 'ISO 4217' }),
    basis: textEnum(LCL_CHARGE_BASES, { description: 'What one amount is charged for' }),
    minimum: orNull('The least that is charged'),
    maximum: orNull('The most that is charged'),
    paymentTerm: Type.Union([textEnum(['PREPAID', 'COLLECT']), Type.Null()]),
    status: textEnum(CHARGE_STATUSES),
    condition: Type.Union([Type.String(), Type.Null()], { description: 'When it applies, if not always' }),
    days: Type.Optional(ChargeDaysSchema),
  },
  { title: 'LclCharge' },
);
/** A charge beside the freight of an LCL rate. */
export type LclCharge = Static<typeof LclChargeSchema>;

const FreightSchema = Type.Object(
  {
    basis: textEnum(LCL_BASES, {
      description: 'PER_WM: for a cubic metre or the weight that counts as one, whichever the cargo has more of',
    }),
    amount: Type.Number({ description: 'For one unit' }),
    currency: Type.String(),
    kgPerM3: Type.Number({ description: 'The weight that counts as one cubic metre' }),
    minimum: orNull('The least that is charged'),
    minimumQuantity: orNull('The least quantity that is charged'),
    breaks: Type.Array(Type.Object({ from: Type.Number(), amount: Type.Number() }), {
      description: 'Other amounts for larger quantities, ascending; each for one unit of the whole quantity',
    }),
  },
  { title: 'LclFreight', description: 'Ocean freight' },
);
/** The freight of an LCL rate. */
export type LclFreight = Static<typeof FreightSchema>;

const { origin, destination, via, placeOfReceipt, placeOfDelivery } = RateContentSchema.properties;
const { serviceMode, carrier, service } = RateContentSchema.properties;
const { validFrom, validTo, transitDays, commodity, contract, remarks } = RateContentSchema.properties;

/** What an LCL price says, independent of its sheet and publication. */
export const LclContentSchema = Type.Object({
  ...{ origin, destination, via, placeOfReceipt, placeOfDelivery, serviceMode, carrier, service },
  freight: FreightSchema,
  charges: Type.Array(LclChargeSchema),
  missing: Type.Array(Type.String(), { description: 'What the charges leave out, a sentence each' }),
  ...{ validFrom, validTo, transitDays, commodity, contract, remarks },
});
/** What an LCL price says. */
export type LclContent = Static<typeof LclContentSchema>;
