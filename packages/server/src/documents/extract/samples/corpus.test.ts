import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Labelled data sheets are other people's and no part of the repository; where they can be had, they lie beside it. */
const CORPUS = join(ROOT, '../shared/corpus');
const SCORER = join(ROOT, '../shared/eval/score.mjs');
/** A little below what `npm run eval -- --text` prints today. */
const FLOORS = ['--minimum', '0.99', '--minimum-aside', '0.95'];

const measure = () =>
  new Promise<{ code: number | string; report: string }>((resolve) => {
    const args = ['bench/eval/run.ts', '--corpus', CORPUS, '--scorer', SCORER, '--text', ...FLOORS];
    execFile(process.execPath, args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, report: `${stdout}\n${stderr}` }),
    );
  });

test('real data sheets with a text layer are read as well as they were', { timeout: 180_000 }, async ({ skip }) => {
  if (!existsSync(CORPUS) || !existsSync(SCORER))
    skip('The labelled corpus does not lie beside this checkout (../shared): extraction was not measured.');
  const { code, report } = await measure();
  expect(report).toContain('## kept aside');
  expect(code, report).toBe(0);
});
