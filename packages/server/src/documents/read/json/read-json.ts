import type { Page } from '../../model/index.ts';
import { documentProblem } from '../../problems.ts';
import { pagesOfRows } from '../plain-text/plain-pages.ts';

/** The property that says that a JSON file is an OpenDGD declaration. */
const NAMED = '"openDgdVersion"';
/** What one declaration may weigh: 1 MiB. */
const MOST_BYTES = 1024 * 1024;
/** Nested deeper, a value is left out of the pages. */
const DEEPEST = 32;
/** Where values stand beside their pointers, in characters. */
const COLUMN = 80;

/** Whether bytes are a JSON object that names the version of OpenDGD, be it whole or cut off. Other JSON is text. */
export function isDeclarationJson(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 64))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return start.startsWith('{') && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(NAMED);
}

/**
 * A declaration as JSON: the value, and its pages, a line for each value behind its JSON Pointer (RFC 6901). Throws
 * `document_too_large`, `document_json_invalid`.
 */
export function readJson(name: string, bytes: Uint8Array): { json: unknown; pages: Page[] } {
  if (bytes.length > MOST_BYTES) {
    throw documentProblem('document_too_large', { file: name, bytes: bytes.length, maxBytes: MOST_BYTES });
  }
  const json = parse(name, bytes);
  const rows = leavesOf(json).map(({ pointer, text }) => [
    { text: pointer, column: 0 },
    { text, column: Math.max(COLUMN, pointer.length + 4) },
  ]);
  return { json, pages: pagesOfRows(rows) };
}

function parse(name: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw documentProblem('document_json_invalid', { file: name, reason });
  }
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The values of a document in its own order, as text. */
function leavesOf(value: unknown, pointer = '', left = DEEPEST): { pointer: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return [{ pointer, text: String(value) }];
  if (left === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${pointer}/${escaped(name)}`, left - 1));
}
