import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The layers, from the bottom up. Modules on one layer do not know each other. */
const LAYERS = [
  ['base'],
  ['spreadsheets', 'db', 'schemas'],
  ['secrets'],
  [
    'documents',
    'ports',
    'carriers',
    'dangerous-goods',
    'formats',
    'keys',
    'events',
    'audit',
    'monitoring',
    'exchange-rates',
    'ledger',
    'questions',
  ],
  ['opendgd'],
  ['extraction'],
  ['rates', 'forms', 'compliance'],
  ['selling'],
  ['orders'],
  ['shipments', 'invoices', 'links', 'proofs'],
  ['retention'],
  ['http', 'mcp', 'cli'],
  ['app'],
];
/** How a module is entered: by all of it, or by what it knows without a database and a wire. */
const ENTRANCES = ['index.ts', 'offline.ts'];
/** What takes a process long to load, and is nothing that reading a document or `--help` needs. */
const SLOW = ['typebox', 'ajv', 'kysely', 'pg', 'pg-boss', 'pino', 'fastify'];
/** Only tests may enter these. */
const FOR_TESTS = ['testing'];

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const LOADS = /^(?:import|export)\s+(?!type\s)(?:([^;'"]*?)\s+from\s+)?'([^']+)'/gm;
const IMPORT = /(?:^|[^\w.])(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const layerOf = (module: string) => LAYERS.findIndex((modules) => modules.includes(module));
/** The module of a file: the folder of `src` that holds it. */
const moduleOf = (file: string) => file.slice(0, Math.max(file.indexOf('/'), 0));

type Import = { from: string; to: string };

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(SOURCE, from), 'utf8').matchAll(IMPORT)].map(([, target = '']) => ({
    from,
    to: relative(SOURCE, normalize(join(SOURCE, dirname(from), target))),
  })),
);
const isTest = ({ from }: Import) => from.endsWith('.test.ts') || from.split('/').includes('testing');
const between = imports.filter((one) => !isTest(one) && moduleOf(one.from) !== moduleOf(one.to));
const show = (found: readonly Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

test('there is something to look at', () => {
  expect(imports.length).toBeGreaterThan(50);
});

test('every folder was planned', () => {
  const modules = new Set(files.map(moduleOf));
  expect([...modules].filter((module) => layerOf(module) < 0 && !FOR_TESTS.includes(module))).toEqual([]);
});

test('imports go down the layers, never up and never sideways; adapters do not know each other', () => {
  const wrong = between.filter(({ from, to }) => {
    const source = moduleOf(from);
    const target = moduleOf(to);
    return layerOf(target) >= layerOf(source);
  });
  expect(show(wrong)).toEqual([]);
});

test('a module is entered by its index.ts, or by its offline.ts, only', () => {
  const isEntrance = (file: string) => ENTRANCES.some((entrance) => file === `${moduleOf(file)}/${entrance}`);
  expect(show(between.filter(({ to }) => !isEntrance(to)))).toEqual([]);
});

test('nothing slow is loaded by commands that only read documents, nor by what every command begins with', () => {
  const quick = files.filter((file) => file.endsWith('/offline.ts'));
  const beginnings = [
    ...quick,
    'app/main.ts',
    'cli/files/extract.ts',
    'cli/operations/index.ts',
    'extraction/workers/tasks.ts',
  ];
  expect(quick.length).toBeGreaterThan(3);
  for (const file of beginnings) expect({ file, loads: packagesOf(file).filter(isSlow) }).toEqual({ file, loads: [] });
});

const isSlow = (name: string) => SLOW.some((slow) => name === slow || name.startsWith(`${slow}/`));

/** The packages that a file loads when it is loaded, by itself or by what it imports; types load nothing. */
function packagesOf(start: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const source = readFileSync(join(SOURCE, file), 'utf8');
    return [...source.matchAll(LOADS)].flatMap(([, names = '', target = '']) => {
      if (isTypesOnly(names)) return [];
      return target.startsWith('.') ? visit(normalize(join(dirname(file), target))) : [target];
    });
  };
  return visit(start);
}

/** `{ type A, type B }`, which is erased like `import type`. */
function isTypesOnly(names: string): boolean {
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  return listed?.split(',').every((name) => /^\s*(?:type\s|$)/.test(name)) ?? false;
}

test('what tests share is imported by tests alone', () => {
  expect(show(between.filter(({ to }) => FOR_TESTS.includes(moduleOf(to))))).toEqual([]);
});

test('no file imports itself, however long the way round, types included', () => {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const findCircle = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { to } of targets.get(file) ?? []) {
      const circle = findCircle(to, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  const circles = files.map((file) => findCircle(file, [])).filter((circle) => circle !== undefined);
  expect([...new Set(circles.map((circle) => [...new Set(circle)].sort().join(' and ')))]).toEqual([]);
});
