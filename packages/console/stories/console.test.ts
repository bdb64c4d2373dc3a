import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const example = (path: string) => fileURLToPath(new URL(`../../../examples/${path}`, import.meta.url));
const { url, signIn, complaints, keyWith } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1800 },
  { origin: 'CNNGB', destination: 'DEHAM', carrier: 'MSCU', amount: 2100 },
]);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

test('a pricing manager finds a rate by a misspelt name and sees what its total leaves out', async () => {
  const page = await signIn({ scopes: ['rates:read'] });
  await page.getByRole('link', { name: 'Rates' }).click();
  await page.locator('input[name=origin]').fill('shanghia');
  await page.locator('input[name=destination]').fill('鹿特丹');
  await page.getByRole('button', { name: 'Find rates' }).click();
  await page.getByText('1 rate', { exact: true }).waitFor();
  await page.getByText('Understood as: shanghia → Shanghai · 鹿特丹 → Rotterdam').waitFor();
  await page.getByRole('button', { name: 'CNSHA → NLRTM' }).click();
  await page.getByRole('heading', { name: 'Source' }).waitFor();
  await expectAccessible(page);
});

test('a pricing manager imports a sheet, sees the difference, and publishes it', { timeout: 60_000 }, async () => {
  const page = await signIn({ scopes: ['rates:read', 'rates:write'] });
  await page.getByRole('link', { name: 'Rate sheets', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(example('rate-sheets/msc-fak-asia-north-europe.xlsx'));
  await page.getByRole('heading', { name: 'Against what is published' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Revert' }).waitFor();
});

test('an administrator makes a key, which is shown once, and revokes it', async () => {
  const page = await signIn();
  await page.getByRole('link', { name: 'Administration' }).click();
  await page.getByRole('link', { name: 'API keys' }).click();
  await page.locator('input[name=name]').fill('Ada <b>Lovelace</b>');
  await page.getByRole('button', { name: 'Create a key' }).click();
  expect(await page.getByRole('status').locator('code').textContent()).toMatch(/^ar_live_/);
  const row = page.getByRole('row').filter({ hasText: 'Ada <b>Lovelace</b>' });
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await row.getByText('revoked').waitFor();
});

test('a key sees only what it may use', async () => {
  const page = await signIn({ scopes: ['orders:read'] });
  expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual(['Start', 'Orders']);
});

describe('the session', () => {
  test('is a cookie that scripts cannot read, and ends with signing out', async () => {
    const page = await signIn();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'agent_rate_session', httpOnly: true, sameSite: 'Strict' });
    await page.getByRole('button', { name: 'test' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('input[name=key]').waitFor();
    expect(await page.context().cookies()).toEqual([]);
  });

  test('changes nothing for a request that comes from another site', async () => {
    const cookie = `agent_rate_session=${await keyWith(['admin'])}`;
    const create = (site: string) =>
      fetch(`${url}/keys`, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': site, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'made', scopes: ['rates:read'] }),
      });
    expect((await create('cross-site')).status).toBe(401);
    expect((await create('same-site')).status).toBe(401);
    expect((await create('same-origin')).status).toBe(201);
  });
});
