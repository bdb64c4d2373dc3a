import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../../../docs/decisions/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');

test('docs/decisions/README.md lists every decision under its own number and title', () => {
  const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
  const titles = files.map((file) => ({ file, title: /^# (.*)$/m.exec(read(file))?.[1] ?? '' }));
  const listed = [...read('README.md').matchAll(/^- \[(.*)\]\((.*)\)$/gm)];
  expect(listed.map(([, title, file]) => ({ file, title }))).toEqual(titles);
  const numbers = files.map((file) => Number(file.slice(0, 4)));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(titles.map(({ title }) => Number.parseInt(title, 10))).toEqual(numbers);
});
