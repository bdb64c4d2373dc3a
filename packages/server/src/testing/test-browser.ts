import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';
import { afterAll } from 'vitest';

/** The browsers of this process by their arguments: test files that run in it one after another share them. */
const running = new Map<string, Browser>();

/** Gives a Chromium without contexts, at the top of a test file; its contexts are closed after the file's last test. */
export async function openTestBrowser(args: readonly string[] = []): Promise<Browser> {
  const known = running.get(args.join(' '));
  const browser = known?.isConnected() ? known : await launch(args);
  running.set(args.join(' '), browser);
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  return browser;
}

// Pages that a processor draws through an imitated graphics card cost three times as much.
const GRAPHICS_CARD = /swiftshader|^--(?:use-gl|use-angle|ignore-gpu-blocklist|in-process-gpu)\b/;
// In one process, a second window never loads.
const ONE_PROCESS = /^--(?:single-process|no-zygote)$/;

// It ends with this process.
async function launch(args: readonly string[]): Promise<Browser> {
  const own = chromium.args.filter((arg) => !GRAPHICS_CARD.test(arg) && !ONE_PROCESS.test(arg));
  return driver.launch({
    executablePath: await chromium.executablePath(),
    args: [...own, '--disable-gpu', ...args],
  });
}
