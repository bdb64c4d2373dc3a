import { describe, expect, it } from 'vitest';
import { builtInList } from '../../dangerous-goods/index.ts';
import {
  combineDocuments,
  type DocumentReading,
  type DocumentType,
  type FieldValue,
} from '../../extraction/offline.ts';
import type { DeclaredExtraction } from '../declaration/declare-extraction.ts';
import { reconcileDocuments } from './reconcile-documents.ts';

type Goods = Readonly<Record<string, string | number>>;
type More = { readonly issueDate?: string; readonly scanned?: boolean };

function stated(value: string | number): FieldValue {
  return { value, status: 'stated', confidence: 0.9, evidence: [{ page: 7, box: [1, 2, 3, 4], quote: String(value) }] };
}

/** What one document says: each value with its page and words. */
function documentOf(file: string, documentType: DocumentType, goods: Goods, more: More): DeclaredExtraction {
  const { scanned = false, ...dates } = more;
  const values = Object.fromEntries(Object.entries({ ...goods, ...dates }).map(([key, value]) => [key, stated(value)]));
  return { file, documentType, values, details: { modes: {}, composition: [], scanned } };
}
const sheet = (goods: Goods, more: More = {}) => documentOf('sds.pdf', 'safety-data-sheet', goods, more);
const certificate = (goods: Goods, more: More = {}) => documentOf('cert.pdf', 'transport-certificate', goods, more);
const packing = (goods: Goods, more: More = {}) => documentOf('packing.pdf', 'packing-use-certificate', goods, more);
const compare = (...documents: DeclaredExtraction[]) => reconcileDocuments(documents, builtInList);

const ACETONE = { unNo: 'UN1090', properShippingName: 'ACETONE', imoHazardClassNo: '3', packingGroup: 'II' };

describe('documents of one shipment, read together', () => {
  it('that agree have no conflict, however they are written', () => {
    const other = { unNo: 'UN 1090', properShippingName: '丙酮', imoHazardClassNo: '第3类', packingGroup: '2' };
    expect(compare(sheet(ACETONE), certificate(other)).conflicts).toEqual([]);
  });

  it('name both places when they differ', () => {
    const { conflicts } = compare(sheet(ACETONE), certificate({ ...ACETONE, packingGroup: 'III' }));
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.places.map(({ document, page, quote }) => [document, page, quote])).toEqual([
      ['sds.pdf', 7, 'II'],
      ['cert.pdf', 7, 'III'],
    ]);
  });

  it('the one that the list contradicts is likelier wrong', () => {
    const { conflicts, declaration } = compare(certificate({ ...ACETONE, packingGroup: 'III' }), sheet(ACETONE));
    expect(conflicts[0]?.message).toContain('Likelier wrong: cert.pdf');
    expect(conflicts[0]?.message).toContain('the list has no such packing group for UN 1090');
    expect(declaration.goods[0]?.fields.packingGroup?.value).toBe('II');
  });

  it('the older is likelier wrong when all else is equal', () => {
    const solvent = { unNo: 'UN1263', imoHazardClassNo: '3' };
    const older = packing({ ...solvent, packingGroup: 'II' }, { issueDate: '2024-03-01' });
    const newer = sheet({ ...solvent, packingGroup: 'III' }, { issueDate: '2026-03-01' });
    const { conflicts } = compare(older, newer);
    expect(conflicts[0]?.message).toContain('Likelier wrong: packing.pdf, since sds.pdf is the newer (2026-03-01)');
  });

  it('the newer is likelier wrong when the rules speak against it by what the documents agree on', () => {
    const solvent = { unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3' };
    const older = packing({ ...solvent, packingGroup: 'II' }, { issueDate: '2024-03-01' });
    const figures = { flashPointCelsius: 10, boilingPoint: '120 °C', appearance: 'Liquid', hCodeGHS: 'H225' };
    const newer = sheet({ ...solvent, ...figures, packingGroup: 'III' }, { issueDate: '2026-03-01' });
    const { conflicts, declaration } = compare(older, newer);
    expect(conflicts[0]?.message).toContain('Likelier wrong: sds.pdf, since the rules speak against it:');
    expect(declaration.goods[0]?.fields.packingGroup?.value).toBe('II');
  });

  it('the one that was read by OCR is likelier wrong when all else is equal', () => {
    const solvent = { unNo: 'UN1263', imoHazardClassNo: '3' };
    const scan = packing({ ...solvent, packingGroup: 'II' }, { scanned: true });
    const { conflicts } = compare(scan, sheet({ ...solvent, packingGroup: 'III' }));
    expect(conflicts[0]?.message).toContain('packing.pdf was read by OCR');
  });

  it('two against one', () => {
    const solvent = { unNo: 'UN1263', imoHazardClassNo: '3', packingGroup: 'II' };
    const { conflicts } = compare(sheet({ ...solvent, packingGroup: 'III' }), packing(solvent), certificate(solvent));
    expect(conflicts[0]?.message).toContain('Likelier wrong: sds.pdf');
  });

  it('no document is called wrong when all is equal', () => {
    const solvent = { unNo: 'UN1263', imoHazardClassNo: '3' };
    const { conflicts } = compare(
      sheet({ ...solvent, packingGroup: 'II' }),
      packing({ ...solvent, packingGroup: 'III' }),
    );
    expect(conflicts[0]?.message).toContain('It is unclear which is wrong');
  });

  it('a different UN number is one conflict, not five', () => {
    const other = {
      unNo: 'UN1230',
      properShippingName: 'METHANOL',
      imoHazardClassNo: '3',
      subRiskClassNo: '6.1',
      packingGroup: 'II',
    };
    const { conflicts } = compare(sheet({ ...ACETONE, packingGroup: 'III' }), certificate(other));
    expect(conflicts.map(({ message }) => message.split(':')[0])).toEqual(['UN number']);
    expect(conflicts[0]?.message).toContain('With it differ: proper shipping name, packing group.');
  });

  it('"not dangerous" against a UN number is a conflict', () => {
    const { conflicts } = compare(
      sheet({ shipperDeclareAs: 'General Cargo' }),
      certificate({ ...ACETONE, shipperDeclareAs: 'DG Cargo' }),
    );
    expect(conflicts[0]?.message).toContain('Until that is cleared up the goods are dangerous');
    expect(conflicts[0]?.places).toHaveLength(2);
  });

  it('flash points some tenths apart are the same, other products are not', () => {
    expect(compare(sheet({ flashPointCelsius: -17 }), certificate({ flashPointCelsius: -18 })).conflicts).toEqual([]);
    const strangers = compare(sheet({ commodityName: 'Wood stain' }), certificate({ commodityName: 'Hand cream' }));
    expect(strangers.conflicts).toHaveLength(1);
  });
});

