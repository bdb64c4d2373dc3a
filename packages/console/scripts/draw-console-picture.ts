/** Draws docs/pictures/console.png, the picture of the console in README.md, on a demo with invented work. `npm run docs:picture`. */
import { fileURLToPath } from 'node:url';
import { withBusyDemo } from './busy-demo.ts';

const PICTURE = fileURLToPath(new URL('../../../docs/pictures/console.png', import.meta.url));

await withBusyDemo(async ({ url, key, work, browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await page
    .context()
    .addCookies([{ name: 'agent_rate_session', value: key, url, httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(`${url}/console/documents/review/${work.extraction}`);
  await page.locator('svg rect').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('n');
  await page.waitForTimeout(500);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: PICTURE });
});
