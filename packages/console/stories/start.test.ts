import { createClient } from '@agent-rate/client';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';
import { placeTestOrder } from './place-test-order.ts';

const opened = await openConsole([{ origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 }]);

afterEach(() => {
  expect(opened.complaints.splice(0)).toEqual([]);
});

test('the start page tells what waits and what happened, and leads there', async () => {
  const { id } = await placeTestOrder(opened);
  const page = await opened.signIn();
  page.setDefaultTimeout(8_000);
  await page.getByText('An order waits for approval').waitFor();
  await page.getByRole('link', { name: id }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: '1 order to approve' }).click();
  await page.getByRole('cell').getByRole('link', { name: id }).waitFor();
  expect(await page.getByLabel('State').inputValue()).toBe('PENDING_APPROVAL');
});

test('what was asked is given up when a person signs out', async () => {
  const page = await opened.signIn();
  await page.route(/\/orders\?/, () => {});
  const asked = page.waitForRequest(/\/orders\?/);
  await page.goto(`${opened.url}/console`);
  await asked;
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/orders?'));
  await page.getByRole('button', { name: 'test' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await givenUp;
  await page.locator('input[name=key]').waitFor();
});

test('the start page of a buyer tells of an order whose confirmation in part is to be accepted', async () => {
  const { id, key } = await placeTestOrder(opened);
  const forwarder = createClient({ baseUrl: opened.url, key: await opened.keyWith(['admin']) });
  await forwarder.call('approve-order', { path: { id }, body: {} });
  const desk = await opened.signIn();
  await desk.getByRole('link', { name: '1 order to confirm or decline' }).waitFor();
  const part = { confirmed: [{ containers: 1 }], reason: 'One container is short' };
  await forwarder.call('confirm-order', { path: { id }, body: part });
  const page = await opened.open();
  await page.goto(`${opened.url}/console`);
  await page.locator('input[name=key]').fill(key);
  await page.locator('button[type=submit]').click();
  await page.getByRole('link', { name: '1 order waits for the customer to accept a part' }).click();
  await page.getByRole('cell').getByRole('link', { name: id }).click();
  await page.getByRole('heading', { level: 1 }).getByText('confirmed in part').waitFor();
});
