import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';
import { afterAll } from 'vitest';

/** Starts a Chromium at the top of a test file; it is closed after the file's last test. */
export async function openTestBrowser(args: readonly string[] = []): Promise<Browser> {
  const browser = await driver.launch({
    executablePath: await chromium.executablePath(),
    // In one process, a second window never loads.
    args: [...chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'), ...args],
  });
  afterAll(() => browser.close());
  return browser;
}
