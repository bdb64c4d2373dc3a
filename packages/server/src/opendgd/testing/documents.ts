import fc, { type Arbitrary } from 'fast-check';
import { asJsonSchema, type JsonSchema } from '../../schemas/index.ts';
import { type OpenDgd, OpenDgdSchema } from '../declaration.schema.ts';

const DAY = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const WORDS = fc.oneof(
  fc.constantFrom('Harbour Coatings B.V.', '10 drums\nof steel', '上海港', 'a "quoted" / ~ word', '1.5'),
  fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }).filter((text) => text.isWellFormed()),
);

function textOf({ pattern, format, enum: values, maxLength = 100 }: JsonSchema): Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  if (format === 'date') return DAY.map((day) => day.slice(0, 10));
  if (format === 'date-time') return DAY;
  if (format === 'email') return fc.constant('safety@example.com');
  return WORDS.map((text) => [...text].slice(0, maxLength).join(''));
}

/** Values of every shape that a schema allows. */
function valuesOf(schema: JsonSchema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return schema.properties === undefined ? fc.dictionary(fc.string(), fc.jsonValue()) : objectsOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -100, max: 100_000 });
    case 'number':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -100, max: 100_000 }),
        fc.integer({ min: (schema.minimum ?? -9) * 10, max: 9_999 }).map((tenths) => tenths / 10),
      );
    case 'boolean':
      return fc.boolean();
    default:
      return textOf(schema);
  }
}

function objectsOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]));
  return fc.record(values, { requiredKeys: required, noNullPrototype: true });
}

/** Declarations that conform, with every property that the standard knows in some of them. */
export const conformingDocuments = valuesOf(asJsonSchema(OpenDgdSchema)) as Arbitrary<OpenDgd>;
