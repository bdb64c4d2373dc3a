import { mcpProblem } from './problems.ts';

/** Where a list goes on: the tool, its arguments, and the page. A cursor carries all of it, so it is enough by itself. */
type ListPlace = { tool: string; args: Record<string, unknown>; page: number };

/** The place as opaque text, safe in JSON and URLs. */
export function writeCursor({ tool, args, page }: ListPlace): string {
  return Buffer.from(JSON.stringify([tool, page, args])).toString('base64url');
}

/** Reads a cursor back. Throws `cursor_invalid` for any text that this tool did not write. */
export function readCursor(tool: string, text: string): ListPlace {
  const [name, page, args] = parseList(text);
  if (name !== tool || typeof page !== 'number' || !Number.isSafeInteger(page) || page < 1 || !isObject(args)) {
    throw mcpProblem('cursor_invalid');
  }
  return { tool, args, page };
}

function parseList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
