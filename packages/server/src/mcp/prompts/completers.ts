import type { Operation } from '../../base/index.ts';
import { bodyOf, runOperation } from '../operation-tool.ts';
import type { Completer } from '../surface.ts';

const SHOWN = 20;

/** Completes ports as `Shanghai (CNSHA)`, which every search understands; `codeOnly` for addresses. */
export function createPortCompleter(operation: Operation | undefined, { codeOnly = false } = {}): Completer {
  return async (typed, context) => {
    const found = (await search(operation, typed, context)) as { code: string; name: string }[];
    return found.map(({ code, name }) => (codeOnly ? code : `${name} (${code})`));
  };
}

/** Completes carriers by their name, which every search understands. */
export function createCarrierCompleter(operation: Operation | undefined): Completer {
  return async (typed, context) => {
    const found = (await search(operation, typed, context)) as { name: string }[];
    return found.map(({ name }) => name);
  };
}

/** Completes from a list that is known beforehand. */
export function createWordCompleter(words: readonly string[]): Completer {
  return async (typed) => words.filter((word) => word.toLowerCase().startsWith(typed.trim().toLowerCase()));
}

async function search(operation: Operation | undefined, typed: string, context: Parameters<Completer>[1]) {
  const text = typed.trim().slice(0, 100);
  if (operation === undefined || text === '') return [];
  const query = { search: text, page: 1, per_page: SHOWN };
  const { data } = bodyOf(await runOperation(operation, { query }, context));
  return data as unknown[];
}
