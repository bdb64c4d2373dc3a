import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { url, keyWith, signIn, complaints } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 },
]);

/** Another mandate, which stays unused. */
async function openMandate(quoteId: string): Promise<void> {
  const headers = { authorization: `Bearer ${await keyWith(['orders:approve'])}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ shipper: 'Taicang Lacquers Ltd.' });
  const response = await fetch(`${url}/quotes/${quoteId}/mandate`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(await response.text());
}

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

  // The list: what is open, what was used and for which order, by shipper.
  const open = await ask('/quotes', lane);
  await openMandate(open.id);
  await page.getByRole('link', { name: 'Mandates' }).click();
  await page.getByText('2 mandates', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Used').selectOption('open');
  await page.getByText('1 mandate', { exact: true }).waitFor();
  await page.getByRole('link', { name: open.id }).waitFor();
  await page.getByLabel('Used').selectOption('used');
  await page.getByRole('link', { name: open.id }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: quoteId }).waitFor();
  await page.getByLabel('Used').selectOption('');
  await page.getByLabel('Shipper').fill('lacquers');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('1 mandate', { exact: true }).waitFor();
  await page.getByLabel('Shipper').fill('ningbo');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: id }).click();
  await page.getByText('Genuine, and the order is what was approved.').waitFor();
});
