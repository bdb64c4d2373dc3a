import { expect, test } from 'vitest';
import { createLog } from '../../base/index.ts';
import { openKeys } from '../../keys/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import { describeFirstSteps } from './first-steps.ts';

const { database, url } = await createTestDatabase();
const keys = openKeys({ database, changes: await createTestFeed(url), log: createLog('silent') });
const place = { address: 'http://127.0.0.1:8080', config: { databaseUrl: undefined, dataDir: '/srv/rates' }, env: {} };

test('a server without a key says how to create one and where the reference is; then it says nothing', async () => {
  const steps = await describeFirstSteps(keys, place);
  expect(steps).toContain(
    `\n  AGENT_RATE_DATA_DIR='/srv/rates' agent-rate keys create --name "my agent" --scopes rates:read,rates:write,orders:read,orders:write,documents:read,documents:write\n`,
  );
  expect(steps).toContain('http://127.0.0.1:8080/docs');
  await keys.create({ name: 'first', scopes: ['rates:read'] });
  expect(await describeFirstSteps(keys, place)).toBeUndefined();
});

test('the command is the one that started the server: npx in a clone', async () => {
  const { database: other, url: at } = await createTestDatabase();
  const none = openKeys({ database: other, changes: await createTestFeed(at), log: createLog('silent') });
  const env = { npm_execpath: '/usr/lib/npm-cli.js' };
  const config = { databaseUrl: at, dataDir: '/srv/rates' };
  expect(await describeFirstSteps(none, { ...place, config, env })).toContain('\n  npx agent-rate keys create ');
});
