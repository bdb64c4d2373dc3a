import { describe, expect, test } from 'vitest';
import { extractFile } from '../files/extract-file.ts';
import { printAnswer } from '../testing/answer-of.ts';

const ACETONE = {
  unNumber: '1090',
  properShippingName: 'ACETONE',
  class: ['3'],
  packingGroup: 'II',
  flashpoint: { valueCelsius: -17 },
  emergencySchedule: { fire: 'F-E', spillage: 'S-D' },
  packaging: { numberOfPackages: 10, kindOfPackages: 'Steel drums', outerPackagingCode: '1A1' },
  weights: { grossMassKg: 2350, netMassKg: 2000 },
};
const PAINT = { ...ACETONE, unNumber: '1263', properShippingName: 'PAINT', packingGroup: 'III' };

const declarationOf = (...dangerousGoods: object[]) => ({
  openDgdVersion: '1.0',
  documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
  issueDate: '2026-11-20',
  regulation: { code: 'IMDG', edition: '42-24' },
  consignment: {
    parties: {
      shipper: {
        name: 'Harbour Coatings B.V.',
        address: '1 Quay, Rotterdam',
        emergencyContact: { telephone: '+31 10 000 0000' },
      },
    },
    transport: { vessel: 'EVER GIVEN', voyageNumber: '021W', sailingDate: '2026-12-01' },
    cargoTransportUnit: { identificationNumber: 'MSKU 123456-5' },
    dangerousGoods,
  },
});

const fileOf = (json: unknown) => ({
  name: 'declaration.json',
  bytes: new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json, null, 2)),
});
const extract = (json: unknown) => extractFile(fileOf(json));

describe('an OpenDGD declaration', () => {
  test('is read as a dangerous goods declaration, property by property and not by words on a page', async () => {
    const extraction = await extract(declarationOf(ACETONE));
    expect(printAnswer(extraction)).toEqual({
      document: 'dangerous-goods-declaration en',
      shipperDeclareAs: 'DG Cargo',
      unNo: 'UN1090',
      properShippingName: 'ACETONE',
      imoHazardClassNo: '3',
      packingGroup: 'II',
      flashPoint: '-17 °C c.c.',
      flashPointCelsius: -17,
      emsCode: 'F-E, S-D',
      packageQuantityAndType: '10 Steel drums',
      packingCode: '1A1',
      grossWeightKgs: 2350,
      netWeightKgs: 2000,
      issueDate: '2026-11-20',
      sailingDate: '2026-12-01',
      vesselVoyage: 'EVER GIVEN / 021W',
      containerNumber: 'MSKU 123456-5',
      emergencyContactTelephone: '+31 10 000 0000',
      shipper: 'Harbour Coatings B.V.\n1 Quay, Rotterdam',
      shipperCompanyName: 'Harbour Coatings B.V.',
      shipperAddress: '1 Quay, Rotterdam',
    });
  });

  test('has the JSON Pointer of each value as its place, and the line of the page that shows it', async () => {
    const { values } = await extract(declarationOf(ACETONE));
    expect(values.emsCode).toMatchObject({
      status: 'stated',
      confidence: 1,
      evidence: [
        { page: 1, quote: 'F-E', pointer: '/consignment/dangerousGoods/0/emergencySchedule/fire' },
        { page: 1, quote: 'S-D', pointer: '/consignment/dangerousGoods/0/emergencySchedule/spillage' },
      ],
    });
    const [fire, spillage] = values.emsCode?.evidence ?? [];
    expect(fire?.box[1]).toBeLessThan(spillage?.box[1] ?? 0);
  });

  test('with several goods leaves open what differs between them, and says so', async () => {
    const { values, details, findings } = await extract(declarationOf(ACETONE, PAINT));
    expect(values).toMatchObject({
      unNo: { value: null, status: 'conflict' },
      imoHazardClassNo: { value: '3', status: 'stated' },
    });
    expect(details.declared?.goods.map(({ unNo }) => unNo?.value)).toEqual(['UN1090', 'UN1263']);
    expect(findings).toEqual([
      expect.objectContaining({
        code: 'several_goods_declared',
        places: [
          expect.objectContaining({ pointer: '/consignment/dangerousGoods/0/unNumber' }),
          expect.objectContaining({ pointer: '/consignment/dangerousGoods/1/unNumber' }),
        ],
      }),
    ]);
  });

  test('that does not conform has an error at the pointer, and is read as far as it goes', async () => {
    const { values, findings } = await extract(declarationOf({ ...ACETONE, packingGroup: 'IV' }));
    expect(values.unNo?.value).toBe('UN1090');
    expect(findings).toEqual([
      expect.objectContaining({
        code: 'declaration_not_conforming',
        severity: 'error',
        place: expect.objectContaining({ pointer: '/consignment/dangerousGoods/0/packingGroup', quote: 'IV' }),
      }),
    ]);
  });

  test('that was cut off, or is too large, is refused; other JSON is read as text', async () => {
    const whole = JSON.stringify(declarationOf(ACETONE));
    await expect(extract(whole.slice(0, -20))).rejects.toMatchObject({ code: 'document_json_invalid' });
    const filled = { ...declarationOf(ACETONE), extensions: { note: 'x'.repeat(1024 * 1024) } };
    await expect(extract(filled)).rejects.toMatchObject({ code: 'document_too_large', data: { maxBytes: 1048576 } });
    expect(await extract({ unNumber: '1090' })).toMatchObject({ documentType: 'unknown' });
  });
});
