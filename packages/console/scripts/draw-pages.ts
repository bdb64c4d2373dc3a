/**
 * Draws every page of the console on a demo with invented work, to be looked at: each language, light and dark, on a desk
 * and on a phone. `npm run console:pictures -- FOLDER [PART OF AN ADDRESS]`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { everyPage } from '../stories/every-page.ts';
import { withBusyDemo } from './busy-demo.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [folder, part = ''] = positionals;
if (folder === undefined) throw new Error('Name the folder for the pictures.');
mkdirSync(folder, { recursive: true });

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

await withBusyDemo(async ({ url, key, browser, work }) => {
  for (const locale of ['en-GB', 'zh-CN']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [size, viewport] of Object.entries(SIZES)) {
        const name = (address: string) => `${nameOf(address)}-${locale.slice(0, 2)}-${colorScheme}-${size}.png`;
        await drawAll(browser, { url, key, locale, colorScheme, viewport, addresses: everyPage(work), name });
      }
    }
  }
});

type Look = {
  url: string;
  key: string;
  locale: string;
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
  addresses: readonly string[];
  name: (address: string) => string;
};

async function drawAll(browser: Browser, { url, key, addresses, name, ...look }: Look): Promise<void> {
  const context = await browser.newContext(look);
  const page = await context.newPage();
  await page.goto(`${url}/console`);
  await page.locator('input[name=key]').waitFor();
  await page.screenshot({ path: join(folder ?? '', name('/sign-in')) });
  await context.addCookies([{ name: 'agent_rate_session', value: key, url, httpOnly: true, sameSite: 'Strict' }]);
  for (const address of addresses.filter((one) => one.includes(part))) {
    await page.goto(`${url}/console${address}`);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder ?? '', name(address)), fullPage: true });
  }
  await context.close();
}

/** An address as the name of a file: `/orders/o1?x=2` as `orders-o1-x-2`. */
function nameOf(address: string): string {
  return address.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'start';
}
