import { expect, it } from 'vitest';
import { describeService, target, wordpressRoot } from './target.ts';

const PROTECTED = ['/rates', '/rates/stats', '/rates/1', '/formats', '/services'];

describeService('without a key', () => {
  it('every protected path answers exactly the error of the contract', async () => {
    for (const url of PROTECTED.flatMap((path) => [target.url + path, wordpressRoot + path])) {
      const response = await fetch(url);
      expect(response.status, url).toBe(401);
      expect(await response.json()).toEqual({
        code: 'missing_api_key',
        message: 'API Key required',
        data: { status: 401 },
      });
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer realm="/);
    }
  });

  it('a blank or foreign Authorization header counts as none', async () => {
    for (const authorization of ['', ' ', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', target.key]) {
      const response = await fetch(`${target.url}/services`, { headers: { authorization } });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'missing_api_key']);
    }
  });

  it('what is open stays open', async () => {
    for (const path of ['/', '/health', '/openapi.json', '/docs', '/wp-json', `/wp-json/${target.namespace}/v1`]) {
      expect((await fetch(target.url + path)).status, path).toBe(200);
    }
  });
});

describeService('with a wrong key', () => {
  it('the answer is invalid_api_key', async () => {
    const mistyped = target.key.slice(0, -1) + (target.key.endsWith('0') ? '1' : '0');
    for (const key of ['nonsense', mistyped, `ar_live_${'0'.repeat(36)}`, 'a b', '💥'.repeat(3)]) {
      const authorization = `Bearer ${encodeURI(key)}`;
      const response = await fetch(`${target.url}/rates`, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'invalid_api_key', data: { status: 401 } });
      expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    }
  });

  it('never gets the key back, nor is it taken from the URL', async () => {
    const response = await fetch(`${target.url}/rates?api_key=${target.key}&key=${target.key}`);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain(target.key);
  });
});

describeService('with the key', () => {
  it('the scheme may be written in any case', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const response = await fetch(`${target.url}/formats`, { headers: { authorization: `${scheme} ${target.key}` } });
      expect(response.status).toBe(200);
    }
  });
});
