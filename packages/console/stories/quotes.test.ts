import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const RATE = { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 };
const opened = await openConsole([RATE]);
const { url, signIn, complaints } = opened;

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const AGENT = { scopes: ['rates:read', 'orders:read', 'orders:write'] } as const;

/** From the search to the form of a quote, and the quote. */
async function makeQuote(page: Page, containers: number, lane = /CNSHA → NLRTM/) {
  await page.goto(`${url}/console/rates`);
  await page.getByRole('button', { name: lane }).click();
  await page.getByRole('link', { name: 'Make a quote' }).click();
  await page.getByRole('heading', { level: 1, name: 'Make a quote' }).waitFor();
  await page.getByLabel('Containers').fill(String(containers));
  await page.getByLabel('Your reference').fill('RFQ-77');
  await page.getByRole('button', { name: 'Make a quote' }).click();
  await page.getByRole('heading', { level: 1, name: /quo_/ }).waitFor();
}

describe('a quote', () => {
  test('is made of a rate, read, found in the list and taken away as PDF', async () => {
    const page = await signIn(AGENT);
    await makeQuote(page, 3);
    for (const text of ['CNSHA → NLRTM', 'USD 5,400', 'RFQ-77', '6 days left'])
      await page.getByText(text).first().waitFor();
    await expectAccessible(page);
    for (const name of ['PDF, English', 'PDF, Chinese']) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
      expect(download.suggestedFilename()).toMatch(/^quo_\w+\.pdf$/);
    }
    await page.getByRole('link', { name: 'Quotes' }).click();
    await page
      .getByRole('row', { name: /RFQ-77/ })
      .getByText('can be ordered')
      .waitFor();
    await expectAccessible(page);
  });

  test('is ordered: checked first, read as a whole, then placed', async () => {
    const page = await signIn(AGENT);
    await makeQuote(page, 2);
    await page.getByRole('link', { name: 'Order it' }).click();
    const place = page.getByRole('button', { name: 'Place the order' });
    expect(await place.isDisabled()).toBe(true);
    const parties = page.getByRole('region', { name: 'Parties' });
    await parties.getByLabel('Name').fill('Ningbo <i>Coatings</i> Co., Ltd.');
    const cargo = page.getByRole('region', { name: 'Cargo' });
    await cargo.getByLabel('Description').fill('Water-based paint');
    await cargo.getByLabel('Gross mass (kg)').fill('17600');
    await cargo.getByLabel('Net mass (kg)').fill('18000');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check the order' }).click();
    await page.getByText('The order cannot be placed like this.').waitFor();
    await page.getByText('The net weight, 18000 kg, is more than the gross weight, 17600 kg.').first().waitFor();
    await cargo.getByLabel('Net mass (kg)').fill('16000');
    await page.getByText('You changed something: check the order again.').waitFor();
    await page.getByRole('button', { name: 'Check the order' }).click();
    await page.getByText('The order can be placed.').first().waitFor();
    await place.click();
    const dialog = page.getByRole('alertdialog');
    for (const text of ['CNSHA → NLRTM', 'USD 3,600', 'Ningbo <i>Coatings</i> Co., Ltd.', 'Water-based paint'])
      await dialog.getByText(text).first().waitFor();
    await dialog.getByRole('button', { name: 'Place the order' }).click();
    await page.getByRole('heading', { level: 1, name: /ord_\w+ received/ }).waitFor();
  });

  test('whose rate was superseded keeps its price, says so with both prices, and leads to a new one', async () => {
    const publish = (amount: number) => opened.publish([{ ...RATE, origin: 'CNNGB', amount }]);
    await publish(1000);
    const page = await signIn(AGENT);
    await makeQuote(page, 2, /CNNGB → NLRTM/);
    await publish(1200);
    await page.reload();
    const notice = page.getByRole('status').filter({ hasText: 'This quote keeps its price' });
    await notice.waitFor();
    expect(await notice.textContent()).toMatch(/Quoted: USD 2,000.*Now: USD 2,400/);
    expect(await page.getByRole('link', { name: 'Order it' }).count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make a new quote at the price of today' }).click();
    await page.getByText('USD 2,400').first().waitFor();
    await page.getByRole('link', { name: 'Quotes' }).click();
    await page.getByText('can be ordered').first().waitFor();
    expect(await page.getByText('price no longer holds').count()).toBe(0);
  });

  test.each([false, true])('is read in Chinese on a phone (dark: %s)', async (dark) => {
    const page = await signIn({ scopes: ['rates:read', 'orders:read', 'orders:approve'], language: 'zh', dark });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/console/quotes`);
    await page.getByRole('heading', { level: 1, name: '报价' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: /quo_/ }).first().click();
    await page.getByRole('heading', { level: 1, name: /报价 quo_/ }).waitFor();
    await page.getByRole('cell', { name: /Ocean freight/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
