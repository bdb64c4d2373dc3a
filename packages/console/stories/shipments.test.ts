import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@agent-rate/client';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/documents/${name}`, import.meta.url));
const { url, signIn, keyWith, complaints } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 },
]);
const CLERK = { scopes: ['documents:read', 'documents:write'] } as const;
const client = createClient({ baseUrl: url, key: await keyWith(['documents:read', 'documents:write']) });

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const PAINT = { unNo: 'UN1263', properShippingName: 'PAINT', imoHazardClassNo: '3', packingGroup: 'III' };
const NITRATE = {
  ...{ unNo: 'UN1942', properShippingName: 'AMMONIUM NITRATE', imoHazardClassNo: '5.1', packingGroup: 'III' },
};
const drums = (count: number, container = 'MSKU1234565') => ({
  ...{ container, count, kind: 'steel drums (1A1)', grossMassKg: count * 26, netMassKg: count * 25 },
});
type Content = Parameters<typeof client.call<'create-shipment'>>[1]['body'];

async function store(content: Content): Promise<number> {
  return (await client.call('create-shipment', { body: content })).id;
}

describe('a shipment', () => {
  test('is made with its data sheet, and found by its reference', { timeout: 90_000 }, async () => {
    const page = await signIn(CLERK);
    await page.getByRole('link', { name: 'Shipments' }).click();
    await page.getByText('There is no shipment yet.').waitFor();
    await page.getByRole('link', { name: 'New shipment' }).click();
    // The list, which has a field of this name too, stays until the form is there.
    await page.getByRole('heading', { level: 1, name: 'New shipment' }).waitFor();
    await page.getByLabel('Reference').fill('EXP-2026-200');
    const goods = page.getByRole('region', { name: 'Goods 1', exact: true });
    await goods.getByLabel('Documents (data sheet').setInputFiles(example('safety-data-sheet.pdf'));
    await goods.getByLabel('Number', { exact: true }).fill('12');
    await goods.getByLabel('Kind of packages').fill('steel drums (1A1)');
    await goods.getByLabel('Gross mass (kg)').fill('312');
    await page.getByRole('button', { name: 'Remove Containers 1' }).click();
    await page.getByRole('button', { name: 'Store the shipment' }).click();
    await page.getByRole('heading', { level: 1, name: 'EXP-2026-200' }).waitFor();
    await page.getByRole('link', { name: 'safety-data-sheet.pdf' }).waitFor();
    await page.getByRole('definition').filter({ hasText: 'UN' }).first().waitFor();
    await page.getByRole('link', { name: 'Shipments' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shipments' }).waitFor();
    await page.getByLabel('Reference').fill('nothing');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('No shipment has such a reference.').waitFor();
  });

  test('whose papers differ shows each statement beside the others, and is put right', {
    timeout: 90_000,
  }, async () => {
    const bytes = await readFile(example('safety-data-sheet.pdf'));
    const { data } = await client.call('upload-documents', { files: [{ name: 'safety-data-sheet.pdf', bytes }] });
    const id = await store({
      reference: 'EXP-2026-201',
      goods: [{ documents: data.map((one) => one.id), values: { packingGroup: 'I' }, packages: [drums(40)] }],
      containers: [{ number: 'MSKU1234565' }],
      papers: [{ kind: 'booking', name: 'Booking 4711', values: { packageQuantityAndType: '45 drums' } }],
    });
    const page = await signIn(CLERK);
    await page.goto(`${url}/console/shipments/${id}`);
    const conflict = page.getByRole('region', { name: 'Goods 1: Packages' });
    await conflict.getByText('45 drums', { exact: true }).waitFor();
    await conflict.getByText('40 steel drums (1A1)', { exact: true }).waitFor();
    const group = page.getByRole('region', { name: 'Goods 1: Packing group' });
    await group.getByRole('heading', { name: 'safety-data-sheet.pdf' }).waitFor();
    await group.locator('svg image').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Change the shipment' }).click();
    await page.getByRole('region', { name: 'Goods 1', exact: true }).getByLabel('Packing group').fill('');
    await page.getByRole('button', { name: 'Save the change' }).click();
    await page.getByRole('heading', { level: 1, name: 'EXP-2026-201' }).waitFor();
    await conflict.waitFor();
    expect(await group.count()).toBe(0);
  });

  test('gets a document dropped on its goods, and a paper of the whole', { timeout: 90_000 }, async () => {
    const id = await store({ reference: 'EXP-2026-202', goods: [{ values: PAINT, packages: [drums(40)] }] });
    const page = await signIn(CLERK);
    await page.goto(`${url}/console/shipments/${id}`);
    await page.getByLabel('Documents of goods 1').setInputFiles(example('safety-data-sheet.pdf'));
    await page.getByRole('link', { name: 'safety-data-sheet.pdf' }).waitFor();
    await page.getByLabel('Kind of paper').selectOption('Packing list');
    await page.getByLabel('Drop a paper of the whole shipment').setInputFiles(example('packing-certificate.pdf'));
    await page.getByText('Packing list: packing-certificate.pdf').waitFor();
    const { goods, papers } = await client.call('get-shipment', { path: { id } });
    expect([goods[0]?.documents?.length, papers?.[0]?.kind]).toEqual([1, 'packing-list']);
  });

  test('is planned, with the pairs that may not travel together and their paragraphs', {
    timeout: 90_000,
  }, async () => {
    const acetone = { ...PAINT, unNo: 'UN1090', properShippingName: 'ACETONE', packingGroup: 'II' };
    const packages = [{ count: 40, kind: 'steel drums (1A1)', grossMassKg: 1040 }];
    const id = await store({ goods: [acetone, PAINT, NITRATE].map((values) => ({ values, packages })) });
    const page = await signIn(CLERK);
    await page.goto(`${url}/console/shipments/${id}`);
    await page.getByRole('button', { name: 'Plan the load' }).click();
    await page.getByText('2 containers.').waitFor();
    await page
      .getByText(/7\.2\.4/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByLabel('Containers there are').fill('1');
    await page.getByRole('button', { name: 'Plan the load' }).click();
    await page.getByText('No plan obeys every rule.').waitFor();
  });

  test('with errors gives no paper until a person answers for them', { timeout: 90_000 }, async () => {
    const goods = [{ values: { ...PAINT, packingGroup: 'I' }, packages: [drums(40)] }];
    const id = await store({ reference: 'EXP-2026-203', goods, containers: [{ number: 'MSKU1234565' }] });
    const page = await signIn(CLERK);
    await page.goto(`${url}/console/shipments/${id}`);
    await page.getByRole('button', { name: 'Packing list: PDF' }).waitFor();
    await page.getByRole('button', { name: 'Dangerous goods form: PDF' }).click();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    expect(complaints.splice(0).join()).toContain('409');
  });

  test('without errors is downloaded in each kind of file', { timeout: 90_000 }, async () => {
    const whole = { ...PAINT, flashPoint: '30 °C', emsCode: 'F-E, S-E', marinePollutant: 'N' };
    const id = await store({
      reference: 'EXP-2026-204',
      sailingDate: '2026-12-01',
      values: { shipper: 'Brightwater Coatings Co., Ltd.', consignee: 'Nordic Paints AB', declarantName: 'Li Wei' },
      goods: [{ values: { ...whole, emergencyContactTelephone: '+86 532 8388 9090' }, packages: [drums(40)] }],
      containers: [{ number: 'MSKU1234565', sizeType: '22G1', seals: 'CN998877', tareKg: 2230 }],
    });
    const page = await signIn({ ...CLERK, language: 'zh' });
    await page.goto(`${url}/console/shipments/${id}`);
    for (const [kind, end] of Object.entries({ PDF: 'pdf', Word: 'docx', Excel: 'xlsx' })) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `装箱单：${kind}` }).click();
      expect((await download).suggestedFilename()).toBe(`packing_list-EXP-2026-204.${end}`);
    }
  });
});
