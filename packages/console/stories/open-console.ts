import type { Page } from 'playwright-core';
import { afterAll, expect, onTestFinished } from 'vitest';
import type { Scope } from '../../server/src/base/index.ts';
import type { SampleRate } from '../../server/src/testing/sample-rates.ts';
import { type RunningService, startService } from '../../server/src/testing/start-service.ts';
import { openTestBrowser } from '../../server/src/testing/test-browser.ts';
import { seriousIssues } from './accessibility.ts';

type Appearance = { language?: 'en' | 'zh'; dark?: boolean };

/** The console in a real browser, on a whole service; closed after the file's last test. */
export type OpenConsole = RunningService & {
  /** A page of a browser of its own, which shows nothing yet. */
  open: (options?: Appearance) => Promise<Page>;
  /** A page of a browser in which a key of these scopes is signed in. */
  signIn: (options?: Appearance & { scopes?: readonly Scope[] }) => Promise<Page>;
  /** Everything that browsers complained about: script errors, console errors, failed requests. */
  complaints: string[];
};

const EVERYTHING: readonly Scope[] = ['admin'];

/** Starts the service, with the pages as they ship, and a browser. */
export async function openConsole(samples: readonly SampleRate[]): Promise<OpenConsole> {
  const running = await startService(samples);
  const browser = await openTestBrowser();
  const complaints: string[] = [];
  const open: OpenConsole['open'] = async ({ language = 'en', dark = false } = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: language === 'zh' ? 'zh-CN' : 'en-GB',
      colorScheme: dark ? 'dark' : 'light',
    });
    closeWithItsUser(() => context.close());
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on(
      'response',
      (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
    );
    return page;
  };
  const signIn: OpenConsole['signIn'] = async ({ scopes = EVERYTHING, ...appearance } = {}) => {
    const page = await open(appearance);
    await page.goto(`${running.url}/console`);
    await page.locator('input[name=key]').fill(await running.keyWith(scopes));
    await page.locator('button[type=submit]').click();
    await page.locator('nav').waitFor();
    return page;
  };
  return { ...running, open, signIn, complaints };
}

/** Closes what a test opened when that test ends, and what all tests of a file share after the last of them. */
function closeWithItsUser(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    afterAll(close);
  }
}

/** Expects no serious accessibility issue on a page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousIssues(page)).toEqual([]);
}
