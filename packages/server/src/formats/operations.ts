import { Type } from 'typebox';
import { type Operation, operation } from '../base/index.ts';
import { NewFormatSchema } from './custom-format.schema.ts';
import { FormatRegistrySchema, TargetFormatSchema } from './format.schema.ts';
import { formatJsonSchema } from './format-json-schema.ts';
import { builtInFormats, type FormatReader, type Formats } from './formats.ts';
import { createFormatRegistry, FIXED_MODEL, targetFormats } from './registry.ts';

/** What the registry depends on. `fixedModel`: the name of the extraction model in use. */
export type FormatDeps = { fixedModel?: () => string };

const params = Type.Object({
  id: Type.String({ description: 'Format id', examples: targetFormats.map((format) => format.id) }),
});

/** The operations of the format registry (contract §2.2–2.5). Any valid key may read it. */
export function formatOperations(
  formats: FormatReader = builtInFormats,
  { fixedModel = () => FIXED_MODEL }: FormatDeps = {},
): Operation[] {
  return [getRegistry(formats, fixedModel), getFormat(formats), getFormatSchema(formats)];
}

function getRegistry(formats: FormatReader, fixedModel: () => string): Operation {
  return operation({
    name: 'get-format-registry',
    service: 'formats',
    summary: 'Get the format registry',
    description: 'Target formats with their fields, the canonical field catalogue, the default format and versions.',
    method: 'GET',
    path: '/formats',
    scope: null,
    output: FormatRegistrySchema,
    command: {
      words: 'formats list',
      offline: true,
      rows: 'targetFormats',
      columns: { ID: '{id}', LABEL: '{label}' },
    },
    run: () => ({ body: createFormatRegistry(fixedModel(), formats.list()) }),
  });
}

function getFormat(formats: FormatReader): Operation {
  return operation({
    name: 'get-format',
    service: 'formats',
    summary: 'Get a target format',
    description: 'A target format with its fields, by id.',
    method: 'GET',
    path: '/formats/{id}',
    problems: ['format_not_found'],
    scope: null,
    params,
    output: TargetFormatSchema,
    command: {
      words: 'formats show',
      operands: ['id'],
      offline: true,
      heading: '{label}: {description}',
      rows: 'fields',
      columns: { KEY: '{key}', LABEL: '{label}', TYPE: '{type}', CELL: '{cell}', OPTIONS: '{options}' },
      example: 'formats show yml_chemical_data',
    },
    run: ({ params: { id } }) => ({ body: formats.get(id) }),
  });
}

function getFormatSchema(formats: FormatReader): Operation {
  return operation({
    name: 'get-format-schema',
    service: 'formats',
    summary: 'Get the JSON Schema of a target format',
    description: 'The JSON Schema (draft 2020-12) of objects extracted into the format.',
    method: 'GET',
    path: '/formats/{id}/schema',
    problems: ['format_not_found'],
    scope: null,
    params,
    output: Type.Record(Type.String(), Type.Unknown(), { description: 'A JSON Schema document' }),
    command: {
      words: 'formats schema',
      operands: ['id'],
      offline: true,
      json: true,
      example: 'formats schema yml_chemical_data > chemical.schema.json',
    },
    run: ({ params: { id } }) => ({ body: formatJsonSchema(formats.get(id)) }),
  });
}

/** The operations that add and remove formats. */
export function customFormatOperations(formats: Formats): Operation[] {
  return [addFormat(formats), removeFormat(formats)];
}

function addFormat(formats: Formats): Operation {
  return operation({
    name: 'add-format',
    service: 'formats',
    summary: 'Add a format',
    description:
      'Adds a format with fields and their cells or labels. Documents are then extracted into it, and forms filled from ' +
      'it, as with the built-in formats; PUT /formats/{id}/template stores a template for it.',
    method: 'POST',
    path: '/formats',
    problems: ['format_exists', 'format_built_in', 'format_invalid'],
    scope: 'admin',
    body: NewFormatSchema,
    output: TargetFormatSchema,
    status: 201,
    command: {
      words: 'formats add',
      operands: ['file'],
      done: '{id} is added.',
      note: 'The file (- for standard input) holds the format as a JSON object.',
    },
    audit: { subject: 'formats/{id}' },
    run: async ({ body, caller }) => {
      const format = await formats.add(body, caller.name);
      return { status: 201, body: format, headers: { Location: `/formats/${format.id}` } };
    },
  });
}

function removeFormat(formats: Formats): Operation {
  return operation({
    name: 'remove-format',
    service: 'formats',
    summary: 'Remove a format',
    description: 'Removes an added format and its templates. Extractions into it keep their values, without a record.',
    method: 'DELETE',
    path: '/formats/{id}',
    problems: ['format_not_found', 'format_built_in'],
    scope: 'admin',
    params,
    output: Type.Object({ deleted: Type.Literal(true), id: Type.String() }),
    command: { words: 'formats remove', operands: ['id'], done: '{id} is removed.' },
    audit: { subject: 'formats/{id}', before: ({ params: { id } }) => formats.get(id), after: 'nothing' },
    run: async ({ params: { id } }) => {
      await formats.remove(id);
      return { body: { deleted: true, id } };
    },
  });
}
