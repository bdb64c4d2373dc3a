import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const example = (name: string) => fileURLToPath(new URL(`../../../examples/documents/${name}`, import.meta.url));
const { signIn, complaints } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 },
]);
const CLERK = { scopes: ['documents:read', 'documents:write'] } as const;

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

async function openDocuments(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Documents|单证/ })
    .click();
  await page.locator('input[type=file]').first().waitFor();
}

async function openReview(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('svg rect').first().waitFor({ state: 'attached' });
}

const chosenField = (page: Page) => page.locator('tr[data-chosen=true] code').textContent();

test('a clerk reviews a safety data sheet by keyboard, and a correction keeps the old value', {
  timeout: 90_000,
}, async () => {
  const page = await signIn(CLERK);
  await openDocuments(page);
  await page.locator('input[type=file]').first().setInputFiles(example('safety-data-sheet.pdf'));
  await openReview(page, 'safety-data-sheet.pdf');
  await page.getByText('UN1263', { exact: true }).waitFor();
  for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosenField(page)).toBe('model');
  await page.keyboard.press('Enter');
  await page.keyboard.type('HB-999');
  await page.keyboard.press('Escape');
  await page.getByText('HB-240', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('HB-24');
  await page.reload();
  await page.getByLabel('Value').press('End');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.getByText('Corrected by test; before: HB-240').waitFor();
  // What the declaration asks for besides is seen, and given, where it is filled.
  const form = page.getByRole('region', { name: 'Form', exact: true });
  await form.locator('select[name=format]').selectOption('yml_dangerous_goods_data');
  await form.getByText(/Empty on this form: .*Package Quantity and Type/).waitFor();
  const packages = form.getByRole('row', { name: /packageQuantityAndType/ });
  await packages.getByRole('button', { name: 'Correct' }).click();
  await packages.getByLabel('Value').fill('80 steel drums');
  await packages.getByRole('button', { name: 'Save' }).click();
  await packages.getByText('80 steel drums').waitFor();
  await form.getByRole('link', { name: 'New shipment' }).waitFor();
  await expectAccessible(page);
});

test('a clerk accepts doubtful values one after the other until none is left', { timeout: 90_000 }, async () => {
  const page = await signIn(CLERK);
  await openDocuments(page);
  await page.locator('input[type=file]').first().setInputFiles(example('packing-certificate.pdf'));
  await openReview(page, 'packing-certificate.pdf');
  const doubtful = page.getByText('⚠ check');
  const before = await doubtful.count();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await expect.poll(() => doubtful.count()).toBe(before - 1);
  await page.getByText('(accepted)').waitFor();
  await page.keyboard.press(']');
  // The next of the queue: the sheet of the test before has a doubtful value, too.
  await page.getByRole('heading', { level: 1, name: 'safety-data-sheet.pdf' }).waitFor();
});

test('a box drawn on the page gives its words to the chosen field', { timeout: 90_000 }, async () => {
  const page = await signIn(CLERK);
  await openDocuments(page);
  await page.locator('input[type=file]').first().setInputFiles(example('safety-data-sheet.pdf'));
  await openReview(page, 'safety-data-sheet.pdf');
  for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosenField(page)).toBe('model');
  await page
    .locator('.page')
    .first()
    .evaluate((node) => node.scrollIntoView({ block: 'start' }));
  const place = await page.locator('.page svg').first().boundingBox();
  if (!place) throw new Error('the page is not shown');
  await page.mouse.move(place.x + 5, place.y + 5);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width - 5, place.y + 150, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.locator('input[name=value]').inputValue()).toMatch(/safety data sheet/i);
});

test('a refused file says why, and the good ones go on', { timeout: 90_000 }, async () => {
  const page = await signIn(CLERK);
  await openDocuments(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      { name: 'good.txt', mimeType: 'text/plain', buffer: Buffer.from('SAFETY DATA SHEET\n\nUN number: UN1263\n') },
    ]);
  await page.getByRole('region', { name: 'empty.pdf' }).getByText('The file is empty.').waitFor();
  await page.getByRole('link', { name: 'good.txt' }).waitFor();
  expect(complaints.splice(0).every((complaint) => complaint.includes('400'))).toBe(true);
});

test('documents of one shipment are read together and stand one below the other', { timeout: 90_000 }, async () => {
  const page = await signIn(CLERK);
  await openDocuments(page);
  const files = ['safety-data-sheet.pdf', 'packing-certificate.pdf'];
  await page.locator('input[type=file]').first().setInputFiles(files.map(example));
  for (const name of files) {
    const box = page.getByRole('checkbox', { name: `Choose: ${name}`, exact: true }).first();
    // The queue is in the order of doubt: a row moves when its document has been read.
    await expect
      .poll(() =>
        box.check({ timeout: 2000 }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  }
  await page.getByRole('button', { name: 'Read together as one shipment' }).click();
  await page
    .getByRole('link', { name: files.join(', ') })
    .or(page.getByRole('link', { name: files.toReversed().join(', ') }))
    .first()
    .click();
  for (const name of files) await page.getByRole('heading', { level: 2, name }).waitFor();
  await expectAccessible(page);
});

test('the checks give their verdict beside the fields, and a filled form shows its findings before it is taken', {
  timeout: 90_000,
}, async () => {
  const page = await signIn(CLERK);
  await openDocuments(page);
  await page.locator('input[type=file]').first().setInputFiles(example('safety-data-sheet.pdf'));
  await openReview(page, 'safety-data-sheet.pdf');
  await page.getByText('The evidence forbids a non-dangerous goods letter.').waitFor();
  await page.getByRole('button', { name: 'Fill the form' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Save .*xlsx$/ }).click();
  const filled = await download;
  const name = filled.suggestedFilename();
  expect(name).toMatch(/\.xlsx$/);
  expect(await filled.failure()).toBeNull();
  await page.locator('select[name=format]').selectOption('yml_non_dangerous_letter');
  await page.locator('select[name=kind]').selectOption('docx');
  await page.getByRole('button', { name: 'Fill the form' }).click();
  await page.getByRole('region', { name: 'Form' }).getByRole('alert').waitFor();
  expect(complaints.splice(0).every((complaint) => complaint.includes('409'))).toBe(true);
  await expectAccessible(page);
  await openDocuments(page);
  await page.getByText('Verify a filled file').click();
  await page
    .locator('details input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: readFileSync(await filled.path()) });
  await page.getByText('unchanged since it was filled').waitFor();
});
