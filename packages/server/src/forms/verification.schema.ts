import { Type } from 'typebox';
import { FindingSchema } from '../base/index.ts';
import { OverrulingSchema, UnansweredSchema } from './overrulings/overruling.schema.ts';

/** The answer of checking a filled file. */
export const VerificationSchema = Type.Object(
  {
    file: Type.String({ examples: ['declaration-filled.xlsx'] }),
    verified: Type.Boolean({ description: 'No finding is an error' }),
    format: Type.String({ examples: ['yml_dangerous_goods_data'] }),
    filledAt: Type.String({ examples: ['2026-11-24T08:45:00.000Z'] }),
    documents: Type.Array(
      Type.Object({
        name: Type.String({ examples: ['safety-data-sheet.pdf'] }),
        sha256: Type.String({ examples: ['adc35c3959df3ab7425b916dcfa1460b84188a355c1fcbfa500fd7885eb74c2a'] }),
        given: Type.Boolean(),
      }),
    ),
    values: Type.Array(
      Type.Object({
        key: Type.String({ examples: ['unNo'] }),
        label: Type.String({ examples: ['UN No.'] }),
        value: Type.Union([Type.String(), Type.Number()], { examples: ['UN1263'] }),
        status: Type.String({ examples: ['stated'] }),
        inFile: Type.Boolean({ description: 'The file still shows it where it was put' }),
        quotesStand: Type.Union([Type.Boolean(), Type.Null()], { description: 'null: not looked for' }),
        correctedBy: Type.Optional(Type.String({ examples: ['Documentation'] })),
      }),
    ),
    signed: Type.Boolean({ description: 'The record has a signature; findings say whether it holds' }),
    overruled: Type.Array(OverrulingSchema, {
      description: 'Findings that a person answered for when the file was filled',
    }),
    unanswered: Type.Array(UnansweredSchema, {
      description: 'Doubts that no person had answered for when the file was filled',
    }),
    findings: Type.Array(FindingSchema),
  },
  { title: 'Verification' },
);
