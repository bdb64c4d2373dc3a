import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleSds } from '../testing/sample-sds.ts';
import { extractFiles, type FileOutcome } from './extract-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-rate-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const sheet = fileOf('sheet.pdf', sampleSds());
const codeOf = (outcome: FileOutcome) => ('problem' in outcome ? outcome.problem.code : outcome.result.documentType);

test('files that are missing or damaged do not stop the others, and all outcomes come in the order of their paths', async () => {
  const paths = [join(folder, 'missing.pdf'), sheet, fileOf('cut-off.pdf', new TextEncoder().encode('%PDF-1.4 cut'))];
  const ended: number[] = [];
  const outcomes = await extractFiles(paths, { onOutcome: (_outcome, index) => ended.push(index) });
  expect(outcomes.map(({ path }) => path)).toEqual(paths);
  expect(outcomes.map(codeOf)).toEqual(['document_file_unreadable', 'safety-data-sheet', 'document_corrupt']);
  expect(ended.sort()).toEqual([0, 1, 2]);
});

test.skipIf(process.platform === 'win32')(
  'a file that takes longer than allowed is given up with its process, and the next one is read',
  async () => {
    // A pipe without a writer: reading it never ends.
    const endless = join(folder, 'endless.pdf');
    execFileSync('mkfifo', [endless]);
    const outcomes = await extractFiles([endless, sheet], { workers: 1, mostMilliseconds: 15_000 });
    expect(outcomes.map(codeOf)).toEqual(['document_too_slow', 'safety-data-sheet']);
    expect(outcomes[0]).toMatchObject({ problem: { data: { file: endless } } });
  },
  90_000,
);
