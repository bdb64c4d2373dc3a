import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createGuardedLookup, isAllowedPrivate, type PrivateTargets } from './target.ts';

/** The whole attempt, from the first packet to the last byte that is read. */
const TIMEOUT_MILLISECONDS = 15_000;
const HEADER_BYTES = 16 * 1024;
/** How much of an answer's body is read. */
const BODY_BYTES = 4 * 1024;
const EXCERPT_CHARACTERS = 500;

/** The answer of a receiver, or why there is none. */
export type PostOutcome = {
  /** HTTP status; null when there was no answer. */
  status: number | null;
  /** The start of the answer's body. */
  excerpt: string | null;
  /** Null when delivered: an answer of 200 to 299. */
  error: string | null;
  /** The pause that the receiver asks for (`Retry-After`), in seconds. */
  retryAfterSeconds: number | null;
  durationMilliseconds: number;
};

/** A request to post. `allowed`: the private targets that may be reached. */
export type Post = {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  allowed: PrivateTargets;
  signal?: AbortSignal | undefined;
  timeoutMilliseconds?: number | undefined;
};

/** Posts on a new connection, without following redirects, and reads no more of the answer than it keeps. Never throws. */
export async function postMessage(post: Post): Promise<PostOutcome> {
  const started = performance.now();
  const milliseconds = post.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS;
  const timeout = AbortSignal.timeout(milliseconds);
  const signal = post.signal ? AbortSignal.any([timeout, post.signal]) : timeout;
  const took = () => Math.round(performance.now() - started);
  try {
    const answer = await send(post, signal);
    const status = answer.statusCode ?? 0;
    const excerpt = await readExcerpt(answer, signal);
    return {
      status,
      excerpt,
      error: faultOf(status),
      retryAfterSeconds: parseRetryAfter(answer.headers['retry-after']),
      durationMilliseconds: took(),
    };
  } catch (error) {
    const text = timeout.aborted ? `no answer within ${milliseconds / 1000} s` : (error as Error).message;
    return { status: null, excerpt: null, error: text, retryAfterSeconds: null, durationMilliseconds: took() };
  }
}

function send({ url, headers, body, allowed }: Post, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options: RequestOptions = {
    method: 'POST',
    // No reused connection: it could be to an address that was not checked.
    agent: false,
    signal,
    maxHeaderSize: HEADER_BYTES,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    ...(isAllowedPrivate(url, allowed) ? {} : { lookup: createGuardedLookup() }),
  };
  return new Promise((resolve, reject) => request(url, options, resolve).on('error', reject).end(body));
}

/** The start of the body; an incomplete body does not affect the outcome. */
function readExcerpt(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    const done = () => {
      answer.destroy();
      resolve(Buffer.concat(parts).toString('utf8').replaceAll('\0', '').slice(0, EXCERPT_CHARACTERS));
    };
    answer.on('data', (part: Buffer) => {
      parts.push(part.subarray(0, BODY_BYTES - length));
      length += part.length;
      if (length >= BODY_BYTES) done();
    });
    for (const event of ['end', 'error', 'close', 'aborted']) answer.on(event, done);
    signal.addEventListener('abort', done, { once: true });
  });
}

function faultOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `answered ${status}: redirects are not followed`;
  return `answered ${status}`;
}

function parseRetryAfter(text: string | undefined): number | null {
  if (text === undefined) return null;
  const seconds = /^\d{1,7}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
