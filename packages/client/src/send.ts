import { countedBody } from './counted-body.ts';
import { AgentRateConnectionError, readError } from './error.ts';
import type { OperationName } from './operation-types.ts';
import { isPassing, type RetryPolicy, retryDelay, wait } from './retry.ts';

/** A request as it goes out, the same at every try. */
export type OutgoingRequest = {
  operation: OperationName;
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
  /** Asking twice does no harm. */
  retry: boolean;
  signal?: AbortSignal;
  /** How long one try waits for its answer to begin, when not as long as the transport. */
  timeoutMs?: number;
  /** Where it differs from the policy of the transport. */
  policy?: Partial<RetryPolicy>;
  onUpload?: (sentBytes: number, totalBytes: number) => void;
};

/** One try of a request, as hooks see it. The key is not in it. */
export type Try = { operation: OperationName; method: string; url: string; attempt: number };

/** What is told of each try: for logs, figures and traces. What a hook throws ends the call. */
export type Hooks = {
  onTry?: (one: Try) => void;
  /** `status`: of the answer; undefined: there was none. `milliseconds`: until the answer began. */
  onAnswer?: (one: Try & { status: number | undefined; milliseconds: number; requestId: string | undefined }) => void;
};

/** How requests leave. */
export type Transport = { fetch: typeof fetch; retry: RetryPolicy; timeoutMs: number; hooks: Hooks };

/**
 * Sends a request, again when the network or the service says "not now". Answers only with a success (or 304); throws
 * `AgentRateError` for a refusal and `AgentRateConnectionError` when there is no answer.
 */
export async function send(transport: Transport, request: OutgoingRequest): Promise<Response> {
  const policy = { ...transport.retry, ...request.policy };
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tellHooks(transport, request, attempt);
    if (outcome instanceof Response && (outcome.ok || outcome.status === 304)) return outcome;
    const mayPass = !(outcome instanceof Response) || isPassing(outcome.status);
    const retryAfter = outcome instanceof Response ? outcome.headers.get('retry-after') : null;
    const delay = request.retry && mayPass ? retryDelay(policy, attempt, retryAfter) : undefined;
    if (delay === undefined) throw outcome instanceof Response ? await readError(outcome) : outcome;
    if (outcome instanceof Response) await outcome.body?.cancel();
    await wait(delay, request.signal);
  }
}

async function tellHooks(transport: Transport, request: OutgoingRequest, attempt: number) {
  const { operation, method, url } = request;
  const one = { operation, method, url, attempt };
  transport.hooks.onTry?.(one);
  const begun = performance.now();
  const outcome = await tryOnce(transport, request);
  const milliseconds = performance.now() - begun;
  const answer = outcome instanceof Response ? outcome : undefined;
  const requestId = answer?.headers.get('x-request-id') ?? undefined;
  transport.hooks.onAnswer?.({ ...one, status: answer?.status, milliseconds, requestId });
  return outcome;
}

async function tryOnce(
  { fetch, timeoutMs }: Transport,
  request: OutgoingRequest,
): Promise<Response | AgentRateConnectionError> {
  const { method, url, signal } = request;
  const patience = request.timeoutMs ?? timeoutMs;
  const late = new AbortController();
  // Until the answer begins: a long download is no late answer.
  const timer = setTimeout(() => late.abort(), patience);
  try {
    // Called by itself: a browser refuses `transport.fetch(…)` with "Illegal invocation".
    return await fetch(url, {
      method,
      ...(await contentOf(request)),
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

async function contentOf({ headers, body, onUpload }: OutgoingRequest): Promise<RequestInit> {
  if (body instanceof FormData && onUpload !== undefined) return countedBody(headers, body, onUpload);
  return { headers, ...(body === undefined ? {} : { body }) };
}
