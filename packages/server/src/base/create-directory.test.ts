import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolders } from './create-directory.ts';

it('A folder is made with all above it, and again without harm', () => {
  const root = mkdtempSync(join(tmpdir(), 'agent-rate-folders-'));
  const folder = join(root, 'a', 'b', 'c');
  makeFolders(folder);
  makeFolders(folder);
  expect(existsSync(folder)).toBe(true);
  rmSync(root, { recursive: true });
});

it.skipIf(!existsSync('/proc/self'))('Where nothing can be made, that is said at once', () => {
  expect(() => makeFolders('/proc/nope/data')).toThrow(/ENOENT|EACCES|EPERM/);
});
