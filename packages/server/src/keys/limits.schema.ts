import { type Static, Type } from 'typebox';
import { textEnum } from '../base/index.ts';

/** When somebody with the scope orders:approve has to be asked before an order goes out. */
const APPROVALS = ['never', 'incomplete', 'always'] as const;

const money = (description: string) =>
  Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Number({ exclusiveMinimum: 0 }), {
    description,
    examples: [{ USD: 20000, EUR: 18000 }],
  });

/** What a key may order (whatever its scopes say). Nothing set: no limit but the scopes. */
export const KeyLimitsSchema = Type.Object(
  {
    quoteOnly: Type.Optional(Type.Boolean({ description: 'May ask for quotes and never order' })),
    approval: Type.Optional(
      textEnum(APPROVALS, {
        description: 'always: each order waits for approval; incomplete: those whose price leaves something open',
      }),
    ),
    perOrder: Type.Optional(money('Most that one order may cost, by currency; other currencies are refused')),
    perDay: Type.Optional(money('Most that the orders of one day (UTC) may cost; other currencies are refused')),
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
  { title: 'KeyLimits', additionalProperties: false, description: 'What a key may order, whatever its scopes say' },
);
/** What a key may order. */
export type KeyLimits = Static<typeof KeyLimitsSchema>;
