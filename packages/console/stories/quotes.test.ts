import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const RATE = { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 };
const opened = await openConsole([
  RATE,
  { origin: 'DEHAM', destination: 'USNYC', carrier: 'MSCU', equipment: '20GP', amount: 1300 },
  { origin: 'DEHAM', destination: 'USNYC', carrier: 'MSCU', amount: 2200, transitDays: 12 },
  { origin: 'USNYC', destination: 'COCTG', carrier: 'MSCU', amount: 900 },
]);
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
  // A double click makes one quote: the list of quotes has one row of it.
  await page.getByRole('button', { name: 'Make a quote' }).dblclick();
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
    await page.reload();
    await expect.poll(() => cargo.getByLabel('Description').inputValue()).toBe('Water-based paint');
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

  test('is what an invoice is audited against: what is too much, what to ask, and the claim in two languages', async () => {
    const page = await signIn(AGENT);
    await makeQuote(page, 3);
    await page.getByText('Audit an invoice against this quote').click();
    const lines = [
      ['Description', 'Quantity', 'Unit price', 'Amount', 'Currency'],
      ['Ocean freight', '3', '1900', '5700', 'USD'],
      ['<b>Courier</b>', '', '', '30', 'USD'],
    ];
    await page.getByLabel(/Drop an invoice here/).setInputFiles({
      name: 'invoice.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.map((cells) => cells.join(',')).join('\n')),
    });
    await page.getByRole('status').filter({ hasText: 'USD 300 to claim' }).waitFor();
    const over = page.getByRole('row', { name: /1\. Ocean freight/ });
    for (const text of ['The price is higher than agreed.', 'too much', 'USD 5,700', 'USD 5,400'])
      await over.getByText(text).first().waitFor();
    await page.getByRole('row', { name: /2\. <b>Courier<\/b>.*to ask/ }).waitFor();
    const letter = page.getByRole('textbox', { name: 'Claim to send' });
    expect(await letter.inputValue()).toContain('We claim 300.00 USD.');
    await page.getByRole('button', { name: 'Letter, Chinese' }).click();
    expect(await letter.inputValue()).toContain('索赔金额：300.00 USD');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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

/** Chooses rates in the search, one lane and container after the other, and begins a quote of them. */
async function chooseRates(page: Page, rates: readonly (readonly [lane: string, equipment: string])[], quote: string) {
  await page.goto(`${url}/console/rates`);
  for (const [lane, equipment] of rates)
    await page.getByRole('checkbox', { name: new RegExp(`${lane}.*(?:, |、)${equipment}$`) }).check();
  await page.getByRole('link', { name: quote }).click();
}

describe('a quote of several rates', () => {
  test('is made of rates chosen in the search: counts for each, one total, what is missing; and ordered', async () => {
    const page = await signIn(AGENT);
    await chooseRates(
      page,
      [
        ['DEHAM → USNYC', '40HC'],
        ['DEHAM → USNYC', '20GP'],
        ['CNSHA → NLRTM', '40HC'],
      ],
      'Make one quote of these 3 rates',
    );
    await page.getByRole('heading', { level: 1, name: 'Make one quote of 3 rates' }).waitFor();
    const part = (number: number) => page.getByRole('region', { name: `Part ${number}` });
    await part(3).getByRole('link', { name: 'Leave out' }).click();
    await part(3).waitFor({ state: 'detached' });
    await part(1).getByLabel('Containers').fill('2');
    await part(2).getByLabel('Containers').fill('3');
    await page.getByLabel('Your reference').fill('RFQ-2');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make a quote' }).click();
    await page.getByRole('heading', { level: 1, name: /quo_/ }).waitFor();
    await page.getByRole('heading', { name: 'All parts together' }).waitFor();
    await page.getByText('USD 8,300').first().waitFor();
    await part(1).getByText('USD 4,400').first().waitFor();
    await part(2).getByText('3 × 20GP').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Quotes' }).click();
    await page.getByRole('row', { name: /RFQ-2/ }).getByText('2 × 40HC, 3 × 20GP').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Order it' }).click();
    await page.getByRole('region', { name: 'Parties' }).getByLabel('Name').fill('Ningbo Coatings Co., Ltd.');
    await page.getByRole('region', { name: 'Cargo' }).getByLabel('Description').fill('Water-based paint');
    await page.getByRole('button', { name: 'Check the order' }).click();
    await page.getByText('The order can be placed.').first().waitFor();
    await page.getByRole('button', { name: 'Place the order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Place the order' }).click();
    await page.getByRole('heading', { level: 1, name: /ord_\w+ received/ }).waitFor();
    for (const text of ['2 × 40HC', '3 × 20GP']) await page.getByText(text).first().waitFor();
  });

  test.each([
    { language: 'en', legs: 'The parts are legs', make: 'Make a quote', handling: 'Handling and storage at USNYC' },
    { language: 'zh', legs: '各部分为同一运程的各程', make: '报价', handling: '在 USNYC 的装卸和堆存费用' },
  ] as const)('of legs that do not meet says why, and once they meet what stays open ($language)', async (words) => {
    const page = await signIn({ ...AGENT, language: words.language });
    await page.setViewportSize({ width: 390, height: 844 });
    const quote = { en: 'Make one quote of these 2 rates', zh: '将这 2 条运价合并报价' }[words.language];
    await chooseRates(
      page,
      [
        ['USNYC → COCTG', '40HC'],
        ['DEHAM → USNYC', '40HC'],
      ],
      quote,
    );
    await page.getByLabel(words.legs).check();
    await page.getByRole('button', { name: words.make, exact: true }).click();
    await page.getByRole('alert').getByText('Leg 2 begins at DEHAM').waitFor();
    expect(complaints.splice(0)).toContain(`409 ${url}/quotes`);
    const legs = page.locator('input[name^=leg-]');
    await legs.nth(0).fill('2');
    await legs.nth(1).fill('1');
    await expectAccessible(page);
    await page.getByRole('button', { name: words.make, exact: true }).click();
    await page.getByText(words.handling).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

test('a quote is mailed by those who may, and a mail that cannot be sent says why', async () => {
  const page = await signIn({ scopes: ['rates:read', 'orders:read', 'orders:approve'] });
  await makeQuote(page, 1);
  await page.getByText('Send by mail').click();
  await page.getByLabel('To (addresses').fill('buyer@example.com, second@example.com');
  await page.getByRole('button', { name: 'Send the quote' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('second@example.com').waitFor();
  await dialog.getByRole('button', { name: 'Send the quote' }).click();
  await page.getByRole('alert').getByText('mail server').first().waitFor();
  expect(complaints.splice(0).join()).toMatch(/\/quotes\/quo_\w+\/mail/);
  await expectAccessible(page);
});
