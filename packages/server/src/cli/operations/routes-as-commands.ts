import type { Operation } from '../../base/index.ts';

const ROUTE = /\b(GET|POST|PUT|PATCH|DELETE) (\/[\w/{}.-]*[\w}])(\?[\w=&{}.-]*\w)?/g;

/**
 * Advice that names a route, in the command line's own terms: "use an id of GET /keys" becomes "use an id of
 * `agent-rate keys list`". A route without a command stays as it is.
 */
export function routesAsCommands(text: string, operations: readonly Operation[]): string {
  return text.replaceAll(ROUTE, (route, method: string, path: string) => {
    const [command] = operations
      .filter((operation) => operation.method === method && operation.path === path)
      .flatMap((operation) => operation.command ?? []);
    return command === undefined ? route : `\`agent-rate ${command.words}\``;
  });
}

/** Whether a text names a route. */
export function namesRoute(text: string): boolean {
  return text.search(ROUTE) >= 0;
}
