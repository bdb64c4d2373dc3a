import { RateContentSchema, RateSchema } from './rate.schema.ts';

/** `docs/rate-record.schema.json`: the rate record as one self-contained JSON Schema (draft 2020-12). */
export function printRateSchema(): string {
  const { id, source, known } = RateSchema.properties;
  const properties = { id, ...RateContentSchema.properties, source, known };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:agent-rate:rate-record:1.0.0',
    title: 'Ocean freight rate',
    description: 'One price for one lane, carrier and equipment, with its validity and where it came from.',
    type: 'object',
    required: Object.keys(properties),
    properties,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
