import { createClient } from '@agent-rate/client';
import { afterEach, expect, test } from 'vitest';
import { openConsole } from './open-console.ts';

const { url, signIn, complaints, keyWith } = await openConsole([
  { origin: 'CNSHA', destination: 'USLAX', amount: 1800 },
]);
const admin = createClient({ baseUrl: url, key: await keyWith(['admin']) });
const [from, to] = [0, 90].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

test('a pricing manager sees the LCL rates of a draft, publishes them and finds what a cargo costs', async () => {
  const rows = [
    'POL,POD,Carrier,USD per W/M,Min USD,CFS per W/M,CFS min,B/L fee per B/L,Valid from,Valid to',
    `Shanghai,Hamburg,MSC,38,50,12,30,45,${from},${to}`,
    `Ningbo,Hamburg,MSC,40,50,12,30,45,${from},${to}`,
  ];
  const files = [{ name: 'consolidator.csv', bytes: Buffer.from(rows.join('\n')) }];
  const { id } = await admin.call('import-rate-sheet', { files, body: {} });
  const page = await signIn();
  await page.goto(`${url}/console/sheets/${id}`);
  await page.getByText('LCL rates of this draft').click();
  await page.getByText('USD 38 per W/M').waitFor();
  expect(await page.getByText('Rates of this draft', { exact: true }).count()).toBe(0);
  await admin.call('publish-rate-sheet', { path: { id } });

  await page.goto(`${url}/console/rates`);
  await page.getByRole('link', { name: 'Rates for less than a container load (LCL)' }).click();
  // The page of container rates, which has a field of this name too, stays until this one is there.
  await page.getByRole('heading', { level: 1, name: 'LCL rates' }).waitFor();
  await page.getByLabel('From').fill('Shanghai');
  await page.getByLabel('Weight (kg)').fill('2500');
  await page.getByLabel('Volume (m³)').fill('3.4');
  await page.getByRole('button', { name: 'Find LCL rates' }).click();
  await page.getByText('Charged for 3.4 W/M, by volume').waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Shanghai → Hamburg' });
  // 3.4 x 38 + 3.4 x 12 + 45
  expect(await row.textContent()).toContain('USD 215 or more');
  await row.getByText('Charges and source').click();
  await row.getByText(/Container freight station charge USD 12 per W\/M × 3.4 = USD 40.8/).waitFor();
  await row.getByRole('link', { name: 'consolidator.csv · consolidator · #2' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toContain(`/sheets/${id}/grid`);
});
