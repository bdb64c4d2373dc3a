import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPOSITORY, readPage } from './testing/pages.ts';

const page = readPage('SECURITY.md');
const threats = page
  .slice(page.indexOf('| Threat |'), page.indexOf('### Not covered'))
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Threat |'));
const testsOf = (text: string) => [...text.matchAll(/`([^`\s]+\.test\.ts)`/g)].map((match) => match[1] ?? '');

test('every threat names the tests that prove what is done', () => {
  expect(threats.length).toBeGreaterThan(30);
  expect(threats.filter((line) => testsOf(line).length === 0)).toEqual([]);
});

test('every test that the page names is there', () => {
  expect(testsOf(page).filter((path) => !existsSync(REPOSITORY + path))).toEqual([]);
});
