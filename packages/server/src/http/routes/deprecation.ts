import type { Operation } from '../../base/index.ts';

/** The headers of an operation that will go: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). None for others. */
export function deprecationHeaders({ deprecated }: Pick<Operation, 'deprecated'>): Record<string, string> {
  if (deprecated === undefined) return {};
  const { since, sunset } = deprecated;
  return {
    Deprecation: `@${Date.parse(`${since}T00:00:00Z`) / 1000}`,
    ...(sunset === undefined ? {} : { Sunset: new Date(`${sunset}T23:59:59Z`).toUTCString() }),
  };
}

/** The sentence added to the description. */
export function deprecationNote({ deprecated }: Pick<Operation, 'deprecated'>): string {
  if (deprecated === undefined) return '';
  const end = deprecated.sunset === undefined ? '' : ` It will be gone after ${deprecated.sunset}.`;
  return `\n\nDeprecated since ${deprecated.since}: ${deprecated.instead}.${end}`;
}
