import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server';
import { mcpProblem } from '../problems.ts';
import type { CallContext, Tool, ToolDefinition } from '../surface.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { type Fitted, fitAnswer, fitRest } from './fit-answer.ts';
import { readRest, writeRest } from './rest-cursor.ts';

type Body = Record<string, unknown>;
type Result = CallToolResult | InputRequiredResult;

/** The most that an answer costs when the caller does not say. */
const USUAL_TOKENS = 6_000;

/** Below it not even one entry of most lists fits. */
const LEAST_TOKENS = 300;

/** Where the cost of an answer is told in its `_meta`. */
export const COST_NAME = 'agent-rate/tokens';

const MOST_TOKENS_ARGUMENT = { type: 'integer', description: 'Most tokens to answer' };
const CURSOR_ARGUMENT = { type: 'string', description: 'The last nextCursor, alone' };

/** The definition with what every tool takes: how much the answer may cost, and where a cut one goes on. */
export function defineWithin(tool: Pick<Tool, 'definition' | 'again'>): ToolDefinition {
  const { definition } = tool;
  const { inputSchema } = definition;
  const properties = {
    ...inputSchema.properties,
    ...(goesOn(tool) ? { cursor: CURSOR_ARGUMENT } : {}),
    max_tokens: MOST_TOKENS_ARGUMENT,
  };
  return { ...definition, inputSchema: { ...inputSchema, properties } };
}

/** Whether the rest of an answer can be read without doing anything again. */
function goesOn({ definition, again }: Pick<Tool, 'definition' | 'again'>): boolean {
  return definition.annotations?.readOnlyHint === true || again !== undefined;
}

/**
 * Calls a tool and gives an answer that fits into `max_tokens`: whole, or its list as far as it fits with a cursor for the rest.
 * `speak` puts the answer into the words for a model. The rest of a cut answer is read by the same call again, so only tools
 * that read have one. Throws `max_tokens_invalid`, `cursor_invalid`.
 */
export async function answerWithin(
  tool: Tool,
  { max_tokens: most = USUAL_TOKENS, ...args }: Body,
  context: CallContext,
  speak: (body: Body) => Body,
): Promise<Result> {
  if (typeof most !== 'number' || !Number.isSafeInteger(most) || most < LEAST_TOKENS)
    throw mcpProblem('max_tokens_invalid');
  const { name } = tool.definition;
  const rest = goesOn(tool) ? readRest(name, args.cursor) : undefined;
  const question = rest?.args ?? args;
  const result = await tool.call(question, context);
  if (!isBody(result.structuredContent)) return result;
  const { nextCursor: onwards, ...whole } = speak(result.structuredContent);
  const fitted = rest ? fitRest(whole, rest.path, rest.from, most) : fitAnswer(whole, most);
  const again = tool.definition.annotations?.readOnlyHint ? question : tool.again?.(whole);
  const body = { ...fitted.body, ...goOn(fitted, onwards, again && { tool: name, args: again }) };
  const text = JSON.stringify(body);
  const content = Array.isArray(result.content) ? result.content : [];
  return {
    ...result,
    structuredContent: body,
    content: [{ type: 'text' as const, text }, ...content],
    _meta: { ...(result._meta as object | undefined), [COST_NAME]: estimateTokens(text) },
  };
}

/** Where the answer goes on: in the list that was cut, or where the tool itself says. */
function goOn({ cut }: Fitted, onwards: unknown, call: { tool: string; args: Body } | undefined): Body {
  if (cut === undefined || cut.shown >= cut.of) return onwards === undefined ? {} : { nextCursor: onwards };
  const shown = { list: cut.path.join('.'), shown: cut.shown, of: cut.of };
  if (call === undefined) return { cut: shown };
  return { cut: shown, nextCursor: writeRest({ ...call, path: cut.path, from: cut.shown }) };
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null;
}
