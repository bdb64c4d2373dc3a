import type { CallToolResult } from '@modelcontextprotocol/server';
import { type Log, Problem } from '../base/index.ts';
import type { Tool } from './surface.ts';

/** Names of tools by the route that they stand for: `GET /rates` → `search_rates`. */
export type ToolNames = ReadonlyMap<string, string>;

/** The routes that tools stand for, so that advice which names a route names the tool too. The first tool of a route wins. */
export function nameTools(tools: readonly Tool[]): ToolNames {
  const names = new Map<string, string>();
  for (const { operation, definition } of tools) {
    if (operation === undefined) continue;
    const route = `${operation.method} ${operation.path}`;
    if (!names.has(route)) names.set(route, definition.name);
  }
  return names;
}

/**
 * A refusal as a tool error: what is wrong and what to do next in words for a model, then the very body that REST would
 * have answered.
 */
export function toToolError(refusal: Problem, names: ToolNames): CallToolResult {
  const next = typeof refusal.data.next === 'string' ? `\nNext: ${withToolNames(refusal.data.next, names)}` : '';
  const words = { type: 'text' as const, text: `${refusal.message}${next}` };
  return { isError: true, content: [words, { type: 'text', text: JSON.stringify(refusal.toBody()) }] };
}

/** "Take an id from GET /rates." becomes "Take an id from search_rates (GET /rates)." */
function withToolNames(text: string, names: ToolNames): string {
  return text.replaceAll(/(?:GET|POST|PUT|PATCH|DELETE) \/[\w/{}-]*/g, (route) => {
    const tool = names.get(route.replace(/\/$/, ''));
    return tool === undefined ? route : `${tool} (${route})`;
  });
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
