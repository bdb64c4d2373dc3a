import { expect, it } from 'vitest';
import { createClient } from '../../../client/src/index.ts';
import { startService } from '../testing/start-service.ts';

const { url, keyWith, service, database } = await startService([{ amount: 1500 }]);
const client = createClient({ baseUrl: url, key: await keyWith(['admin']) });

it('a client that reads each event gets them all, an answer at a time', async () => {
  const subjects = [1, 2, 3, 4, 5].map((number) => `orders/${number}`);
  const type = 'agent-rate.order.placed.v1';
  for (const subject of subjects)
    await database.sql
      .transaction()
      .execute((within) => service.events.append({ type, subject, data: {} }, { within }));
  const read: string[] = [];
  for await (const { subject } of client.each('list-events', { query: { type: [type], limit: 2 } })) read.push(subject);
  expect(read).toEqual(subjects);
});
