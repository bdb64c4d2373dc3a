import { fileURLToPath } from 'node:url';
import { createClient } from '@agent-rate/client';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/documents/${name}`, import.meta.url));
const { url, open, service, signIn, keyWith, complaints } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 },
]);
const CLERK = { scopes: ['documents:read', 'documents:write'] } as const;
const client = createClient({ baseUrl: url, key: await keyWith(['documents:read', 'documents:write']) });

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const sheet = (group: string) =>
  [
    ['SAFETY DATA SHEET', 'SECTION 1: Identification', 'Product name: Quay Acetone', 'Manufacturer: Quaybright Ltd.'],
    ['SECTION 9: Physical and chemical properties', 'Appearance: colourless liquid', 'Flash point: -18 °C closed cup'],
    ['SECTION 14: Transport information', 'IMDG', 'UN number: UN1090', 'Proper shipping name: ACETONE', 'Class: 3'],
    [`Packing group: ${group}`],
  ]
    .flat()
    .join('\n');

/** Extracts texts as documents of one shipment; gives the id. */
async function extract(texts: Readonly<Record<string, string>>): Promise<number> {
  const files = Object.entries(texts).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }));
  const { data } = await client.call('upload-documents', { files });
  const { id } = await client.call('extract-documents', { body: { documents: data.map((document) => document.id) } });
  return id;
}

const openReview = (page: Page, id: number) => page.goto(`${url}/console/documents/review/${id}`);

test.each([
  { language: 'en', dark: false, wrong: 'likelier wrong', copy: 'Copy: 中文' },
  { language: 'zh', dark: true, wrong: '更可能有误', copy: '复制：中文' },
] as const)('documents stand side by side, the likelier wrong one marked, in $language', async (story) => {
  const id = await extract({ 'right.txt': sheet('II'), 'wrong.txt': sheet('III') });
  const page = await signIn({ ...CLERK, language: story.language, dark: story.dark });
  await openReview(page, id);
  const row = page.locator('.compare tbody tr').first();
  await row.getByText(story.wrong).waitFor();
  expect(await row.locator('td').allInnerTexts()).toEqual(['II', expect.stringContaining(story.wrong)]);
  await row.getByRole('button', { name: 'III' }).click();
  const mark = page.getByRole('region', { name: 'wrong.txt' }).locator('rect[data-chosen=true]');
  await expect.poll(() => mark.isVisible()).toBe(true);
  await page.getByRole('button', { name: story.copy }).first().waitFor();
  await expectAccessible(page);
});

test('two people correct the same field: the later one sees both values, loses nothing, and decides', async () => {
  const id = await extract({ 'one.txt': sheet('I') });
  const [ada, bert] = [await signIn(CLERK), await signIn(CLERK)];
  const begin = async (page: Page, value: string) => {
    await openReview(page, id);
    await page
      .getByRole('row', { name: /commodityName/ })
      .getByRole('button', { name: 'Correct' })
      .click();
    await page.locator('input[name=value]').fill(value);
  };
  await begin(ada, 'Acetone A');
  await begin(bert, 'Acetone B');
  await ada.keyboard.press('Enter');
  await ada.getByText(/Corrected by test/).waitFor();
  await bert.keyboard.press('Enter');
  const refused = bert.getByRole('alert');
  await refused.getByText('Another person corrected this field meanwhile.', { exact: false }).waitFor();
  expect(await refused.locator('strong').allInnerTexts()).toEqual(['Acetone A', 'Acetone B']);
  expect(await bert.locator('input[name=value]').inputValue()).toBe('Acetone B');
  await expectAccessible(bert);
  await refused.getByRole('button', { name: 'Save mine in its place' }).click();
  await refused.waitFor({ state: 'detached' });
  // The refusal goes when the correction is sent, before it is saved.
  const values = async () =>
    (await client.call('get-extraction', { path: { id } })).corrections.map(({ value }) => value);
  await expect.poll(values).toEqual(['Acetone A', 'Acetone B']);
  expect(complaints.splice(0).every((complaint) => complaint.includes('409'))).toBe(true);
});

test('the queue goes beyond a hundred, in pages, and is searched by product', { timeout: 120_000 }, async () => {
  for (let number = 0; number < 104; number += 1)
    await extract({
      [`bulk-${number}.txt`]: `SAFETY DATA SHEET\nSECTION 1: Identification\nProduct name: Bulk ${number}\n`,
    });
  const page = await signIn({ ...CLERK, language: 'zh' });
  await page.goto(`${url}/console/documents`);
  await page
    .getByText(/第?页? ?1 .* 3|1 \/ 3|页 1/)
    .first()
    .waitFor();
  // A slow answer: the second step is taken while the first page is still shown.
  await page.route('**/extractions?*page=2*', (route) => setTimeout(() => void route.continue().catch(() => {}), 500));
  await page.getByRole('button', { name: '›' }).click();
  await page.getByRole('button', { name: '›' }).click();
  await expect.poll(() => page.url()).toContain('page=3');
  await page.locator('input[name=search]').fill('bulk 103');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'bulk-103.txt' }).waitFor();
  await expect.poll(() => page.locator('td a').count()).toBe(1);
  await expectAccessible(page);
});

test('a letter and a declaration are seen before they are saved, and then saved whole', {
  timeout: 90_000,
}, async () => {
  const page = await signIn({ ...CLERK, dark: true });
  const id = await extract({
    'harmless.txt':
      'SAFETY DATA SHEET\nSECTION 1: Identification\nProduct name: Quay Salt\nSECTION 14: Transport information\nIMDG: not regulated as dangerous goods\n',
  });
  await openReview(page, id);
  const form = page.getByRole('region', { name: 'Form' });
  await form.locator('select[name=format]').selectOption('yml_non_dangerous_letter');
  await form.locator('select[name=kind]').selectOption('pdf');
  await form.locator('select[name=language]').selectOption('en');
  await form.locator('select[name=cargo_kind]').selectOption('chemical');
  await form.getByRole('button', { name: 'Fill the form' }).click();
  await form.getByRole('img', { name: /\.pdf, 1$/ }).waitFor();
  await openReview(page, await extract({ 'acetone.txt': `${sheet('II')}\n\n` }));
  await form.locator('select[name=format]').selectOption('yml_dangerous_goods_data');
  await form.locator('select[name=kind]').selectOption('xlsx');
  await form.locator('input[name=file]').setInputFiles(example('declaration-template.xlsx'));
  await form.getByRole('button', { name: 'Fill the form' }).click();
  await form.getByRole('link', { name: /^Save .*xlsx$/ }).waitFor();
  await form
    .getByText(/acetone\.txt, page 1, “UN1090”/)
    .first()
    .waitFor();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await form.getByRole('link', { name: /^Save .*xlsx$/ }).click();
  await page.getByRole('button', { name: 'Next document' }).click();
  expect(await (await saving).failure()).toBeNull();
});

test.each([
  {
    language: 'en',
    fill: 'Fill the form',
    overrule: 'Overrule these errors',
    reason: 'Approved by the authority',
    answer: 'Answer for these doubts',
    answered: 'Who answers for what',
    saved: /^Save: .*\.pdf$/,
  },
  {
    language: 'zh',
    fill: '填写表单',
    overrule: '推翻这些错误',
    reason: '主管机关已批准该包装类别的使用',
    answer: '对这些疑点承担责任',
    answered: '由谁承担责任',
    saved: /^保存：.*\.pdf$/,
  },
] as const)(
  'a declaration with errors is refused until a person overrules them with a reason, and its doubts ask who answers for them, in $language',
  {
    timeout: 90_000,
  },
  async ({ language, fill, overrule, reason, answer, answered, saved }) => {
    const { link } = await service.people.create({ name: `Clerk ${language}`, role: 'documents' }, 'test');
    const page = await open({ language });
    await page.goto(`${url}${link}`);
    await page.locator('button[type=submit], button.primary').first().click();
    // The key of the person, shown once.
    await page.locator('code').first().waitFor();
    await openReview(page, await extract({ 'wrong-group.txt': `${sheet('III')}\n${language}` }));
    await page.locator('select[name=format]').selectOption('yml_dangerous_goods_data');
    await page.locator('select[name=kind]').selectOption('pdf');
    await page.getByRole('button', { name: fill }).click();
    await page.getByRole('button', { name: overrule }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill(reason);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: overrule }).click();
    await page.getByRole('link', { name: /\.pdf$/ }).waitFor();
    await page.getByText(reason).first().waitFor();
    expect(await page.getByRole('link', { name: saved }).count()).toBe(0);
    await page.getByRole('button', { name: answer }).click();
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: answer }).click();
    await page.getByRole('link', { name: saved }).waitFor();
    await page.getByText(answered, { exact: true }).click();
    await page.getByText(`“${reason}”`).first().waitFor();
    await expectAccessible(page);
    expect(complaints.splice(0).every((complaint) => complaint.includes('409'))).toBe(true);
  },
);

test('an upload that is cut can be tried again; a mail is refused with what to do', { timeout: 60_000 }, async () => {
  const page = await signIn(CLERK);
  await page.goto(`${url}/console/documents`);
  await page.route('**/documents', (route) => route.abort(), { times: 1 });
  const drop = page.locator('input[type=file]').first();
  await drop.setInputFiles([{ name: 'cut.txt', mimeType: 'text/plain', buffer: Buffer.from(`${sheet('II')}\n`) }]);
  const cut = page.getByRole('region', { name: 'cut.txt' });
  await cut.getByText('did not arrive').waitFor();
  await cut.getByRole('button', { name: 'Try again' }).first().click();
  await page.getByRole('link', { name: 'cut.txt' }).waitFor();
  const mail = 'From: a@example.com\r\nMIME-Version: 1.0\r\nSubject: SDS\r\n\r\nUN1263\r\n';
  await drop.setInputFiles([{ name: 'offer.eml', mimeType: 'message/rfc822', buffer: Buffer.from(mail) }]);
  await page
    .getByRole('region', { name: 'offer.eml' })
    .getByText(/send the documents themselves/)
    .waitFor();
  await expectAccessible(page);
  const [failed, refused] = [
    complaints.filter((one) => one.includes('ERR_FAILED')),
    complaints.filter((one) => one.includes('415')),
  ];
  expect(failed.length + refused.length).toBe(complaints.splice(0).length);
});
