import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateRows, openRateSheet } from './index.ts';
import type { OpenedSheet } from './read-context.ts';
import type { RateRows } from './read-rate-rows.ts';
import { type DescribedReading, describeReading } from './samples/describe-reading.ts';
import { type SampleSheet, sampleBytes } from './samples/sample-workbook.ts';
import type { SheetAnswers } from './sheet-reading.ts';

type Expected = DescribedReading & { says: string; answers?: SheetAnswers };

const folder = new URL('./samples/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const samples = files.flatMap((file) => {
  const [, name, kind] = /^(.+)\.(sheet|rows)\.json$/.exec(file) ?? [];
  return name && kind ? [{ name, kind, expected: parse<Expected>(`${name}.expected.json`) }] : [];
});
const context = {
  ports: createPortResolver(),
  carriers: createCarrierDirectory(),
  now: new Date('2026-11-20T00:00:00Z'),
};

function parse<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T;
}

function open(name: string, kind: string): OpenedSheet {
  if (kind === 'rows') return openRateRows(parse<RateRows>(`${name}.rows.json`));
  const sheet = parse<SampleSheet>(`${name}.sheet.json`);
  return openRateSheet({ name: sheet.file, bytes: sampleBytes(sheet) }, context);
}

describe('rate sheets of every layout, and rows sent as JSON', () => {
  it.each(samples)('$name: $expected.says', ({ name, kind, expected }) => {
    const { says: _says, answers = {}, ...lines } = expected;
    expect(describeReading(open(name, kind).read({ answers, ...context }))).toEqual(lines);
  });
});
