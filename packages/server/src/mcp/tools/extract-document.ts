import { setTimeout as wait } from 'node:timers/promises';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { type Operation, Problem } from '../../base/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors, problemFromFaults } from '../../schemas/index.ts';
import { describeQuoted } from '../foreign/describe-quoted.ts';
import { ADDS, bodyOf, runOperation, scopeOf, selectBody, toResult } from '../operation-tool.ts';
import { partialSchema } from '../partial-schema.ts';
import { mcpProblem } from '../problems.ts';
import type { CallContext, TaskState, Tool, ToolDefinition } from '../surface.ts';
import { readBase64 } from './read-base64.ts';

const DESCRIPTION =
  'Reads shipping documents (safety data sheets, certificates; PDF, Office, pictures) and fills one format from them, ' +
  'with findings about what is doubtful. Use it with ids from upload_link, of one shipment; a small file may come as base64. A ' +
  'scan may take a minute: while status is running, call again with extraction. Evidence is in the resource ' +
  'agent-rate://extractions/{id}. Values are what the documents say, not checked against any rule.';

const INPUT = {
  type: 'object',
  properties: {
    documents: {
      type: 'array',
      items: { type: 'integer' },
      minItems: 1,
      description: 'Ids of documents of one shipment',
      examples: [[17, 18]],
    },
    file_name: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description: 'Instead: name of the file',
      examples: ['sds.pdf'],
    },
    content_base64: { type: 'string', minLength: 1, description: 'With file_name: its bytes; up to 20 MB' },
    extraction: { type: 'integer', description: 'Instead: id of an extraction that was not finished' },
    targetFormat: {
      type: 'string',
      description: 'Format id of list_formats',
      default: 'yml_chemical_data',
      examples: ['yml_dangerous_goods_data'],
    },
  },
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

/** What a model sees of an extraction; the evidence is a resource. */
export const EXTRACTION_FIELDS = [
  'id',
  'status',
  'targetFormat',
  'documents',
  'progress',
  'problem',
  'record',
  'findings',
];
const ANSWERS = ['id', 'status', 'record', 'findings.code', 'findings.severity', 'findings.message'];

/** How long one call waits for an extraction; clients give up after a minute. */
const PATIENCE_MILLISECONDS = 45_000;
const LOOK_MILLISECONDS = 400;

/** The operations that extracting goes through. */
type Operations = { extract: Operation; get: Operation; upload: Operation; cancel: Operation };

/** The tool that reads documents: uploads the file if it comes along, starts, waits, and tells how far it is. */
export function createExtractDocumentTool(operations: Operations): Tool {
  const check = compileSchema(INPUT);
  const { extract } = operations;
  const checkedBegin = async (args: Record<string, unknown>, context: CallContext) => {
    const faults = faultsFromErrors(check(args), INPUT);
    if (faults.length > 0) throw problemFromFaults(faults);
    return begin(operations, args, context);
  };
  return {
    definition: {
      name: 'extract_document',
      title: 'Extract a document',
      description: DESCRIPTION,
      inputSchema: INPUT,
      outputSchema: {
        type: 'object',
        ...describeQuoted(partialSchema(asJsonSchema(extract.output), ANSWERS)),
      } as never,
      annotations: ADDS,
    },
    scope: scopeOf(extract),
    operation: extract,
    opensPanel: true,
    again: ({ id }) => ({ extraction: id }),
    calls: { 'extract-documents': { documents: 'documents', targetFormat: 'targetFormat' } },
    task: {
      begin: async (args, context) => taskOf(await checkedBegin(args, context)),
      look: async (id, context) => taskOf(await getExtraction(operations.get, id, context)),
      cancel: (id, context) => cancelExtraction(operations.cancel, id, context),
      resultArguments: (id) => ({ extraction: id }),
    },
    call: async (args, context) => {
      const begun = await checkedBegin(args, context);
      return toOutcome(await waitFor(operations.get, begun, context));
    },
  };
}

