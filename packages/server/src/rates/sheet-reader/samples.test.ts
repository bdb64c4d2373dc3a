import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { openRateSheet } from './index.ts';
import { type DescribedReading, describeReading } from './samples/describe-reading.ts';
import { type SampleSheet, sampleBytes } from './samples/sample-workbook.ts';
import type { SheetAnswers } from './sheet-reading.ts';

type Expected = DescribedReading & { says: string; answers?: SheetAnswers };

const folder = new URL('./samples/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const names = files.flatMap((file) => /^(.+)\.sheet\.json$/.exec(file)?.[1] ?? []).sort();
const parse = <T>(file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T;
const ports = createPortResolver();
const carriers = createCarrierDirectory();

describe('rate sheets of every layout', () => {
  it.each(names.map((name) => ({ name, expected: parse<Expected>(`${name}.expected.json`) })))(
    '$name: $expected.says',
    ({ name, expected }) => {
      const sheet = parse<SampleSheet>(`${name}.sheet.json`);
      const reading = openRateSheet({ name: sheet.file, bytes: sampleBytes(sheet) }).read({
        answers: expected.answers ?? {},
        ports,
        carriers,
        now: new Date('2026-11-20T00:00:00Z'),
      });
      const { says: _says, answers: _answers, ...lines } = expected;
      expect(describeReading(reading)).toEqual(lines);
    },
  );
});
