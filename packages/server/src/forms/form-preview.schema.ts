import { type Static, Type } from 'typebox';
import { FindingSchema } from '../base/index.ts';
import { BoxSchema } from '../documents/index.ts';
import { UnansweredSchema } from './overrulings/overruling.schema.ts';

const PNG = 'iVBORw0KGgo=';

const EvidenceSchema = Type.Object({
  document: Type.Integer({ description: 'Position in `documents`, counted from 0', examples: [0] }),
  page: Type.Integer({ examples: [2] }),
  box: BoxSchema,
  quote: Type.String({ examples: ['UN 1263'] }),
});
const PlainValueSchema = Type.Union([Type.String(), Type.Number(), Type.Null()], { examples: ['UN1263'] });

/** What a filled form holds, before it is taken. */
export const FormPreviewSchema = Type.Object(
  {
    fileName: Type.String({ examples: ['yml_dangerous_goods_data-safety-data-sheet.pdf'] }),
    mediaType: Type.String({ examples: ['application/pdf'] }),
    file: Type.String({ description: 'The filled file, in base64', examples: ['JVBERi0xLjcK'] }),
    documents: Type.Array(Type.String({ examples: ['safety-data-sheet.pdf'] }), {
      description: 'Names of the documents that it is filled from',
    }),
    values: Type.Array(
      Type.Object({
        key: Type.String({ examples: ['unNo'] }),
        label: Type.String({ examples: ['UN No.'] }),
        shown: Type.String({ description: 'How it reads in the file', examples: ['UN1263'] }),
        sheet: Type.Optional(Type.String({ examples: ['Declaration'] })),
        cell: Type.Optional(Type.String({ examples: ['C5'] })),
        status: Type.String({
          description: '`stated` or `derived` from the documents, `corrected` by a person, or `given` with the request',
          examples: ['stated'],
        }),
        evidence: Type.Array(EvidenceSchema),
        original: Type.Optional(
          Type.Object(
            { value: PlainValueSchema, evidence: Type.Array(EvidenceSchema) },
            { description: 'What was extracted before a person corrected it' },
          ),
        ),
        correction: Type.Optional(
          Type.Object({
            by: Type.String({ examples: ['Documentation'] }),
            at: Type.String({ examples: ['2026-11-24T08:40:00.000Z'] }),
            reason: Type.Union([Type.String(), Type.Null()], { examples: ['Confirmed by the shipper'] }),
          }),
        ),
      }),
      { description: 'Every value in the file, in its order' },
    ),
    findings: Type.Array(FindingSchema, { description: 'What wants a look before the form is signed' }),
    unanswered: Type.Array(UnansweredSchema, {
      description:
        'Those of the findings that a person has to answer for, and no person has: the record in the file names them',
    }),
    pages: Type.Array(
      Type.Object({
        width: Type.Integer({ description: 'In pixels', examples: [910] }),
        height: Type.Integer({ examples: [1287] }),
        picture: Type.String({ description: 'PNG, in base64', examples: [PNG] }),
      }),
      { description: 'The first pages of a PDF; none of a workbook or Word document, which their own programs draw' },
    ),
  },
  { title: 'FormPreview' },
);
/** What a filled form holds, before it is taken. */
export type FormPreview = Static<typeof FormPreviewSchema>;
