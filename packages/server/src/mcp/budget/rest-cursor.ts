/** Where a cut answer goes on: the call that it answers, and the entry of the list in it. */
export type RestPlace = { tool: string; args: Record<string, unknown>; path: readonly string[]; from: number };

const REST = 'rest';

/** The place as opaque text, safe in JSON and URLs. */
export function writeRest({ tool, args, path, from }: RestPlace): string {
  return Buffer.from(JSON.stringify([REST, tool, args, path, from])).toString('base64url');
}

/** Reads such a cursor of this tool back; undefined for anything else, such as a cursor of the tool's own pages. */
export function readRest(tool: string, cursor: unknown): RestPlace | undefined {
  if (typeof cursor !== 'string') return undefined;
  const [kind, name, args, path, from] = parseList(cursor);
  if (kind !== REST || name !== tool || !isObject(args) || !isPath(path)) return undefined;
  return typeof from === 'number' && Number.isSafeInteger(from) && from >= 0 ? { tool, args, path, from } : undefined;
}

function parseList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isPath(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
