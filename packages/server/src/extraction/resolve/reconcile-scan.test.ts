import { describe, expect, test } from 'vitest';
import type { Document, PageSource } from '../../documents/model/index.ts';
import { readText } from '../../documents/read/plain-text/read-text.ts';
import { extractDocument } from '../extract-document.ts';
import { printAnswer } from '../testing/answer-of.ts';

/** A transport certificate of these lines, as if OCR (or a text layer) had given them. */
function certificate(lines: readonly string[], source: PageSource = 'ocr'): Document {
  const text = ['Certification for Safe Transport of Goods', 'Report No.: HPT-S-26-4711', ...lines].join('\n');
  const pages = readText(new TextEncoder().encode(text)).map((page) => ({ ...page, source }));
  return { name: 'scan.pdf', kind: 'pdf', pages };
}

/** What was read from a certificate of these lines, and the readings that each finding offers. */
function read(lines: readonly string[], source?: PageSource) {
  const extraction = extractDocument(certificate(lines, source));
  const offered = extraction.findings.map(({ candidates = [] }) => candidates.map(({ code }) => code));
  return { answer: printAnswer(extraction), offered, extraction };
}

/** What every certificate of these tests states besides its lines. */
const CERTIFICATE = {
  document: 'transport-certificate en',
  shipperDeclareAs: 'DG Cargo (derived)',
  certificateNo: 'HPT-S-26-4711',
};

/** What the scanned safety data sheet below states besides its packing group. */
const SDS = {
  document: 'safety-data-sheet en',
  shipperDeclareAs: 'DG Cargo (derived)',
  commodityName: 'Brightwater Thinner 40',
  unNo: 'UN1263',
  imoHazardClassNo: '3',
};

describe('a UN number on a scan', () => {
  test('is set right where letters stand for digits and the class agrees, and says so', () => {
    const { answer, extraction } = read(['UN No.: UN1Z63', 'Class: 3', 'Packing Group: II']);
    expect(answer).toEqual({
      ...CERTIFICATE,
      unNo: 'UN1263 (derived)',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      findings: 'un_number_corrected',
    });
    expect(extraction.values.unNo?.evidence.map(({ quote }) => quote)).toEqual(['UN1Z63']);
    expect(extraction.findings).toMatchObject([{ quote: 'UN1Z63', place: { page: 1 } }]);
  });

  test('is not guessed where nothing else supports it', () => {
    const { answer, offered } = read(['UN No.: UN1Z63', 'Class: 8']);
    expect(answer).toEqual({
      ...CERTIFICATE,
      unNo: '(unreadable)',
      imoHazardClassNo: '8',
      findings: 'un_number_unreadable',
    });
    expect(offered).toEqual([['UN1263']]);
  });

  test('that the list does not have is unreadable', () => {
    expect(read(['UN No.: UN3599', 'Class: 3']).answer).toEqual({
      ...CERTIFICATE,
      unNo: '(unreadable)',
      imoHazardClassNo: '3',
      findings: 'un_number_unreadable',
    });
  });

  test('and a class that the list does not put together are both held back', () => {
    expect(read(['UN No.: UN1263', 'Class: 8']).answer).toEqual({
      ...CERTIFICATE,
      unNo: '(conflict)',
      imoHazardClassNo: '(conflict)',
      findings: 'un_number_and_class_disagree',
    });
  });
});

