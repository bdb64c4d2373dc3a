import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { signIn, complaints, service, url } = await openConsole([{ amount: 1800 }]);
const YEAR = new Date().getUTCFullYear() + 1;
const SCOPES = ['rates:read', 'rates:write'] as const;

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const HEADER = 'POL,POD,Carrier,20GP,Agent,Currency,Valid from,Valid to';

async function importSheet(name: string, rows: readonly string[]): Promise<number> {
  const lines = rows.map((row) => `${row},USD,${YEAR}-01-01,${YEAR}-01-31`);
  const source = { file: { name, bytes: Buffer.from([HEADER, ...lines].join('\n')) } };
  const { sheet } = await service.rates.importSheet({ source, answers: {}, by: 'Pricing', now: new Date() });
  return sheet.id;
}

const WORDS = {
  en: { look: 'Look at the sheet, cell by cell', origin: 'port of loading', price: 'price', from: 'from here' },
  zh: { look: '逐格查看运价表', origin: '装货港', price: '价格', from: '由此得出' },
} as const;

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  test.each([false, true])('cells say what they were taken for, by keyboard (dark: %s)', async (dark) => {
    const words = WORDS[language];
    const id = await importSheet(`${language}-${dark}.csv`, [
      'Shanghai,Rotterdam,MSC,1400,A',
      'Ningbo,Hamburg,MSC,1500,B',
    ]);
    const page = await signIn({ language, dark, scopes: SCOPES });
    await page.goto(`${url}/console/sheets/${id}`);
    await page.getByRole('link', { name: words.look }).click();
    await page.getByRole('grid').focus();
    for (const key of ['ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    const panel = page.getByRole('region');
    await panel.locator('.badge', { hasText: words.origin }).waitFor();
    await panel.getByText('Shanghai', { exact: true }).waitFor();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await panel.locator('.badge', { hasText: words.price }).waitFor();
    await panel.getByText(words.from).waitFor();
    await panel.getByText('Shanghai → Rotterdam').waitFor();
    await expectAccessible(page);
  });
});

test('a rate leads to its price in the sheet, and a finding to its cell', async () => {
  const id = await importSheet('ways.csv', ['Shanghai,Rotterdam,MSC,1411,A', 'Atlantis,Hamburg,MSC,1500,B']);
  const page = await signIn({ scopes: SCOPES });
  await page.goto(`${url}/console/sheets/${id}`);
  await page.getByRole('link', { name: 'Show in the sheet' }).first().click();
  await page.getByRole('region', { name: 'A3' }).getByText('Atlantis', { exact: true }).waitFor();
  await service.rates.publish(id, 'Pricing');
  await page.goto(`${url}/console/rates?carrier=MSC`);
  await page
    .getByRole('button', { name: /1,411/ })
    .or(page.getByRole('button', { name: 'Shanghai → Rotterdam' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'ways.csv · ways · #2' }).click();
  await page.getByRole('region', { name: 'D2' }).getByText('1411', { exact: true }).waitFor();
});

test('a column that was taken for nothing is named, and the sheet is read again with that', async () => {
  const id = await importSheet('columns.csv', ['Shanghai,Rotterdam,MSC,1400,1900', 'Ningbo,Hamburg,MSC,1500,2000']);
  const page = await signIn({ scopes: SCOPES });
  await page.goto(`${url}/console/sheets/${id}/grid?cell=E2`);
  await page.getByRole('region', { name: 'E2' }).locator('.badge', { hasText: 'ignored' }).waitFor();
  await page.getByLabel('Column E holds').selectOption('price');
  await page.getByLabel('Which').fill('40HC');
  await page.getByRole('button', { name: 'Read again so' }).first().click();
  await page.getByText(/^The file was read again\. Rates: 2 → 4\./).waitFor();
  await page.getByRole('region', { name: 'E2' }).locator('.badge', { hasText: 'price' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Rate sheets', exact: true }).click();
  await page.getByText('Answers remembered for layouts').click();
  await page.getByText('Columns: columns!E=price 40HC').waitFor();
  await page.getByRole('button', { name: 'Forget' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click();
  await page.getByText('No answers are remembered.').waitFor();
});

test('a long sheet is shown at its end, and only what is in view is drawn', { timeout: 120_000 }, async () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `Shanghai,Rotterdam,MSC,${1000 + (index % 900)},x`);
  const id = await importSheet('long.csv', lines);
  const page = await signIn({ scopes: SCOPES });
  await page.goto(`${url}/console/sheets/${id}/grid?row=30001`);
  await page.getByRole('region', { name: 'A30001' }).getByText('Shanghai', { exact: true }).waitFor();
  expect(await page.getByRole('row').count()).toBeLessThan(60);
});
