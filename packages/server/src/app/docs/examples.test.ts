import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../bin/agent-rate.js', import.meta.url));
const DOCUMENTS = fileURLToPath(new URL('../../../../../examples/documents/', import.meta.url));

type Extracted = { documentType: string; values: Record<string, { value: unknown }> };

/** What `agent-rate extract` says of an example: its type, and every field that has a value. */
async function extract(file: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, 'extract', '--json', file], {
    cwd: DOCUMENTS,
  });
  const { documentType, values }: Extracted = JSON.parse(stdout);
  const stated = Object.entries(values).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]]));
  return { documentType, ...Object.fromEntries(stated) };
}

it('reads the safety data sheet, every field', async () => {
  expect(await extract('safety-data-sheet.pdf')).toEqual({
    documentType: 'safety-data-sheet',
    shipperDeclareAs: 'DG Cargo',
    commodityName: 'Harbour Blue 240 Marine Enamel',
    model: 'HB-240',
    manufacturerCompanyName: 'Quaybright Coatings Co., Ltd.',
    emergencyContactTelephone: '+86 574 5550 0199',
    cargoMainUsage: 'Topcoat for steel above the waterline',
    issueDate: '2026-10-12',
    hCodeGHS: 'H226, H315',
    casNo: '1330-20-7, 123-86-4, 13463-67-7',
    appearance: 'Liquid',
    cargoAppearanceDescription: 'Liquid',
    boilingPoint: '136 °C',
    flashPoint: '27 °C (closed cup)',
    flashPointCelsius: 27,
    density: '1.18 g/cm³',
    unNo: 'UN1263',
    unNumber: 'UN1263',
    properShippingName: 'PAINT',
    imoHazardClassNo: '3',
    hazardClass: '3',
    packingGroup: 'III',
    marinePollutant: 'N',
    emsCode: 'F-E, S-E',
    limitedQuantity: '5 L',
  });
});

it('reads the Chinese packing certificate, every field', async () => {
  expect(await extract('packing-certificate.pdf')).toEqual({
    documentType: 'packing-use-certificate',
    shipperDeclareAs: 'DG Cargo',
    certificateNo: '330118326000735',
    issueDate: '2026-10-28',
    validUntil: '2027-10-19',
    shipperCompanyName: '阔亮涂料有限公司',
    manufacturerCompanyName: '阔亮涂料有限公司',
    commodityName: '船用面漆 PAINT',
    properShippingName: 'PAINT',
    unNo: 'UN1263',
    imoHazardClassNo: '3',
    packingGroup: 'III',
    appearance: 'Liquid',
    cargoAppearanceDescription: '液体',
    density: '1.18 g/cm³',
    packingCode: '1A1/Y1.4/150/26 CN/330118 PI:027',
    packageQuantityAndType: '400 桶',
    grossWeightKgs: 10080,
    netWeightKgs: 9440,
  });
});

it('reads the scanned data sheet, every field', async () => {
  expect(await extract('scanned-data-sheet.pdf')).toEqual({
    documentType: 'safety-data-sheet',
    shipperDeclareAs: 'DG Cargo',
    commodityName: 'Harbour Thinner 7',
    manufacturerCompanyName: 'Quaybright Coatings Co., Ltd.',
    emergencyContactTelephone: '+86 574 5550 0199',
    issueDate: '2026-03-05',
    hCodeGHS: 'H225',
    casNo: '123-86-4, 67-64-1',
    appearance: 'Liquid',
    cargoAppearanceDescription: 'Clear, colourless liquid',
    boilingPoint: '56 °C',
    flashPoint: '-9 °C (closed cup)',
    flashPointCelsius: -9,
    density: '0.85 g/cm3',
    unNo: 'UN1263',
    unNumber: 'UN1263',
    properShippingName: 'PAINT RELATED MATERIAL',
    imoHazardClassNo: '3',
    hazardClass: '3',
    packingGroup: 'II',
    marinePollutant: 'N',
    emsCode: 'F-E, S-E',
  });
});
