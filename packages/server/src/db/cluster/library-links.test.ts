import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreLibraryLinks } from './library-links.ts';

let native: string;
const lib = () => join(native, 'lib');

beforeEach(() => {
  native = join(mkdtempSync(join(tmpdir(), 'links-')), 'native');
  mkdirSync(lib(), { recursive: true });
  writeFileSync(join(lib(), 'libpq.so.5.18'), 'library');
});
afterEach(() => rmSync(join(native, '..'), { recursive: true }));

test.each(['native', 'postgresql-18'])(
  'the links that the package lists are there, whether or not npm ran its install script, and in a copy: %s',
  (name) => {
    renameSync(native, join(native, '..', name));
    native = join(native, '..', name);
    const links = ['libpq.so', 'libpq.so.5'].map((link) => ({
      source: 'native/lib/libpq.so.5.18',
      target: `native/lib/${link}`,
    }));
    writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
    expect(restoreLibraryLinks(native)).toBe(true);
    expect(restoreLibraryLinks(native)).toBe(true);
    expect(readdirSync(lib())).toEqual(['libpq.so', 'libpq.so.5', 'libpq.so.5.18']);
    expect(readlinkSync(join(lib(), 'libpq.so.5'))).toBe('libpq.so.5.18');
  },
);

test('a package without links is left as it is', () => {
  expect(restoreLibraryLinks(native)).toBe(true);
  expect(readdirSync(lib())).toEqual(['libpq.so.5.18']);
});
