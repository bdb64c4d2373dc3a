import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { url, keyWith, signIn, complaints } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 },
]);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

test('an order is approved beforehand on its quote, and the order shows that it is what was approved', async () => {
  const key = await keyWith(['rates:read', 'orders:read', 'orders:write']);
  const ask = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': path };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { id: string };
  };
  const lane = { origin: 'CNSHA', destination: 'NLRTM', equipment: '40HC', quantities: { containers: 2 } };
  const { id: quoteId } = await ask('/quotes', lane);

  const page = await signIn({ scopes: ['rates:read', 'orders:read', 'orders:approve'] });
  await page.goto(`${url}/console/quotes/${quoteId}`);
  const form = page.getByRole('region', { name: 'Approve an order beforehand' });
  expect(await form.getByLabel('At most, USD').inputValue()).toBe('3600');
  const approve = form.getByRole('button', { name: 'Approve an order beforehand' });
  expect(await approve.isDisabled()).toBe(true);
  await form.getByLabel('Shipper').fill('Ningbo Coatings Co., Ltd.');
  await approve.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve an order beforehand' }).click();
  const mandate = JSON.parse(await form.locator('code').innerText()) as object;
  await expectAccessible(page);

  const { id } = await ask('/orders', {
    quoteId,
    parties: [{ role: 'SHIPPER', name: 'Ningbo Coatings Co., Ltd.' }],
    cargo: [{ description: 'Water-based paint', grossWeightKg: 17_600 }],
    mandate,
  });
  await page.goto(`${url}/console/orders/${id}`);
  await page.getByRole('heading', { name: 'Approved beforehand' }).waitFor();
  await page.getByText('Genuine, and the order is what was approved.').waitFor();
  await page.getByText('at most USD 3,600').waitFor();
  await expectAccessible(page);

  await page.goto(`${url}/console/orders`);
  await page.getByLabel('Mandate').selectOption('with a mandate');
  await page.getByRole('link', { name: id }).waitFor();
  await page.getByLabel('Mandate').selectOption('without');
  await page.getByRole('link', { name: id }).waitFor({ state: 'detached' });
});
