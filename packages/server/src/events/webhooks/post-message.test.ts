import { describe, expect, it } from 'vitest';
import { type PostOutcome, postMessage } from './post-message.ts';
import { startReceiver } from './testing/start-receiver.ts';

const receiver = await startReceiver();
const post = (timeoutMilliseconds = 2_000) =>
  postMessage({ url: new URL(receiver.url), headers: {}, body: '{"a":1}', allowed: true, timeoutMilliseconds });

/** A whole outcome; what is not given is null. */
const outcome = (given: Partial<PostOutcome>): PostOutcome => ({
  status: null,
  excerpt: null,
  error: null,
  retryAfterSeconds: null,
  durationMilliseconds: expect.any(Number),
  ...given,
});

describe('posting a message', () => {
  it('has arrived when the answer is 200 to 299', async () => {
    receiver.answerWith((response) => response.writeHead(202).end('thank you'));
    expect(await post()).toEqual(outcome({ status: 202, excerpt: 'thank you' }));
    expect(receiver.received.at(-1)?.body).toBe('{"a":1}');
  });

  it('follows no redirect', async () => {
    const before = receiver.received.length;
    receiver.answerWith((response) => response.writeHead(307, { location: receiver.url }).end());
    expect(await post()).toEqual(
      outcome({ status: 307, excerpt: '', error: 'answered 307: redirects are not followed' }),
    );
    expect(receiver.received.length).toBe(before + 1);
  });

  it('reads no more of an answer than it keeps', async () => {
    let isCut = false;
    receiver.answerWith((response) => {
      response.writeHead(500).on('close', () => {
        isCut = !response.writableFinished;
      });
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', flood);
      };
      flood();
    });
    expect(await post()).toEqual(outcome({ status: 500, error: 'answered 500', excerpt: 'x'.repeat(500) }));
    await expect.poll(() => isCut).toBe(true);
  });

  it('uses the status although the body never ends', async () => {
    receiver.answerWith((response) => response.writeHead(200).write('a'));
    const answered = await post(300);
    expect(answered).toEqual(outcome({ status: 200, excerpt: 'a' }));
    expect(answered.durationMilliseconds).toBeLessThan(1_500);
  });

  it('times out without an answer', async () => {
    receiver.answerWith(() => {});
    expect(await post(300)).toEqual(outcome({ error: 'no answer within 0.3 s' }));
  });

  it('refuses endless headers', async () => {
    receiver.answerWith((response) => response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end());
    expect(await post()).toEqual(outcome({ error: expect.stringContaining('overflow') }));
  });

  it('returns the pause that the receiver asks for', async () => {
    receiver.answerWith((response) => response.writeHead(429, { 'retry-after': '120' }).end());
    expect(await post()).toEqual(outcome({ status: 429, excerpt: '', error: 'answered 429', retryAfterSeconds: 120 }));
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    receiver.answerWith((response) => response.writeHead(503, { 'retry-after': inAMinute }).end());
    const { retryAfterSeconds } = await post();
    expect(retryAfterSeconds).toBeGreaterThan(55);
    receiver.answerWith((response) => response.writeHead(503, { 'retry-after': 'soon' }).end());
    expect(await post()).toEqual(outcome({ status: 503, excerpt: '', error: 'answered 503' }));
  });

  it('reports a refused connection', async () => {
    const url = new URL('http://127.0.0.1:1/');
    expect(await postMessage({ url, headers: {}, body: '', allowed: true })).toEqual(
      outcome({ error: expect.stringContaining('ECONNREFUSED') }),
    );
  });
});
