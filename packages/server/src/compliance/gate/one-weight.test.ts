import { expect, test } from 'vitest';
import { declaredReading } from '../compliance.ts';
import { judgeDocuments } from '../judge-documents.ts';
import { gateForm } from './gate-form.ts';

const stated = (value: string) => ({ value, status: 'stated' as const, evidence: [] });
const VALUES = { unNo: stated('UN1263'), properShippingName: stated('PAINT'), imoHazardClassNo: stated('3') };
const CERTIFICATE = {
  ...{ id: 1, name: 'certificate.pdf', documentType: 'packing-use-certificate', details: undefined },
  values: { ...VALUES, packingGroup: stated('III') },
};
const form = {
  ...{ format: 'yml_dangerous_goods_data', fields: ['unNo'], documents: [{ name: 'certificate.pdf' }] },
  ...{ values: CERTIFICATE.values, evidence: CERTIFICATE.values },
};
const MISSING = 'flash_point_missing';

test('a flash point that is missing refuses a form that is signed, whatever documents it is made from', () => {
  const fromCertificate = gateForm({ ...form, readings: [CERTIFICATE as never] });
  const fromValues = gateForm({ ...form, readings: [] });
  for (const { refusals } of [fromCertificate, fromValues]) expect(refusals.map(({ code }) => code)).toContain(MISSING);
});

test('a packing certificate by itself is not wrong for it', () => {
  const { findings } = judgeDocuments([declaredReading(CERTIFICATE as never)]);
  expect(findings.find(({ code }) => code === MISSING)?.severity).toBe('note');
});
