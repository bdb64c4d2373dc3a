import { type Static, Type } from 'typebox';
import { textEnum } from '../../base/index.ts';
import { DOCUMENT_TYPES } from '../../documents/index.ts';
import { EvidenceSchema, PlainValueSchema } from '../extraction.schema.ts';

const EXAMPLE = {
  documents: [
    { id: 17, name: 'safety-data-sheet.pdf', documentType: 'safety-data-sheet' },
    { id: 18, name: 'packing-certificate.pdf', documentType: 'packing-use-certificate' },
  ],
  fields: [
    {
      key: 'packingGroup',
      agreement: 'different',
      statements: [
        {
          ...{ document: 17, value: 'III', status: 'stated', confidence: 0.985 },
          evidence: [{ document: 17, page: 2, box: [301.5, 415, 310.1, 423], quote: 'III' }],
        },
        {
          ...{ document: 18, value: 'II', status: 'stated', confidence: 0.9 },
          evidence: [{ document: 18, page: 1, box: [210, 240.5, 216.3, 250.5], quote: 'II' }],
        },
      ],
      likelierWrong: 18,
      message:
        'packing group: "III" in safety-data-sheet.pdf, page 2; "II" in packing-certificate.pdf, page 1. Likelier wrong: ' +
        'packing-certificate.pdf, since the list agrees with safety-data-sheet.pdf.',
      ask: { english: 'The documents differ on packing group. Which is right? Please send the corrected document.' },
    },
  ],
};

const StatementSchema = Type.Object({
  document: Type.Integer({ description: 'Id of the document' }),
  value: PlainValueSchema,
  status: textEnum(['stated', 'derived', 'negated', 'unreadable', 'conflict'], {
    description: 'As for values of an extraction; conflict: the document contradicts itself',
  }),
  confidence: Type.Number({ description: 'As for values of an extraction; 0 when empty' }),
  evidence: Type.Array(EvidenceSchema),
});

/** What each document of an extraction says, field by field. */
export const DocumentComparisonSchema = Type.Object(
  {
    documents: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), documentType: textEnum(DOCUMENT_TYPES) }),
    ),
    fields: Type.Array(
      Type.Object({
        key: Type.String(),
        agreement: textEnum(['single', 'same', 'alike', 'different', 'own'], {
          description:
            'single: one document states it; same; alike: the same in other words; different: one of them is wrong; own: ' +
            'each document has its own, as a date of issue',
        }),
        statements: Type.Array(StatementSchema, { description: 'The best source first' }),
        likelierWrong: Type.Union([Type.Integer(), Type.Null()], {
          description: 'Id of the document that is likelier wrong; null when nothing tells them apart',
        }),
        message: Type.Union([Type.String(), Type.Null()], { description: 'Why that one is likelier wrong' }),
        ask: Type.Union([Type.Object({ english: Type.String(), chinese: Type.Optional(Type.String()) }), Type.Null()], {
          description: 'The question to send the shipper',
        }),
      }),
      { description: 'Every field that at least one document speaks of, in the order of the catalogue' },
    ),
  },
  { title: 'DocumentComparison', examples: [EXAMPLE] },
);
/** What each document of an extraction says, field by field. */
export type DocumentComparison = Static<typeof DocumentComparisonSchema>;
