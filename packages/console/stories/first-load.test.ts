import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const DIST = new URL('../dist/', import.meta.url);
const MOST_BYTES = 150 * 1024;
const read = (file: string) => readFileSync(new URL(file, DIST));

/** A file of the build and all that it imports before it runs. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of read(file)
    .toString()
    .matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g))
    withImports(`assets/${name}`, found);
  return found;
}

test('what a browser loads before the start page shows is at most 150 kB, compressed', () => {
  const index = read('index.html').toString();
  const files = new Set(['index.html']);
  for (const [, file = ''] of index.matchAll(/(?:src|href)="\/console\/([^"]+)"/g))
    if (file.endsWith('.js')) withImports(file, files);
    else files.add(file);
  const start = readdirSync(new URL('assets/', DIST)).find((name) => /^start-page-.*\.js$/.test(name));
  withImports(`assets/${start}`, files);
  const sizes = [...files].map((file) => ({ file, bytes: gzipSync(read(file)).length }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThan(MOST_BYTES);
  expect(total).toBeGreaterThan(50 * 1024);
});
