import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
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

test('an OpenDGD declaration shows what is wrong and where, is no form to sign, and becomes a shipment', {
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
  // No form to sign is made of errors: a person overrules them by name in a shipment.
  await page.getByRole('button', { name: 'Form to sign: PDF' }).click();
  await page.getByText('a person can overrule the errors by name').waitFor();
  expect(complaints.splice(0).every((complaint) => complaint.includes('409'))).toBe(true);
  await page.getByRole('button', { name: 'Make a shipment of it' }).click();
  await page.getByRole('button', { name: 'OpenDGD (JSON)' }).waitFor();
  const { data } = await client.call('list-shipments', {});
  expect(data[0]?.goods[0]?.values).toMatchObject({ unNo: 'UN1263', properShippingName: 'PAINT' });
});

test('what was extracted of one data sheet is saved as an OpenDGD declaration, or says what is missing', {
  timeout: 90_000,
}, async () => {
  const bytes = await readFile(new URL('../../../examples/documents/safety-data-sheet.pdf', import.meta.url));
  const { data } = await client.call('upload-documents', { files: [{ name: 'safety-data-sheet.pdf', bytes }] });
  const { id } = await client.call('extract-documents', { body: { documents: data.map((one) => one.id) } });
  while ((await client.call('get-extraction', { path: { id } })).status !== 'done') await sleep(200);
  const page = await signIn({ scopes: ['documents:read', 'documents:write'] });
  await page.goto(`${url}/console/documents/review/${id}`);
  const panel = page.getByRole('region', { name: 'Form', exact: true });
  // A data sheet does not say what is shipped: the refusal says so, and what to ask.
  await panel.getByRole('button', { name: 'Save as an OpenDGD declaration' }).click();
  await panel.getByText('Not stated: the number of packages').waitFor();
  await expectAccessible(page);
  const refused = [`409 ${url}/extractions/${id}/opendgd?refuse_doubts=true`, expect.stringContaining('409')];
  expect(complaints.splice(0).sort()).toEqual(refused);
  const stated = { packageQuantityAndType: '80 steel drums (1A1)', grossWeightKgs: '14400', netWeightKgs: '13200' };
  const corrections = Object.entries(stated).map(([key, value]) => ({ key, value }));
  await client.call('correct-extraction', { path: { id }, body: { corrections } });
  await page.reload();
  await panel.getByRole('button', { name: 'Save as an OpenDGD declaration' }).click();
  // What was read with doubt wants an answer; without one, the file names it.
  const unanswered = panel.getByRole('button', { name: /^Save with its doubts unanswered/ });
  await unanswered.waitFor();
  expect(complaints.splice(0).every((complaint) => complaint.includes('409'))).toBe(true);
  const saved = page.waitForEvent('download');
  await unanswered.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`opendgd-extraction-${id}.json`);
  await panel.getByText(`Saved as opendgd-extraction-${id}.json.`).waitFor();
  await expectAccessible(page);
  const declaration = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(JSON.stringify(declaration.extensions)).toContain('"unanswered"');
  expect(declaration.consignment.dangerousGoods).toMatchObject([{ unNumber: '1263', packingGroup: 'III' }]);
  // What it says can be read back by the page for declarations.
  await page.goto(`${url}/console/shipments/opendgd`);
  await page.locator('input[type=file]').setInputFiles(await download.path());
  await page.getByRole('cell', { name: 'PAINT' }).waitFor();
});
