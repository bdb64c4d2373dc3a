import { type Static, Type } from 'typebox';
import { KeyLimitsSchema } from '../../base/index.ts';
import { ScopeSchema } from '../key.schema.ts';

const NARROWED = {
  name: Type.Optional(
    Type.String({
      pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]{0,39}$',
      description: 'Who is given it: letters, digits, blanks, dots, hyphens; at most 40',
      examples: ['booking agent'],
    }),
  ),
  scopes: Type.Optional(
    Type.Array(ScopeSchema, {
      minItems: 1,
      description: 'Absent: those of the key, without admin and orders:approve, which are never passed on',
    }),
  ),
  order: Type.Optional(
    Type.String({
      pattern: '^ord_[0-9A-Za-z]+$',
      description: 'Only this order, and no new one',
      examples: ['ord_x7Qd0Kd2Vq0s'],
    }),
  ),
  limits: Type.Optional(KeyLimitsSchema),
};

/** What a holder takes from a key. */
export const NarrowingSchema = Type.Object(
  {
    minutes: Type.Number({
      exclusiveMinimum: 0,
      maximum: 527_040,
      description: 'How long it works, at most',
      examples: [60],
    }),
    ...NARROWED,
  },
  { additionalProperties: false, title: 'Narrowing' },
);

/** One link of a narrowed key, as it is signed. What this service does not know is refused, never passed over. */
export const KeyLinkSchema = Type.Object(
  { nonce: Type.String({ maxLength: 40 }), until: Type.String({ format: 'date-time' }), ...NARROWED },
  { additionalProperties: false },
);
/** One link of a narrowed key. */
export type KeyLinkContent = Static<typeof KeyLinkSchema>;