describe('a packing group on a scan', () => {
  test('made of bars is taken for the numeral, as derived', () => {
    expect(read(['UN No.: UN1263', 'Class: 3', 'Packing Group: |||']).answer).toEqual({
      ...CERTIFICATE,
      unNo: 'UN1263',
      imoHazardClassNo: '3',
      packingGroup: 'III (derived)',
      findings: 'packing_group_corrected',
    });
  });

  test('that is hard to read is taken from another mode that prints it plainly for the same number', () => {
    const answerFor = (unOfRoad: string) => {
      const entry = (un: string, group: string) => [`UN number: ${un}`, 'Class: 3', `Packing group: ${group}`, ''];
      const text = [
        ...['SAFETY DATA SHEET', '1. Identification', 'Product name: Brightwater Thinner 40', ''],
        ...['14. Transport information', 'DOT', ...entry(unOfRoad, 'II'), 'IMDG', ...entry('UN1263', '1')],
      ].join('\n');
      const pages = readText(new TextEncoder().encode(text)).map((page) => ({ ...page, source: 'ocr' as const }));
      return printAnswer(extractDocument({ name: 'scan.pdf', kind: 'pdf', pages }));
    };
    expect(answerFor('UN1263')).toEqual({ ...SDS, packingGroup: 'II' });
    expect(answerFor('UN1993')).toEqual({
      ...SDS,
      packingGroup: '(unreadable)',
      findings: 'packing_group_unreadable',
    });
  });

  test('of one bar that could be anything is not guessed where the list has a choice', () => {
    const { answer, offered } = read(['UN No.: UN1263', 'Class: 3', 'Packing Group: |']);
    expect(answer).toEqual({
      ...CERTIFICATE,
      unNo: 'UN1263',
      imoHazardClassNo: '3',
      packingGroup: '(unreadable)',
      findings: 'packing_group_unreadable',
    });
    expect(offered).toEqual([['I', 'II', 'III']]);
  });

  test.each([
    ['UN1247', 'II (derived)', 'value_hard_to_read packingGroup, packing_group_corrected'],
    ['UN1263', '(unreadable)', 'value_not_read packingGroup'],
  ])(
    'whose boxes run together with the numerals is taken from the list where it has one alone: %s, %s',
    (unNo, group, findings) => {
      const document = certificate([`UN No.: ${unNo}`, 'Class: 3', 'Packing Group: □I']);
      const pages = document.pages.map((page) => ({
        ...page,
        lines: page.lines.map((line) => ({
          ...line,
          cells: line.cells.map((cell) => (/□/.test(cell.text) ? { ...cell, doubts: [{ start: 0, end: 20 }] } : cell)),
        })),
      }));
      const answer = printAnswer(extractDocument({ ...document, pages }));
      expect(answer).toEqual({ ...CERTIFICATE, unNo, imoHazardClassNo: '3', packingGroup: group, findings });
    },
  );

  test('that the list does not have for the number is unreadable, with those it has', () => {
    const { answer, offered } = read(['UN No.: UN1824', 'Class: 8', 'Packing Group: I']);
    expect(answer).toEqual({
      ...CERTIFICATE,
      unNo: 'UN1824',
      imoHazardClassNo: '8',
      packingGroup: '(unreadable)',
      findings: 'packing_group_unreadable',
    });
    expect(offered).toEqual([['II', 'III']]);
  });
});

test('a CAS number on a scan is set right where its check digit then agrees, and left out where it does not', () => {
  const entry = { ...CERTIFICATE, unNo: 'UN1307', imoHazardClassNo: '3' };
  expect(read(['UN No.: UN1307', 'Class: 3', 'CAS No.: I33O-20-7']).answer).toEqual({
    ...entry,
    casNo: '1330-20-7 (derived)',
    findings: 'cas_number_corrected',
  });
  expect(read(['UN No.: UN1307', 'Class: 3', 'CAS No.: I33O-20-8']).answer).toEqual(entry);
});

test('a text layer is believed: what it says is checked later, not corrected', () => {
  expect(read(['UN No.: UN1263', 'Class: 8', 'Packing Group: I'], 'text').answer).toEqual({
    ...CERTIFICATE,
    unNo: 'UN1263',
    imoHazardClassNo: '8',
    packingGroup: 'I',
  });
});

test('the special provision on a scan is the one that the list has for the number, of those that the document names', () => {
  const { extraction } = read([
    'Conclusion: UN3480, LITHIUM ION BATTERIES, Class 9',
    'The goods comply with Special Provision 88 and are not subject to other provisions of the IMDG Code.',
    'All requirements of special provision SP188 are met.',
  ]);
  expect(extraction.values.exemptedFromIMDGCode).toMatchObject({ value: 'SP188', status: 'stated' });
});
