import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, expect, test } from 'vitest';
import { startService } from '../../testing/start-service.ts';

const { url, service, publish, keyWith } = await startService([{ amount: 1800 }]);
for (const start of service.workers) await start();
const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

/** An agent with a key, and the resources it was told have changed. */
async function agent(account?: string) {
  const key = await keyWith(['rates:read'], account);
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }));
  clients.push(client);
  const told: string[] = [];
  client.setNotificationHandler('notifications/resources/updated', ({ params }) => void told.push(params.uri));
  return { key, client, told };
}

async function watchLane(client: Client): Promise<string> {
  const lane = { origin: 'CNSHA', destination: 'NLRTM' };
  const called = { name: 'call_tool', arguments: { name: 'watch_lane', arguments: lane } };
  const { structuredContent } = await client.callTool(called);
  return `agent-rate://rate-subscriptions/${(structuredContent as { id: string }).id}`;
}

test('an agent that listens to a watched lane is told when its prices change, and nobody of another account is', async () => {
  const owner = await agent();
  const stranger = await agent('bolt');
  const lane = await watchLane(owner.client);
  const filter = { resourceSubscriptions: [lane] };
  const subscription = await owner.client.listen(filter);
  await stranger.client.listen(filter);
  expect(subscription.honoredFilter).toEqual(filter);
  await publish([{ amount: 1750 }]);
  await expect.poll(() => owner.told, { timeout: 15_000 }).toEqual([lane]);
  const { contents } = await owner.client.readResource({ uri: lane });
  expect(contents).toMatchObject([{ uri: lane }]);
  expect(stranger.told).toEqual([]);
});

test('a stream ends when the key that listens is revoked', async () => {
  const { key, client } = await agent();
  const subscription = await client.listen({ resourceSubscriptions: [await watchLane(client)] });
  const found = await service.keys.authenticate(`Bearer ${key}`);
  await service.keys.revoke(found.keyId ?? '');
  await publish([{ amount: 1700 }]);
  expect(await subscription.closed).toBe('remote');
});
