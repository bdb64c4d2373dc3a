import { expect, test } from 'vitest';
import type { OpenDgd, OpenDgdLine } from '../../opendgd/offline.ts';
import { checkDeclaration } from '../check-declaration.ts';
import { declareOpenDgd } from './declare-opendgd.ts';

const SOLVENT: OpenDgdLine = {
  unNumber: '1090',
  properShippingName: 'ACETONE',
  class: ['3'],
  packingGroup: 'II',
  flashpoint: { valueCelsius: -17 },
  emergencySchedule: { fire: 'F-E', spillage: 'S-D' },
  packaging: { numberOfPackages: 10, kindOfPackages: 'Steel drums', outerPackagingCode: '1A1' },
  weights: { grossMassKg: 2350, netMassKg: 2000 },
};

const declarationOf = (...lines: OpenDgdLine[]): OpenDgd => ({
  openDgdVersion: '1.0',
  documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
  regulation: { code: 'IMDG', edition: '42-24' },
  consignment: {
    parties: { shipper: { name: 'Harbour Coatings B.V.', emergencyContact: { telephone: '+31 10 000 0000' } } },
    cargoTransportUnit: {},
    dangerousGoods: lines,
  },
});

const errorsOf = (document: OpenDgd) =>
  checkDeclaration(declareOpenDgd(document), { on: '2026-12-01' })
    .filter(({ severity }) => severity === 'error')
    .map(({ code, places }) => [code, ...places.map(({ pointer }) => pointer)]);

test('an OpenDGD declaration that is right has no errors', () => {
  expect(errorsOf(declarationOf(SOLVENT))).toEqual([]);
});

test('the place of an error is the JSON Pointer of the value', () => {
  expect(errorsOf(declarationOf(SOLVENT, { ...SOLVENT, class: ['8'] }))).toContainEqual([
    'hazard_class_mismatch',
    '/consignment/dangerousGoods/1/class/0',
    '/consignment/dangerousGoods/1/unNumber',
  ]);
});

test('what an OpenDGD declaration leaves out is an error, as in any declaration that is stated directly', () => {
  const { packaging: _, weights: __, ...bare } = SOLVENT;
  expect(errorsOf(declarationOf(bare)).map(([code]) => code)).toContain('packages_missing');
});

test('an amendment that is used no more is an error at its place', () => {
  const old = { ...declarationOf(SOLVENT), regulation: { code: 'IMDG' as const, edition: '40-20' } };
  expect(errorsOf(old)).toContainEqual(['certificate_amendment', '/regulation/edition']);
});

test('fireworks, radioactive material and a fumigated unit are right with what OpenDGD has fields for', () => {
  const weights = { grossMassKg: 500, netMassKg: 400 };
  const fireworks: OpenDgdLine = {
    ...{ unNumber: '0336', properShippingName: 'FIREWORKS', class: ['1.4G'] },
    packaging: { numberOfPackages: 50, kindOfPackages: 'Fibreboard boxes', outerPackagingCode: '4G' },
    weights: { ...weights, netExplosiveContentKg: 60 },
    fireworkClassificationCode: 'CN/26-0336',
  };
  const source: OpenDgdLine = {
    ...{ unNumber: '2915', properShippingName: 'RADIOACTIVE MATERIAL, TYPE A PACKAGE', class: ['7'] },
    packaging: { numberOfPackages: 1, kindOfPackages: 'Type A package' },
    weights: { grossMassKg: 20, netMassKg: 1 },
    radioactive: {
      ...{ radionuclide: 'Ir-192', description: 'solid metal', activity: '3.7 GBq' },
      ...{ category: 'II-YELLOW', transportIndex: 0.6 },
    },
  };
  const unit: OpenDgdLine = {
    ...{ unNumber: '3359', properShippingName: 'FUMIGATED CARGO TRANSPORT UNIT', class: ['9'] },
    fumigation: { fumigantName: 'phosphine', dosage: '2 g/m³', fumigationDateTime: '2026-11-18T09:00:00Z' },
  };
  for (const line of [fireworks, source, unit]) expect(errorsOf(declarationOf(line))).toEqual([]);
  expect(errorsOf(declarationOf({ ...fireworks, weights }))).toContainEqual([
    'net_explosive_mass_missing',
    '/consignment/dangerousGoods/0/unNumber',
    '/consignment/dangerousGoods/0/class/0',
  ]);
});

test('foodstuffs beside toxic goods are an error at their place', () => {
  const toxic = { ...SOLVENT, unNumber: '1593', properShippingName: 'DICHLOROMETHANE', class: ['6.1'] };
  const document = declarationOf({ ...toxic, packingGroup: 'II' });
  document.consignment.nonDangerousGoods = [{ description: 'Foodstuffs' }];
  expect(errorsOf(document).map(([code, at]) => [code, at])).toContainEqual([
    'foodstuffs',
    '/consignment/nonDangerousGoods',
  ]);
});