type Pair = readonly [key: string, one: string | number, other: string | number, disagree: boolean];

describe('the extraction and the check', () => {
  it.each<Pair>([
    ['unNo', 'UN1993', 'UN1263', true],
    ['packingGroup', 'II', 'PG II', false],
    ['flashPointCelsius', 23, '23.0', false],
    ['flashPointCelsius', -18, -17, false],
    ['flashPointCelsius', 60, 61, true],
    ['casNo', '67-64-1', '67-64-1, 123-86-4', false],
    ['casNo', '67-64-1', '123-86-4', true],
    ['subRiskClassNo', '6.1, 8', '8, 6.1', false],
    ['limitedQuantity', '5 L', '5.0 l', false],
    ['packingCode', '1A1', '1A1/Y1.4/150/26/CN/330004', false],
    ['shipperDeclareAs', 'DG Cargo', 'General Cargo', true],
  ])('agree whether documents disagree: %s, "%s" and "%s"', (key, one, other, disagree) => {
    const documents = [sheet({ [key]: one }), packing({ [key]: other })];
    const readings = documents.map(({ file, documentType, values }, at): DocumentReading => {
      return { id: at + 1, name: file, documentType, language: 'en', pages: 1, values: { ...values }, findings: [] };
    });
    const combined = combineDocuments(readings);
    const { explanations } = reconcileDocuments(documents, builtInList);
    expect([combined.values[key]?.status === 'conflict', explanations.has(key)]).toEqual([disagree, disagree]);
    expect(combined.findings.some(({ code }) => code === 'documents_disagree')).toBe(disagree);
  });

  it('explain a document that says that there is no such value', () => {
    const none: FieldValue = { ...stated('n/a'), value: null, status: 'negated' };
    const plain = packing(ACETONE);
    const without = { ...plain, values: { ...plain.values, packingGroup: none } };
    const [conflict] = compare(sheet(ACETONE), without).conflicts;
    expect(conflict?.message).toBe(
      'packing group: "II" in sds.pdf, page 7; none in packing.pdf, page 7. Likelier wrong: packing.pdf, since the list agrees with sds.pdf, and the list has no such packing group for UN 1090.',
    );
  });
});
