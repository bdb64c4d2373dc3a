import { createClient } from '@agent-rate/client';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { signIn, complaints, url, database, keyWith } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', amount: 2390 },
]);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

test('an administrator saves a price list, sees what its customers see, changes it and deletes it', async () => {
  const page = await signIn();
  await page.goto(`${url}/console/administration?section=prices`);
  await page.getByText('No price lists').waitFor();
  const form = page.getByRole('region', { name: 'Save a price list' });
  await form.getByLabel('Name').fill('retail');
  await form.getByLabel('Accounts').fill('acme, harbour');
  await form.getByLabel('Percent').fill('10');
  await form.getByRole('button', { name: 'Write it as JSON' }).click();
  const json = form.locator('textarea');
  expect(JSON.parse(await json.inputValue())).toEqual({
    ...{ accounts: ['acme', 'harbour'], rules: [{ percent: 10 }], rounding: [] },
  });
  await json.fill('{ "accounts": ');
  await form.getByRole('button', { name: 'Save a price list' }).click();
  await form.getByText('This is not JSON:').waitFor();
  expect(await json.inputValue()).toBe('{ "accounts": ');
  await json.fill('{ "name": "retail", "accounts": ["acme"], "rules": [{ "percent": 10, "region": ["EU"] }] }');
  await form.getByRole('button', { name: 'Back to the fields' }).click();
  await form.getByText('The fields cannot show name, rules[0].region,').waitFor();
  expect(await json.inputValue()).toContain('"region"');
  await json.fill('{ "accounts": ["acme"], "rules": [{ "percent": 10 }] }');
  await form.getByRole('button', { name: 'Back to the fields' }).click();
  expect(await form.getByLabel('Accounts').inputValue()).toBe('acme');
  await form.getByRole('button', { name: 'Save a price list' }).click();
  await form.getByText('Price list retail is saved.').waitFor();
  const list = page.getByRole('region', { name: 'retail' });
  await list.getByText('Rates sold: 1; without a margin: 0.').waitFor();
  await list.getByText('What customers see').click();
  await list.getByLabel('From').fill('shanghai');
  await list.getByRole('button', { name: 'Show' }).click();
  await list.getByRole('cell', { name: 'USD 2,629' }).first().waitFor();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Change' }).click();
  await form.getByLabel('Percent').fill('20');
  await form.getByRole('button', { name: 'Save a price list' }).click();
  await list.getByRole('cell', { name: 'USD 2,868' }).first().waitFor();
  await list.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByLabel('may see the published').check();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await list.waitFor({ state: 'detached' });
});

test('a price list whose prices are still being made says how many of its rates are priced', async () => {
  const page = await signIn();
  // As long as another process makes prices of the list, none are made here.
  const other = await database.pool.connect();
  try {
    await other.query(`select pg_advisory_lock(7243003, hashtext('slow'))`);
    const content = { name: 'slow', accounts: ['slow'], rules: [{ percent: 10 }] };
    const admin = createClient({ baseUrl: url, key: await keyWith(['admin']) });
    await admin.call('create-price-list', { query: { wait: false }, body: content });
    await page.goto(`${url}/console/administration?section=prices`);
    const list = page.getByRole('region', { name: 'slow' });
    await list.getByText('Its prices are being made').waitFor();
    await other.query(`insert into price_list_progress select name, 1, 2, now() from price_lists where name = 'slow'`);
    await list.getByText('1 of 2 rates are priced.').waitFor();
    await expectAccessible(page);
  } finally {
    await other.query(`select pg_advisory_unlock(7243003, hashtext('slow'))`);
    other.release();
  }
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
});

test('an administrator loads exchange rates, and sees by whom and when', async () => {
  const page = await signIn();
  await page.goto(`${url}/console/administration?section=prices`);
  const form = page.getByRole('form', { name: 'Exchange rates' });
  await form.getByText('None is loaded').waitFor();
  const date = new Date().toISOString().slice(0, 10);
  const set = { source: 'European Central Bank', date, base: 'EUR', rates: { USD: 1.0845, CNY: 7.7031 } };
  await form.locator('textarea').fill(JSON.stringify(set));
  await form.getByRole('button', { name: 'Load exchange rates' }).click();
  const loaded = form.getByRole('listitem').filter({ hasText: 'European Central Bank' });
  await loaded.getByText('1 EUR = CNY 7.7031, USD 1.0845').waitFor();
  const line = `${date},Bank of Canada,CAD,USD,`;
  const table = { name: 'rates.csv', mimeType: 'text/csv' };
  const choose = (rate: string) =>
    form.getByLabel('Or a file').setInputFiles({
      ...table,
      buffer: Buffer.from(`date,source,base,currency,rate\n${line}${rate}\n`),
    });
  await choose('0,71');
  await form.getByRole('button', { name: 'Load exchange rates' }).click();
  await form.getByText('Line 2').first().waitFor();
  expect(complaints.splice(0).join()).toContain('/exchange-rates/csv');
  await choose('0.71');
  await form.getByRole('button', { name: 'Load exchange rates' }).click();
  await form.getByRole('status').getByText(`1 rates from ${date} to ${date} are loaded.`).waitFor();
  await form.getByRole('listitem').filter({ hasText: 'Bank of Canada' }).waitFor();
  await expectAccessible(page);
});

test.each([
  {
    language: 'en',
    load: 'Load exchange rates',
    says: [/^Line 2: The line has 6 cells/, /^Line 4: JPY: "none" is not a number/],
  },
  {
    language: 'zh',
    load: '载入汇率',
    says: [/^第 2 行：该行有 6 格，表头有 5 格。/, /^第 4 行：JPY：“none”不是以点为小数点的数字。/],
  },
] as const)('every wrong line of a table of exchange rates is named ($language)', async ({ language, load, says }) => {
  const page = await signIn({ language });
  await page.goto(`${url}/console/administration?section=prices`);
  const date = new Date().toISOString().slice(0, 10);
  const lines = ['USD,0,71', 'GBP,1.7', 'JPY,none'].map((cells) => `${date},Bank of Canada,CAD,${cells}`);
  await page.locator('textarea[name=rates]').fill(['date,source,base,currency,rate', ...lines].join('\n'));
  await page.getByRole('button', { name: load }).click();
  const faults = page.getByRole('alert').getByRole('listitem');
  await faults.filter({ hasText: says[1] }).waitFor();
  expect(await faults.allTextContents()).toEqual(says.map((text) => expect.stringMatching(text)));
  expect(complaints.splice(0).join()).toContain('/exchange-rates/csv');
  await expectAccessible(page);
});
