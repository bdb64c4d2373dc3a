import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { formatJsonSchema } from './format-json-schema.ts';
import { createFormatRegistry, FIXED_MODEL, getTargetFormat, targetFormats } from './registry.ts';
import { readExpectedRegistry } from './testing/read-expected-registry.ts';

const expected = readExpectedRegistry();
/** As text, since `toEqual` ignores the order of keys. */
const text = (value: unknown) => JSON.stringify(value, null, 1);

describe('the format registry', () => {
  const registry = createFormatRegistry();

  it('has the keys of the contract, in its order', () => {
    expect(Object.keys(registry)).toEqual([
      'fields',
      'initialFields',
      'canonicalFields',
      'targetFormats',
      'defaultTargetFormat',
      'fixedModel',
      'formatRegistryVersion',
      'schemaVersion',
    ]);
  });

  it('names the default format, the model and the versions', () => {
    expect(registry.defaultTargetFormat).toBe('yml_chemical_data');
    expect(registry.fixedModel).toBe(FIXED_MODEL);
    expect([registry.formatRegistryVersion, registry.schemaVersion]).toEqual(['1.0.0', '1.0.0']);
  });

  it('has the canonical fields exactly as in the contract', () => {
    expect(expected.get('canonicalFields')).toHaveLength(61);
    expect(text(registry.canonicalFields)).toBe(text(expected.get('canonicalFields')));
  });

  it('has destination twice: optional in the application, required in the transport document', () => {
    const twice = registry.canonicalFields.filter((field) => field.key === 'destination');
    expect(twice.map((field) => field.required)).toEqual([false, true]);
  });

  it.each([
    ['yml_chemical_data', 11],
    ['yml_dangerous_goods_data', 19],
    ['yml_non_dangerous_letter', 20],
  ])('has the fields of %s exactly as in the contract', (id, count) => {
    expect(expected.get(id)).toHaveLength(count);
    const [keys, ...rest] = Object.keys(registry.targetFormats.find((format) => format.id === id) ?? {});
    expect([keys, ...rest]).toEqual(['id', 'label', 'description', 'fields']);
    expect(text(getTargetFormat(id).fields)).toBe(text(expected.get(id)));
  });

  it('repeats the default format in fields and initialFields', () => {
    expect(text(registry.fields)).toBe(text(expected.get('yml_chemical_data')));
    expect(text(registry.initialFields)).toBe(text(registry.fields));
  });

  it('lists three formats in the order of the contract', () => {
    expect(registry.targetFormats.map((format) => format.id)).toEqual([
      'yml_chemical_data',
      'yml_dangerous_goods_data',
      'yml_non_dangerous_letter',
    ]);
  });

  it('refuses an unknown id with the ids that exist', () => {
    expect(() => getTargetFormat('yml_nothing')).toThrow(
      expect.objectContaining({
        code: 'format_not_found',
        status: 404,
        data: expect.objectContaining({ known: targetFormats.map((f) => f.id) }),
      }),
    );
  });
});

describe('the JSON Schema of a format', () => {
  it.each(targetFormats)('of $id is a valid schema with one property per field', (format) => {
    const schema = formatJsonSchema(format);
    new Ajv2020({ strict: true, strictTypes: false }).compile(schema);
    expect(Object.keys(schema.properties as object)).toEqual(format.fields.map((field) => field.key));
  });

  it('accepts valid values and refuses invalid ones', () => {
    const check = new Ajv2020({ strictTypes: false }).compile(formatJsonSchema(getTargetFormat('yml_chemical_data')));
    expect(check({ appearance: 'Solid', flashPointCelsius: 23.5, model: null })).toBe(true);
    expect(check({ appearance: 'Plasma' })).toBe(false);
    expect(check({ flashPointCelsius: 'about 23' })).toBe(false);
    expect(check({ colour: 'red' })).toBe(false);
  });
});
