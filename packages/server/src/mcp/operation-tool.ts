import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Answer, Operation } from '../base/index.ts';
import { pageMeta } from '../base/index.ts';
import { asJsonSchema, type JsonSchema } from '../schemas/index.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { sketchSchema } from './output-sketch.ts';
import type { CallContext, Tool, ToolDefinition } from './surface.ts';
import { compileArguments, describeArguments, requiredArguments } from './tool-arguments.ts';

/** A tool made of an operation: what a model is told beyond what the operation says of itself. */
export type OperationToolSpec = {
  name: string;
  title: string;
  description: string;
  /** Arguments, by the operation's own names for its path, query and body. */
  arguments: readonly string[];
  /** Better words for a model than the operation's. */
  words?: Readonly<Record<string, string>>;
  /** Entries a page when the model does not say; models pay for each word, so fewer than elsewhere. */
  pageSize?: number;
  /** The parts of the answer that are told beforehand (`output-sketch.ts`). */
  answers: readonly string[];
  annotations: NonNullable<ToolDefinition['annotations']>;
};

const CURSOR: JsonSchema = { type: 'string', description: '`nextCursor` of the last answer; goes on where it ended' };

/** What only reads: nothing changes, however often it is called. */
export const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** A tool that runs an operation: its arguments are the operation's, its answer is the operation's. */
export function toolOf(operation: Operation, spec: OperationToolSpec): Tool {
  const isPaged = operation.paged === true;
  const argumentSpec = { operation, names: spec.arguments, ...(spec.words ? { words: spec.words } : {}) };
  const check = compileArguments(argumentSpec);
  return {
    definition: defineTool(argumentSpec, spec),
    scope: operation.scope === 'open' ? null : operation.scope,
    call: async (given, context) => {
      const { args, page } = isPaged ? findPlace(spec, given) : { args: given };
      const input = check(args);
      if (page !== undefined) input.query.page = page;
      const answer = await runOperation(operation, input, context);
      return toResult(answer, (next) => writeCursor({ tool: spec.name, args, page: next }));
    },
  };
}

/** The question and the page of it: a cursor names both. */
function findPlace({ name, pageSize }: OperationToolSpec, given: Record<string, unknown>) {
  const { cursor, ...args } = given;
  if (typeof cursor === 'string' && cursor !== '') return readCursor(name, cursor);
  return { args: pageSize === undefined ? args : { per_page: pageSize, ...args }, page: undefined };
}

function defineTool(argumentSpec: Parameters<typeof describeArguments>[0], spec: OperationToolSpec): ToolDefinition {
  const { operation } = argumentSpec;
  const properties = describeArguments(argumentSpec);
  if (spec.pageSize !== undefined && properties.per_page) properties.per_page.default = spec.pageSize;
  if (operation.paged) properties.cursor = CURSOR;
  const required = requiredArguments(argumentSpec);
  const sketch = sketchSchema(asJsonSchema(operation.output), spec.answers);
  return {
    name: spec.name,
    title: spec.title,
    description: spec.description,
    inputSchema: {
      type: 'object',
      properties,
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: { ...sketch.properties, ...(operation.paged ? { nextCursor: { type: 'string' } } : {}) },
    },
    annotations: spec.annotations,
  };
}

/** Runs an operation with checked arguments. */
export async function runOperation(
  operation: Operation,
  { params, query, body }: { params?: object; query?: object; body?: object | undefined },
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
): Promise<Answer> {
  return operation.run({
    params: { ...params },
    query: { ...query },
    body: operation.body ? body : undefined,
    files: [],
    caller,
    now,
  });
}

/** The body of a JSON answer as the value it stands for. */
export function bodyOf({ body }: Answer): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof Uint8Array ? JSON.parse(Buffer.from(body).toString('utf8')) : body;
}

/** The answer as structure and, for clients that know text only, as the same JSON. */
function toResult(answer: Answer, cursorOf: (page: number) => string): CallToolResult {
  const body = bodyOf(answer) as Record<string, unknown>;
  const { page } = answer;
  const hasMore = page !== undefined && page.page < pageMeta(page).totalPages;
  const structuredContent = hasMore ? { ...body, nextCursor: cursorOf(page.page + 1) } : body;
  return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
}
