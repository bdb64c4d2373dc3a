import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { signIn, complaints, url } = await openConsole([{ origin: 'CNSHA', destination: 'NLRTM', amount: 1800 }]);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const HEAD = 'POL,POD,Carrier,20GP,Currency,Valid from,Valid to,Remarks';
const YEAR = new Date().getUTCFullYear() + 1;
const csv = (name: string, remark: string) => {
  const row = `Shanghai,Rotterdam,MSC,1500,USD,${YEAR}-01-01,${YEAR}-01-31,${remark}`;
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`${HEAD}\n${row}`) };
};

const WORDS = {
  en: {
    known: /The same file was imported on .* \(draft\)\./,
    open: 'Open it',
    sent: /[\d.]+ of 0\.8 MB sent/,
  },
  zh: { known: /同一文件已于 .* 导入（草稿）。/, open: '打开', sent: /已上传 [\d.]+ \/ 0\.8 MB/ },
} as const;

describe.each(['en', 'zh'] as const)('dropping files (%s)', (language) => {
  const words = WORDS[language];

  test('a file that came before says so in its row, and leads to its sheet', async () => {
    const page = await signIn({ language, scopes: ['rates:write', 'rates:read'] });
    await page.goto(`${url}/console/sheets`);
    const file = csv(`known-${language}.csv`, language);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForURL(/\/sheets\/\d+$/);
    const first = page.url();
    await page.goto(`${url}/console/sheets`);
    await page.locator('input[type=file]').setInputFiles({ ...file, name: 'again.csv' });
    await page.getByText(words.known).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.open, exact: true }).click();
    await page.waitForURL(first);
  });

  test('a file on its way shows how many bytes have left', { timeout: 60_000 }, async () => {
    const page = await signIn({ language, scopes: ['rates:write', 'rates:read'] });
    await page.goto(`${url}/console/sheets`);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 },
    });
    await page
      .locator('input[type=file]')
      .setInputFiles(csv(`large-${language}.csv`, `${language}${'x'.repeat(800_000)}`));
    await page.getByText(words.sent).waitFor();
    expect(await page.getByRole('progressbar', { name: `large-${language}` }).getAttribute('max')).toMatch(/^80\d{4}$/);
  });
});

test('a data sheet that was dropped onto the rate sheets is refused with the reason, and goes on to the documents', async () => {
  const page = await signIn({ scopes: ['rates:write', 'rates:read', 'documents:read', 'documents:write'] });
  await page.goto(`${url}/console/sheets`);
  const name = 'data-sheet.bin';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from([0, 1, 2, 3, 0, 255, 254, 0]) });
  await page.getByText('rates also as PDF, DOCX, HTML').waitFor();
  await page.getByRole('button', { name: 'This is a safety data sheet or certificate' }).waitFor();
  await expectAccessible(page);
  expect(complaints.splice(0).every((complaint) => complaint.includes('415'))).toBe(true);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const text =
    'SAFETY DATA SHEET\nSECTION 1: Identification\nProduct name: Quay Salt\nSECTION 14: Transport information';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'data-sheet.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page
    .getByRole('link', { name: 'Open Documents' })
    .or(page.getByRole('button', { name: 'This is a safety data sheet or certificate' }))
    .click();
  await page.waitForURL(/\/documents$/);
  complaints.splice(0);
});
