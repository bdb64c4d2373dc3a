import { type Static, Type } from 'typebox';
import { FindingSchema } from '../../base/index.ts';

const FINDING = {
  code: Type.String({ minLength: 1, maxLength: 100, examples: ['packing_group_mismatch'] }),
  message: Type.String({
    minLength: 1,
    maxLength: 4000,
    description: 'The finding’s sentence, as the refusal gives it',
    examples: ['UN 1263 has no packing group IV.'],
  }),
};

/** A finding about a form that a person overruled. */
export const OverrulingSchema = Type.Object(
  {
    ...FINDING,
    reason: Type.String({ examples: ['The competent authority approved it: letter of 2026-11-20'] }),
    by: Type.String({ examples: ['Grace Chen (documents)'] }),
    at: Type.String({ format: 'date-time' }),
  },
  { title: 'Overruling' },
);
/** A finding about a form that a person overruled. */
export type Overruling = Static<typeof OverrulingSchema>;

/** A doubt that no person answered for. */
export const UnansweredSchema = Type.Object(
  { ...FINDING, severity: FindingSchema.properties.severity },
  { title: 'UnansweredFinding' },
);

/** What a person overrules, and why. */
export const OverruleBodySchema = Type.Object(
  {
    reason: Type.String({
      minLength: 10,
      maxLength: 1000,
      pattern: '\\S',
      description: 'Why it is right in spite of the findings; it stands in the record of every file that is filled',
    }),
    findings: Type.Array(Type.Object(FINDING), {
      minItems: 1,
      maxItems: 100,
      description: '`data.findings` of the refusal, or `unanswered` of the preview, each with its code and message',
    }),
  },
  {
    examples: [
      {
        reason: 'The competent authority approved it: letter of 2026-11-20',
        findings: [{ code: 'packing_group_mismatch', message: 'UN 1263 has no packing group IV.' }],
      },
    ],
  },
);

export const OverrulingListSchema = Type.Object({ data: Type.Array(OverrulingSchema) }, { title: 'Overrulings' });

/** Of requests for a file that is signed: whether doubts that no person answers for refuse it. */
export const refuseDoubtsParam = Type.Optional(
  Type.Boolean({
    description:
      'Refuse it (409 `form_has_doubts`) while it has doubts that no person overruled; else its record names them',
  }),
);
