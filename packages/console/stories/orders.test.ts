import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';
import { placeTestOrder } from './place-test-order.ts';

const opened = await openConsole([{ origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 }]);
const { url, signIn, complaints } = opened;

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const APPROVER = { scopes: ['orders:read', 'orders:approve'] } as const;

/** Takes a decision with the reason typed, and confirms it. */
async function decide(page: Page, action: string, reason = '') {
  await page.locator('.choices').getByRole('button', { name: action, exact: true }).click();
  await page.getByLabel(/^Reason/).fill(reason);
  await page.locator('p > button.primary').click();
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
}

test('an approver finds an order by its reference and approves it with everything in view', async () => {
  const { id } = await placeTestOrder(opened);
  const page = await signIn(APPROVER);
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByLabel('Reference').fill('sea-2026-1181');
  await page.getByLabel('State').selectOption('PENDING_APPROVAL');
  await page.getByText('1 order', { exact: true }).waitFor();
  await page.getByRole('link', { name: id }).click();
  for (const text of ['CNSHA → NLRTM', 'Ningbo <i>Coatings</i> Co., Ltd.', 'Water-based paint', 'USD 3,600'])
    await page.getByText(text).first().waitFor();
  await expectAccessible(page);
  await decide(page, 'Approve', 'agreed by phone');
  await page.getByText('The order was approved').waitFor();
  await page.getByRole('heading', { level: 1 }).getByText('received').waitFor();
});

test('an order is confirmed with the booking number, and completed', async () => {
  const { id } = await placeTestOrder(opened);
  const page = await signIn(APPROVER);
  await page.goto(`${url}/console/orders/${id}`);
  await decide(page, 'Approve');
  await page.getByText('The order was approved').waitFor();
  await page.locator('.choices').getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByLabel('Booking number of the carrier').fill('MAEU4711');
  await decide(page, 'Confirm');
  await page.getByText('Booking number of the carrier: MAEU4711').first().waitFor();
  await decide(page, 'Complete');
  await page.getByText('The order was completed').waitFor();
  expect(await page.locator('.choices').count()).toBe(0);
});

test('a decision about a version that changed meanwhile is not taken; the change is shown and nothing typed is lost', async () => {
  const { id, ask } = await placeTestOrder(opened);
  const page = await signIn(APPROVER);
  await page.goto(`${url}/console/orders/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await ask('PATCH', `/orders/${id}`, { remarks: 'call first' });
  await decide(page, 'Approve', 'agreed by phone');
  await page.getByText('The order changed after you opened it.').waitFor();
  await page.getByText('Remarks: — → call first').first().waitFor();
  expect(await page.getByLabel(/^Reason/).inputValue()).toBe('agreed by phone');
  expect(complaints.splice(0)).toContain(`409 ${url}/orders/${id}/approve`);
  await page.getByRole('button', { name: 'I have read the change' }).click();
  await decide(page, 'Approve', 'agreed by phone');
  await page.getByText('The order was approved').waitFor();
});

test('on a phone an approver reads an order and refuses it with a reason', async () => {
  const { id } = await placeTestOrder(opened);
  const page = await signIn(APPROVER);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await page.getByRole('link', { name: id }).click();
  await page.getByRole('heading', { level: 1, name: id }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator('.choices').getByRole('button', { name: 'Do not approve' }).click();
  expect(await page.locator('p > button.primary').isDisabled()).toBe(true);
  await decide(page, 'Do not approve', 'too dear');
  await page.getByText('The order was not approved').waitFor();
  await page.getByText('Reason: too dear').first().waitFor();
  await expectAccessible(page);
});
