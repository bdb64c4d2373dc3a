import { type Static, Type } from 'typebox';
import { textEnum } from './text-enum.ts';

/** When an order needs approval by a key with the scope orders:approve. */
const APPROVALS = ['never', 'incomplete', 'always'] as const;

const money = (description: string) =>
  Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Number({ exclusiveMinimum: 0 }), {
    description,
    examples: [{ USD: 20000, EUR: 18000 }],
  });

/** The limits on a key's orders, in addition to its scopes. Absent properties do not limit. */
export const KeyLimitsSchema = Type.Object(
  {
    quoteOnly: Type.Optional(Type.Boolean({ description: 'May request quotes but not place orders' })),
    approval: Type.Optional(
      textEnum(APPROVALS, {
        description: 'always: each order waits for approval; incomplete: orders whose price is not complete',
      }),
    ),
    perOrder: Type.Optional(money('Maximum cost of one order, by currency; other currencies are refused')),
    perDay: Type.Optional(
      money('Maximum cost of the orders of one day (UTC), by currency; other currencies are refused'),
    ),
    total: Type.Optional(
      money('Maximum cost of all its orders together, by currency; cancelled and refused ones do not count'),
    ),
    orders: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'Maximum number of orders; cancelled and refused ones do not count',
        examples: [3],
      }),
    ),
    lanes: Type.Optional(
      Type.Array(Type.String({ pattern: '^(?:[A-Z]{2}(?:[A-Z0-9]{3})?|\\*)-(?:[A-Z]{2}(?:[A-Z0-9]{3})?|\\*)$' }), {
        minItems: 1,
        maxItems: 200,
        description: 'Only these lanes: origin-destination as port or country code, * for any',
        examples: [['CNSHA-NLRTM', 'CN-*']],
      }),
    ),
    carriers: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Z]{2,4}$' }), {
        minItems: 1,
        maxItems: 100,
        description: 'Only these carriers (SCAC)',
        examples: [['MAEU', 'COSU']],
      }),
    ),
  },
  {
    title: 'KeyLimits',
    additionalProperties: false,
    description: "Limits on a key's orders, in addition to its scopes",
    examples: [
      { approval: 'incomplete', perOrder: { USD: 20000 }, lanes: ['CNSHA-NLRTM'], carriers: ['MAEU', 'COSU'] },
    ],
  },
);
/** The limits on a key's orders. */
export type KeyLimits = Static<typeof KeyLimitsSchema>;
