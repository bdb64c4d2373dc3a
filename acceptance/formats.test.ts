import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { describeService, getJson, getRefusal, wordpressRoot } from './target.ts';

type FormRow = [key: string, label: string, type: string, options: string[] | null, cell?: string];
type Expected = {
  canonicalFields: [key: string, label: string, type: string, required: boolean][];
  formats: Record<string, FormRow[]>;
};
const expected = JSON.parse(readFileSync(new URL('./expected-formats.json', import.meta.url), 'utf8')) as Expected;

type TargetFormat = { id: string; label: string; description: string; fields: Record<string, unknown>[] };
type Registry = {
  fields: unknown[];
  initialFields: unknown[];
  canonicalFields: Record<string, unknown>[];
  targetFormats: TargetFormat[];
} & Record<string, unknown>;

/** A form field as section 2.3 has it: `cell` in one format, `normalizedAliases` in the other two, never both. */
function formField([key, label, type, options, cell]: FormRow): Record<string, unknown> {
  const common = { key, label, type, required: false, options, validation: null };
  return cell === undefined ? { ...common, normalizedAliases: null } : { ...common, cell };
}

describeService('the format registry', () => {
  it('has the keys of section 2.2, and the default format in fields and initialFields', async () => {
    const registry = await getJson<Registry>('/formats');
    expect(registry).toEqual({
      fields: expected.formats.yml_chemical_data?.map(formField),
      initialFields: expected.formats.yml_chemical_data?.map(formField),
      canonicalFields: expect.any(Array),
      targetFormats: expect.any(Array),
      defaultTargetFormat: 'yml_chemical_data',
      fixedModel: expect.stringMatching(/\S/),
      formatRegistryVersion: '1.0.0',
      schemaVersion: '1.0.0',
    });
  });

  it('has the 61 canonical fields of section 2.4 in order, destination twice', async () => {
    const { canonicalFields } = await getJson<Registry>('/formats');
    const rows = expected.canonicalFields.map(([key, label, type, required]) => ({ key, label, type, required }));
    expect(rows).toHaveLength(61);
    expect(canonicalFields).toStrictEqual(rows);
    expect(canonicalFields.filter(({ key }) => key === 'destination').map(({ required }) => required)).toEqual([
      false,
      true,
    ]);
  });

  it('has the three formats of section 2.5, field by field', async () => {
    // Formats added by the operator come after them.
    const known = Object.keys(expected.formats);
    const targetFormats = (await getJson<Registry>('/formats')).targetFormats.slice(0, known.length);
    expect(targetFormats.map(({ id }) => id)).toEqual(known);
    for (const format of targetFormats) {
      expect(Object.keys(format)).toEqual(['id', 'label', 'description', 'fields']);
      expect(format.fields).toStrictEqual(expected.formats[format.id]?.map(formField));
    }
  });

  it('gives each format by id, on both paths', async () => {
    const { targetFormats } = await getJson<Registry>('/formats');
    for (const format of targetFormats) {
      expect(await getJson(`/formats/${format.id}`)).toEqual(format);
      expect(await getJson(`${wordpressRoot}/formats/${format.id}`)).toEqual(format);
    }
  });

  it('gives a JSON Schema for each format, which an empty extraction fits', async () => {
    for (const id of Object.keys(expected.formats)) {
      const schema = await getJson<Record<string, unknown>>(`/formats/${id}/schema`);
      const check = new Ajv2020({ strict: false }).compile(schema);
      expect(Object.keys(schema.properties as object)).toEqual(expected.formats[id]?.map(([key]) => key));
      expect(check({})).toBe(true);
      for (const [key, , , options] of expected.formats[id] ?? []) {
        if (options) expect([check({ [key]: options[0] }), check({ [key]: 'none of them' })]).toEqual([true, false]);
      }
    }
  });

  it('answers an unknown id with the ids that exist', async () => {
    expect(await getRefusal('/formats/yml_nothing')).toMatchObject({
      status: 404,
      code: 'format_not_found',
      data: { status: 404, known: expect.arrayContaining(Object.keys(expected.formats)) },
    });
  });
});
