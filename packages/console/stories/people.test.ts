import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { url, service, signIn, open, complaints, keyWith } = await openConsole([{ amount: 1800 }]);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const section = (name: string) => `${url}/console/administration?section=${name}`;

/** Creates a person in the console and gives the link that is shown. */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await page.goto(section('people'));
  await page.locator('input[name=name]').fill(name);
  await page.locator('select[name=role]').selectOption(role);
  await page.locator('form.card button[type=submit]').click();
  return String(await page.getByRole('status').locator('code').textContent());
}

const LANGUAGES = [
  {
    language: 'en',
    name: 'Grace Chen',
    accept: 'Accept and sign in',
    proceed: 'Go to the console',
    role: 'Approver',
    orders: 'Orders',
    administration: 'Administration',
    denied: 'needs the permission rates:write',
    made: 'Invite a person',
  },
  {
    language: 'zh',
    name: '陈慧',
    accept: '接受并登录',
    proceed: '进入控制台',
    role: '批准',
    orders: '订单',
    administration: '管理',
    denied: '需要权限 rates:write',
    made: '邀请人员',
  },
] as const;

test.each(LANGUAGES)(
  'an administrator invites an approver, who opens the link and is signed in ($language)',
  async (words) => {
    const { language, name } = words;
    const admin = await signIn({ language });
    const link = await invite(admin, name, 'approver');
    expect(link).toMatch(new RegExp(`^${url}/console/invite#ar_invite_`));
    await expectAccessible(admin);
    const page = await open({ language });
    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.accept }).click();
    await page.getByRole('status').locator('code').waitFor();
    expect(page.url()).toBe(`${url}/console/invite`);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.proceed }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: `${name} ${words.role}` })
      .waitFor();
    const areas = page.getByRole('navigation').getByRole('link');
    await areas.filter({ hasText: words.orders }).waitFor();
    expect(await areas.filter({ hasText: words.administration }).count()).toBe(0);
    await page.goto(`${url}/console/sheets`);
    await page.getByText(words.denied).waitFor();
    await expectAccessible(page);
    await admin.goto(section('audit'));
    await admin.getByRole('row').filter({ hasText: words.made }).first().waitFor();
    await admin
      .getByRole('row')
      .filter({ hasText: `${name} (${words.role})` })
      .waitFor();
    await expectAccessible(admin);
  },
);

test('a viewer finds no place to upload documents, and who may upload does', async () => {
  const drop = 'Drop safety data sheets';
  const viewer = await signIn({ scopes: ['documents:read'] });
  await viewer.goto(`${url}/console/documents`);
  await viewer.getByText('Drop the filled file here').waitFor({ state: 'attached' });
  expect(await viewer.getByText(drop).count()).toBe(0);
  const clerk = await signIn({ scopes: ['documents:read', 'documents:write'] });
  await clerk.goto(`${url}/console/documents`);
  await clerk.getByText(drop).first().waitFor();
});

test('a link that was used, withdrawn or cut short says what to do', async () => {
  const admin = await signIn();
  const link = await invite(admin, 'Used Once', 'viewer');
  const token = link.split('#')[1] ?? '';
  await service.people.accept(token);
  const page = await open();
  const openLink = async (text: string, message: string) => {
    await page.goto('about:blank');
    await page.goto(text);
    await page.getByRole('button', { name: 'Accept and sign in' }).click();
    await page.getByRole('alert').getByText(message).waitFor();
  };
  await openLink(link, 'was used already');
  await expectAccessible(page);
  const person = await service.people.create({ name: 'Twice', role: 'viewer' }, 'test');
  await service.people.invite(person.id);
  await openLink(`${url}${person.link}`, 'was withdrawn');
  await openLink(link.slice(0, -3), 'Copy the whole link');
  expect(complaints.splice(0).filter((text) => text.startsWith('4'))).toEqual([
    `410 ${url}/invites/accept`,
    `410 ${url}/invites/accept`,
    `404 ${url}/invites/accept`,
  ]);
  await page.goto('about:blank');
  await page.goto(`${url}/console/invite`);
  await page.getByText('The link is not complete').waitFor();
  await page.getByRole('link', { name: 'Sign in with a key' }).click();
  await page.locator('input[name=key]').waitFor();
  complaints.splice(0);
});

test('an administrator changes a role, invites again and deactivates; each act is in the audit log with before and after', async () => {
  const admin = await signIn();
  await service.people.create({ name: 'Ada', role: 'viewer' }, 'test');
  await admin.goto(section('people'));
  const row = admin.getByRole('row').filter({ hasText: 'Ada' });
  await row.getByRole('button', { name: 'Change the role' }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByLabel('Role').selectOption('pricing');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Change the role' }).click();
  await row.getByRole('cell', { name: 'Pricing', exact: true }).waitFor();
  await row.getByRole('button', { name: 'New invite' }).click();
  await dialog.getByRole('button', { name: 'New invite' }).click();
  await admin.getByText('The invite of Ada').waitFor();
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await row.getByText('deactivated').waitFor();
  await admin.getByRole('link', { name: 'Audit log' }).click();
  await admin.getByLabel('What').selectOption('change-person');
  await admin.getByRole('button', { name: 'Search' }).click();
  const entry = admin.getByRole('row').filter({ hasText: 'in the console' });
  await entry.nth(1).waitFor({ state: 'detached' });
  await entry.locator('summary').click();
  await entry.getByText('viewer → pricing').waitFor();
  await expectAccessible(admin);
});

test.each(['en', 'zh'] as const)(
  'a session that ends while its person works keeps what was typed, says why, and goes on after signing in (%s)',
  async (language) => {
    const page = await signIn({ language, dark: language === 'zh' });
    await page.goto(section('aliases'));
    await page.waitForLoadState('networkidle');
    const [cookie] = await page.context().cookies();
    const { keyId } = await service.keys.authenticate(`Bearer ${cookie?.value}`);
    await service.keys.revoke(String(keyId));
    const [text, code] = [page.locator('input[name=text]'), page.locator('input[name=code]')];
    await text.fill('Nhava S.');
    await code.fill('INNSA');
    await page.locator('form button[type=submit]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(language === 'en' ? 'Your key was revoked' : '您的密钥已被吊销').waitFor();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await dialog.locator('input[name=key]').fill(await keyWith(['admin']));
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    expect([await text.inputValue(), await code.inputValue()]).toEqual(['Nhava S.', 'INNSA']);
    expect(complaints.splice(0)).toContain(`401 ${url}/ports/aliases`);
    await page.locator('form button[type=submit]').first().click();
    const item = page.getByRole('listitem').filter({ hasText: 'Nhava S.' });
    await item.getByRole('button').click();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await item.waitFor({ state: 'detached' });
  },
);

test('a person who is deactivated while working is signed out by the next request, and another begins anew', async () => {
  const person = await service.people.create({ name: 'Leaver', role: 'administrator' }, 'test');
  const page = await open();
  await page.goto(`${url}${person.link}`);
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await page.getByRole('button', { name: 'Go to the console' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Leaver' }).waitFor();
  await page.goto(section('aliases'));
  await page.locator('input[name=text]').fill('private');
  await service.people.deactivate(person.id, { keepLastAdmin: false });
  await page.getByRole('link', { name: 'API keys' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=key]').fill(await keyWith(['admin']));
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('button', { name: 'test' }).waitFor();
  expect(complaints.splice(0).some((text) => text.startsWith('401'))).toBe(true);
});
