import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { everyPage } from './every-page.ts';
import { expectAccessible, openConsole } from './open-console.ts';
import { makeSampleWork } from './sample-work.ts';
import { showPage } from './show-page.ts';

const { url, signIn, complaints, keyWith } = await openConsole([
  { origin: 'CNSHA', destination: 'USLAX', amount: 1800 },
]);
const work = await makeSampleWork(url, await keyWith(['admin']));
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

/** Whether the page that is shown is wider than a phone, once it is drawn at that width. */
async function scrollsSideways(page: Page): Promise<boolean> {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(DESK);
  return width > PHONE.width;
}

// A page is loaded once and looked at in every way: loading takes most of the time.
test.each(['en', 'zh'] as const)(
  'every page is accessible, light and dark, names its tab and fits a phone (%s)',
  {
    timeout: 300_000,
  },
  async (language) => {
    const page = await signIn({ language });
    const wide: string[] = [];
    for (const address of everyPage(work)) {
      await showPage(page, `${url}/console${address}`);
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      expect(await page.title()).toBe(`${heading.replaceAll(/\s+/g, ' ').trim()} · Agent Rate`);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
      if (await scrollsSideways(page)) wide.push(address);
    }
    expect(wide).toEqual([]);
  },
);
