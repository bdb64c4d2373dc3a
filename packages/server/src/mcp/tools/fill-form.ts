import type { CallToolResult } from '@modelcontextprotocol/server';
import { type Answer, fileNameOf, type Operation, Problem } from '../../base/index.ts';
import { compileSchema, faultsFromErrors, problemFromFaults } from '../../schemas/index.ts';
import { READS, runOperation, scopeOf, toResult } from '../operation-tool.ts';
import type { Tool, ToolDefinition } from '../surface.ts';
import { makeLink, type ToolLink } from './link-tools.ts';
import { fetchFile } from './verify-form.ts';

const DESCRIPTION =
  'Fills a form from an extraction: the chemical data workbook, the dangerous goods declaration or the non-dangerous ' +
  'letter, in your own template, the one kept for the format, or a layout of this service. Use it after check_dangerous_goods has no ' +
  'errors. Gives a link to the file. It does not sign or send; a form with errors ' +
  'is refused.';

const INPUT = {
  type: 'object',
  properties: {
    extraction: { type: 'integer', minimum: 1, description: 'Id from extract_document' },
    format: {
      type: 'string',
      description: 'Default: the extraction’s own',
    },
    as: { type: 'string', enum: ['xlsx', 'docx', 'pdf'], description: 'Kind of file' },
    template: {
      type: 'integer',
      minimum: 1,
      description: 'Own workbook, Word file or PDF form: document id from upload_link',
    },
    values: {
      type: 'object',
      description: 'What the documents do not say, by field',
      examples: [{ vesselVoyage: 'EVER GIVEN / 021W' }],
    },
  },
  required: ['extraction'],
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

const OUTPUT: NonNullable<ToolDefinition['outputSchema']> = {
  type: 'object',
  properties: {
    fileName: {},
    url: { type: 'string' },
    mediaType: { type: 'string' },
    sizeBytes: { type: 'integer' },
    findings: { type: 'integer' },
    findingCodes: { type: 'array', items: { type: 'string' } },
  },
};

/** The operations that filling goes through: with nothing added, and with values added. */
type Operations = {
  plain: Operation;
  withValues: Operation;
  download?: Operation | undefined;
  createLink?: Operation | undefined;
};

/** The tool that fills a form. A file costs a model far more than it tells it, so a link goes out where one can. */
export function createFillFormTool(operations: Operations): Tool {
  const { plain, withValues, download, createLink } = operations;
  const check = compileSchema(INPUT);
  return {
    definition: {
      name: 'fill_form',
      title: 'Fill a form',
      description: DESCRIPTION,
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: READS,
    },
    scope: scopeOf(plain),
    operation: plain,
    calls: { 'export-extraction': { extraction: 'id', format: 'format', as: 'as' } },
    call: async (args, context) => {
      const faults = faultsFromErrors(check(args), INPUT);
      if (faults.length > 0) throw problemFromFaults(faults);
      const { extraction: id, values, template, ...given } = args;
      const query = given.as === undefined && template === undefined ? { ...given, as: 'xlsx' } : given;
      const isPlain = values === undefined && template === undefined;
      const files = template === undefined || !download ? [] : [await fetchFile(download, Number(template), context)];
      const form = [query.format, query.as].filter((part) => part !== undefined).join('/');
      const operation = isPlain ? plain : withValues;
      const answer = await runOperation(
        operation,
        { params: { id }, query, body: values === undefined ? {} : { values }, files },
        context,
      );
      const wish = {
        to: 'form',
        extraction: id,
        ...query,
        ...(values ? { values } : {}),
        ...(template ? { template } : {}),
      };
      const link = createLink && (await makeLink(createLink, wish, context).catch(ignoreTooLong));
      if (link) return toOutcome(answer, link.url, link);
      return toOutcome(answer, isPlain ? `agent-rate://extractions/${id}/forms/${form}` : undefined);
    },
  };
}

/** Values may be too many for a link; the file then comes with the answer. */
function ignoreTooLong(error: unknown): undefined {
  if (error instanceof Problem && error.code === 'link_too_long') return undefined;
  throw error;
}

function toOutcome(
  { body, contentType = 'application/octet-stream', headers = {} }: Answer,
  link?: string,
  more: Partial<ToolLink> = {},
): CallToolResult {
  const bytes = body as Uint8Array;
  const fileName = fileNameOf({ headers }, 'form');
  const result = toResult({
    fileName,
    mediaType: contentType,
    sizeBytes: bytes.byteLength,
    ...more,
    findings: Number(headers['X-Findings'] ?? 0),
    findingCodes: (headers['X-Finding-Codes'] ?? '').split(', ').filter((code) => code !== ''),
  });
  const file = link
    ? { type: 'resource_link' as const, uri: link, name: fileName, mimeType: contentType }
    : {
        type: 'resource' as const,
        resource: { uri: `file:///${fileName}`, mimeType: contentType, blob: Buffer.from(bytes).toString('base64') },
      };
  return { ...result, content: [...result.content, file] };
}
