import { describe, expect, test } from 'vitest';
import type { FieldValue } from '../fields/field-value.ts';
import { combineDocuments } from './combine-documents.ts';
import type { DocumentReading } from './document-reading.ts';

type Said = NonNullable<FieldValue['value']>;
const EMPTY = ['not_stated', 'negated', 'unreadable', 'conflict'];

function field(said: Said): FieldValue {
  if (typeof said === 'string' && EMPTY.includes(said)) {
    const evidence = said === 'not_stated' ? [] : [{ page: 1, box: [1, 2, 3, 4] as const, quote: said }];
    return { value: null, status: said as FieldValue['status'], confidence: 0, evidence };
  }
  const value = said as string | number;
  return { value, status: 'stated', confidence: 0.9, evidence: [{ page: 1, box: [1, 2, 3, 4], quote: String(value) }] };
}

let ids = 0;
function reading(documentType: DocumentReading['documentType'], said: Record<string, Said>): DocumentReading {
  const values = Object.fromEntries(Object.entries(said).map(([key, one]) => [key, field(one)]));
  return { id: ++ids, name: `${documentType}.pdf`, documentType, language: 'en', pages: 1, values, findings: [] };
}

const sheet = (said: Record<string, Said>) => reading('safety-data-sheet', said);
const packing = (said: Record<string, Said>) => reading('packing-use-certificate', said);
const codesOf = (combined: ReturnType<typeof combineDocuments>) => combined.findings.map(({ code }) => code);

describe('documents of one shipment', () => {
  test('that agree give the value once, with the places of all', () => {
    const combined = combineDocuments([sheet({ unNo: 'UN1993' }), packing({ unNo: 'UN1993' })]);
    expect(combined.values.unNo).toMatchObject({ value: 'UN1993', status: 'stated' });
    expect(combined.values.unNo?.evidence).toHaveLength(2);
    expect(combined.findings).toEqual([]);
  });

  test('complete each other: what one does not say, the other does', () => {
    const combined = combineDocuments([
      sheet({ unNo: 'UN1993', packingCode: 'not_stated' }),
      packing({ packingCode: '1A1' }),
    ]);
    expect(combined.values).toMatchObject({ unNo: { value: 'UN1993' }, packingCode: { value: '1A1' } });
    expect(combined.findings).toEqual([]);
  });

  test('that disagree on a code, or on whether there is one, leave it empty with every place', () => {
    for (const other of ['UN1263', 'negated', 'conflict']) {
      const combined = combineDocuments([sheet({ unNo: 'UN1993' }), packing({ unNo: other })]);
      expect(combined.values.unNo).toMatchObject({ value: null, status: 'conflict', confidence: 0 });
      expect(combined.findings).toMatchObject([{ code: 'documents_disagree', severity: 'error', field: 'unNo' }]);
      expect(combined.findings[0]?.places).toHaveLength(2);
    }
  });

  test('differ in their words for the goods: the safety data sheet names them, the packing certificate the packages', () => {
    const combined = combineDocuments([
      packing({ commodityName: 'PAINT', packageQuantityAndType: '80 drums' }),
      sheet({ commodityName: 'Brightwater Thinner 40', packageQuantityAndType: 'drums' }),
    ]);
    expect(combined.values).toMatchObject({
      commodityName: { value: 'Brightwater Thinner 40' },
      packageQuantityAndType: { value: '80 drums' },
    });
    expect(codesOf(combined)).toEqual(['documents_word_differently', 'documents_word_differently']);
  });

  test('each have a number and a date of their own: the certificate’s are taken, without a doubt', () => {
    const combined = combineDocuments([
      sheet({ certificateNo: 'SDS-7', issueDate: '2020-01-01' }),
      packing({ certificateNo: '123456789012345', issueDate: '2026-07-08' }),
    ]);
    expect(combined.values).toMatchObject({
      certificateNo: { value: '123456789012345' },
      issueDate: { value: '2026-07-08' },
    });
    expect(combined.findings).toEqual([]);
  });

  test('may list more or fewer of the same codes: the longer list holds; other codes are a conflict', () => {
    const longer = combineDocuments([packing({ casNo: '67-64-1' }), sheet({ casNo: '67-64-1, 123-86-4' })]);
    expect(longer.values.casNo).toMatchObject({ value: '67-64-1, 123-86-4' });
    const other = combineDocuments([packing({ casNo: '64-17-5' }), sheet({ casNo: '67-64-1, 123-86-4' })]);
    expect(other.values.casNo).toMatchObject({ status: 'conflict' });
  });

  test('keep why nothing is known, and say which document a doubt is about', () => {
    const one = { ...sheet({ emsCode: 'negated', flashPoint: 'not_stated' }) };
    one.findings = [{ code: 'page_without_text', severity: 'note', message: 'No text.', place: { page: 3 } }];
    const combined = combineDocuments([one, packing({ emsCode: 'not_stated', flashPoint: 'unreadable' })]);
    expect(combined.values).toMatchObject({ emsCode: { status: 'negated' }, flashPoint: { status: 'unreadable' } });
    expect(combined.findings).toMatchObject([{ place: { document: one.id, page: 3 } }]);
  });
});
