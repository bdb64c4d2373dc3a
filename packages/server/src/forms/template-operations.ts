import { Type } from 'typebox';
import { type Answer, attachment, type Operation, operation, textEnum, type UploadedFile } from '../base/index.ts';
import { type Formats, FormatTemplateSchema, TEMPLATE_KINDS } from '../formats/index.ts';
import { checkKeptTemplate } from './check-template.ts';
import { FORM_MEDIA_TYPES } from './fill-form.ts';
import { fillProblem } from './problems.ts';

/** A template is not larger. */
export const TEMPLATE_LIMIT_BYTES = 20 * 1024 * 1024;

const formatParams = Type.Object({ id: Type.String({ description: 'Format id', examples: ['yml_chemical_data'] }) });

/** The templates that forms are filled into. */
export function templateOperations(formats: Formats): Operation[] {
  return [listTemplates(formats), saveTemplate(formats), getTemplate(formats), deleteTemplate(formats)];
}

function oneFile(files: readonly UploadedFile[]): UploadedFile {
  const [file] = files;
  if (file && files.length === 1) return file;
  throw fillProblem('template_missing', { files: files.length });
}

function listTemplates(formats: Formats): Operation {
  return operation({
    name: 'list-format-templates',
    service: 'formats',
    summary: 'List the templates of formats',
    description: 'Every kept template, by format and kind: which file, who saved it, and when.',
    method: 'GET',
    path: '/format-templates',
    scope: null,
    output: Type.Object({ data: Type.Array(FormatTemplateSchema) }),
    command: {
      words: 'formats templates',
      rows: 'data',
      columns: { FORMAT: '{format}', KIND: '{kind}', FILE: '{name}', SAVED: '{savedAt}', BY: '{savedBy}' },
      empty: 'No template is kept: forms have the layout of the service.',
    },
    run: async () => ({ body: { data: await formats.listTemplates() } }),
  });
}

/** The templates of a format before they are changed. */
function keptBefore(formats: Formats) {
  return async ({ params: { id } }: { params: { id: string } }) =>
    (await formats.listTemplates()).filter(({ format }) => format === id);
}

function saveTemplate(formats: Formats): Operation {
  return operation({
    name: 'save-format-template',
    service: 'formats',
    summary: 'Save a template',
    description:
      'Keeps a workbook, Word document or PDF form (multipart) for the format, in place of the one of the same kind. Exports of ' +
      'that kind are filled into it from then on.',
    method: 'PUT',
    path: '/formats/{id}/template',
    problems: ['format_not_found', 'template_missing', 'template_unreadable', 'template_without_place'],
    scope: 'admin',
    params: formatParams,
    body: Type.Object({}),
    upload: true,
    exampleFiles: ['declaration-template.xlsx'],
    bodyLimitBytes: TEMPLATE_LIMIT_BYTES,
    output: FormatTemplateSchema,
    audit: { subject: 'formats/{id}/template', before: keptBefore(formats) },
    run: async ({ params: { id }, files, caller }) => {
      const { name, bytes } = oneFile(files);
      const kind = await checkKeptTemplate(bytes);
      return { body: await formats.saveTemplate({ format: id, kind, name, bytes, by: caller.name }) };
    },
  });
}

function getTemplate(formats: Formats): Operation {
  return operation({
    name: 'get-format-template',
    service: 'formats',
    summary: 'Get the template of a format',
    description: 'The template as it was sent.',
    method: 'GET',
    path: '/formats/{id}/template',
    problems: ['format_not_found', 'format_template_not_found'],
    scope: null,
    params: formatParams,
    query: Type.Object({
      kind: Type.Optional(textEnum(TEMPLATE_KINDS, { description: 'When several are kept; xlsx first, pdf last' })),
    }),
    output: Type.Unknown({ description: 'The file' }),
    produces: TEMPLATE_KINDS.map((kind) => FORM_MEDIA_TYPES[kind]),
    run: async ({ params: { id }, query }) => {
      const { bytes, name, kind } = await formats.getTemplate(id, query.kind);
      return answerFile(bytes, name, FORM_MEDIA_TYPES[kind]);
    },
  });
}

function answerFile(bytes: Uint8Array, name: string, contentType: string): Answer {
  return {
    body: bytes,
    contentType,
    headers: { 'Content-Disposition': attachment(name) },
  };
}

function deleteTemplate(formats: Formats): Operation {
  return operation({
    name: 'delete-format-template',
    service: 'formats',
    summary: 'Delete the templates of a format',
    description: 'Deletes the templates kept for a format, or the one of a kind. Exports have our layout again.',
    method: 'DELETE',
    path: '/formats/{id}/template',
    problems: ['format_not_found', 'format_template_not_found'],
    scope: 'admin',
    params: formatParams,
    query: Type.Object({ kind: Type.Optional(textEnum(TEMPLATE_KINDS, { description: 'All when absent' })) }),
    output: Type.Object({ deleted: Type.Boolean(), id: Type.String() }),
    audit: { subject: 'formats/{id}/template', before: keptBefore(formats), after: 'nothing' },
    run: async ({ params: { id }, query }) => {
      await formats.deleteTemplate(id, query.kind);
      return { body: { deleted: true, id } };
    },
  });
}
