import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from '../testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-'));
writeFileSync(join(folder, 'index.html'), '<title>Console</title>');
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/page-1a2b.js'), 'export {};');
const server = await startServer({ consoleFolder: folder });
const without = await startServer();
afterAll(async () => {
  await Promise.all([server.close(), without.close()]);
  rmSync(folder, { recursive: true });
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const open = (path: string, accept: string, url = server.url) =>
  fetch(url + path, { headers: { accept }, redirect: 'manual' });

describe('the front page', () => {
  it('leads a browser to the console', async () => {
    const { status, headers } = await open('/', BROWSER);
    expect([status, headers.get('location'), headers.get('vary')]).toEqual([302, '/console', 'Accept']);
  });

  it('describes the service to every other client, and to a browser where no console was built', async () => {
    const document = await (await open('/', '*/*', without.url)).text();
    const here = document.replaceAll(without.url, server.url);
    for (const accept of ['*/*', 'application/json', 'text/html;q=0.5, application/json', '']) {
      const answer = await open('/', accept);
      expect([answer.status, await answer.text()]).toEqual([200, here]);
      expect(answer.headers.get('vary')).toContain('Accept');
    }
    expect(await (await open('/', BROWSER, without.url)).text()).toBe(document);
  });
});

describe('an address inside the console', () => {
  it.each(['/console', '/console/', '/console/orders/o1', '/console/nope'])('opens the pages: %s', async (path) => {
    const answer = await open(path, BROWSER);
    expect([answer.status, await answer.text()]).toEqual([200, '<title>Console</title>']);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('gives a file of this build to keep, and says that one of an earlier build is gone', async () => {
    const known = await open('/console/assets/page-1a2b.js', '*/*');
    expect([known.status, known.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const gone = await open('/console/assets/page-0000.js', '*/*');
    expect([gone.status, await gone.json()]).toEqual([404, expect.objectContaining({ code: 'rest_no_route' })]);
  });
});
