import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createLog, type Scope } from '../../base/index.ts';
import { openJobQueue } from '../../db/index.ts';
import { createSecretBox } from '../../secrets/index.ts';
import { createTestDatabase, createTestFeed } from '../../testing/index.ts';
import type { KeyFamily } from '../event-reader.ts';
import { type NewEvent, openEvents } from '../events.ts';
import { deliverDue } from './deliver.ts';
import { deleteOldDeliveries, listOverdueWebhooks } from './delivery-store.ts';
import { fanOut } from './fan-out.ts';
import { startReceiver } from './testing/start-receiver.ts';
import type { Delivery, WebhookWithSecret } from './webhook.schema.ts';
import { takeLease } from './webhook-store.ts';
import { openWebhooks } from './webhooks.ts';

const { database, url } = await createTestDatabase();
const changes = await createTestFeed(url);
const log = createLog('silent');
const jobs = openJobQueue(url, log);
afterAll(jobs.close);
const receiver = await startReceiver();

const families: Record<string, KeyFamily> = {};
const keyWith = (keyId: string, ...scopes: Scope[]): Caller => {
  families[keyId] = { account: 'main', keyIds: [keyId], scopes, isActive: true };
  return { keyId, account: 'main', name: keyId, scopes };
};
const findKeyFamily = async (id: string) => families[id];
const events = openEvents({ database, changes, source: '/test', findKeyFamily });
const deps = {
  ...{ database, changes, jobs, events, log, findKeyFamily },
  box: createSecretBox(() => [Buffer.alloc(32, 1)]),
  source: '/test',
  userAgent: 'agent-rate/test',
  privateTargets: true,
  schedule: [0, 0],
};
const webhooks = openWebhooks(deps);
const client = keyWith('key_client', 'orders:read');
const admin = keyWith('key_admin', 'admin');

const happen = (event: Partial<NewEvent> = {}) =>
  database.sql
    .transaction()
    .execute((within) =>
      events.append(
        { type: 'agent-rate.order.placed.v1', subject: 'orders/1', data: { n: 1 }, keyId: 'key_client', ...event },
        { within },
      ),
    );
const create = (caller = client, more: { types?: string[] } = {}) =>
  webhooks.create({ url: receiver.url, ...more }, caller);
const deliver = (id: string) => deliverDue(deps, id, new AbortController().signal);
const deliveriesOf = async (id: string, caller = client) =>
  (await webhooks.listDeliveries(id, { page: 1, perPage: 100 }, caller)).deliveries;
/** A whole delivery of an order event; times and ids are of any value. */
const delivery = (webhook: string, given: Partial<Delivery>) => ({
  id: expect.stringMatching(/^dlv_/),
  webhook,
  event: {
    id: expect.stringMatching(/^evt_/),
    type: 'agent-rate.order.placed.v1',
    subject: 'orders/1',
    sequence: expect.stringMatching(/^\d{16}$/),
  },
  status: 'delivered',
  attempts: expect.any(Array),
  attemptCount: 1,
  nextAttemptAt: null,
  createdAt: expect.any(String),
  finishedAt: expect.any(String),
  ...given,
});
/** A whole attempt. */
const attempt = (status: number | null, error: string | null, excerpt: string | null = '') => ({
  ...{ at: expect.any(String), status, error, excerpt, durationMilliseconds: expect.any(Number) },
});
const subjectsReceived = () => receiver.received.map(({ body }) => JSON.parse(body).subject);

beforeEach(async () => {
  await jobs.define('webhook-deliver', { retryLimit: 0, expireInSeconds: 60 });
  await database.pool.query('delete from webhooks');
  receiver.received.length = 0;
  receiver.answerWith((response) => response.writeHead(204).end());
});

