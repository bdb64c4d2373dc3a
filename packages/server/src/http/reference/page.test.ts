import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeOperations } from '../testing/fake-operations.ts';
import { type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the reference page', () => {
  it('shows every operation and loads nothing from anywhere', async () => {
    const response = await fetch(`${server.url}/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base-uri 'none'/,
    );
    for (const { name } of fakeOperations) expect(page).toContain(`id="${name}"`);
    expect(page).not.toMatch(/<script[^>]|<link|<img|\ssrc=|@import|url\(/);
  });

  it('has requests to copy, filled with the examples of their parameters', async () => {
    const page = await (await fetch(`${server.url}/docs`)).text();
    expect(page).toContain(
      `<pre>curl &#39;${server.url}/things?origin=Shanghai&#39; \\\n  -H &quot;Authorization`.replaceAll('&#39;', "'"),
    );
    expect(page).toContain('Bearer $API_KEY&quot; \\\n  -F file=@rates.xlsx</pre>');
  });

  it('lists the fields of a schema in a table, nested ones by their path', async () => {
    const page = await (await fetch(`${server.url}/docs`)).text();
    const thing = page.slice(page.indexOf('id="schema-Thing"'));
    expect(thing).toContain('<td><code>total.amount</code></td><td>number</td>');
    expect(thing).toContain('<td><code>charges[].code</code></td><td>string</td>');
  });
});
