import { type Static, Type } from 'typebox';
import { textEnum } from '../base/index.ts';

const FieldSchema = Type.Object(
  {
    key: Type.String({
      pattern: '^[a-z][A-Za-z0-9]{0,59}$',
      description: 'Field identifier. A key of a built-in format is filled with the value of that field',
      examples: ['unNo', 'hsCode'],
    }),
    label: Type.String({ minLength: 1, maxLength: 120, examples: ['HS code'] }),
    type: Type.Optional(textEnum(['text', 'select', 'number'], { description: 'text when absent' })),
    options: Type.Optional(
      Type.Array(Type.String({ maxLength: 120 }), {
        minItems: 1,
        maxItems: 100,
        description: 'Values of a select field',
      }),
    ),
    cell: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{1,3}[1-9][0-9]{0,6}$',
        description: 'Its cell in the workbook',
        examples: ['C5'],
      }),
    ),
    labels: Type.Optional(
      Type.Array(Type.String({ minLength: 2, maxLength: 120 }), {
        maxItems: 20,
        description: 'Words before the value in documents and forms, in addition to the label',
        examples: [['HS编码', 'Tariff No.']],
      }),
    ),
  },
  { additionalProperties: false },
);

/** A request to add a format. */
export const NewFormatSchema = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-z][a-z0-9_]{2,59}$',
      description: 'A new id',
      examples: ['acme_booking'],
    }),
    label: Type.String({ minLength: 1, maxLength: 120 }),
    description: Type.Optional(Type.String({ maxLength: 500, description: 'Purpose of the format' })),
    fields: Type.Array(FieldSchema, { minItems: 1, maxItems: 200 }),
  },
  {
    additionalProperties: false,
    title: 'NewFormat',
    examples: [
      {
        id: 'acme_booking',
        label: 'ACME booking form',
        fields: [
          { key: 'unNo', label: 'UN number', cell: 'C5' },
          { key: 'hsCode', label: 'HS code', labels: ['Tariff No.'] },
        ],
      },
    ],
  },
);
/** A request to add a format. */
export type NewFormat = Static<typeof NewFormatSchema>;

/** Kinds of files that templates are. */
export const TEMPLATE_KINDS = ['xlsx', 'docx', 'pdf'] as const;

/** A stored template of a format, without its bytes. */
export const FormatTemplateSchema = Type.Object(
  {
    format: Type.String({ description: 'Id of the format' }),
    kind: textEnum(TEMPLATE_KINDS),
    name: Type.String({ description: 'File name' }),
    sha256: Type.String(),
    sizeBytes: Type.Integer(),
    savedAt: Type.String({ format: 'date-time' }),
    savedBy: Type.String(),
  },
  {
    title: 'FormatTemplate',
    examples: [
      {
        ...{ format: 'yml_dangerous_goods_data', kind: 'xlsx', name: 'declaration-template.xlsx' },
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        ...{ sizeBytes: 8412, savedAt: '2026-11-24T08:40:00.000Z', savedBy: 'Documentation' },
      },
    ],
  },
);
/** A stored template of a format, without its bytes. */
export type FormatTemplate = Static<typeof FormatTemplateSchema>;
