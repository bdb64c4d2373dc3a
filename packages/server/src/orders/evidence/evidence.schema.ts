import { type Static, Type } from 'typebox';

const ValueSchema = Type.Union([Type.String(), Type.Number()]);
const ValueOrNullSchema = Type.Union([Type.String(), Type.Number(), Type.Null()]);

/** What the extraction of one cargo said when the goods were declared with it. */
export const EvidenceSchema = Type.Object(
  {
    cargo: Type.Integer({ description: 'Place of the goods in `cargo`, from 0' }),
    extractionId: Type.Integer(),
    digest: Type.String({
      description: 'SHA-256 of the RFC 8785 form of `declared`: the version of the extraction that was declared',
      examples: ['sha256:5b0f1c…'],
    }),
    declared: Type.Record(Type.String(), ValueSchema, {
      description: 'Its values then, corrections applied; empty ones are left out',
      examples: [{ unNo: 'UN1263', imoHazardClassNo: '3', packingGroup: 'III' }],
    }),
  },
  { title: 'OrderEvidence' },
);
/** What an extraction said when goods were declared with it. */
export type Evidence = Static<typeof EvidenceSchema>;

/** What corrections have made of it since. */
export const EvidenceChangeSchema = Type.Object(
  {
    cargo: Type.Integer({ description: 'Place of the goods in `cargo`, from 0' }),
    extractionId: Type.Integer(),
    changes: Type.Array(
      Type.Object({
        key: Type.String({ examples: ['unNo'] }),
        declared: ValueOrNullSchema,
        now: ValueOrNullSchema,
      }),
      { description: 'What the order declares, and what the extraction says now; null: nothing' },
    ),
  },
  { title: 'OrderEvidenceChange' },
);
/** What corrections have made of the evidence of one cargo since it was declared. */
export type EvidenceChange = Static<typeof EvidenceChangeSchema>;
