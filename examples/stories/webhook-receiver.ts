import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AgentRateError } from '@agent-rate/client';
import { Webhook } from 'standardwebhooks';
import { openService } from './service.ts';

/**
 * A forwarder's own system is notified instead of polling. It makes a webhook, trusts no message before its signature is
 * verified, remembers what it has processed (a message may come twice), and changes its secret without losing one.
 */
const service = openService();

type Message = { body: string; headers: IncomingHttpHeaders };
const arrived: Message[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  arrived.push({ body, headers: request.headers });
  // Answer at once and work later: an answer after more than fifteen seconds counts as not delivered.
  response.writeHead(204).end();
});
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks/rates`;

const webhook = await service.call('create-webhook', { body: { url, description: 'story' } }).catch((error) => {
  if (!(error instanceof AgentRateError) || error.code !== 'webhook_target_private') throw error;
  console.error('This service posts to no loopback address. Set AGENT_RATE_WEBHOOK_PRIVATE_TARGETS=127.0.0.1 for it.');
  process.exit(2);
});
console.log(`${webhook.id} posts to ${url}. Its secret is shown this once.`);

type Event = { id: string; type: string; subject: string; sequence: string; data: object };
const processed = new Set<string>();

/** The event of a message, or undefined when it was processed before. Throws when its signature is not right. */
function receive({ body, headers }: Message, secret: string): Event | undefined {
  const event = new Webhook(secret).verify(body, headers as Record<string, string>) as Event;
  assert.equal(headers['webhook-id'], event.id, 'the id of the message is that of the event');
  if (processed.has(event.id)) return undefined;
  processed.add(event.id);
  return event;
}

try {
  const sent = await service.call('test-webhook', { path: { id: webhook.id } });
  assert.equal(sent.status, 'delivered');
  const [first] = arrived;
  assert.ok(first);
  const event = receive(first, webhook.secret);
  assert.equal(event?.type, 'agent-rate.webhook.test.v1');
  console.log(`${event?.type} arrived: ${JSON.stringify(event?.data)}`);

  // The same message again is recognised; a changed one, and one from another sender, are rejected.
  assert.equal(receive(first, webhook.secret), undefined);
  assert.throws(() => receive({ ...first, body: first.body.replace('webhooks/', 'orders/') }, webhook.secret));
  const stranger = `whsec_${Buffer.from('the secret of another, 32 bytes').toString('base64')}`;
  assert.throws(() => receive(first, stranger));

  // While a secret is changed, messages carry both signatures: the old secret and the new one verify them.
  const rotated = await service.call('rotate-webhook-secret', { path: { id: webhook.id }, body: { graceHours: 1 } });
  await service.call('test-webhook', { path: { id: webhook.id } });
  const second = arrived.at(-1);
  assert.ok(second && second !== first);
  for (const secret of [webhook.secret, rotated.secret]) {
    assert.ok(new Webhook(secret).verify(second.body, second.headers as Record<string, string>));
  }
  console.log('A message is verified by the old secret and by the new one, until an hour from now.');

  // What a webhook missed is in the log, under the same ids.
  const { data } = await service.call('list-events', { query: { subject: `webhooks/${webhook.id}` } });
  assert.deepEqual(
    data.map(({ id }) => id),
    arrived.map(({ headers }) => headers['webhook-id']),
  );
  console.log(`The log has the same ${data.length} events.`);
} finally {
  await service.call('delete-webhook', { path: { id: webhook.id } });
  receiver.close();
}
