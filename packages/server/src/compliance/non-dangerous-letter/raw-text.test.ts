import { expect, test } from 'vitest';
import { extractFile } from '../../extraction/index.ts';
import { checkNonDangerousLetter } from '../check-declaration.ts';
import { declareExtraction } from '../declaration/declare-extraction.ts';

/** The rule’s finding on a certificate whose last line is this one; its own verdict is that the goods are not dangerous. */
async function findingOn(...lines: readonly string[]) {
  const text = [
    '货物运输条件鉴定书 Certification for Transport Condition of Goods',
    'Name of sample: Sample powder A12',
    'Conclusion: The goods are not restricted according to the IMDG Code.',
    ...lines,
  ].join('\n\n');
  const read = await extractFile({ name: 'report.txt', bytes: new TextEncoder().encode(text) });
  // Whatever the reader made of the page: the fields are not what the rule goes by.
  const values = { commodityName: read.values.commodityName, shipperDeclareAs: read.values.shipperDeclareAs };
  const known = Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  const declaration = declareExtraction({ ...read, file: 'report.txt', values: known });
  return checkNonDangerousLetter(declaration, { on: '2026-11-20' }).findings.find(
    ({ code }) => code === 'letter_raw_text',
  );
}

test.each([
  ['Remark on page 3: shipped before as UN 1334', '1334'],
  ['Transport by sea: N/A, UN 1993', '1993'],
  ['联合国编号:1325', '1325'],
  ['Class or division: 4.1', '4.1'],
  ['4.1 项 易燃固体', '4.1'],
  ['Transport hazard class: 3', '3'],
  ['Packing group: III', 'III'],
  ['包装类别:Ⅱ', 'II'],
  ['Packages bear flammable solid labels.', 'flammable solid labels'],
  ['出境危险货物运输包装使用鉴定结果单', '危险货物运输包装使用鉴定'],
])('"%s" in a document closes the gate', async (line, sign) => {
  const finding = await findingOn(line);
  expect(finding).toMatchObject({ severity: 'error', message: expect.stringContaining(sign) });
  expect(finding?.places[0]).toMatchObject({ document: 'report.txt', page: 1, quote: expect.stringContaining(sign) });
});

test.each([
  'UN number: not applicable',
  '不适用 UN3077。',
  'UN 3077: N/A',
  'The sample does not meet the criteria of Class 4.1.',
  '经鉴定,该样品不属于第4.1项易燃固体。',
  'UN Manual of Tests and Criteria, test N.1 for division 4.1: no propagation',
  'Packing group: none',
  'Storage class 11',
  'UN 38.3 test passed',
  'UN 2019 edition',
  'No flammable liquid labels are required.',
])('"%s" does not', async (line) => {
  expect(await findingOn(line)).toBeUndefined();
});

test('a short denial in the same row of a table counts', async () => {
  expect(await findingOn('Division 4.1        negative')).toBeUndefined();
});
