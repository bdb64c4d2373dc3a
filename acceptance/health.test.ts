import { expect, it } from 'vitest';
import { describeService, target, wordpressRoot } from './target.ts';

describeService('the health check', () => {
  it('is open, names the service and says that it is well', async () => {
    for (const url of [`${target.url}/health`, `${wordpressRoot}/health`]) {
      const response = await fetch(url, { headers: { accept: 'application/json' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.json()).toMatchObject({ name: 'Agent Rate API', version: '1.0.0', status: 'ok' });
    }
  });
});
