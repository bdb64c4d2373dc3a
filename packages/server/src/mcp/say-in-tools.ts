import type { Tool } from './surface.ts';

/** Names of tools by the route that they stand for: `GET /rates` → `search_rates`. */
export type ToolNames = ReadonlyMap<string, string>;

/** The routes that tools stand for. The first tool of a route wins; one with a constant parameter has a route of its own. */
export function nameTools(tools: readonly Tool[]): ToolNames {
  const names = new Map<string, string>();
  for (const { operation, definition, fixed = {} } of tools) {
    if (operation === undefined) continue;
    const query = new URLSearchParams(
      Object.entries(fixed).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const route = `${operation.method} ${operation.path}${query ? `?${query}` : ''}`;
    if (!names.has(route)) names.set(route, definition.name);
  }
  return names;
}

const ROUTE = /(?:GET|POST|PUT|PATCH|DELETE) (\/[\w/{}-]*)(\?[\w=]*…?)?/g;

/** The terms of REST, and those of a tool's caller. */
const TERMS: readonly [RegExp, string][] = [
  [/(?:the header )?`?Idempotency-Key`?/gi, '`idempotency_key`'],
  [/(?:the header )?`?If-Match`?/gi, '`version`'],
  [/,? or listen to \/[\w/{}-]+/g, ''],
  [/\b(?:as|Send (.*?) as) multipart\/form-data(?: \(field `?file`?\))?/g, 'through a link of upload_link'],
  [/\bthe same body to place_order\b/g, 'the same arguments as `order` to place_order'],
  [/\bthe same body\b/g, 'the same arguments'],
  [/\bthe body of\b/g, 'the arguments of'],
  [/\bthe request body\b/gi, 'the call'],
  [/\bSend the request again\b/g, 'Call again'],
  [/\bsend the request again\b/g, 'call again'],
  [/\bThis operation\b/g, 'This tool'],
  [/\bparameters\b/g, 'arguments'],
  [/\bparameter\b/g, 'argument'],
  [/\bParameter\(s\)/gi, 'argument(s)'],
];

/** A sentence of this service in the terms of tools: routes become names of tools, headers and bodies arguments. */
export function sayInTools(text: string, names: ToolNames): string {
  const routed = text.replaceAll(ROUTE, (route, path: string, query = '') => {
    const plain = route.slice(0, route.length - query.length).replace(/\/$/, '');
    const tool = names.get(route) ?? names.get(plain);
    return (
      tool ??
      `${path
        .split('/')
        .find((part) => part !== '')
        ?.replaceAll('-', ' ')} (not offered to agents)`
    );
  });
  return TERMS.reduce((said, [rest, tool]) => said.replaceAll(rest, tool), routed);
}

/** What REST would be called with next, as the call of a tool. */
export function callInTools(next: unknown, names: ToolNames): unknown {
  if (typeof next !== 'object' || next === null || !('method' in next) || !('path' in next)) return next;
  const { method, path, body } = next as { method: string; path: string; body?: unknown };
  const tool = names.get(`${method} ${path}`);
  return tool === undefined ? undefined : { tool, arguments: body ?? {} };
}
