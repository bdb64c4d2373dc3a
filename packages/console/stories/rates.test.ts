import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const LSS = {
  code: 'LSS',
  name: 'Low sulphur surcharge',
  amount: 35,
  currency: 'USD',
  basis: 'PER_CONTAINER',
  paymentTerm: null,
  status: 'subject-to',
  condition: null,
} as const;
const missing = ['The sheet does not say whether other surcharges and local charges are included.'];
const { url, signIn, complaints, service } = await openConsole([
  {
    ...{ origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800, transitDays: 31 },
    ...{ charges: [LSS], missing, remarks: 'Non-haz only' },
  },
  { origin: 'CNNGB', destination: 'DEHAM', carrier: 'MSCU', amount: 2100, transitDays: 28 },
]);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const WORDS = {
  en: { rates: 'Rates', transit: 'Transit', comparison: 'Side by side' },
  zh: { rates: '运价', transit: '航程', comparison: '并排比较' },
} as const;

test.each(['en', 'zh'] as const)('a pricing manager sorts rates and compares two of them (%s)', async (language) => {
  const words = WORDS[language];
  const page = await signIn({ language, scopes: ['rates:read'] });
  await page.getByRole('link', { name: words.rates, exact: true }).click();
  await page.getByRole('button', { name: words.transit }).click();
  await page.getByRole('columnheader', { name: words.transit }).and(page.locator('[aria-sort=ascending]')).waitFor();
  const lanes = () => page.locator('tbody tr button').allTextContents();
  await expect.poll(lanes).toEqual(['CNNGB → DEHAM', 'CNSHA → NLRTM']);
  await page.getByRole('button', { name: words.transit }).click();
  await expect.poll(lanes).toEqual(['CNSHA → NLRTM', 'CNNGB → DEHAM']);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const comparison = page.getByRole('region', { name: words.comparison });
  expect((await comparison.getByRole('columnheader').allTextContents()).slice(1).toSorted()).toEqual([
    'CNNGB → DEHAM',
    'CNSHA → NLRTM',
  ]);
  await comparison.getByRole('cell', { name: /1,835/ }).waitFor();
  expect(await comparison.getByRole('cell', { name: /1,800/ }).count()).toBe(2);
  await comparison.getByRole('cell', { name: 'Non-haz only' }).waitFor();
  await expectAccessible(page);
});

test('a developer takes the search on screen as a request', async () => {
  const page = await signIn({ scopes: ['rates:read'] });
  await page.getByRole('link', { name: 'Rates', exact: true }).click();
  await page.locator('input[name=origin]').fill("it's CNSHA");
  await page.getByRole('button', { name: 'Find rates' }).click();
  await page.getByText('This search as a request').click();
  await page.getByText(`curl '${url}/rates?origin=it%27s+CNSHA' -H "Authorization: Bearer $API_KEY"`).waitFor();
  await page.getByRole('button', { name: 'TypeScript client' }).click();
  await page.getByText(`await client.call('list-rates', { query: {"origin":"it's CNSHA"} });`).waitFor();
  await page.getByRole('button', { name: 'MCP' }).click();
  await page.getByText('"name": "search_rates"').waitFor();
  await expectAccessible(page);
});

test.each([
  ['en', 'on top', 'The sheet does not say whether other surcharges'],
  ['zh', '另加', '运价表未说明是否包含其他附加费'],
] as const)('what a charge is says words, not codes (%s)', async (language, onTop, unstated) => {
  const page = await signIn({ language, scopes: ['rates:read'] });
  await page.goto(`${url}/console/rates?origin=CNSHA`);
  await page.locator('tbody tr button').first().click();
  await page.getByText(unstated).waitFor();
  // The row of a rate with remarks says that it has some, and what it unfolds says which.
  await page.locator('tbody .badge[title="Non-haz only"]').waitFor();
  await page.locator('.details').getByText('Non-haz only').waitFor();
  await page.locator('.details em').getByText(onTop, { exact: true }).waitFor();
  expect(await page.locator('.details').textContent()).not.toContain('subject-to');
});

test.each(['en', 'zh'] as const)('on a phone each rate is a card that shows the whole price (%s)', async (language) => {
  const page = await signIn({ language, scopes: ['rates:read'] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/console/rates`);
  const card = page.locator('tbody tr[aria-rowindex]').first();
  await card.waitFor();
  const uncut = (element: Element) => element.scrollWidth <= element.clientWidth + 1;
  expect(await card.locator('td:nth-child(6)').evaluate(uncut)).toBe(true);
  const cells = await card.locator('td').all();
  for (const cell of cells) {
    const { x = -1, width = 0 } = (await cell.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  expect(await card.textContent()).toMatch(/CNSHA → NLRTM.*1,800|CNNGB → DEHAM.*2,100/);
  const table = page.locator('section.rates');
  expect(await table.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await expectAccessible(page);
});

test.each([
  { language: 'en', own: 'Show them in their own currencies', rate: '1 USD = 0.8 EUR', none: 'No exchange rate into' },
  { language: 'zh', own: '只按原币种显示', rate: '1 USD = 0.8 EUR', none: '今日没有可折算为该货币的汇率' },
] as const)(
  'totals are shown in another currency with whose rate of which day, or why not ($language)',
  async (words) => {
    const page = await signIn({ language: words.language, scopes: ['rates:read'] });
    await page.goto(`${url}/console/rates`);
    const currency = page.locator('input[name=convert_to]');
    await currency.fill('xdr');
    await currency.press('Enter');
    await page.getByRole('alert').getByText(words.none).first().waitFor();
    expect(complaints.splice(0).join()).toContain('409');
    await expectAccessible(page);
    await page.getByRole('button', { name: words.own }).click();
    await page.locator('tbody tr[aria-rowindex]').first().waitFor();
    expect(await currency.inputValue()).toBe('');
    const date = new Date().toISOString().slice(0, 10);
    await service.exchangeRates.load(
      { source: 'European Central Bank', date, base: 'EUR', rates: { USD: 1.25 } },
      'test',
      new Date(),
    );
    await currency.fill('EUR');
    await currency.press('Enter');
    await page.getByText(words.rate).first().waitFor();
    await page.getByText('European Central Bank').first().waitFor();
    await page.locator('tbody').getByText('EUR 1,680').waitFor();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('region').getByRole('rowheader', { name: /EUR/ }).waitFor();
    await expectAccessible(page);
    // The address holds what was chosen.
    await page.reload();
    await page.getByRole('region').getByRole('rowheader', { name: /EUR/ }).waitFor();
  },
);
