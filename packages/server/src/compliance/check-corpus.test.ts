import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractFile } from '../extraction/files/extract-file.ts';
import { judgeDocuments } from './judge-documents.ts';

/** Where real documents are, when there are any: they are not part of the repository. */
const CORPUS = process.env.AGENT_RATE_CORPUS ?? new URL('../../../../../shared/corpus', import.meta.url).pathname;
const folder = join(CORPUS, 'documents');
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:pdf|docx|png|jpe?g)$/i.test(file) && !file.includes('scanned'))
      .sort()
  : [];
/** Every so many-th one in the everyday run; all of them with AGENT_RATE_CORPUS_ALL=1. */
const STEP = process.env.AGENT_RATE_CORPUS_ALL === '1' ? 1 : 8;
const chosen = files.filter((_, at) => at % STEP === 0);

describe.skipIf(chosen.length === 0)('real documents (skipped where there is no corpus)', () => {
  it('are checked without failing, each by itself and two by two', { timeout: 300_000 }, async () => {
    let before: Awaited<ReturnType<typeof extractFile>> | undefined;
    for (const file of chosen) {
      const bytes = new Uint8Array(await readFile(join(folder, file)));
      const extraction = await extractFile({ name: basename(file), bytes });
      for (const group of [[extraction], ...(before ? [[before, extraction]] : [])]) {
        const { findings, letter } = judgeDocuments(group, { on: '2026-11-20' });
        for (const { message, source } of [...findings, ...letter.findings]) {
          expect(message).not.toMatch(/undefined|NaN|\[object/);
          expect(source).not.toBe('');
        }
      }
      before = extraction;
    }
  });
});
