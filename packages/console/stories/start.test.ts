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
