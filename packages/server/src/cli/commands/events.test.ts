import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { createCommandRunner } from '../testing/run-command.ts';

const { run } = await createCommandRunner();
const json = async (command: string) => JSON.parse((await run(`${command} --json`)).out);

const bodies: { body: string; headers: Record<string, string> }[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  bodies.push({ body, headers: request.headers as Record<string, string> });
  response.writeHead(request.url === '/broken' ? 500 : 204).end();
});
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
afterAll(() => receiver.close());
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

test('a webhook is made, tested, changed and deleted; its secret is shown once', async () => {
  const { id, secret } = await json(`webhooks create ${url}/hook --description erp --types agent-rate.order.*`);
  expect((await run(`webhooks test ${id}`)).out).toMatch(/^Delivered: answered 204 in \d+ ms\.\n$/);
  const { body, headers } = bodies.at(-1) ?? { body: '', headers: {} };
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ subject: `webhooks/${id}` });
  const { out: list } = await run('webhooks list');
  expect(list).toContain(id);
  expect(list).not.toContain('whsec_');
  expect((await json(`webhooks rotate-secret ${id} --grace-hours 0`)).secret).toMatch(/^whsec_/);
  expect((await run(`webhooks disable ${id}`)).out).toContain('is disabled');
  expect(await json(`webhooks enable ${id}`)).toMatchObject({ status: 'enabled' });
  expect((await run(`webhooks delete ${id}`)).out).toContain('is deleted');
  expect((await json('webhooks list')).data).toEqual([]);
});

test('deliveries that were given up are listed and sent again', async () => {
  const { id } = await json(`webhooks create ${url}/broken`);
  expect((await run(`webhooks test ${id}`)).out).toBe('answered 500\n');
  const {
    data: [dead],
  } = await json(`webhooks deliveries ${id} --status dead`);
  expect(dead).toMatchObject({ status: 'dead', attemptCount: 1 });
  expect((await run(`webhooks resend ${id} --dead`)).out).toBe('1 delivery will be sent again.\n');
  expect((await json(`webhooks deliveries ${id} --status pending`)).data).toMatchObject([{ id: dead.id }]);
  expect((await run(`webhooks resend ${id}`)).code).toBe(2);
  expect((await run(`webhooks test whk_nobody`)).err).toContain('webhook_not_found');
});

test('events are listed and followed from a place on', async () => {
  const { data, meta } = await json('events list --type agent-rate.webhook.*');
  expect(data.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(['agent-rate.webhook.test.v1']),
  );
  expect(meta).toEqual({ next: data.at(-1).sequence, more: false });
  const { out } = await run('events follow --after 0000000000000000 --count 1 --json');
  expect(JSON.parse(out)).toEqual(data[0]);
  expect((await run('events list')).out).toContain(data[0].subject);
  expect((await run('events list --type nothing')).err).toContain('event_type_unknown');
});

test('a lane is watched, listed and no longer watched; an unknown place is refused', async () => {
  const { out } = await run('subscriptions add --origin 上海 --destination Rotterdam --equipment 40HQ');
  expect(out).toMatch(/^sub_\w+ watches Shanghai to Rotterdam\.\n$/);
  const {
    data: [{ id }],
  } = await json('subscriptions list');
  expect((await run('subscriptions list')).out).toContain('上海');
  expect((await run(`subscriptions remove ${id}`)).out).toBe(`${id} is removed.\n`);
  expect((await run('subscriptions add --origin Xyzzy --destination Rotterdam')).err).toContain(
    'rate_subscription_place_unknown',
  );
});
