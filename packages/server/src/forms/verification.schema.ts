import { Type } from 'typebox';
import { FindingSchema } from '../base/index.ts';

/** The answer of checking a filled file. */
export const VerificationSchema = Type.Object(
  {
    file: Type.String(),
    verified: Type.Boolean({ description: 'No finding is an error' }),
    format: Type.String(),
    filledAt: Type.String(),
    documents: Type.Array(Type.Object({ name: Type.String(), sha256: Type.String(), given: Type.Boolean() })),
    values: Type.Array(
      Type.Object({
        key: Type.String(),
        label: Type.String(),
        value: Type.Union([Type.String(), Type.Number()]),
        status: Type.String(),
        inFile: Type.Boolean({ description: 'The file still shows it where it was put' }),
        quotesStand: Type.Union([Type.Boolean(), Type.Null()], { description: 'null: not looked for' }),
        correctedBy: Type.Optional(Type.String()),
      }),
    ),
    findings: Type.Array(FindingSchema),
  },
  { title: 'Verification' },
);
