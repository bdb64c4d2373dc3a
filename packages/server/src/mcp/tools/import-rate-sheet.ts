import { setTimeout as wait } from 'node:timers/promises';
import { type Operation, Problem } from '../../base/index.ts';
import { asJsonSchema, compileSchema, faultsFromErrors, problemFromFaults } from '../../schemas/index.ts';
import { describeQuoted } from '../foreign/describe-quoted.ts';
import { ADDS, bodyOf, runOperation, scopeOf, selectBody, toResult } from '../operation-tool.ts';
import { partialSchema } from '../partial-schema.ts';
import { mcpProblem } from '../problems.ts';
import type { CallContext, TaskState, Tool, ToolDefinition } from '../surface.ts';
import { readBase64 } from './read-base64.ts';

const DESCRIPTION =
  'Imports a rate sheet, mail or pasted table of prices as a draft: what each tab was read as, a finding for each doubt, and ' +
  'what publishing would change. Use it with text, or a small file as base64; a large one may take minutes: while ' +
  'status is importing, call again with sheet. It does not publish: that needs publish_rate_sheet.';

const INPUT = {
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, description: 'A mail or table, as it was written' },
    file_name: { type: 'string', minLength: 1, maxLength: 200, description: 'Instead: name of the file' },
    content_base64: { type: 'string', minLength: 1, description: 'With file_name: its bytes; up to 20 MB' },
    sheet: { type: 'integer', minimum: 1, description: 'Instead: id of a sheet that was imported before' },
    answers: { type: 'object', description: 'What the sheet leaves out: carrier, currency, validFrom, validTo …' },
  },
  additionalProperties: false,
} satisfies ToolDefinition['inputSchema'];

/** What a model sees of a sheet. */
const SHEET_FIELDS = ['id', 'file', 'status', 'kind', 'rates', 'tabs', 'findings', 'difference', 'job'];
const ANSWERS = ['id', 'status', 'rates', 'findings.code', 'findings.severity', 'findings.message'];

/** How long one call waits; clients give up after a minute. */
const PATIENCE_MILLISECONDS = 45_000;
const LOOK_MILLISECONDS = 400;

/** The operations that importing goes through. */
type Operations = { start: Operation; get: Operation; cancel: Operation };

/** The tool that imports a rate sheet: begins, waits, and tells how far it is; for clients that take tasks, as one. */
export function createImportTool(operations: Operations): Tool {
  const check = compileSchema(INPUT);
  const begin = async (args: Record<string, unknown>, context: CallContext) => {
    const faults = faultsFromErrors(check(args), INPUT);
    if (faults.length > 0) throw problemFromFaults(faults);
    return typeof args.sheet === 'number'
      ? getSheet(operations, args.sheet, context)
      : start(operations, args, context);
  };
  return {
    definition: {
      name: 'import_rate_sheet',
      title: 'Import a rate sheet',
      description: DESCRIPTION,
      inputSchema: INPUT,
      outputSchema: {
        type: 'object',
        ...describeQuoted(partialSchema(asJsonSchema(operations.get.output), ANSWERS)),
      } as never,
      annotations: ADDS,
    },
    scope: scopeOf(operations.start),
    operation: operations.start,
    isRare: true,
    again: ({ id }) => ({ sheet: id }),
    calls: { 'import-rate-sheet': { text: 'text' } },
    task: {
      begin: async (args, context) => taskOf(await begin(args, context)),
      look: async (id, context) => taskOf(await getSheet(operations, id, context)),
      cancel: (id, context) => cancelImport(operations, id, context),
      resultArguments: (id) => ({ sheet: id }),
    },
    call: async (args, context) => {
      const sheet = await waitFor(operations, await begin(args, context), context);
      return toResult(selectBody(sheet, SHEET_FIELDS));
    },
  };
}

type Job = { status: string; progress: { done: number; total: number } | null } | null;
type Sheet = { id: number; status: string; createdAt: string; rates: number; job: Job } & Record<string, unknown>;

async function start({ start: operation }: Operations, args: Record<string, unknown>, context: CallContext) {
  const { text, file_name: name, content_base64: content, answers } = args;
  const sent = { ...(answers as object | undefined), ...(text === undefined ? {} : { text }) };
  // A task goes on after its answer; without one the call waits by itself.
  const query = { wait: false };
  if (text !== undefined) return bodyOf(await runOperation(operation, { query, body: sent }, context)) as Sheet;
  if (typeof name !== 'string' || typeof content !== 'string') throw mcpProblem('sheet_source_missing');
  const bytes = readBase64(content);
  if (bytes === undefined) throw mcpProblem('file_content_invalid');
  const files = [{ name, bytes }];
  return bodyOf(await runOperation(operation, { query, body: sent, files }, context)) as Sheet;
}

async function getSheet({ get }: Operations, id: number, context: CallContext): Promise<Sheet> {
  return bodyOf(await runOperation(get, { params: { id } }, context)) as Sheet;
}

async function cancelImport({ cancel }: Operations, id: number, context: CallContext): Promise<void> {
  await runOperation(cancel, { params: { id } }, context).catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === 'rate_sheet_job_finished')) throw error;
  });
}

const isOpen = ({ status }: Sheet) => status === 'importing';

function taskOf(sheet: Sheet): TaskState {
  const { id, status, createdAt } = sheet;
  const at = { id, createdAt, lastUpdatedAt: new Date().toISOString() };
  if (isOpen(sheet)) return { ...at, status: 'working', message: sayProgress(sheet) };
  return { ...at, status: status === 'cancelled' ? 'cancelled' : 'completed' };
}

function sayProgress({ job }: Sheet): string {
  const { progress = null } = job ?? {};
  return progress === null ? 'Waiting for its turn' : `Read ${progress.done} of ${progress.total} rows`;
}

async function waitFor(operations: Operations, begun: Sheet, context: CallContext): Promise<Sheet> {
  const until = Date.now() + PATIENCE_MILLISECONDS;
  let sheet = begun;
  while (isOpen(sheet) && Date.now() < until && !context.signal.aborted) {
    const { done = 0, total } = sheet.job?.progress ?? {};
    await context.tellProgress({ done, ...(total === undefined ? {} : { total }), message: sayProgress(sheet) });
    await wait(LOOK_MILLISECONDS);
    sheet = await getSheet(operations, begun.id, context);
  }
  return sheet;
}
