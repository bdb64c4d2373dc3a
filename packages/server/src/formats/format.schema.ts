import { type Static, Type } from 'typebox';

/** One field of a form (contract §2.3). `cell` and `normalizedAliases` are present or absent by format, never undefined. */
const FormFieldSchema = Type.Object(
  {
    key: Type.String({ description: 'Field identifier' }),
    label: Type.String({ description: 'Display label' }),
    type: Type.Union([Type.Literal('text'), Type.Literal('select'), Type.Literal('number')]),
    required: Type.Literal(false, { description: 'No form field is required' }),
    options: Type.Union([Type.Array(Type.String()), Type.Null()], {
      description: 'Allowed values of a select field; otherwise null',
    }),
    validation: Type.Null({ description: 'Reserved; always null' }),
    cell: Type.Optional(
      Type.String({ description: 'Cell of the workbook, in yml_chemical_data only', examples: ['D3'] }),
    ),
    normalizedAliases: Type.Optional(
      Type.Null({ description: 'Reserved; always null, and absent in yml_chemical_data' }),
    ),
    labels: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Words before the value in documents and forms; only in added formats',
      }),
    ),
  },
  {
    title: 'FormField',
    examples: [{ key: 'unNo', label: 'UN No.', type: 'text', required: false, options: null, validation: null }],
  },
);
/** One field of a form. */
export type FormField = Static<typeof FormFieldSchema>;

/** One field of the canonical catalogue (contract §2.4). Keys are not unique: `destination` occurs twice. */
const CanonicalFieldSchema = Type.Object(
  {
    key: Type.String({ description: 'Field identifier; `destination` occurs twice' }),
    label: Type.String({ description: 'Display label' }),
    type: Type.Union([Type.Literal('string'), Type.Literal('number'), Type.Literal('date'), Type.Literal('enum')]),
    required: Type.Boolean(),
  },
  { title: 'CanonicalField', examples: [{ key: 'unNo', label: 'UN number', type: 'string', required: false }] },
);
/** One field of the canonical catalogue. */
export type CanonicalField = Static<typeof CanonicalFieldSchema>;

/** A format that documents are extracted into (contract §2.5). */
export const TargetFormatSchema = Type.Object(
  {
    id: Type.String({ examples: ['yml_chemical_data'] }),
    label: Type.String({ examples: ['Chemical data'] }),
    description: Type.String({ description: 'Purpose of the format', examples: ['Data of a chemical for a booking'] }),
    fields: Type.Array(FormFieldSchema),
  },
  { title: 'TargetFormat' },
);
/** A format that documents are extracted into. */
export type TargetFormat = Static<typeof TargetFormatSchema>;

/** The whole registry (contract §2.2). */
export const FormatRegistrySchema = Type.Object(
  {
    fields: Type.Array(FormFieldSchema, { description: 'Fields of the default format' }),
    initialFields: Type.Array(FormFieldSchema, { description: 'Same content as `fields`' }),
    canonicalFields: Type.Array(CanonicalFieldSchema, { description: 'Canonical field catalogue' }),
    targetFormats: Type.Array(TargetFormatSchema, { description: 'Available formats' }),
    defaultTargetFormat: Type.Literal('yml_chemical_data', { description: 'Id of the default format' }),
    fixedModel: Type.String({ description: 'Extraction model in use' }),
    formatRegistryVersion: Type.String({ examples: ['1.0.0'] }),
    schemaVersion: Type.String({ examples: ['1.0.0'] }),
  },
  { title: 'FormatRegistry' },
);
/** The whole registry. */
export type FormatRegistry = Static<typeof FormatRegistrySchema>;
