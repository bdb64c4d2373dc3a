import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const { url, signIn, complaints } = await openConsole([{ origin: 'CNSHA', destination: 'NLRTM', amount: 1800 }]);

afterEach(() => {
  // What the browser says about requests that were cut is part of a bad day.
  expect(complaints.splice(0).filter((one) => !one.includes('net::ERR'))).toEqual([]);
});

const isRefusal = (complaint: string) => /^(4\d\d |Failed to load resource)/.test(complaint);
const sheet = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const WORDS = {
  en: {
    away: 'The service does not answer.',
    back: 'The service answers again.',
    find: 'Find rates',
    found: '1 rate',
    orders: 'Orders',
  },
  zh: {
    away: '服务没有响应。',
    back: '服务已恢复响应。',
    find: '查询运价',
    found: '1 条运价',
    orders: '订单',
  },
} as const;

describe.each(['en', 'zh'] as const)('the service goes away (%s)', (language) => {
  const words = WORDS[language];

  test('it is told, what was typed is kept, and it is found when the service is back', {
    timeout: 60_000,
  }, async () => {
    const page = await signIn({ language });
    await page.goto(`${url}/console/rates`);
    await page.locator('input[name=origin]').fill('shanghia');
    // Whatever the page asks fails, as when the server is stopped.
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: words.find }).click();
    await page.getByText(words.away).waitFor();
    await expectAccessible(page);
    expect(await page.locator('input[name=origin]').inputValue()).toBe('shanghia');
    await page.unroute('**/*');
    await page.getByText(words.back).waitFor();
    await page.getByText(words.found, { exact: true }).waitFor();
    await page.getByText(words.back).waitFor({ state: 'detached' });
  });

  test('pages that were not opened yet still open', { timeout: 60_000 }, async () => {
    const page = await signIn({ language });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    await page.waitForLoadState('networkidle');
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: words.orders, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: words.orders }).waitFor();
    await page.getByText(words.away).waitFor();
  });
});

test('answers that were typed stay when what they are about cannot be asked for again', {
  timeout: 60_000,
}, async () => {
  const page = await signIn();
  await page.goto(`${url}/console/sheets`);
  const file = sheet('typed.csv', 'POL,POD,Carrier,40HC\nShanghai,Rotterdam,MSC,1400');
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByLabel('Currency').fill('USD');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  // A page that is looked at again asks again for what is older than five seconds.
  await page.waitForTimeout(5_500);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByText(WORDS.en.away).waitFor();
  expect(await page.getByLabel('Currency').inputValue()).toBe('USD');
  await page.unroute('**/*');
  await page.getByText(WORDS.en.back).waitFor();
  expect(await page.getByLabel('Currency').inputValue()).toBe('USD');
});

test.each(['/sheets/999999', '/documents/review/999999', '/orders/ord_gone', '/quotes/q_gone'])(
  'what is gone is told under the name of its area: %s',
  async (address) => {
    const page = await signIn();
    await page.goto(`${url}/console${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('alert').waitFor();
    await expectAccessible(page);
    expect(complaints.splice(0).every(isRefusal)).toBe(true);
  },
);

describe('a file', () => {
  test('whose upload is cut can be dropped again', { timeout: 60_000 }, async () => {
    const page = await signIn();
    await page.goto(`${url}/console/sheets`);
    const file = sheet('cut.csv', 'POL,POD,Carrier,20GP\nShanghai,Rotterdam,MSC,1400');
    await page.route('**/rate-sheets*', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
    );
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('alert').first().waitFor();
    await page.unroute('**/rate-sheets*');
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('cut.csv').first().waitFor();
  });

  test('that is refused says why and what to do', { timeout: 60_000 }, async () => {
    const page = await signIn();
    await page.goto(`${url}/console/documents`);
    const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') };
    await page.locator('input[type=file]').first().setInputFiles(broken);
    const refused = page.getByRole('region', { name: 'broken.pdf' });
    await refused.getByRole('alert').waitFor();
    await refused.getByText('What to do').waitFor();
    expect(complaints.splice(0).every(isRefusal)).toBe(true);
  });
});
