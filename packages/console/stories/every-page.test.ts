import { afterEach, describe, expect, test } from 'vitest';
import { everyPage } from './every-page.ts';
import { expectAccessible, openConsole } from './open-console.ts';
import { makeSampleWork } from './sample-work.ts';
import { showPage } from './show-page.ts';

const { url, signIn, complaints, keyWith } = await openConsole([
  { origin: 'CNSHA', destination: 'USLAX', amount: 1800 },
]);
const work = await makeSampleWork(url, await keyWith(['admin']));
const PHONE = { width: 390, height: 844 };

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

describe.each(['en', 'zh'] as const)('every page in %s', (language) => {
  test.each([false, true])('is accessible and names its tab (dark: %s)', { timeout: 120_000 }, async (dark) => {
    const page = await signIn({ language, dark });
    for (const address of everyPage(work)) {
      await showPage(page, `${url}/console${address}`);
      await expectAccessible(page);
      const heading = page.getByRole('heading', { level: 1 });
      expect(await page.title()).toBe(
        `${((await heading.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim()} · Agent Rate`,
      );
    }
  });

  test('fits a phone without scrolling sideways', { timeout: 60_000 }, async () => {
    const page = await signIn({ language });
    await page.setViewportSize(PHONE);
    const wide: string[] = [];
    for (const address of everyPage(work)) {
      await showPage(page, `${url}/console${address}`);
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > PHONE.width) wide.push(address);
    }
    expect(wide).toEqual([]);
  });
});
