import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** A page of its own origin, in a real browser, beside the files of a project. */
export type BrowserPage = {
  /** Runs a module in the page; what it assigns to `globalThis.result` comes back. */
  readonly run: (module: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

const openBrowser = async (): Promise<Browser> =>
  playwright.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true });

/** Opens an empty page whose `/node_modules/…` are those of `folder`. */
export async function openPage(folder: string): Promise<BrowserPage> {
  const server = createServer((request, response) => {
    const file = join(folder, normalize(request.url ?? '/'));
    if (request.url === '/' || !existsSync(file))
      return response.setHeader('content-type', 'text/html').end('<!doctype html>');
    response.setHeader('content-type', 'text/javascript');
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    run: async (module) => {
      await page.addScriptTag({ type: 'module', content: module });
      const result = await page.waitForFunction('globalThis.result');
      return result.jsonValue();
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
