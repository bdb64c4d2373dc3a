import { describe, expect, it } from 'vitest';
import { builtInList } from '../../dangerous-goods/index.ts';
import type { Declaration } from '../declaration/declaration.ts';
import { parseDeclaration } from '../declaration/parse-declaration.ts';
import { compareDocuments } from './compare-documents.ts';

type Json = Record<string, unknown>;

/** What one document says: each value with its page and words. */
function documentOf(name: string, type: string, goods: Json, more: Json = {}): Declaration {
  const places = (value: unknown) => [{ document: name, page: 7, quote: String(value) }];
  const stated = Object.fromEntries(
    Object.entries(goods).map(([key, value]) => [key, { value, places: places(value) }]),
  );
  return parseDeclaration({ goods: [stated], documents: [{ name, type, ...more }] });
}
const sheet = (goods: Json, more: Json = {}) => documentOf('sds.pdf', 'safety-data-sheet', goods, more);
const certificate = (goods: Json, more: Json = {}) => documentOf('cert.pdf', 'transport-certificate', goods, more);
const packing = (goods: Json, more: Json = {}) => documentOf('packing.pdf', 'packing-use-certificate', goods, more);
const compare = (...declarations: Declaration[]) => compareDocuments(declarations, builtInList);

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

  it('the older is likelier wrong when nothing else tells', () => {
    const solvent = { unNo: 'UN1263', imoHazardClassNo: '3' };
    const older = packing({ ...solvent, packingGroup: 'II' }, { issueDate: '2024-03-01' });
    const newer = sheet({ ...solvent, packingGroup: 'III' }, { issueDate: '2026-03-01' });
    const { conflicts } = compare(older, newer);
    expect(conflicts[0]?.message).toContain('Likelier wrong: packing.pdf, since sds.pdf is the newer (2026-03-01)');
  });

  it('the one that was read by OCR is likelier wrong when nothing else tells', () => {
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

  it('nobody is accused when nothing tells', () => {
    const solvent = { unNo: 'UN1263', imoHazardClassNo: '3' };
    const { conflicts } = compare(
      sheet({ ...solvent, packingGroup: 'II' }),
      packing({ ...solvent, packingGroup: 'III' }),
    );
    expect(conflicts[0]?.message).toContain('Nothing tells which is wrong');
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

  it('«not dangerous» against a UN number is a conflict', () => {
    const { conflicts } = compare(sheet({ notDangerous: 'Y' }), certificate(ACETONE));
    expect(conflicts[0]?.message).toContain('Until that is cleared up the goods are dangerous');
    expect(conflicts[0]?.places).toHaveLength(2);
  });

  it('flash points some tenths apart are the same, other products are not', () => {
    expect(compare(sheet({ flashPointCelsius: -17 }), certificate({ flashPointCelsius: -18 })).conflicts).toEqual([]);
    const strangers = compare(sheet({ commodityName: 'Wood stain' }), certificate({ commodityName: 'Hand cream' }));
    expect(strangers.conflicts).toHaveLength(1);
  });
});
