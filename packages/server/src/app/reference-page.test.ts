import { describe, expect, it } from 'vitest';
import { startService } from '../testing/start-service.ts';
import { openTestBrowser } from '../testing/test-browser.ts';

const service = await startService([{ amount: 1500 }]);
const browser = await openTestBrowser();

/** The reference page in a window of this width, with what went wrong on it. */
async function openPage(width: number) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, hasTouch: width < 500 });
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${service.url}/docs`);
  const shown = () => page.locator('article:visible').evaluateAll((found) => found.map(({ id }) => id));
  return { page, faults, requests, shown };
}

describe('the reference page in a browser', () => {
  it('finds operations by words of the title, the path, a parameter, an error code or a tool', async () => {
    const { page, shown } = await openPage(1200);
    const find = async (text: string) => {
      await page.getByLabel('Search').fill(text);
      return shown();
    };
    expect(await find('place-order')).toEqual(['place-order']);
    expect(await find('/rates/stats')).toEqual(['rate-statistics']);
    expect(await find('group_by')).toEqual(['rate-statistics']);
    expect(await find('last_admin_key')).toEqual(['revoke-key']);
    expect(await find('SEARCH_rates')).toEqual(['list-rates']);
    expect(await page.locator('nav li:visible').allTextContents()).toEqual([
      'List rates',
      'Error codes',
      'Schemas',
      'openapi.json',
    ]);
    expect(await page.locator('output').textContent()).toBe('1 operation');
    expect(await find('no such thing')).toEqual([]);
    expect((await find('')).length).toBeGreaterThan(80);
  });

  it('is searched with the keyboard alone', async () => {
    const { page, shown } = await openPage(1200);
    await page.keyboard.press('/');
    await page.keyboard.type('revert');
    expect(await shown()).toEqual(['revert-rate-sheet']);
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').textContent()).toBe('Revert a rate sheet');
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    expect((await shown()).length).toBeGreaterThan(80);
  });

  it('shows a request as a command, as TypeScript and as a call of a tool', async () => {
    const { page } = await openPage(1200);
    const samples = page.locator('#list-rates .samples');
    const sample = () => samples.locator('pre:visible').textContent();
    expect(await sample()).toBe(
      `curl '${service.url}/rates?origin=Shanghai&destination=Rotterdam' \\\n  -H "Authorization: Bearer $API_KEY"`,
    );
    await samples.getByRole('tab', { name: 'TypeScript' }).click();
    expect(await sample()).toBe(
      "const answer = await client.call('list-rates', { query: { origin: 'Shanghai', destination: 'Rotterdam' } });",
    );
    await page.keyboard.press('ArrowRight');
    expect(JSON.parse((await sample()) ?? '')).toEqual({
      method: 'tools/call',
      params: { name: 'search_rates', arguments: { origin: 'Shanghai', destination: 'Rotterdam' } },
    });
  });

  it.each([390, 1200])('has no fault, loads nothing else and does not scroll sideways at %i pixels', async (width) => {
    const { page, faults, requests } = await openPage(width);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    const [whole, visible] = (await page.evaluate(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    )) as [number, number];
    expect(whole).toBe(visible);
    expect(faults).toEqual([]);
    expect(requests.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([`${service.url}/docs`]);
  });

  it('has its contents behind a button on a phone', async () => {
    const { page } = await openPage(390);
    expect(await page.locator('nav').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.locator('nav').getByRole('link', { name: 'Create a webhook' }).click();
    expect(await page.locator('nav').isVisible()).toBe(false);
    expect(await page.locator('#create-webhook h3').isVisible()).toBe(true);
  });
});
