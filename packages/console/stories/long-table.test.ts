import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, openConsole } from './open-console.ts';

const RATES = 100_000;
const { database, signIn, complaints } = await openConsole([
  { origin: 'CNSHA', destination: 'NLRTM', carrier: 'MAEU', amount: 1000, transitDays: 31 },
]);

/** The one published rate a hundred thousand times, with amounts and transit times of their own. */
await database.pool.query(
  `insert into rates (rate_key, content_hash, origin, destination, carrier, equipment, currency, base_minor, total_minor,
     transit_days, valid_from, valid_to, known_from, opened_by, sheet_id, tab, row_number, published_at, content)
   select rate_key || n, content_hash || n, origin, destination, carrier, equipment, currency, 100 * (1000 + n),
     100 * (1000 + n), n % 40, valid_from, valid_to, known_from, opened_by, sheet_id, tab, n, published_at,
     replace(replace(content, '"amount":1000', '"amount":' || 1000 + n), '"transitDays":31', '"transitDays":' || n % 40)
   from rates, generate_series(1, ${RATES - 1}) n`,
);
await database.pool.query('analyze rates');
await database.pool.query(`select pg_notify('agent_rate', 'rates')`);

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

async function openRates(language: 'en' | 'zh' = 'en'): Promise<Page> {
  const page = await signIn({ language, scopes: ['rates:read'] });
  await page.getByRole('link', { name: language === 'en' ? 'Rates' : '运价', exact: true }).click();
  await page.getByText(language === 'en' ? '100,000 rates' : '100,000 条运价').waitFor();
  await freight(page, 'USD 1,000').waitFor();
  return page;
}

/** The cell of an ocean freight. */
function freight(page: Page, amount: string) {
  return page.locator('td.number').getByText(amount, { exact: true });
}

const scrollTo = (page: Page, share: number) =>
  page.evaluate(
    `(() => { const box = document.querySelector('.rates'); box.scrollTop = box.scrollHeight * ${share}; })()`,
  );

test.each(['en', 'zh'] as const)(
  'a pricing manager reaches any of 100,000 rates by scrolling (%s)',
  async (language) => {
    const page = await openRates(language);
    await scrollTo(page, 1);
    await freight(page, 'USD 100,999').waitFor();
    await page.locator('tr[aria-rowindex="100001"]').waitFor();
    await scrollTo(page, 0.5);
    await freight(page, 'USD 51,000').waitFor();
    expect(await page.locator('tbody tr').count()).toBeLessThan(60);
    await expectAccessible(page);
  },
);

test('a sort is of all rates, not of those in sight', async () => {
  const page = await openRates();
  await page.getByRole('button', { name: 'Ocean freight' }).click();
  await freight(page, 'USD 100,999').waitFor();
});

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** The processor time of each task of the page's main thread, in milliseconds: what else the machine does is not in it. */
function tasksOf(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

test('scrolling by the wheel drops no frame: no task of the page takes 50 ms', async () => {
  const page = await openRates();
  await page.locator('.rates').hover();
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'],
  });
  for (let turn = 0; turn < 120; turn += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(16);
  }
  await freight(page, 'USD 1,640').waitFor();
  const tasks = tasksOf((await browser?.stopTracing())?.toString() ?? '').sort((a, b) => b - a);
  console.log(`${tasks.length} tasks, the longest ${tasks.slice(0, 8).map(Math.round)} ms of processor time`);
  expect(tasks.length).toBeGreaterThan(200);
  expect(tasks.filter((ms) => ms > 50)).toEqual([]);
});

test('a row unfolds where it is, and the search is saved as a file', async () => {
  const page = await openRates();
  await scrollTo(page, 0.25);
  const row = page.locator('tr[aria-rowindex="25005"]');
  await row.getByRole('button').click();
  await page.getByRole('heading', { name: 'Charges' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rates-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(RATES + 1);
});
