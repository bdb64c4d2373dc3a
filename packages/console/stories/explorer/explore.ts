import type { Page, Request } from 'playwright-core';
import { seriousIssues } from '../accessibility.ts';
import { chooseAct } from './act.ts';
import { type Choice, seededChoice } from './seeded-choice.ts';

/** What must not happen, where it did, and what was done before. */
export type Fault = { readonly what: string; readonly address: string; readonly acts: readonly string[] };

/** What was explored. */
export type Exploration = { readonly addresses: number; readonly faults: readonly Fault[] };

export type ExploreOptions = {
  readonly seed: number;
  /** How many things are done: as many on a slow machine as on a fast one, so that a seed means the same on both. */
  readonly steps: number;
  readonly url: string;
  /** Signs the browser in again, after it signed out or its key was revoked. */
  readonly signIn: () => Promise<void>;
};

const ACTS_TOLD = 6;
const AXE_EVERY = 20;
const BACK_EVERY = 6;
/** A busy machine answers late: as long as the tests wait for anything. */
const SETTLE_MILLISECONDS = 20_000;
const QUIET_MILLISECONDS = 60;
const TOLD_MILLISECONDS = 5_000;
/** "Come again": a busy server says it, and the client does; in vain, the page tells it as any refusal. */
const BUSY = 503;
/** What a value that was not there looks like when it is shown all the same. */
const NO_VALUE = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/;

/** A fault as a test prints it. */
export function textOf({ what, address, acts }: Fault): string {
  return `${what}\n  on ${address}\n  after ${acts.join(', ')}`;
}

/** Does random things on the console, as a seed decides, and tells what must not happen. */
export async function explore(page: Page, options: ExploreOptions): Promise<Exploration> {
  const choice = seededChoice(options.seed);
  const watch = watchPage(page);
  const faults: Fault[] = [];
  const addresses = new Set<string>();
  const acts: string[] = [];
  const isInside = () => page.url().startsWith(`${options.url}/console`);
  await page.goto(`${options.url}/console`);
  for (let at = 0; at < options.steps; at += 1) {
    if (await page.locator('form input[name=key]').isVisible()) await options.signIn();
    const before = page.url();
    watch.begin();
    acts.push(await step(page, choice));
    if (isInside()) await settle(page, watch);
    // Such as back to the empty page before the first.
    if (!isInside()) {
      await page.goto(`${options.url}/console`);
      continue;
    }
    const address = page.url();
    addresses.add(new URL(address).pathname.replaceAll(/\/[^/]*\d[^/]*/g, '/$id'));
    const found = await checkPage(page, watch);
    if (at % AXE_EVERY === 0) found.push(...(await seriousIssues(page)));
    if (choice.below(BACK_EVERY) === 0) found.push(...(await checkBack(page, watch, before, acts.at(-1))));
    faults.push(...found.map((what) => ({ what, address, acts: acts.slice(-ACTS_TOLD) })));
  }
  return { addresses: addresses.size, faults };
}

async function step(page: Page, choice: Choice): Promise<string> {
  try {
    const act = await chooseAct(page, choice);
    await act.run();
    return act.text;
  } catch (error) {
    // What moved away, or is covered, cannot be used; a person could not either.
    return `fail to: ${String(error).split('\n')[0]}`;
  }
}

/** Waits until nothing is asked for any more and the page has its heading, for a while. */
async function settle(page: Page, { isIdle }: Watch): Promise<void> {
  await page.waitForTimeout(QUIET_MILLISECONDS);
  const until = Date.now() + SETTLE_MILLISECONDS;
  while (!isIdle() && Date.now() < until) await page.waitForTimeout(QUIET_MILLISECONDS);
  const heading = page.locator('h1').first();
  await heading.waitFor({ timeout: SETTLE_MILLISECONDS }).catch(() => {});
}

/** What is wrong with the page that is shown, and with what was asked for since it was last looked at. */
async function checkPage(page: Page, watch: Watch): Promise<string[]> {
  return [...watch.take(), ...(await checkContent(page)), ...(await checkRefusals(page, watch.takeRefused()))];
}

async function checkContent(page: Page): Promise<string[]> {
  const { headings, text, scripts } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    text: document.querySelector('main')?.innerText ?? '',
    scripts: document.querySelectorAll('main script, main [onerror], main iframe, main a[href^="javascript:"]').length,
  }));
  return [
    ...(headings === 1 ? [] : [`the page has ${headings} headings of level 1`]),
    ...(scripts === 0 ? [] : ['text of others became markup']),
    ...(NO_VALUE.test(text) ? [`the page shows ${NO_VALUE.exec(text)?.[0]}`] : []),
  ];
}

/** After a link led to another page, going back leads to where it was. Before it goes, that page was looked at. */
async function checkBack(page: Page, watch: Watch, before: string, act = ''): Promise<string[]> {
  const isOther = new URL(page.url()).pathname !== new URL(before).pathname;
  if (!isOther || !act.startsWith('click a ')) return [];
  await page.goBack();
  await settle(page, watch);
  const lost = page.url() === before ? [] : [`going back led to ${page.url()} and not to ${before}`];
  return [...lost, ...(await checkPage(page, watch))];
}

/** A refused request must be told to the person, in a notice or by asking to sign in. */
async function checkRefusals(page: Page, refused: readonly string[]): Promise<string[]> {
  if (refused.length === 0) return [];
  const told = page.locator('[role=alert], .notice[data-severity=error], input[name=key]').first();
  const isTold = await told
    .waitFor({ timeout: TOLD_MILLISECONDS })
    .then(() => true)
    .catch(() => false);
  return isTold ? [] : refused.map((request) => `refused without a word: ${request}`);
}

type Watch = ReturnType<typeof watchPage>;

/** Collects what the browser complains about, and which requests are refused that an act itself began. */
function watchPage(page: Page) {
  const complaints: string[] = [];
  const refused: string[] = [];
  const open = new Set<Request>();
  const begun = new Set<Request>();
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on('dialog', (dialog) => {
    complaints.push(`a script opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    open.add(request);
    begun.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('response', (response) => {
    const status = response.status();
    const text = `${status} ${response.request().method()} ${new URL(response.url()).pathname}`;
    if (status >= 500 && status !== BUSY) complaints.push(text);
    // Who left the page while it was asked for is not told.
    else if (status >= 400 && status !== BUSY && begun.has(response.request())) refused.push(text);
  });
  return {
    begin: () => begun.clear(),
    isIdle: () => open.size === 0,
    take: () => complaints.splice(0),
    takeRefused: () => refused.splice(0),
  };
}
