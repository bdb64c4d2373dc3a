import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a process that has read scanned pages of two sizes keeps less than 100 MB of them', async () => {
  const program = fileURLToPath(new URL('./testing/read-blank-pages.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  expect(Number(stdout) / 1024 / 1024).toBeLessThan(100);
});
