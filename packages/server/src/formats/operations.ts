import { Type } from 'typebox';
import { type Operation, operation } from '../base/index.ts';
import { FormatRegistrySchema, TargetFormatSchema } from './format.schema.ts';
import { formatJsonSchema } from './format-json-schema.ts';
import { createFormatRegistry, FIXED_MODEL, getTargetFormat, targetFormats } from './registry.ts';

/** What the registry is told by the rooms above it: the extraction model in use, asked for when it is shown. */
export type FormatDeps = { fixedModel?: () => string };

const params = Type.Object({
  id: Type.String({ description: 'Format id', examples: targetFormats.map((format) => format.id) }),
});

/** The operations of the format registry (contract §2.2–2.5). Any valid key may read it. */
export function formatOperations({ fixedModel = () => FIXED_MODEL }: FormatDeps = {}): Operation[] {
  return [
    operation({
      name: 'get-format-registry',
      service: 'formats',
      summary: 'The whole format registry',
      description: 'Target formats with their fields, the canonical field catalogue, the default format and versions.',
      method: 'GET',
      path: '/formats',
      scope: null,
      output: FormatRegistrySchema,
      run: () => ({ body: createFormatRegistry(fixedModel()) }),
    }),
    operation({
      name: 'get-format',
      service: 'formats',
      summary: 'One target format',
      description: 'A target format with its fields, by id.',
      method: 'GET',
      path: '/formats/{id}',
      scope: null,
      params,
      output: TargetFormatSchema,
      run: ({ params: { id } }) => ({ body: getTargetFormat(id) }),
    }),
    operation({
      name: 'get-format-schema',
      service: 'formats',
      summary: 'JSON Schema of a target format',
      description: 'A JSON Schema (draft 2020-12) that objects extracted into the format fit.',
      method: 'GET',
      path: '/formats/{id}/schema',
      scope: null,
      params,
      output: Type.Record(Type.String(), Type.Unknown(), { description: 'A JSON Schema document' }),
      run: ({ params: { id } }) => ({ body: formatJsonSchema(getTargetFormat(id)) }),
    }),
  ];
}
