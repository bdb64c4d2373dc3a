import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { signIn, complaints } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MSCU', amount: 1800 },
]);
const YEAR = new Date().getUTCFullYear() + 1;

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

const WORDS = {
  en: {
    sheets: 'Rate sheets',
    leftOut: 'What the sheet leaves out',
    currency: 'Currency',
    from: 'Valid from',
    to: 'Valid to',
    again: 'Read the file again',
    rates: '1 rate',
    // Answers are remembered by layout: each language has one of its own.
    container: '20GP',
    paste: 'Paste a mail or table',
    read: 'Read the text',
  },
  zh: {
    sheets: '运价表',
    leftOut: '运价表未说明的内容',
    currency: '币种',
    from: '有效期自',
    to: '有效期至',
    again: '重新读取文件',
    rates: '1 条运价',
    container: '40HC',
    paste: '粘贴邮件或表格',
    read: '读取文本',
  },
} as const;

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  test('a pricing manager answers what a sheet leaves out, and the same file is read again', async () => {
    const words = WORDS[language];
    const page = await signIn({ language, scopes: ['rates:read', 'rates:write'] });
    await page.getByRole('link', { name: words.sheets, exact: true }).click();
    const file = csv(`${language}.csv`, [`POL,POD,Carrier,${words.container}`, 'Shanghai,Rotterdam,MSC,1400']);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('heading', { name: words.leftOut }).waitFor();
    await expectAccessible(page);
    await page.getByLabel(words.currency).fill('USD');
    await page.getByLabel(words.from).fill(`${YEAR}-01-01`);
    await page.getByLabel(words.to).fill(`${YEAR}-01-31`);
    await page.getByRole('button', { name: words.again }).click();
    await page.getByText(words.rates, { exact: true }).first().waitFor();
    await page.reload();
    await page.getByText(words.rates, { exact: true }).first().waitFor();
  });

  test('a pasted mail becomes a draft', async () => {
    const words = WORDS[language];
    const page = await signIn({ language, scopes: ['rates:read', 'rates:write'] });
    await page.getByRole('link', { name: words.sheets, exact: true }).click();
    await page.getByText(words.paste, { exact: true }).click();
    const offer = `Qingdao - Hamburg USD 1,850/${words.container} with MSC, valid 1 Jan ${YEAR} to 31 Jan ${YEAR}.`;
    await page.locator('textarea').fill(offer);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.read }).click();
    await page.waitForURL(/\/sheets\/\d+$/);
    await page.getByText(words.rates, { exact: true }).first().waitFor();
  });
});

test('a pricing manager teaches a spelling with one click, and the sheet is understood', async () => {
  const page = await signIn({ scopes: ['rates:read', 'rates:write'] });
  await page.getByRole('link', { name: 'Rate sheets', exact: true }).click();
  const header = 'POL,POD,Carrier,20GP,Currency,Valid from,Valid to';
  const row = `Shangxhai Prt,Rotterdam,MSC,1500,USD,${YEAR}-01-01,${YEAR}-01-31`;
  await page.locator('input[type=file]').setInputFiles(csv('spelling.csv', [header, row]));
  await page.getByText('"Shangxhai Prt" always means').waitFor();
  await page.getByRole('button', { name: 'Shanghai (CNSHA)' }).click();
  await page.getByText('"Shangxhai Prt" now means CNSHA.').waitFor();
  await page.getByRole('button', { name: 'Read the file again' }).click();
  await page.getByText('"Shangxhai Prt" always means').waitFor({ state: 'detached' });
  await page.getByText('1 rate', { exact: true }).first().waitFor();
  await expectAccessible(page);
});

test('what is doubtful stands beside Publish and in its dialog, and a finding has the words it is about', async () => {
  const page = await signIn({ scopes: ['rates:read', 'rates:write'] });
  await page.getByRole('link', { name: 'Rate sheets', exact: true }).click();
  const header = 'POL,POD,Carrier,20GP,Currency,Valid from,Valid to';
  const rows = ['Shanghai', 'Port Nowhere'].map(
    (origin) => `${origin},Hamburg,MSC,1700,USD,${YEAR}-02-01,${YEAR}-02-28`,
  );
  const lines = [header, ...rows, ',,,,,,', 'Rates are subject to change,,,,,,'];
  await page.locator('input[type=file]').setInputFiles(csv('doubtful.csv', lines));
  await page.getByRole('link', { name: 'Read the findings' }).click();
  await page.getByRole('heading', { name: 'Findings' }).waitFor();
  await page.getByText('“Rates are subject to change”').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Rows with an error are held back: they are not published.').waitFor();
  await dialog.getByText(/^1 (error|warning)$/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('a pricing manager looks through a draft, sees what moves too much, and deletes it', async () => {
  const page = await signIn({ scopes: ['rates:read', 'rates:write'] });
  await page.getByRole('link', { name: 'Rate sheets', exact: true }).click();
  const header = 'POL,POD,Carrier,20GP,40HC,THC,Currency,Valid from,Valid to,Remarks';
  const days = `${new Date().toISOString().slice(0, 10)},${YEAR}-01-31`;
  const rows = [
    `Shanghai,Rotterdam,MSC,1500,900,120,USD,${days},`,
    `Ningbo,Hamburg,MSC,1600,2600,130,USD,${days},No used clothing`,
  ];
  await page.locator('input[type=file]').setInputFiles(csv('wrong.csv', [header, ...rows]));
  await page.getByText('-50 check').waitFor();
  await page.getByText('No row is held back: what was read is published as it is.').waitFor();
  await page.getByRole('button', { name: '1 ends' }).click();
  await page.getByRole('cell', { name: 'changed', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'ends', exact: true }).waitFor();
  await page.getByText('All rates of this draft').click();
  await page.getByRole('searchbox').fill('hamburg 40HC');
  await page.getByText('1 rate', { exact: true }).waitFor();
  const found = page.getByRole('row', { name: 'Ningbo → Hamburg' });
  await found.getByText('Each charge, days and remarks').click();
  for (const said of ['USD 130', 'No used clothing']) await found.getByText(said).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rate sheets' }).waitFor();
  await page.getByRole('link', { name: 'wrong.csv' }).waitFor({ state: 'detached' });
});
