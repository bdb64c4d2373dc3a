import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { url, signIn, complaints } = await openConsole([{ origin: 'CNSHA', destination: 'NLRTM', amount: 1800 }]);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

const PHONE = { width: 390, height: 844 };
const ADMIN = 'test';

describe('on a phone', () => {
  test.each([false, true])('the header is one row, with the areas in a menu (dark: %s)', async (dark) => {
    const page = await signIn({ dark });
    await page.setViewportSize(PHONE);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Documents' }).click();
    await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
  });
});

describe('with the keyboard', () => {
  test('every shortcut is listed, and leads where it says', async () => {
    const page = await signIn();
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Go to: Rates').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await page.getByRole('heading', { level: 1, name: 'Rates' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('g o?');
    expect(await page.locator(':focus').inputValue()).toBe('g o?');
  });

  test('the first stop is a link past the frame', async () => {
    const page = await signIn();
    await page.goto(`${url}/console/orders`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').evaluate(({ tagName }) => tagName)).toBe('MAIN');
  });

  test('a new page begins at its heading, which names the tab', async () => {
    const page = await signIn();
    await page.getByRole('link', { name: 'Orders' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Orders');
    expect(await page.title()).toBe('Orders · Agent Rate');
  });
});

describe('an address', () => {
  test('of the service leads a browser to the console', async () => {
    const page = await signIn();
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).toBe(`${url}/console`);
  });

  test('inside the console opens its page again, with its filters', async () => {
    const page = await signIn();
    await page.goto(`${url}/console/orders?booking_status=PENDING_APPROVAL`);
    await page.getByLabel('State').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('PENDING_APPROVAL');
  });

  test.each(['en', 'zh'] as const)('that names no page says so, and leads on (%s)', async (language) => {
    const page = await signIn({ language });
    await page.goto(`${url}/console/nope`);
    const title = language === 'en' ? 'There is no such page' : '没有这个页面';
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link').click();
    await expect.poll(() => page.url()).toBe(`${url}/console/`);
  });
});

describe('language and appearance', () => {
  test('are remembered by the browser', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: ADMIN }).click();
    await page.getByLabel('Language').selectOption('zh');
    await page.getByLabel('外观').selectOption('dark');
    await page.reload();
    await page.getByRole('link', { name: '订单' }).waitFor();
    const root = await page.evaluate(() => {
      const { lang, dataset } = document.documentElement;
      return [lang, dataset.theme, getComputedStyle(document.body).colorScheme];
    });
    expect(root).toEqual(['zh', 'dark', 'dark']);
  });

  test('fall back on the device when what is remembered is nonsense', async () => {
    const page = await signIn();
    await page.evaluate(() => {
      localStorage.setItem('agent-rate.language', 'xx');
      localStorage.setItem('agent-rate.theme', '');
    });
    await page.reload();
    await page.getByRole('link', { name: 'Orders' }).waitFor();
  });
});
