import type { CallToolResult } from '@modelcontextprotocol/server';
import { type Log, Problem } from '../base/index.ts';
import { showCharacters } from './foreign/show-characters.ts';
import type { ToolNames } from './say-in-tools.ts';
import { speakToModel } from './speak-to-model.ts';

/** What a refusal is told with: the names of tools, and the service of the operation that refused. */
type Teller = { names: ToolNames; service: string };

/**
 * A refusal as a tool error: what is wrong and what to do next in words for a model, then the body that REST would have
 * answered, in the terms of tools and with foreign words in wrappers.
 */
export function toToolError(refusal: Pick<Problem, 'toBody'>, { names, service }: Teller): CallToolResult {
  const body = speakToModel(refusal.toBody(), { names, service });
  const { message, data } = body as { message: string; data: { next?: unknown } };
  const next = typeof data.next === 'string' ? `\nNext: ${data.next}` : '';
  return {
    isError: true,
    content: [
      { type: 'text', text: showCharacters(`${message}${next}`) },
      { type: 'text', text: JSON.stringify(body) },
    ],
  };
}

/** The refusal behind any error. A fault of ours is logged and told without its inside. */
export function toRefusal(error: unknown, log: Log): Problem {
  return error instanceof Problem ? error : internalError(error, log);
}

function internalError(error: unknown, log: Log): Problem {
  log.error({ err: error }, 'a tool failed');
  return new Problem('internal_error', {
    status: 500,
    message: 'The service failed to answer. The fault is ours and has been logged.',
    next: 'Try again; if it stays, tell the operator when it happened.',
  });
}
