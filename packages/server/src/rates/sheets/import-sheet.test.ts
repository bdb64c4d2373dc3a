import { expect, it } from 'vitest';
import { createCarrierDirectory } from '../../carriers/index.ts';
import { createPortResolver } from '../../ports/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { importSheet, type SheetImport } from './import-sheet.ts';

const { database } = await createTestDatabase();
const deps = { database, ports: createPortResolver(), carriers: createCarrierDirectory() };
const now = new Date('2026-11-20T00:00:00Z');

const HEADER = 'POL,POD,Carrier,40HC';

function importCsv(rows: readonly string[], answers: SheetImport['answers'], onProgress?: SheetImport['onProgress']) {
  const bytes = Buffer.from([HEADER, ...rows].join('\n'));
  const source = { file: { name: 'rates.csv', mediaType: 'text/csv', bytes } };
  return importSheet(deps, { source, answers, by: 'pricing', now, ...(onProgress ? { onProgress } : {}) });
}

it('An answer given once is used for the next sheet of the layout, which is read once', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => `Shanghai,Rotterdam,MSC,${1000 + index}`);
  const validity = { validFrom: '2026-12-01', validTo: '2026-12-31' };
  const first = await importCsv(['Shanghai,Rotterdam,MSC,1900'], { currency: 'USD', ...validity });
  expect(first.sheet.findings).toEqual([]);
  const read: number[] = [];
  const second = await importCsv(rows, validity, (stage, done) => {
    if (stage === 'reading') read.push(done);
  });
  expect(second.sheet.findings.filter(({ code }) => code === 'answer_remembered')).toEqual([
    {
      code: 'answer_remembered',
      severity: 'note',
      message:
        'currency "USD" was remembered from an earlier sheet of this layout and is used where this sheet names none.',
      answer: 'currency',
    },
  ]);
  expect(read).toEqual([0, 500, 1_000, 1_500]);
});

it('A validity is never remembered', async () => {
  const { sheet } = await importCsv(['Ningbo,Hamburg,MSC,1800'], {});
  expect(sheet.findings.map(({ code }) => code)).toEqual([
    'question_valid_from',
    'question_valid_to',
    'answer_remembered',
  ]);
});

it('The same bytes with the same answers give the sheet that is there', async () => {
  const again = await importCsv(['Ningbo,Hamburg,MSC,1800'], {});
  expect(again.isDuplicate).toBe(true);
});

it('Rates that had ended when they were imported are named with their rows', async () => {
  const validity = { validFrom: '2026-10-01', validTo: '2026-10-31', currency: 'USD' };
  const { sheet } = await importCsv(['Ningbo,Antwerp,MSC,1800', 'Shanghai,Antwerp,MSC,1850'], validity);
  expect(sheet.findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'rates_ended: The validity of these rates ended before 2026-11-20. On 2 rows: 2–3.',
  ]);
});
