import { setImmediate as nextTurn } from 'node:timers/promises';

/** Texts up to this length are parsed at once, in a few milliseconds; longer ones in slices of this length. */
export const SLICE_LENGTH = 256 * 1024;

/**
 * An array of the outermost object: its name as it stands in the text, the places of its brackets, its pieces between two of
 * its commas, and where the next piece begins.
 */
type LongArray = { key: string; open: number; close: number; begin: number; pieces: [begin: number, end: number][] };

/**
 * Parses JSON as `JSON.parse` does. Long arrays in the outermost object, as of a hundred thousand rows, are parsed in slices,
 * between which other requests are answered. Throws a `SyntaxError`.
 */
export async function parseLargeJson(text: string, sliceLength = SLICE_LENGTH): Promise<unknown> {
  if (text.length <= sliceLength || !/^\s*\{/.test(text)) return JSON.parse(text);
  try {
    return await parseInSlices(text, sliceLength);
  } catch {
    // Says where the error is in the whole text.
    return JSON.parse(text);
  }
}

async function parseInSlices(text: string, sliceLength: number): Promise<unknown> {
  const found: LongArray[] = [];
  const texts: string[] = [];
  for (const array of longArrays(text, sliceLength, texts)) {
    if (array) found.push(array);
    await nextTurn();
  }
  const body = JSON.parse(withoutPieces(text, found));
  for (const { key, pieces } of found) {
    const name = JSON.parse(key);
    // Of a name that occurs twice, the last value counts.
    if (texts.filter((other) => JSON.parse(other) === name).length > 1) throw new SyntaxError('a name occurs twice');
    body[name] = await parsePieces(text, pieces);
  }
  return body;
}

function withoutPieces(text: string, arrays: readonly LongArray[]): string {
  let rest = '';
  let from = 0;
  for (const { open, close } of arrays) {
    rest += text.slice(from, open + 1);
    from = close;
  }
  return rest + text.slice(from);
}

async function parsePieces(text: string, pieces: LongArray['pieces']): Promise<unknown[]> {
  const elements: unknown[] = [];
  for (const [begin, end] of pieces) {
    const parsed: unknown[] = JSON.parse(`[${text.slice(begin, end)}]`);
    if (parsed.length === 0) throw new SyntaxError('nothing stands after a comma');
    for (const element of parsed) elements.push(element);
    await nextTurn();
  }
  return elements;
}

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/**
 * The arrays in the outermost object that are longer than a slice, each at its end; undefined after each slice. `texts` gets
 * the names in that object, and its values that are texts.
 */
function* longArrays(text: string, sliceLength: number, texts: string[]): Generator<LongArray | undefined> {
  let depth = 0;
  let array: LongArray | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (depth === 1) texts.push(text.slice(at, end + 1));
      at = end;
      continue;
    }
    const step = stepOf(code);
    depth += step;
    if (depth === 2 && step === 1) array = code === OPEN_LIST ? startArray(at, texts.at(-1)) : undefined;
    const ended = depth === 1 && step === -1 ? endArray(array, at) : undefined;
    if (ended) yield ended;
    if (depth !== 2 || code !== COMMA || array === undefined || at - array.begin < sliceLength) continue;
    array.pieces.push([array.begin, at]);
    array.begin = at + 1;
    yield;
  }
}

/** How far a character leads into lists and objects. */
function stepOf(code: number): -1 | 0 | 1 {
  if (code === OPEN_LIST || code === OPEN_OBJECT) return 1;
  return code === CLOSE_LIST || code === CLOSE_OBJECT ? -1 : 0;
}

function startArray(open: number, key = ''): LongArray {
  return { key, open, close: open, begin: open + 1, pieces: [] };
}

/** Undefined when it is no longer than a slice. */
function endArray(array: LongArray | undefined, close: number): LongArray | undefined {
  if (array === undefined || array.pieces.length === 0) return undefined;
  return { ...array, close, pieces: [...array.pieces, [array.begin, close]] };
}

function endOfString(text: string, open: number): number {
  for (let close = text.indexOf('"', open + 1); close !== -1; close = text.indexOf('"', close + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(close - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return close;
  }
  throw new SyntaxError('a text has no end');
}
