import { expect, test } from 'vitest';
import { unopened } from '../../base/index.ts';
import { targetFormats } from '../../formats/offline.ts';
import { readDeclaration } from '../../opendgd/offline.ts';
import type { FormSource } from '../export-extraction.ts';
import { type DeclarationWish, exportDeclaration } from './export-declaration.ts';

const AT = new Date('2026-11-24T00:00:00Z');
const stated = (value: string | number, quote: string) => ({
  value,
  status: 'stated',
  confidence: 1,
  evidence: [{ document: 7, page: 2, box: [10, 20, 30, 40], quote }],
});

/** An extraction of one data sheet that states these values, with a gate that lets it pass. */
function sourceOf(values: object): FormSource {
  const extraction = { status: 'done', documents: [{ id: 7 }], targetFormat: '', values, corrections: [] };
  return {
    documents: { get: async () => ({ name: 'sheet.pdf', sha256: 'ab' }) },
    extractions: { getExtraction: async () => extraction, listReadings: async () => [] },
    formats: { ...unopened<FormSource['formats']>(), get: (id: string) => targetFormats.find((one) => one.id === id) },
    overrulings: { list: async () => [] },
    gate: () => ({ refusals: [], findings: [], final: false }),
  } as unknown as FormSource;
}

const PAINT = {
  unNo: stated('UN1263', 'UN 1263'),
  properShippingName: stated('PAINT', 'PAINT'),
  imoHazardClassNo: stated('3', '3'),
  packingGroup: stated('III', 'III'),
  flashPoint: stated('< 23 °C', '< 23 °C'),
  limitedQuantity: stated('5 L', '5 L'),
};
const wish = (values = {}) => ({ values, edition: '42-24', at: AT });

/** The declaration of an extraction, of which the rules say nothing. */
const exported = (source: FormSource, id: number, asked: DeclarationWish) =>
  exportDeclaration(source, id, asked, () => ({ findings: [], refusals: [] }));

test('an extraction becomes a declaration that has page and box of each value', async () => {
  const { document } = await exported(sourceOf(PAINT), 1, wish({ shipper: 'Acme\n1 Quay' }));
  expect(document).toMatchObject({
    issueDate: '2026-11-24',
    consignment: {
      parties: { shipper: { name: 'Acme', address: '1 Quay' } },
      dangerousGoods: [{ unNumber: '1263', properShippingName: 'PAINT', class: ['3'], packingGroup: 'III' }],
    },
  });
  expect(readDeclaration(document).goods[0]?.unNo).toEqual({
    value: 'UN1263',
    pointers: ['/consignment/dangerousGoods/0/unNumber'],
    places: [{ document: 'sheet.pdf', page: 2, box: [10, 20, 30, 40], quote: 'UN 1263' }],
  });
});

test('the limit that a data sheet gives does not make the goods limited quantities; a person does', async () => {
  const read = await exported(sourceOf(PAINT), 1, wish());
  expect(JSON.stringify(read.document)).not.toContain('isLimitedQuantity');
  expect(readDeclaration(read.document).goods[0]?.limitedQuantity).toMatchObject({ value: '5 L' });
  const given = await exported(sourceOf(PAINT), 1, wish({ limitedQuantity: 'Y' }));
  expect(given.document).toMatchObject({
    consignment: { dangerousGoods: [{ qualifiers: { isLimitedQuantity: true } }] },
  });
});

test('a value that OpenDGD has no words for is named, and stands in the extension', async () => {
  const { document, findings } = await exported(sourceOf(PAINT), 1, wish());
  expect(findings.map(({ code, field }) => [code, field])).toEqual([['opendgd_value_not_expressed', 'flashPoint']]);
  expect(readDeclaration(document).goods[0]?.flashPoint).toMatchObject({ value: '< 23 °C', pointers: [] });
});

test('an error that a person answers for stands in the extension, with the reason and the name; without it there is none', async () => {
  const finding = { code: 'packing_group_mismatch', severity: 'error', message: 'UN 1263 has no group IV.' };
  const overruling = { ...finding, reason: 'Approved by the authority', by: 'Grace (documents)', at: AT.toISOString() };
  const refused = {
    ...sourceOf(PAINT),
    gate: () => ({ refusals: [finding], findings: [], final: false }),
  } as unknown as FormSource;
  await expect(exported(refused, 1, wish())).rejects.toMatchObject({ code: 'form_has_errors' });
  const overrulings = { list: async () => [overruling] };
  const { document, findings } = await exported({ ...refused, overrulings } as FormSource, 1, wish());
  expect(document).toMatchObject({
    extensions: { 'agent-rate.evidence': { overruled: [{ by: 'Grace (documents)', reason: overruling.reason }] } },
  });
  expect(findings.map(({ code }) => code)).toContain('check_overruled');
});

test('box 19 is the sum of goods and container where nobody states it', async () => {
  const masses = { grossWeightKgs: stated(1040, '1,040 kg'), tareMassKgs: stated(2230, 'Tare 2,230 kg') };
  const { document } = await exported(sourceOf({ ...PAINT, ...masses }), 1, wish());
  expect(document).toMatchObject({ consignment: { cargoTransportUnit: { totalGrossMassKg: 3270 } } });
});

test('without a number there is no declaration, and the refusal says what is missing', async () => {
  const { unNo: _, ...rest } = PAINT;
  await expect(exported(sourceOf(rest), 1, wish())).rejects.toMatchObject({
    code: 'opendgd_incomplete',
    data: { findings: [{ jsonPointer: '/consignment/dangerousGoods/0/unNumber' }] },
  });
});
