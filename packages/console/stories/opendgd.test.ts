import { createClient } from '@agent-rate/client';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { signIn, url, keyWith, complaints } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 },
]);
const client = createClient({ baseUrl: url, key: await keyWith(['documents:read', 'documents:write']) });

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const DECLARATION = {
  openDgdVersion: '1.0',
  documentType: 'IMDG_MULTIMODAL_DANGEROUS_GOODS_FORM',
  regulation: { code: 'IMDG', edition: '42-24' },
  consignment: {
    parties: { shipper: { name: 'Harbour Coatings B.V.' } },
    cargoTransportUnit: { identificationNumber: 'MSKU1234565' },
    dangerousGoods: [{ unNumber: '1263', properShippingName: 'PAINT', class: ['8'], packingGroup: 'III' }],
  },
};
const fileOf = (content: object) => ({
  name: 'declaration.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

test('an OpenDGD declaration shows what is wrong and where, becomes a form and a shipment', {
  timeout: 90_000,
}, async () => {
  const page = await signIn({ scopes: ['documents:read', 'documents:write'] });
  await page.getByRole('link', { name: 'Shipments' }).click();
  await page.getByRole('link', { name: 'OpenDGD declaration' }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles(fileOf({ ...DECLARATION, regulation: {} }));
  await page.getByText('/regulation/code').waitFor();
  await file.setInputFiles(fileOf(DECLARATION));
  await page.getByText('UN 1263 is class 3, not 8.').waitFor();
  await page.getByText('/consignment/dangerousGoods/0/class').first().waitFor();
  await page.getByRole('cell', { name: 'PAINT' }).waitFor();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Form to sign: PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('declaration.pdf');
  await page.getByRole('button', { name: 'Make a shipment of it' }).click();
  await page.getByRole('button', { name: 'OpenDGD (JSON)' }).waitFor();
  const { data } = await client.call('list-shipments', {});
  expect(data[0]?.goods[0]?.values).toMatchObject({ unNo: 'UN1263', properShippingName: 'PAINT' });
});
