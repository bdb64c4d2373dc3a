import type { Page, Request } from 'playwright-core';

const LOOK_MILLISECONDS = 40;
/** As long as the tests wait for anything. */
const LONGEST_MILLISECONDS = 20_000;

/** Opens an address and waits until its heading stands and everything it asked the server for has come. */
export async function showPage(page: Page, address: string): Promise<void> {
  const open = new Set<Request>();
  const begins = (request: Request) => open.add(request);
  const ends = (request: Request) => open.delete(request);
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const until = Date.now() + LONGEST_MILLISECONDS;
  // What has come may ask for more: twice nothing, a look apart. (Playwright's `networkidle` waits half a second each time.)
  for (let quiet = 0; quiet < 2; quiet = open.size === 0 ? quiet + 1 : 0) {
    if (Date.now() > until)
      throw new Error(`${address} still waits for ${[...open].map((one) => one.url()).join(', ')}`);
    await page.waitForTimeout(LOOK_MILLISECONDS);
  }
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
}
