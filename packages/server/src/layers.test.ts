import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The floors, from the ground up. Rooms on one floor do not know each other. */
const FLOORS = [
  ['base'],
  ['sheets', 'db', 'schemas'],
  ['ports', 'carriers', 'dangerous-goods', 'formats', 'keys', 'events'],
  ['rates', 'documents'],
  ['orders'],
  ['http', 'mcp', 'cli'],
];
/** Only tests may enter these. */
const FOR_TESTS = ['testing'];

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const IMPORT = /(?:^|[^\w.])(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));
/** The room of a file, or undefined for the files at the top, which compose them all. */
const roomOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined);

type Import = { from: string; to: string };

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(join(SOURCE, from), 'utf8').matchAll(IMPORT)].map(([, target = '']) => ({
    from,
    to: relative(SOURCE, normalize(join(SOURCE, dirname(from), target))),
  })),
);
const isTest = ({ from }: Import) => from.endsWith('.test.ts') || from.split('/').includes('testing');
const between = imports.filter((one) => !isTest(one) && roomOf(one.from) !== roomOf(one.to));
const show = (found: readonly Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

test('there is something to look at', () => {
  expect(imports.length).toBeGreaterThan(50);
});

test('every folder was planned', () => {
  const rooms = new Set(files.map(roomOf).filter((room) => room !== undefined));
  expect([...rooms].filter((room) => floorOf(room) < 0 && !FOR_TESTS.includes(room))).toEqual([]);
});

test('imports go down the floors, never up and never sideways; doors do not know each other', () => {
  const wrong = between.filter(({ from, to }) => {
    const source = roomOf(from);
    const target = roomOf(to);
    return source !== undefined && (target === undefined || floorOf(target) >= floorOf(source));
  });
  expect(show(wrong)).toEqual([]);
});

test('a room is entered by its index.ts only', () => {
  expect(show(between.filter(({ to }) => roomOf(to) !== undefined && to !== `${roomOf(to)}/index.ts`))).toEqual([]);
});

test('what tests share is imported by tests alone', () => {
  expect(show(between.filter(({ to }) => FOR_TESTS.includes(roomOf(to) ?? '')))).toEqual([]);
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
