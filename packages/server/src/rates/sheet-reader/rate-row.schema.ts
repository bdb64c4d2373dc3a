import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { CHARGE_BASES, CHARGE_STATUSES } from '../record/rate.schema.ts';

const day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description, examples: ['2026-12-31'] });
const text = (description: string, maxLength = 200) => Type.String({ minLength: 1, maxLength, description });
const days = (description: string) => Type.Integer({ minimum: 0, maximum: 365, description });

/** A charge of a row sent as JSON. */
const RateRowChargeSchema = Type.Object(
  {
    code: Type.Optional(text('Charge code: BAF, LSS, OTHC …', 20)),
    name: Type.Optional(text('Name; taken from the code when left out')),
    amount: Type.Optional(Type.Union([Type.Number({ minimum: 0 }), Type.Null()], { description: 'Left out: at cost' })),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: "ISO 4217; the row's when left out" })),
    basis: Type.Optional(
      textEnum(CHARGE_BASES, {
        description: 'What one amount is charged for; as usual for the charge, else PER_CONTAINER, when left out',
      }),
    ),
    paymentTerm: Type.Optional(textEnum(['PREPAID', 'COLLECT'])),
    status: Type.Optional(textEnum(CHARGE_STATUSES)),
    condition: Type.Optional(text('When it applies, if not always', 500)),
  },
  { additionalProperties: false },
);

/** A rate as a program sends it: one lane, one container type, one price. */
export const RateRowSchema = Type.Object(
  {
    origin: text('Port of loading: code or name in any spelling the service knows'),
    destination: text('Port of discharge'),
    via: Type.Optional(Type.Array(text('Port of transhipment'), { maxItems: 5 })),
    carrier: Type.Optional(text('SCAC or name')),
    service: Type.Optional(text('Service or loop name')),
    equipment: text('Container type: 20GP, 40HC, 45G1, 40ft …', 40),
    amount: Type.Number({ exclusiveMinimum: 0, description: 'Ocean freight, per container' }),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' })),
    validFrom: Type.Optional(day('First day the price holds')),
    validTo: Type.Optional(day('Last day the price holds')),
    transitDays: Type.Optional(days('Transit time in days')),
    freeDays: Type.Optional(
      Type.Object(
        {
          demurrage: Type.Optional(days('Free time for demurrage at destination, in days')),
          detention: Type.Optional(days('Free time for detention at destination, in days')),
          combined: Type.Optional(days('Both together')),
        },
        { additionalProperties: false },
      ),
    ),
    commodity: Type.Optional(text('FAK, or the commodity')),
    contractReference: Type.Optional(text('Contract or quotation number')),
    serviceMode: Type.Optional(text('CY/CY, CY/SD …', 20)),
    remarks: Type.Optional(text('Remarks', 4000)),
    allIn: Type.Optional(Type.Boolean({ description: 'Nothing is charged but what the row lists' })),
    charges: Type.Optional(Type.Array(RateRowChargeSchema, { maxItems: 60 })),
  },
  { title: 'RateRow', additionalProperties: false, description: 'A rate: one lane, one container type, one price' },
);
/** A rate as a program sends it. */
export type RateRow = Static<typeof RateRowSchema>;
