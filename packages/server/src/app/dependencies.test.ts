import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

test('every dependency says in docs/dependencies.md why it is here, and nothing else does', () => {
  const places = [
    'package.json',
    'packages/server/package.json',
    'packages/client/package.json',
    'packages/console/package.json',
  ];
  const declared = places.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  });
  const explained = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| .{3,}\|$/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual([...new Set(declared)].sort());
});
