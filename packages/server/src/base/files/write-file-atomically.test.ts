import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeFileAtomically } from './write-file-atomically.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-rate-atomic-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is replaced whole, and is readable by its owner only even where the earlier one was not', () => {
  const file = join(folder, 'state.json');
  writeFileSync(file, 'an earlier and longer text', { mode: 0o644 });
  writeFileAtomically(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['state.json']);
});

test('where it cannot be written, the earlier file stays and nothing lies beside it', () => {
  const file = join(folder, 'missing', 'state.json');
  expect(() => writeFileAtomically(file, 'new')).toThrow('ENOENT');
  expect(() => writeFileAtomically(folder, 'new')).toThrow();
  expect(readdirSync(folder)).toEqual(['state.json']);
});

test('of several processes that create a file, one is first', () => {
  const file = join(folder, 'first.json');
  writeFileAtomically(file, 'first', { onlyFirst: true });
  expect(() => writeFileAtomically(file, 'second', { onlyFirst: true })).toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['first.json', 'state.json']);
});
