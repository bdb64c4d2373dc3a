import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { signIn, complaints, service, keyWith, url } = await openConsole([{ amount: 1800 }]);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

async function openSection(page: Page, name: string) {
  await page.getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('link', { name, exact: true }).click();
}

test('an administrator makes an approver, limits and rotates the key, and sees each new key once', async () => {
  const page = await signIn();
  await openSection(page, 'API keys');
  await page.getByLabel('Name of the program').fill('Grace');
  await page.getByLabel('Scopes of a role').selectOption('approver');
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByRole('status').locator('code').waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Grace' });
  await row.getByText('Approver:').waitFor();
  await row.getByRole('button', { name: 'Limits' }).click();
  await page.getByLabel('At most per order').fill('20000');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Write amounts as currency and number').waitFor();
  await page.getByLabel('At most per order').fill('USD 20000');
  await page.getByRole('combobox', { name: 'Approval' }).selectOption('always');
  await page.getByRole('button', { name: 'Save' }).click();
  await row.getByText('with limits').waitFor();
  const { keys } = await service.keys.list(1, 1);
  expect(keys[0]?.limits).toEqual({ approval: 'always', perOrder: { USD: 20000 } });
  await row.getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate' }).click();
  await page.getByText('Grace: This is the key.').waitFor();
  await expectAccessible(page);
});

test('an administrator adds and removes the spelling of a port', async () => {
  const page = await signIn();
  await openSection(page, 'Port spellings');
  await page.getByLabel('Spelling').fill('Nhava S.');
  await page.getByLabel('Port code').fill('innsa');
  await page.getByRole('button', { name: 'Add the spelling' }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'Nhava S.' });
  await item.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await item.waitFor({ state: 'detached' });
});

test('an administrator steps through more spellings than a page holds', async () => {
  const page = await signIn();
  const key = await keyWith(['admin']);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  for (let n = 10; n < 70; n += 1) {
    const body = JSON.stringify({ text: `Old harbour ${n}`, code: 'NLRTM' });
    await fetch(`${url}/ports/aliases`, { method: 'POST', headers, body });
  }
  await openSection(page, 'Port spellings');
  await page.getByText('Page 1 of 2').waitFor();
  await expect.poll(() => page.locator('main li').count()).toBe(50);
  await page.getByRole('button', { name: '›' }).click();
  await page.getByText('Page 2 of 2').waitFor();
  await expect.poll(() => page.locator('main li').count()).toBe(10);
});

test('dangerous goods are found by name, and a declaration is checked', async () => {
  const page = await signIn();
  await openSection(page, 'Dangerous goods');
  await page.getByLabel('UN number or name').fill('paint');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByText('UN 1263', { exact: false }).first().waitFor();
  await page.getByLabel('UN number', { exact: true }).fill('UN1263');
  await page.getByLabel('Class', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Check a declaration' }).click();
  await page.getByText('There are errors').waitFor();
  await expectAccessible(page);
});

test('what is typed into a form stays when the page is loaded again, and is gone with who typed it', {
  timeout: 90_000,
}, async () => {
  const page = await signIn();
  const typed = {
    people: { 'input[name=name]': 'Li Wei' },
    keys: { 'input[name=name]': 'Booking agent', 'input[name=account]': 'acme' },
    prices: {
      'input[name=name]': 'retail',
      'input[placeholder^=acme]': 'acme, harbour',
      'textarea[name=rates]': 'date',
    },
    webhooks: { 'input[name=url]': 'https://hooks.example.com/rates', 'input[name=types]': 'agent-rate.order.*' },
    formats: { 'section[aria-label="Add a format"] input': 'acme_booking' },
  };
  const values = async (section: string, fields: Readonly<Record<string, string>>) => {
    await page.goto(`${url}/console/administration?section=${section}`);
    const found = Object.keys(fields).map((field) => page.locator(`main ${field}`).first());
    return Promise.all(found.map(async (field) => [await field.inputValue(), field] as const));
  };
  for (const [section, fields] of Object.entries(typed)) {
    const texts = Object.values(fields);
    for (const [at, [, field]] of (await values(section, fields)).entries()) await field.fill(texts[at] ?? '');
    if (section === 'keys') await page.getByRole('checkbox', { name: 'orders:read' }).check();
    expect((await values(section, fields)).map(([value]) => value)).toEqual(texts);
    if (section === 'keys') expect(await page.getByRole('checkbox', { name: 'orders:read' }).isChecked()).toBe(true);
  }
  await values('keys', typed.keys);
  await page.getByRole('button', { name: 'Create a key' }).click();
  const secret = (await page.getByRole('status').locator('code').textContent()) ?? '';
  const kept = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(kept).toContain('hooks.example.com');
  expect(kept).not.toContain(secret.slice(-20));
  await page.getByRole('button', { name: 'test', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.locator('input[name=key]').waitFor();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('agent-rate');
});

test.each(['Webhooks', 'Formats and templates', 'Health'])('%s is accessible', async (section) => {
  const page = await signIn();
  await openSection(page, section);
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
});

test('an administrator adds a format, keeps a template for it, and takes both away', async () => {
  const page = await signIn();
  await openSection(page, 'Formats and templates');
  const adding = page.getByRole('region', { name: 'Add a format' });
  const add = () => adding.getByRole('button', { name: 'Add a format' }).click();
  await adding.getByLabel('Id,').fill('acme_booking');
  await adding.getByLabel('Name').fill('Acme booking');
  await adding.getByLabel('Key').fill('unNo');
  await adding.getByLabel('Label').fill('UN number');
  await adding.getByLabel('Words before it').fill('UN-Nr., 联合国编号');
  await adding.getByRole('button', { name: 'Add: Field' }).click();
  await adding.getByLabel('Key').last().fill('unNo');
  await adding.getByLabel('Label').last().fill('Again');
  await add();
  await adding.getByText('The key unNo occurs twice.').waitFor();
  await adding.getByRole('button', { name: 'Remove Field 2' }).click();
  await adding.getByRole('button', { name: 'Write it as JSON' }).click();
  const json = adding.locator('textarea');
  const text = await json.inputValue();
  const labels = ['UN-Nr.', '联合国编号'];
  const fields = [{ key: 'unNo', label: 'UN number', type: 'text', labels }];
  expect(JSON.parse(text)).toEqual({ id: 'acme_booking', label: 'Acme booking', fields });
  await json.fill('{ "id": ');
  await add();
  await adding.getByText('This is not JSON:', { exact: false }).waitFor();
  expect(await json.inputValue()).toBe('{ "id": ');
  await json.fill(text.replace('"unNo"', '"unNo", "options": ["Acme, Inc."]'));
  await adding.getByRole('button', { name: 'Back to the fields' }).click();
  await adding.getByText('The fields cannot show fields[0].options,').waitFor();
  await json.fill(text);
  await add();
  const format = page.getByRole('region', { name: 'Acme booking' });
  const template = new URL('../../../examples/documents/declaration-template.xlsx', import.meta.url);
  await format.locator('input[type=file]').setInputFiles(fileURLToPath(template));
  await format.getByRole('link', { name: 'declaration-template.xlsx' }).waitFor();
  await expectAccessible(page);
  const decide = async (label: string) => {
    await format.getByRole('button', { name: label }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  };
  await decide('Delete the template');
  await format.getByRole('link', { name: 'declaration-template.xlsx' }).waitFor({ state: 'detached' });
  await decide('Remove the format');
  await format.waitFor({ state: 'detached' });
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
});
