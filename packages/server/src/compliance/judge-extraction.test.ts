import { afterAll, expect, test } from 'vitest';
import { builtInList } from '../dangerous-goods/index.ts';
import { openTestDocuments } from '../extraction/testing/open-test-documents.ts';
import { createTestDatabase } from '../testing/index.ts';
import { judgeExtraction, openCompliance } from './compliance.ts';

const testDatabase = await createTestDatabase();
const { documents, extractions, close } = openTestDocuments(testDatabase, {
  check: (subject) => judgeExtraction(subject, () => builtInList),
});
const compliance = openCompliance({ extractions });
afterAll(close);

/** A safety data sheet of which only section 14 is of interest. */
const sheetOf = (name: string, transport: readonly string[]) => ({
  name,
  bytes: new TextEncoder().encode(
    ['SAFETY DATA SHEET', 'SECTION 14: Transport information', 'IMDG', ...transport].join('\n'),
  ),
});
const ACETONE = ['UN number: UN1090', 'Proper shipping name: ACETONE', 'Class: 3'];

test('an extraction and its check report the same disagreement, each by its code, with the same explanation', async () => {
  const uploaded = await documents.upload(
    [sheetOf('right.txt', [...ACETONE, 'Packing group: II']), sheetOf('wrong.txt', [...ACETONE, 'Packing group: III'])],
    'tester',
  );
  const order = { documents: uploaded.map(({ id }) => id), by: 'tester' };
  const { id, values, findings } = await extractions.extract(order);
  const message =
    'packing group: "II" in right.txt, page 1; "III" in wrong.txt, page 1. Likelier wrong: wrong.txt, since the list agrees with right.txt, and the list has no such packing group for UN 1090.';
  expect(values.packingGroup).toMatchObject({ value: null, status: 'conflict' });
  const disagreements = findings.filter(({ code }) => code.startsWith('documents_'));
  expect(disagreements.map(({ code, field, severity, message: said }) => ({ code, field, severity, said }))).toEqual([
    { code: 'documents_disagree', field: 'packingGroup', severity: 'error', said: message },
  ]);
  expect(disagreements[0]?.ask?.english).toContain('Which is right?');
  const compared = await extractions.compareDocuments(id);
  expect(compared.fields.find(({ key }) => key === 'packingGroup')).toMatchObject({
    agreement: 'different',
    likelierWrong: uploaded[1]?.id,
    message,
  });

  const checked = await compliance.checkExtraction(id, '2026-11-22');
  const conflicts = checked.findings.filter(({ code }) => code.startsWith('documents_'));
  expect(conflicts.map(({ code, message: said }) => ({ code, said }))).toEqual([
    { code: 'documents_conflict', said: message },
  ]);

  const corrected = await extractions.correct(id, {
    corrections: [{ key: 'packingGroup', value: 'II', reason: null }],
    by: 'Ada',
  });
  expect(corrected.findings.filter(({ code }) => code.startsWith('documents_'))).toEqual([]);
});
