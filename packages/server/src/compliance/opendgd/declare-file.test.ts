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

test('a signature and an edition of control characters alone are none, sent or uploaded', async () => {
  const signed = {
    openDgdVersion: '1.0',
    documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
    regulation: { code: 'IMDG', edition: '\u0000' },
    consignment: {
      parties: { shipper: {} },
      cargoTransportUnit: {},
      dangerousGoods: [{ unNumber: '1263', properShippingName: 'PAINT', class: ['3'] }],
      certificates: { shipperDeclaration: { placeAndDate: '\u0000' } },
    },
  } as unknown as OpenDgd;
  const codes = codesOf(checkDeclaration(declareOpenDgd(signed), ON));
  expect(codes).toContain('note declaration_unsigned ');
  expect(codesOf(await judgeFile(signed))).toEqual(codes);
});
