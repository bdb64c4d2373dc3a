import { AgentRateConnectionError, readError } from './error.ts';
import { isPassing, type RetryPolicy, retryDelay, wait } from './retry.ts';

/** A request as it goes out, the same at every try. */
export type OutgoingRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  /** Asking twice does no harm. */
  retry: boolean;
  signal?: AbortSignal;
  /** How long one try waits for its answer to begin, when not as long as the transport. */
  timeoutMs?: number;
};

/** How requests leave. */
export type Transport = { fetch: typeof fetch; retry: RetryPolicy; timeoutMs: number };

/**
 * Sends a request, again when the network or the service says "not now". Answers only with a success (or 304); throws
 * `AgentRateError` for a refusal and `AgentRateConnectionError` when there is no answer.
 */
export async function send(transport: Transport, request: OutgoingRequest): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(transport, request);
    if (outcome instanceof Response && (outcome.ok || outcome.status === 304)) return outcome;
    const mayPass = !(outcome instanceof Response) || isPassing(outcome.status);
    const retryAfter = outcome instanceof Response ? outcome.headers.get('retry-after') : null;
    const delay = request.retry && mayPass ? retryDelay(transport.retry, attempt, retryAfter) : undefined;
    if (delay === undefined) throw outcome instanceof Response ? await readError(outcome) : outcome;
    if (outcome instanceof Response) await outcome.body?.cancel();
    await wait(delay, request.signal);
  }
}

async function tryOnce(
  { fetch, timeoutMs }: Transport,
  request: OutgoingRequest,
): Promise<Response | AgentRateConnectionError> {
  const { method, url, headers, body, signal } = request;
  const patience = request.timeoutMs ?? timeoutMs;
  const late = new AbortController();
  // Until the answer begins: a long download is no late answer.
  const timer = setTimeout(() => late.abort(), patience);
  try {
    // Called by itself: a browser refuses `transport.fetch(…)` with "Illegal invocation".
    return await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const what = late.signal.aborted ? `did not answer within ${patience / 1000} s` : 'cannot be reached';
    return new AgentRateConnectionError(`${new URL(url).origin} ${what}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
