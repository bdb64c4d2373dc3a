import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDirectory } from './create-directory.ts';

it('A directory is created with its parents; an existing one is left as it is', () => {
  const root = mkdtempSync(join(tmpdir(), 'agent-rate-directorys-'));
  const directory = join(root, 'a', 'b', 'c');
  createDirectory(directory);
  createDirectory(directory);
  expect(existsSync(directory)).toBe(true);
  rmSync(root, { recursive: true });
});

it.skipIf(!existsSync('/proc/self'))('Where a directory cannot be created, the error is thrown at once', () => {
  expect(() => createDirectory('/proc/nope/data')).toThrow(/ENOENT|EACCES|EPERM/);
});