describe('a delivery', () => {
  it('is a CloudEvent that the standardwebhooks package verifies with the secret shown once', async () => {
    const { id, secret } = await create();
    const eventId = await happen({ data: { order: 1, note: 'Größe 上海' } });
    await fanOut(deps);
    await deliver(id);
    const [message] = receiver.received;
    expect(message?.headers).toMatchObject({
      'content-type': 'application/cloudevents+json; charset=utf-8',
      'webhook-id': eventId,
      'user-agent': 'agent-rate/test',
    });
    const verified = new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>);
    const [logged] = (await events.list({ subject: 'orders/1' }, 'everything')).events.slice(-1);
    expect(verified).toEqual(logged);
    expect(() => new Webhook(secret).verify(`${message?.body} `, message?.headers as Record<string, string>)).toThrow();
    const [delivered] = await deliveriesOf(id);
    expect(delivered).toEqual(delivery(id, { attempts: [attempt(204, null)] }));
    expect(delivered?.event.id).toBe(eventId);
  });

  it('carries signatures of the old and the new secret during the grace period, then of the new one', async () => {
    const { id, secret: old } = await create();
    const { secret: fresh } = await webhooks.rotateSecret(id, {}, client);
    await webhooks.test(id, client);
    const verify = (secret: string) => {
      const { body = '', headers = {} } = receiver.received.at(-1) ?? {};
      return new Webhook(secret).verify(body, headers as Record<string, string>);
    };
    expect(verify(old)).toEqual(verify(fresh));
    const { secret: last } = await webhooks.rotateSecret(id, { graceHours: 0 }, client);
    await webhooks.test(id, client);
    expect(verify(last)).toMatchObject({ type: 'agent-rate.webhook.test.v1', subject: `webhooks/${id}` });
    for (const secret of [old, fresh]) expect(() => verify(secret)).toThrow(/No matching signature/);
  });

  it('is in the order of events, each once, also when fan-out and delivery run concurrently', async () => {
    const { id } = await create();
    const subjects = Array.from({ length: 25 }, (_, n) => `orders/${n}`);
    for (const subject of subjects) await happen({ subject });
    await Promise.all([fanOut(deps), fanOut(deps), fanOut(deps)]);
    await Promise.all([deliver(id), deliver(id), deliver(id)]);
    await deliver(id);
    expect(subjectsReceived()).toEqual(subjects);
  });

  it('that fails is retried, and given up after the last attempt', async () => {
    const { id } = await create();
    await happen();
    await fanOut(deps);
    receiver.answerWith((response) => response.writeHead(500).end('out of order'));
    await deliver(id);
    const [dead] = await deliveriesOf(id);
    const failed = attempt(500, 'answered 500', 'out of order');
    expect(dead).toEqual(delivery(id, { status: 'dead', attemptCount: 3, attempts: [failed, failed, failed] }));
    expect((await webhooks.get(id, client)).failingSince).not.toBeNull();
    const listed = await webhooks.listDeliveries(id, { status: 'dead', page: 1, perPage: 10 }, client);
    expect(listed).toEqual({ total: 1, deliveries: [dead] });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('that was given up can be resent, and keeps its webhook-id', async () => {
    const { id } = await create();
    await happen();
    await fanOut(deps);
    receiver.answerWith((response) => response.writeHead(500).end());
    await deliver(id);
    const [dead] = await deliveriesOf(id);
    receiver.answerWith((response) => response.writeHead(200).end());
    const pending = { status: 'pending', nextAttemptAt: expect.any(String), finishedAt: null };
    expect(await webhooks.resend(id, dead?.id ?? '', client)).toEqual({ ...dead, ...pending });
    await deliver(id);
    const attempts = [...(dead?.attempts ?? []), attempt(200, null)];
    expect(await deliveriesOf(id)).toEqual([delivery(id, { attempts, attemptCount: 4 })]);
    expect((await webhooks.get(id, client)).failingSince).toBeNull();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('that failed once delays those of its subject; one that failed twice does not', async () => {
    const { id } = await create();
    for (const [subject, data] of [
      ['orders/1', { n: 1 }],
      ['orders/1', { n: 2 }],
      ['orders/2', { n: 3 }],
    ] as const)
      await happen({ subject, data });
    await fanOut(deps);
    receiver.answerWith((response, { body }) => response.writeHead(JSON.parse(body).data.n === 1 ? 500 : 204).end());
    const slow = { ...deps, schedule: [0.5, 600] };
    const received = () => receiver.received.map(({ body }) => JSON.parse(body).data.n);
    const turn = () => deliverDue(slow, id, new AbortController().signal);
    await turn();
    expect(received()).toEqual([1, 3]);
    await expect.poll(async () => turn().then(received)).toEqual([1, 3, 1, 2]);
  });

  it('that fails does not hold up the others of a receiver that refuses one in twenty', async () => {
    const { id } = await create();
    const all = Array.from({ length: 200 }, (_, n) => `orders/${n}`);
    for (const subject of all) await happen({ subject });
    await fanOut(deps);
    const refused = new Set(all.filter((_, n) => n % 20 === 7));
    receiver.answerWith((response, { body }) =>
      response.writeHead(refused.has(JSON.parse(body).subject) ? 503 : 204).end(),
    );
    await deliverDue({ ...deps, schedule: [600, 600] }, id, new AbortController().signal);
    const { total } = await webhooks.listDeliveries(id, { status: 'delivered', page: 1, perPage: 1 }, client);
    expect(total).toBe(190);
  });

  it('is not tried for the rest after three failures in a row', async () => {
    const { id } = await create();
    for (let n = 0; n < 10; n++) await happen({ subject: `orders/${n}` });
    await fanOut(deps);
    receiver.answerWith((response) => response.writeHead(503).end());
    await deliverDue({ ...deps, schedule: [600, 600] }, id, new AbortController().signal);
    expect(subjectsReceived()).toEqual(['orders/0', 'orders/1', 'orders/2']);
  });

  it('of a test, and a new secret, are refused for a webhook that was deleted meanwhile', async () => {
    const found = { code: 'webhook_not_found', status: 404 };
    for (const act of ['test', 'rotateSecret'] as const) {
      const { id } = await create();
      // Holds the row until the act has found the webhook and waits for it.
      const deleting = await database.pool.connect();
      await deleting.query('begin');
      await deleting.query('delete from webhooks where id = $1', [id]);
      const outcome = (act === 'test' ? webhooks.test(id, client) : webhooks.rotateSecret(id, {}, client)).catch(
        (error: unknown) => error,
      );
      await expect
        .poll(async () => {
          const { rows } = await database.pool.query(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return rows.length;
        })
        .toBe(1);
      await deleting.query('commit');
      deleting.release();
      expect(await outcome).toMatchObject(found);
    }
  });

  it('of a process that died is picked up when its lease expires', async () => {
    const { id } = await create();
    await happen();
    await fanOut(deps);
    await takeLease(database.sql, id, 30);
    await deliver(id);
    expect(receiver.received).toHaveLength(0);
    await database.pool.query(`update webhooks set leased_until = now() - interval '1 second'`);
    await database.pool.query(`update webhook_deliveries set next_attempt_at = now() - interval '1 minute'`);
    expect(await listOverdueWebhooks(database.sql, 45)).toEqual([id]);
    await deliver(id);
    expect(receiver.received).toHaveLength(1);
    expect(await listOverdueWebhooks(database.sql, 45)).toEqual([]);
  });

  it('is deleted after a month, unless it was given up', async () => {
    const { id } = await create();
    receiver.answerWith((response, { body }) =>
      response.writeHead(JSON.parse(body).subject === 'orders/bad' ? 500 : 204).end(),
    );
    for (const subject of ['orders/bad', 'orders/good', 'orders/new']) await happen({ subject });
    await fanOut(deps);
    await deliver(id);
    // The last attempt for the first was the third failure in a row.
    await deliver(id);
    await database.pool.query(
      `update webhook_deliveries d set finished_at = now() - interval '31 days'
        from events e where e.id = d.event_id and e.subject <> 'orders/new'`,
    );
    await deleteOldDeliveries(database.sql, 30);
    const left = (await deliveriesOf(id)).map(({ event, status }) => `${event.subject} ${status}`);
    expect(left).toEqual(['orders/new delivered', 'orders/bad dead']);
  });

  it('is signed with a secret that is stored encrypted', async () => {
    const { id, secret } = await create();
    const { rows } = await database.pool.query('select row_to_json(s) as row from webhook_secrets s');
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
    const shown = JSON.stringify([
      await webhooks.get(id, client),
      await webhooks.list({ page: 1, perPage: 10 }, client),
      await webhooks.test(id, client),
    ]);
    expect(shown).not.toContain('whsec_');
  });
});

describe('the events of a webhook', () => {
  it('are those its key may read and its types select', async () => {
    const all = await create();
    const confirmed = await create(client, { types: ['agent-rate.order.confirmed.v1'] });
    const overseer = await create(admin, { types: ['agent-rate.order.*'] });
    await happen({ subject: 'orders/own' });
    await happen({ subject: 'orders/own', type: 'agent-rate.order.confirmed.v1' });
    await happen({ subject: 'orders/other', keyId: 'key_other' });
    await happen({ subject: 'rate-sheets/1', type: 'agent-rate.rate-sheet.published.v1', keyId: null });
    await fanOut(deps);
    const sent = async (id: string, caller?: Caller) =>
      (await deliveriesOf(id, caller)).map(({ event }) => `${event.subject} ${event.type.split('.')[2]}`).reverse();
    expect(await sent(all.id)).toEqual(['orders/own placed', 'orders/own confirmed']);
    expect(await sent(confirmed.id)).toEqual(['orders/own confirmed']);
    expect(await sent(overseer.id, admin)).toEqual([
      'orders/own placed',
      'orders/own confirmed',
      'orders/other placed',
    ]);
  });

  it('end when its key stops working or the receiver answers 410, with an event for each', async () => {
    const leaver = keyWith('key_leaver', 'orders:read');
    const orphan = await create(leaver);
    const gone = await create();
    await happen({ keyId: null });
    await fanOut(deps);
    families.key_leaver = { account: 'main', keyIds: ['key_leaver'], scopes: ['orders:read'], isActive: false };
    receiver.answerWith((response) => response.writeHead(410).end());
    for (const { id } of [orphan, gone]) await deliver(id);
    expect(receiver.received).toHaveLength(1);
    const disabled = (created: WebhookWithSecret, disabledReason: string, failingSince: unknown) => {
      const { secret: _secret, ...webhook } = created;
      return { ...webhook, status: 'disabled', disabledReason, failingSince, updatedAt: expect.any(String) };
    };
    expect(await webhooks.get(orphan.id, admin)).toEqual(disabled(orphan, 'its key no longer works', null));
    expect(await webhooks.get(gone.id, client)).toEqual(
      disabled(gone, 'it answered 410 Gone', expect.stringMatching(/^20/)),
    );
    expect((await deliveriesOf(gone.id)).map(({ status }) => status)).toEqual(['dead']);
    const logged = await events.list({ subject: `webhooks/${gone.id}` }, await events.readerOf(client));
    const { id, url, description } = gone;
    expect(logged.events.map(({ type, data }) => ({ type, data }))).toEqual([
      {
        type: 'agent-rate.webhook.disabled.v1',
        data: { reason: 'it answered 410 Gone', webhook: { id, url, description } },
      },
    ]);
    const [dead] = await deliveriesOf(gone.id);
    await expect(webhooks.resend(gone.id, dead?.id ?? '', client)).rejects.toMatchObject({
      code: 'webhook_disabled',
    });
    const { secret: _secret, ...enabled } = gone;
    expect(await webhooks.update(gone.id, { status: 'enabled' }, client)).toEqual({
      ...enabled,
      updatedAt: expect.any(String),
    });
  });

  it('are all events for a webhook of the operator; its own events are visible to admins only', async () => {
    const operator: Caller = { keyId: null, account: 'main', name: 'operator', scopes: ['admin'] };
    const { id } = await create(operator);
    await happen({ subject: 'orders/any', keyId: 'key_other' });
    await fanOut(deps);
    await deliver(id);
    expect(subjectsReceived()).toEqual(['orders/any']);
    await webhooks.test(id, operator);
    const seenBy = async (caller: Caller) =>
      (await events.list({ subject: `webhooks/${id}` }, await events.readerOf(caller))).events.length;
    expect([await seenBy(client), await seenBy(admin), await seenBy(operator)]).toEqual([0, 1, 1]);
  });

  it('end after five days of failed deliveries', async () => {
    const { id } = await create();
    await database.pool.query(`update webhooks set failing_since = now() - interval '121 hours'`);
    await happen();
    await fanOut(deps);
    receiver.answerWith((response) => response.writeHead(503).end());
    await deliver(id);
    expect(receiver.received).toHaveLength(1);
    expect((await webhooks.get(id, client)).disabledReason).toMatch(/^nothing could be delivered since \d{4}-/);
  });
});

describe('managing webhooks', () => {
  it('each key sees its own, admin sees all', async () => {
    const { id } = await create();
    const stranger = keyWith('key_stranger', 'orders:read');
    const notFound = { code: 'webhook_not_found', status: 404 };
    await expect(webhooks.get(id, stranger)).rejects.toMatchObject(notFound);
    await expect(webhooks.update(id, { url: 'https://evil.example.com/' }, stranger)).rejects.toMatchObject(notFound);
    await expect(webhooks.rotateSecret(id, {}, stranger)).rejects.toMatchObject(notFound);
    await expect(webhooks.remove(id, stranger)).rejects.toMatchObject(notFound);
    await expect(webhooks.test(id, stranger)).rejects.toMatchObject(notFound);
    expect((await webhooks.list({ page: 1, perPage: 10 }, stranger)).total).toBe(0);
    expect((await webhooks.list({ page: 1, perPage: 10 }, admin)).total).toBe(1);
    const webhook = await webhooks.get(id, admin);
    expect(await webhooks.remove(id, admin)).toEqual(webhook);
  });

  it('refuses private targets, types that do not exist, and more webhooks than a key may have', async () => {
    const strict = openWebhooks({ ...deps, privateTargets: false });
    await expect(strict.create({ url: receiver.url }, client)).rejects.toMatchObject({
      code: 'webhook_target_private',
    });
    await expect(create(client, { types: ['agent-rate.nothing.v1'] })).rejects.toMatchObject({
      code: 'event_type_unknown',
    });
    for (let n = 0; n < 20; n += 1) await create();
    await expect(create()).rejects.toMatchObject({ code: 'webhook_limit' });
  });

  it('a disabled webhook gives up its pending deliveries and gets new events only after it is enabled', async () => {
    const { id } = await create();
    await happen({ subject: 'orders/given-up' });
    await fanOut(deps);
    const change = { status: 'disabled', description: 'holidays' } as const;
    const before = await webhooks.get(id, client);
    expect(await webhooks.update(id, change, client)).toEqual({
      ...{ ...before, ...change, disabledReason: 'by request', updatedAt: expect.any(String) },
    });
    await happen({ subject: 'orders/missed' });
    await fanOut(deps);
    await deliver(id);
    expect((await deliveriesOf(id)).map(({ event, status }) => `${event.subject} ${status}`)).toEqual([
      'orders/given-up dead',
    ]);
    await webhooks.update(id, { status: 'enabled' }, client);
    await happen({ subject: 'orders/sent' });
    await fanOut(deps);
    await deliver(id);
    expect(subjectsReceived()).toEqual(['orders/sent']);
  });

  it('a test returns its outcome, and does not reach a private target either', async () => {
    const { id } = await create();
    receiver.answerWith((response) => response.writeHead(403).end('who are you'));
    const event = {
      id: expect.stringMatching(/^evt_/),
      type: 'agent-rate.webhook.test.v1',
      subject: `webhooks/${id}`,
      sequence: expect.stringMatching(/^\d{16}$/),
    } as const;
    const outcome = (one: ReturnType<typeof attempt>) => delivery(id, { status: 'dead', event, attempts: [one] });
    expect(await webhooks.test(id, client)).toEqual(outcome(attempt(403, 'answered 403', 'who are you')));
    const strict = openWebhooks({ ...deps, privateTargets: false });
    const refusal = 'The URL leads to this machine, a private network or a special-purpose address.';
    expect(await strict.test(id, client)).toEqual(outcome(attempt(null, refusal, null)));
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a process that delivers', () => {
  it('posts new events and retries failed deliveries', async () => {
    const working = openWebhooks({ ...deps, schedule: [1, 1, 1] });
    const { id } = await create();
    await working.startWork();
    let failures = 1;
    receiver.answerWith((response) => response.writeHead(failures-- > 0 ? 500 : 204).end());
    await happen({ subject: 'orders/first' });
    await happen({ subject: 'orders/second' });
    await expect.poll(subjectsReceived, { timeout: 15_000 }).toEqual(['orders/first', 'orders/second', 'orders/first']);
    await expect
      .poll(async () => (await deliveriesOf(id)).map(({ status }) => status))
      .toEqual(['delivered', 'delivered']);
    await working.stopWork();
  }, 30_000);
});
