import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractFile } from '../../extraction/offline.ts';
import type { OpenDgd } from '../../opendgd/offline.ts';
import { conformingDocuments } from '../../opendgd/testing/documents.ts';
import { checkDeclaration } from '../check-declaration.ts';
import { judgeDocuments } from '../judge-documents.ts';
import { declareOpenDgd } from './declare-opendgd.ts';

const ON = { on: '2026-12-01' };

async function judgeFile(document: OpenDgd) {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  return judgeDocuments([await extractFile({ name: 'declaration.json', bytes })], ON).rules;
}

const codesOf = (findings: readonly { code: string; severity: string; goods?: number | undefined }[]) =>
  findings.map(({ code, severity, goods }) => `${severity} ${code} ${goods ?? ''}`).sort();

test('the rules say the same of a declaration that was sent to be checked and of one that was uploaded as a file', async () => {
  await fc.assert(
    fc.asyncProperty(conformingDocuments, async (document) => {
      const { extensions: _, ...own } = document as OpenDgd & { extensions?: unknown };
      expect(codesOf(await judgeFile(own))).toEqual(codesOf(checkDeclaration(declareOpenDgd(own), ON)));
    }),
    { numRuns: 60 },
  );
});
