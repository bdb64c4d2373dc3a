import type { FormField, TargetFormat } from './format.schema.ts';

/** A JSON Schema document (draft 2020-12). */
export type JsonSchemaDocument = Record<string, unknown>;

/**
 * The JSON Schema of objects extracted into `format`: one property per field, in the format's order. No field is required,
 * and each may be null, because a document need not have every value.
 */
export function formatJsonSchema(format: TargetFormat): JsonSchemaDocument {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:agent-rate:format:${format.id}`,
    title: format.label,
    description: format.description,
    type: 'object',
    properties: Object.fromEntries(format.fields.map((field) => [field.key, fieldJsonSchema(field)])),
    required: [],
    additionalProperties: false,
  };
}

function fieldJsonSchema(field: FormField): JsonSchemaDocument {
  const place = field.cell === undefined ? {} : { description: `Cell ${field.cell} of the workbook` };
  if (field.type === 'number') return { title: field.label, ...place, type: ['number', 'null'] };
  if (field.options === null) return { title: field.label, ...place, type: ['string', 'null'] };
  return { title: field.label, ...place, type: ['string', 'null'], enum: [...field.options, null] };
}
