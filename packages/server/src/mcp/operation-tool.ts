import type { CallToolResult } from '@modelcontextprotocol/server';
import {
  type Answer,
  type Operation,
  type PageOf,
  pageMeta,
  readBody,
  type Scope,
  type UploadedFile,
} from '../base/index.ts';
import { asJsonSchema, type JsonSchema, parseFields, selectFields } from '../schemas/index.ts';
import { type AnswerPart, cutPart } from './answer-part.ts';
import { PANEL_META } from './apps/ui-extension.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { describeQuoted } from './foreign/describe-quoted.ts';
import { partialSchema } from './partial-schema.ts';
import type { CallContext, Tool, ToolDefinition } from './surface.ts';
import { compileArguments, describeArguments, requiredArguments } from './tool-arguments.ts';

/** A tool made of an operation: what a model needs beyond the operation's own description. */
export type OperationToolSpec = {
  /** The operation it runs. */
  operation: string;
  name: string;
  title: string;
  description: string;
  /** Arguments, by the operation's own names for its path, query and body. */
  arguments: readonly string[];
  /** Better words for a model than the operation's. */
  words?: Readonly<Record<string, string>>;
  /** Arguments described more briefly than the operation does, which still checks them in full. */
  shapes?: Readonly<Record<string, JsonSchema>>;
  /** Entries a page when the model does not say; models pay for each word, so fewer than elsewhere. */
  pageSize?: number;
  /** A list inside the answer that is not paged elsewhere: so many of it an answer, those with most `rates` first. */
  part?: AnswerPart;
  /** Parameters that are not left to the model. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Only these fields of the answer, as with REST's `_fields`; the rest costs a model more than it helps. */
  fields?: readonly string[];
  /** The parts of the answer that are described beforehand (`partial-schema.ts`), or their schema. */
  answers: readonly string[] | JsonSchema;
  annotations: NonNullable<ToolDefinition['annotations']>;
  /** Its answer is shown in the panel, which is told this beside it, from the whole answer and the body that was sent. */
  opensPanel?: true | ((answer: Record<string, unknown>, sent: Record<string, unknown>) => object);
  /**
   * Where the rest of a cut answer is read without doing anything again: the operation that reads what was made, by its id. A
   * cursor has the id as this argument.
   */
  again?: { operation: string; argument: string };
  /** Not listed; `more_tools` finds it. */
  isRare?: true;
};

/** What only reads: nothing changes, however often it is called. */
export const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** What only adds a record of its own: a quote, a document. */
export const ADDS = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
} as const;

/** A tool that runs an operation: its arguments are the operation's, its answer is the operation's. `reads`: what `again` names. */
export function toolOf(operation: Operation, spec: OperationToolSpec, reads?: Operation): Tool {
  const isPaged = operation.paged === true || spec.part !== undefined;
  const argumentSpec = { operation, names: spec.arguments, ...(spec.words ? { words: spec.words } : {}) };
  const check = compileArguments(argumentSpec);
  return {
    definition: defineTool(argumentSpec, spec),
    scope: scopeOf(operation),
    operation,
    isRare: spec.isRare,
    opensPanel: spec.opensPanel !== undefined,
    fixed: spec.fixed,
    calls: spec.fixed ? {} : { [operation.name]: Object.fromEntries(spec.arguments.map((name) => [name, name])) },
    ...(spec.again && reads ? { again: ({ id }) => ({ [String(spec.again?.argument)]: id }) } : {}),
    call: async (given, context) => {
      const made = spec.again && given[spec.again.argument];
      if (reads && typeof made === 'string') {
        const answer = await runOperation(reads, { params: { id: made } }, context);
        return toResult(selectBody(bodyOf(answer), spec.fields));
      }
      const { args, page } = isPaged ? findPlace(spec, given) : { args: given };
      const input = check(args);
      if (page !== undefined && operation.paged) input.query.page = page;
      Object.assign(input.query, spec.fixed, spec.part && { page: page ?? 1, per_page: spec.part.size });
      const answer = await runOperation(operation, input, context);
      if (spec.part) {
        const { body, hasMore } = cutPart(bodyOf(answer), spec.part, page ?? 1);
        return toResult(
          body,
          hasMore ? { nextCursor: writeCursor({ tool: spec.name, args, page: (page ?? 1) + 1 }) } : {},
        );
      }
      const result = toResult(
        selectBody(bodyOf(answer), spec.fields),
        nextCursor(answer.page, { tool: spec.name, args }),
      );
      if (typeof spec.opensPanel !== 'function') return result;
      return { ...result, _meta: { [PANEL_META]: spec.opensPanel(bodyOf(answer), input.body) } };
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
  const properties = { ...describeArguments(argumentSpec), ...spec.shapes };
  if (spec.pageSize !== undefined && properties.per_page) properties.per_page.default = spec.pageSize;
  const isPaged = operation.paged === true || spec.part !== undefined;
  const required = requiredArguments(argumentSpec);
  const { answers } = spec;
  const partial = isPaths(answers) ? describeQuoted(partialSchema(asJsonSchema(operation.output), answers)) : answers;
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
      properties: { ...partial.properties, ...(isPaged ? { nextCursor: { type: 'string' } } : {}) },
    },
    annotations: spec.annotations,
  };
}

function isPaths(answers: OperationToolSpec['answers']): answers is readonly string[] {
  return Array.isArray(answers);
}

/** The scope that a caller must hold. */
export function scopeOf({ scope }: Operation): Scope | null {
  return scope === 'open' ? null : scope;
}

type Checked = {
  params?: object;
  query?: object;
  body?: object | undefined;
  files?: UploadedFile[];
  idempotencyKey?: string;
  approvedInForm?: true;
};

/** Runs an operation with checked arguments. */
export async function runOperation(
  operation: Operation,
  { params, query, body, files = [], idempotencyKey, approvedInForm }: Checked,
  { caller, now, signal }: Pick<CallContext, 'caller' | 'now' | 'signal'>,
): Promise<Answer> {
  return operation.run({
    params: { ...params },
    query: { ...query },
    body: operation.body ? body : undefined,
    files,
    caller,
    adapter: 'mcp',
    now,
    signal,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(approvedInForm === undefined ? {} : { approvedInForm }),
  });
}

/** The body of a JSON answer, which is an object. */
export function bodyOf(answer: Answer): Record<string, unknown> {
  return readBody(answer) as Record<string, unknown>;
}

/** What REST answers with `_fields`. */
export function selectBody(body: Record<string, unknown>, fields: readonly string[] | undefined) {
  const tree = fields ? parseFields(fields) : null;
  return tree ? (selectFields(body, tree) as Record<string, unknown>) : body;
}

function nextCursor(page: PageOf | undefined, question: { tool: string; args: Record<string, unknown> }) {
  const hasMore = page !== undefined && page.page < pageMeta(page).totalPages;
  return hasMore ? { nextCursor: writeCursor({ ...question, page: page.page + 1 }) } : {};
}

/** The answer of an operation, and where a list goes on. The text for clients without structure is added to it later. */
export function toResult(body: Record<string, unknown>, more: { nextCursor?: string } = {}): CallToolResult {
  return { structuredContent: { ...body, ...more }, content: [] };
}
