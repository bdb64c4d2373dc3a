import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, describeService, getJson, getRefusal, target } from './target.ts';

type Event = { id: string; type: string; subject: string; sequence: string; data: Record<string, unknown> };
type Feed = { data: Event[]; meta: { next: string; more: boolean } };
type Received = { body: string; headers: Record<string, string> };
type Delivery = { id: string; status: string; attempts: { status: number | null }[] };

const PUBLISHED = 'agent-rate.rate-sheet.published.v1';
const CHANGED = 'agent-rate.rates.changed.v1';
/** A lane that nothing else asks for. */
const LANE = { origin: 'Papeete', destination: 'Reykjavik' };

async function send<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await ask(path, { method, ...json });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer as T;
}

/** The cursor behind everything so far. */
async function findEnd(): Promise<string> {
  for (let after = ''; ; ) {
    const { meta } = await getJson<Feed>(`/events${after && `?after=${after}`}`);
    if (!meta.more) return meta.next;
    after = meta.next;
  }
}

async function publishRate(amount: number): Promise<number> {
  const rows = [
    {
      ...LANE,
      carrier: 'MAEU',
      equipment: '40HC',
      amount,
      currency: 'USD',
      validFrom: '2035-01-01',
      validTo: '2035-01-31',
    },
  ];
  const { id } = await send<{ id: number }>('POST', '/rate-sheets', { name: 'acceptance', rows });
  await send('POST', `/rate-sheets/${id}/publish`);
  return id;
}

/** Events of the stream as they come; leaves after as many as asked. */
async function listen(query: string, most: number, lastEventId?: string) {
  const leave = new AbortController();
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await ask(`/events/stream${query}`, { headers, signal: leave.signal });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const collect = async () => {
    const seen: { id: string; event: string; data: Event }[] = [];
    let text = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks.filter((one) => one.includes('data: '))) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        seen.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) });
      }
      if (seen.length >= most) break;
    }
    leave.abort();
    return seen;
  };
  return { seen: collect() };
}

describeService('the log of events', () => {
  it('is read from a cursor on, and refuses a cursor or a type that it does not know', async () => {
    const { data, meta } = await getJson<Feed>('/events?limit=2');
    expect(data.length).toBeLessThanOrEqual(2);
    for (const event of data) expect(event).toMatchObject({ specversion: '1.0', datacontenttype: 'application/json' });
    expect(meta.next).toMatch(/^\d{16}$/);
    expect(await getRefusal('/events?after=9999999999999999')).toMatchObject({
      status: 400,
      code: 'event_cursor_unknown',
    });
    expect(await getRefusal('/events?type=order.placed')).toMatchObject({ status: 400, code: 'event_type_unknown' });
    expect((await fetch(`${target.url}/events`)).status).toBe(401);
  });
});

/** These publish a rate in the far future on a lane of their own and take it back; the key needs `rates:write`. */
describeService('what a publication tells', () => {
  let mayWrite = false;
  const received: Received[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    received.push({ body, headers: request.headers as Record<string, string> });
    response.writeHead(204).end();
  });
  let url = '';
  const sheets: number[] = [];
  const made: string[] = [];
  beforeAll(async () => {
    mayWrite = (await ask('/rate-sheets', { method: 'POST' })).status !== 403;
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  });
  afterAll(async () => {
    for (const id of sheets.reverse()) await ask(`/rate-sheets/${id}/revert`, { method: 'POST' });
    for (const path of made) await ask(path, { method: 'DELETE' });
    receiver.close();
  });

  it('a lane that is watched fires; a stream that was cut off is taken up again without a gap', async ({ skip }) => {
    if (!mayWrite) skip('the key may not publish');
    const subscription = await send<{ id: string }>('POST', '/rate-subscriptions', LANE);
    made.push(`/rate-subscriptions/${subscription.id}`);
    const after = await findEnd();
    const query = `?type=${PUBLISHED},${CHANGED}&after=${after}`;
    const first = await listen(query, 1);
    sheets.push(await publishRate(4_000));
    const [cut] = await first.seen;
    expect(cut).toMatchObject({
      event: PUBLISHED,
      id: cut?.data.sequence,
      data: { subject: `rate-sheets/${sheets[0]}` },
    });
    sheets.push(await publishRate(4_100));
    const resumed = await (await listen(query, 3, cut?.id)).seen;
    expect(resumed.map(({ data: { subject } }) => subject)).toEqual([
      `rate-subscriptions/${subscription.id}`,
      `rate-sheets/${sheets[1]}`,
      `rate-subscriptions/${subscription.id}`,
    ]);
    expect(resumed.at(-1)?.data.data).toMatchObject({
      subscription: { id: subscription.id, ...LANE },
      publication: { kind: 'publish', sheet: sheets[1] },
      total: 1,
      changes: [{ kind: 'changed', carrier: 'MAEU', before: [{ amount: 4_000 }], after: [{ amount: 4_100 }] }],
    });
  });

  it('a webhook is posted to a real server, and standardwebhooks verifies it', async ({ skip }) => {
    if (!mayWrite) skip('the key may not publish');
    const response = await ask('/webhooks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url, types: [PUBLISHED], description: 'acceptance' }),
    });
    const webhook = (await response.json()) as { id: string; secret: string; code?: string };
    if (webhook.code === 'webhook_target_private') skip('the service does not allow webhooks to this machine');
    expect(response.status, JSON.stringify(webhook)).toBe(201);
    made.push(`/webhooks/${webhook.id}`);
    expect(await send('POST', `/webhooks/${webhook.id}/test`)).toMatchObject({ status: 'delivered' });
    sheets.push(await publishRate(4_200));
    await expect.poll(() => received.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
    const messages = received.map(({ body, headers }) => new Webhook(webhook.secret).verify(body, headers) as Event);
    expect(messages.map(({ type }) => type)).toEqual(['agent-rate.webhook.test.v1', PUBLISHED]);
    expect(messages[1]).toMatchObject({ subject: `rate-sheets/${sheets.at(-1)}` });
    expect(received[1]?.headers['webhook-id']).toBe(messages[1]?.id);
    const wrong = new Webhook(`whsec_${Buffer.alloc(32, 1).toString('base64')}`);
    expect(() => wrong.verify(received[1]?.body ?? '', received[1]?.headers ?? {})).toThrow();
    const { data } = await getJson<{ data: Delivery[] }>(`/webhooks/${webhook.id}/deliveries`);
    expect(data.map(({ status, attempts }) => [status, attempts[0]?.status])).toEqual([
      ['delivered', 204],
      ['delivered', 204],
    ]);
    expect(JSON.stringify(await getJson(`/webhooks/${webhook.id}`))).not.toContain('whsec_');
  });

  it('webhooks to link-local and set-aside addresses are refused', async () => {
    for (const address of [
      'http://169.254.169.254/latest/meta-data',
      'https://[::ffff:10.0.0.1]/',
      'https://3232235777/',
    ]) {
      const refusal = await getRefusal('/webhooks', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url: address }),
      });
      expect(refusal, address).toMatchObject({ status: 400, code: 'webhook_target_private' });
    }
  });
});
