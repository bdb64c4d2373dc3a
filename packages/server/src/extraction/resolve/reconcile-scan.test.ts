import { describe, expect, test } from 'vitest';
import type { Document, PageSource } from '../../documents/model/index.ts';
import { readText } from '../../documents/read/plain-text/read-text.ts';
import { extractDocument } from '../extract-document.ts';

/** A transport certificate of these lines, as if OCR (or a text layer) had given them. */
function certificate(lines: readonly string[], source: PageSource = 'ocr'): Document {
  const text = ['Certification for Safe Transport of Goods', 'Report No.: HPT-S-26-4711', ...lines].join('\n');
  const pages = readText(new TextEncoder().encode(text)).map((page) => ({ ...page, source }));
  return { name: 'scan.pdf', kind: 'pdf', pages };
}

const read = (lines: readonly string[], source?: PageSource) => {
  const { values, findings } = extractDocument(certificate(lines, source));
  return { values, codes: findings.map(({ code }) => code), findings };
};

describe('a UN number on a scan', () => {
  test('is set right where letters stand for digits and the class agrees, and says so', () => {
    const { values, findings } = read(['UN No.: UN1Z63', 'Class: 3', 'Packing Group: II']);
    expect(values.unNo).toMatchObject({ value: 'UN1263', status: 'derived', evidence: [{ quote: 'UN1Z63' }] });
    expect(findings).toMatchObject([{ code: 'un_number_corrected', quote: 'UN1Z63', place: { page: 1 } }]);
  });

  test('is not guessed where nothing else supports it', () => {
    const { values, findings } = read(['UN No.: UN1Z63', 'Class: 8']);
    expect(values.unNo).toMatchObject({ value: null, status: 'unreadable' });
    expect(findings).toMatchObject([{ code: 'un_number_unreadable', candidates: [{ code: 'UN1263' }] }]);
  });

  test('that the list does not have is unreadable', () => {
    const { values, codes } = read(['UN No.: UN3599', 'Class: 3']);
    expect(values.unNo).toMatchObject({ value: null, status: 'unreadable' });
    expect(codes).toEqual(['un_number_unreadable']);
  });

  test('and a class that the list does not put together are both held back', () => {
    const { values, codes } = read(['UN No.: UN1263', 'Class: 8']);
    expect(values.unNo).toMatchObject({ value: null, status: 'conflict' });
    expect(values.imoHazardClassNo).toMatchObject({ value: null, status: 'conflict' });
    expect(codes).toEqual(['un_number_and_class_disagree']);
  });
});

describe('a packing group on a scan', () => {
  test('made of bars is taken for the numeral, as derived', () => {
    const { values, codes } = read(['UN No.: UN1263', 'Class: 3', 'Packing Group: |||']);
    expect(values.packingGroup).toMatchObject({ value: 'III', status: 'derived' });
    expect(codes).toEqual(['packing_group_corrected']);
  });

  test('that is hard to read is taken from another mode that prints it plainly for the same number', () => {
    const groupOf = (unOfRoad: string) => {
      const entry = (un: string, group: string) => [`UN number: ${un}`, 'Class: 3', `Packing group: ${group}`, ''];
      const text = [
        ...['SAFETY DATA SHEET', '1. Identification', 'Product name: Brightwater Thinner 40', ''],
        ...['14. Transport information', 'DOT', ...entry(unOfRoad, 'II'), 'IMDG', ...entry('UN1263', '1')],
      ].join('\n');
      const pages = readText(new TextEncoder().encode(text)).map((page) => ({ ...page, source: 'ocr' as const }));
      return extractDocument({ name: 'scan.pdf', kind: 'pdf', pages }).values.packingGroup;
    };
    expect(groupOf('UN1263')).toMatchObject({ value: 'II', status: 'stated', evidence: [{ quote: 'II' }] });
    expect(groupOf('UN1993')).toMatchObject({ value: null, status: 'unreadable' });
  });

  test('of one bar that could be anything is not guessed where the list has a choice', () => {
    const { values, findings } = read(['UN No.: UN1263', 'Class: 3', 'Packing Group: |']);
    expect(values.packingGroup).toMatchObject({ value: null, status: 'unreadable' });
    expect(findings).toMatchObject([{ candidates: [{ code: 'I' }, { code: 'II' }, { code: 'III' }] }]);
  });

  test('that the list does not have for the number is unreadable, with those it has', () => {
    const { values, findings } = read(['UN No.: UN1824', 'Class: 8', 'Packing Group: I']);
    expect(values.packingGroup).toMatchObject({ value: null, status: 'unreadable' });
    expect(findings).toMatchObject([
      { code: 'packing_group_unreadable', candidates: [{ code: 'II' }, { code: 'III' }] },
    ]);
  });
});

test('a CAS number on a scan is set right where its check digit then agrees', () => {
  const { values, codes } = read(['UN No.: UN1307', 'Class: 3', 'CAS No.: I33O-20-7']);
  expect(values.casNo).toMatchObject({ value: '1330-20-7', status: 'derived' });
  expect(codes).toEqual(['cas_number_corrected']);
  expect(read(['UN No.: UN1307', 'Class: 3', 'CAS No.: I33O-20-8']).values.casNo?.value).toBeNull();
});

test('a text layer is believed: what it says is checked later, not corrected', () => {
  const { values, codes } = read(['UN No.: UN1263', 'Class: 8', 'Packing Group: I'], 'text');
  expect(values).toMatchObject({ unNo: { value: 'UN1263' }, imoHazardClassNo: { value: '8' } });
  expect(codes).toEqual([]);
});
