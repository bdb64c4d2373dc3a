import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { keepOcrLoaded } from '../../documents/offline.ts';

/** A regular expression of the product, and the file that it stands in or is made by. */
export type ProductPattern = { source: string; flags: string; file: string };

const LITERAL =
  /(?<=(?:[(,=:[!&|?{};]|=>|\breturn|^)\s*)\/(?![*/])((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/gm;
/** Programs, which run when they are imported. */
const PROGRAM = /(?:worker-process|import-worker|guard-process)\.ts$/;

/** `listPatterns` in a thread of its own, where none of the modules is loaded yet. */
export async function listPatternsInThread(root: string, modules: readonly string[]): Promise<ProductPattern[]> {
  // The thread loads the library for scans, which later tests of this process read with.
  await keepOcrLoaded();
  const thread = new Worker(new URL('./list-patterns-thread.ts', import.meta.url), { workerData: { root, modules } });
  return new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
}

/**
 * Every regular expression of these modules: the literals in their files, and those made while they are loaded, which they
 * must not be before.
 */
export async function listPatterns(root: string, modules: readonly string[]): Promise<ProductPattern[]> {
  const found = new Map<string, ProductPattern>();
  const add = (source: string, flags: string, file: string) => {
    // Of a library that one of them loads.
    if (file === '') return;
    const key = `${source}/${flags.replace(/[gy]/g, '')}`;
    if (!found.has(key)) found.set(key, { source, flags, file });
  };
  const files = modules.flatMap((module) => listSources(root, module));
  for (const file of files) {
    for (const [, source = '', flags = ''] of readFileSync(join(root, file), 'utf8').matchAll(LITERAL)) {
      if (isPattern(source, flags)) add(source, flags, file);
    }
  }
  const Original = globalThis.RegExp;
  const note = <Made extends RegExp>(made: Made): Made => {
    add(made.source, made.flags, callerWithin(root));
    return made;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args, newTarget) => note(Reflect.construct(target, args, newTarget)),
    apply: (target, self, args) => note(Reflect.apply(target, self, args)),
  });
  try {
    for (const file of files) if (!PROGRAM.test(file)) await import(join(root, file));
  } finally {
    globalThis.RegExp = Original;
  }
  return [...found.values()];
}

function listSources(root: string, module: string): string[] {
  return readdirSync(join(root, module), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|(?:^|\/)testing\//.test(file))
    .map((file) => join(module, file));
}

function isPattern(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

function callerWithin(root: string): string {
  const lines = new Error().stack?.split('\n').filter((line) => line.includes(root) && !line.includes('list-patterns'));
  return (
    lines?.[0]
      ?.split(root)
      .at(-1)
      ?.replace(/^\/|\)$/g, '') ?? ''
  );
}
