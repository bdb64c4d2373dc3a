import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { startService } from '../../server/src/testing/start-service.ts';
import { openTestBrowser } from '../../server/src/testing/test-browser.ts';

/** A web site of its own that holds the client, its types taken away, and an empty page. */
const site = createServer((request, response) => {
  const file = /^\/([\w-]+\.ts)$/.exec(request.url ?? '')?.[1];
  response.setHeader('content-type', file === undefined ? 'text/html' : 'text/javascript');
  response.end(
    file === undefined
      ? '<!doctype html><title>A shop</title>'
      : stripTypeScriptTypes(readFileSync(new URL(file, import.meta.url), 'utf8')),
  );
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
afterAll(() => site.close());
const { port } = site.address() as AddressInfo;

const service = await startService([{ amount: 1500 }, { amount: 1600, carrier: 'MSCU' }]);
const key = await service.keyWith(['rates:read', 'orders:read', 'orders:write']);
// A name that is not this machine's own is an insecure context, as a service in an office network is without TLS.
const browser = await openTestBrowser(['--host-resolver-rules=MAP shop.test 127.0.0.1']);

/** Runs the body of an async function on a page of the site, with `client` and the module in scope. */
async function runOnPage(host: string, body: string, options = ''): Promise<unknown> {
  const page = await browser.newPage();
  await page.goto(`http://${host}:${port}/`);
  const setup = `const { createClient, ...module } = await import('/index.ts');
    const client = createClient({ baseUrl: '${service.url}', key: '${key}', retry: { attempts: 1 }, ${options} });`;
  return page.evaluate(`(async () => { ${setup} ${body} })()`);
}

const LIST = `const { data } = await client.call('list-rates', { query: { origin: 'CNSHA' } });
  return data.map((rate) => rate.base.amount).sort();`;
const FIRST_PAGES = `const amounts = [];
  for await (const rate of client.each('list-rates', { query: { per_page: 1 } })) amounts.push(rate.base.amount);
  return amounts.sort();`;
const REFUSED = `return client.call('get-rate', { path: { id: 999999 } })
  .catch((error) => [error instanceof module.AgentRateError, error.code]);`;
const ORDER = `const { data: [rate] } = await client.call('list-rates', { query: { carrier: 'MAEU' } });
  const quote = await client.call('create-quote', { body: { rateId: rate.id, quantities: { containers: 2 } } });
  const parties = [{ role: 'BOOKING_PARTY', name: 'A shop' }];
  const order = await client.call('place-order', { body: { quoteId: quote.id, parties, cargo: [{ description: 'Paint' }] } });
  return order.quote.id === quote.id;`;

it('runs in a browser on a page of another origin', async () => {
  expect(await runOnPage('127.0.0.1', LIST)).toEqual([1500, 1600]);
  expect(await runOnPage('127.0.0.1', FIRST_PAGES)).toEqual([1500, 1600]);
  expect(await runOnPage('127.0.0.1', REFUSED)).toEqual([true, 'rate_not_found']);
});

it('takes the fetch of the window as it is', async () => {
  expect(await runOnPage('127.0.0.1', LIST, 'fetch: window.fetch')).toEqual([1500, 1600]);
});

it('sends an Idempotency-Key from a page without TLS, where browsers hold back crypto.randomUUID', async () => {
  expect(await runOnPage('shop.test', 'return [isSecureContext, typeof crypto.randomUUID]')).toEqual([
    false,
    'undefined',
  ]);
  expect(await runOnPage('shop.test', ORDER)).toBe(true);
});