type Extraction = {
  id: number;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  status: string;
  progress: { document: number; documents: number; page: number; pages: number } | null;
} & Record<string, unknown>;

async function begin(operations: Operations, args: Record<string, unknown>, context: CallContext): Promise<Extraction> {
  if (typeof args.extraction === 'number') return getExtraction(operations.get, args.extraction, context);
  const documents = args.documents ?? (await upload(operations.upload, args, context));
  const body = { documents, targetFormat: args.targetFormat };
  return bodyOf(await runOperation(operations.extract, { body }, context)) as Extraction;
}

async function upload(operation: Operation, args: Record<string, unknown>, context: CallContext): Promise<number[]> {
  const { file_name: name, content_base64: content } = args;
  if (typeof name !== 'string' || typeof content !== 'string') throw mcpProblem('extraction_source_missing');
  const bytes = readBase64(content);
  if (bytes === undefined) throw mcpProblem('file_content_invalid');
  const files = [{ name, bytes }];
  const { data } = bodyOf(await runOperation(operation, { body: {}, files }, context)) as { data: { id: number }[] };
  return data.map(({ id }) => id);
}

async function getExtraction(operation: Operation, id: number, context: CallContext): Promise<Extraction> {
  return bodyOf(await runOperation(operation, { params: { id } }, context)) as Extraction;
}

/** How an extraction that failed went wrong is told by the tool's answer. */
function taskOf(extraction: Extraction): TaskState {
  const { id, status, createdAt, startedAt, finishedAt } = extraction;
  const lastUpdatedAt = finishedAt ?? startedAt ?? createdAt;
  if (isOpen(extraction)) return { id, status: 'working', message: sayProgress(extraction), createdAt, lastUpdatedAt };
  return { id, status: status === 'cancelled' ? 'cancelled' : 'completed', createdAt, lastUpdatedAt };
}

async function cancelExtraction(operation: Operation, id: number, context: CallContext): Promise<void> {
  await runOperation(operation, { params: { id } }, context).catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === 'extraction_finished')) throw error;
  });
}

function sayProgress({ progress }: Extraction): string {
  if (progress === null) return 'Waiting for its turn';
  const { document, documents, page, pages } = progress;
  return `Page ${page} of ${pages}, document ${document} of ${documents}`;
}

function isOpen({ status }: Extraction): boolean {
  return status === 'queued' || status === 'running';
}

async function waitFor(get: Operation, begun: Extraction, context: CallContext): Promise<Extraction> {
  const until = Date.now() + PATIENCE_MILLISECONDS;
  let extraction = begun;
  let told = -1;
  while (isOpen(extraction) && Date.now() < until && !context.signal.aborted) {
    told = await tell(extraction, told, context);
    await wait(LOOK_MILLISECONDS);
    extraction = await getExtraction(get, begun.id, context);
  }
  return extraction;
}

/** Tells how far it is, when it is farther than what was told: documents read, the one under way by its pages. */
async function tell(extraction: Extraction, told: number, { tellProgress }: CallContext): Promise<number> {
  const { document, documents, page, pages } = extraction.progress ?? { document: 1, documents: 1, page: 0, pages: 1 };
  const done = document - 1 + page / Math.max(1, pages);
  if (done <= told) return told;
  await tellProgress({ done, total: documents, message: sayProgress(extraction) });
  return done;
}

/** The record and the findings; the evidence is a resource of its own. */
function toOutcome(extraction: Extraction): CallToolResult {
  const result = toResult(selectBody(extraction, EXTRACTION_FIELDS));
  const link = {
    type: 'resource_link' as const,
    uri: `agent-rate://extractions/${extraction.id}`,
    name: `extraction-${extraction.id}`,
    description: 'Every value with its evidence on the page',
    mimeType: 'application/json',
  };
  return { ...result, content: [...result.content, link] };
}
