import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { listPatternsInThread, type ProductPattern } from './testing/list-patterns.ts';

/** The modules whose patterns run over text that others wrote. */
const MODULES = [
  ...['documents', 'extraction', 'rates', 'spreadsheets', 'ports', 'carriers', 'compliance', 'forms', 'orders'],
  ...['dangerous-goods', 'formats', 'events', 'http', 'mcp', 'base'],
];
const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** What is repeated, by itself and behind what a pattern may begin with. */
const REPEATED = ['a', ' ', '1', '-', '.', ',', '/', ':', '(', '中', 'a ', '1 ', 'A1 ', 'a/', '1.'];
const BEFORE = ['', '1', 'A', '3 x '];
const LENGTH = 800;
/** A pattern whose time grows with the third power of the length needs some hundreds; one that grows with it, a tenth. */
const MOST_MILLISECONDS = 400;
const GIVEN_UP_MILLISECONDS = 4_000;

/** The words that a pattern looks for: "un" and "no" of `un\s*no`. */
function wordsOf(source: string): string[] {
  const plain = source.replace(/\\[pP]\{[^}]*\}|\(\?[<\w:=!-]*|\\[a-zA-Z]/g, '|');
  return [...new Set(plain.match(/[\p{L}\d]{2,}/gu))].slice(0, 5);
}

/** Texts that make a pattern try many ways to match, and match none. */
function hostileTexts(source: string): string[] {
  const words = wordsOf(source);
  const repeated = [...REPEATED, ...words, ...words.map((word) => `${word} `)];
  return [...BEFORE, ...words.slice(0, 3)].flatMap((before) =>
    repeated.map((piece) => `${before}${piece.repeat(Math.ceil(LENGTH / piece.length))}\u0001`),
  );
}

const RUN = new Script(`
  const pattern = new RegExp(source, flags);
  const spent = (text) => {
    pattern.lastIndex = 0;
    const begun = now();
    pattern.test(text);
    return now() - begun;
  };
  let slowest = { milliseconds: 0, text: '' };
  for (const text of texts) {
    let milliseconds = spent(text);
    // Once more where it seems slow, so that compiling it does not count.
    if (milliseconds >= most) milliseconds = spent(text);
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, text };
  }
  slowest;
`);

/** What this thread has computed so far: other work on a busy machine does not count. */
function computedMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds on the worst of its texts; a pattern that takes seconds is not waited for. */
function slowestOf({ source, flags }: ProductPattern): { milliseconds: number; text: string } {
  const context = { source, flags, texts: hostileTexts(source), most: MOST_MILLISECONDS, now: computedMilliseconds };
  try {
    return RUN.runInContext(createContext(context), { timeout: GIVEN_UP_MILLISECONDS });
  } catch {
    return { milliseconds: GIVEN_UP_MILLISECONDS, text: 'given up' };
  }
}

test('no regular expression of the product takes long on any text of some hundred characters', async () => {
  const patterns = await listPatternsInThread(ROOT, MODULES);
  expect(patterns.length).toBeGreaterThan(2_000);
  const slow = patterns.flatMap((pattern) => {
    const { milliseconds, text } = slowestOf(pattern);
    if (milliseconds < MOST_MILLISECONDS) return [];
    return [{ file: pattern.file, source: pattern.source.slice(0, 160), milliseconds, text: text.slice(0, 20) }];
  });
  expect(slow).toEqual([]);
}, 600_000);
