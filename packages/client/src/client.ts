import { buildRequest, type CallParts } from './build-request.ts';
import { AgentRateConnectionError } from './error.ts';
import { type Groups, groupsOf } from './groups.ts';
import type { Arguments, InputOf, ListName, OperationName, OutputOf, RecordOf } from './operation-types.ts';
import { readEvents, type ServerEvent } from './read-events.ts';
import { DEFAULT_RETRY, type RetryPolicy, retryDelay, wait } from './retry.ts';
import { type Hooks, type OutgoingRequest, send, type Transport } from './send.ts';

/** The pause between two questions of a poll: it grows, so that what is short is seen soon. */
const FIRST_POLL_MILLISECONDS = 250;
const SLOWEST_POLL_MILLISECONDS = 5_000;
/** The last event of a stream that follows a job. Other streams go on for ever. */
const LAST_EVENTS = new Set(['done', 'failed', 'cancelled']);
/** The service says something every 15 seconds: after this silence the connection is taken for lost. */
const LONGEST_SILENCE_MILLISECONDS = 45_000;
const DEFAULT_TIMEOUT_MILLISECONDS = 60_000;

/** What a client is made with. */
export type ClientOptions = {
  /** Where the service answers: `https://rates.example.com`. */
  baseUrl: string;
  /** The API key. Leave it out in a browser, and ask through a server of your own that adds it. */
  key?: string | undefined;
  fetch?: typeof fetch;
  retry?: Partial<RetryPolicy>;
  /** How long one try waits for its answer to begin, unless the call says another time. Default 60 s. */
  timeoutMs?: number;
  /** Told of every try: for logs, figures and traces. */
  hooks?: Hooks;
};

/** A file as the service sent it. */
export type Download = {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  fileName: string | undefined;
  /** Of the answer: `X-Findings` says how many findings a filled form has. */
  headers: Headers;
};

/** A file as it comes. A transfer that breaks off fails its reader: a part is never taken for the whole. */
export type StreamedDownload = Omit<Download, 'bytes'> & { body: ReadableStream<Uint8Array<ArrayBuffer>> };

/**
 * The typed client: every operation of the service, by what it is about (`client.orders.list()`), and by its name for code that
 * is about operations.
 */
export type AgentRateClient = Groups & {
  /** Asks for an operation and gives its JSON answer. Throws `AgentRateError`, `AgentRateConnectionError`. */
  call: <N extends OperationName>(name: N, ...input: Arguments<N>) => Promise<OutputOf<N>>;
  /** Asks for an operation again and again until `isDone` with the answer: a job that goes on after its request. */
  poll: <N extends OperationName>(
    name: N,
    input: InputOf<N>,
    isDone: (answer: OutputOf<N>) => boolean,
  ) => Promise<OutputOf<N>>;
  /** Every record of a list, page after page, as they are needed. */
  each: <N extends ListName>(name: N, ...input: Arguments<N>) => AsyncGenerator<RecordOf<N>>;
  /** An answer that is not JSON: a filled form, a picture. */
  download: <N extends OperationName>(name: N, ...input: Arguments<N>) => Promise<Download>;
  /** The same as a stream, for files of any length. */
  stream: <N extends OperationName>(name: N, ...input: Arguments<N>) => Promise<StreamedDownload>;
  /**
   * Follows a stream of events, and takes it up again after the last one seen when the connection ends: that of a job up to
   * its last event, that of all events until `signal` fires or the service refuses.
   */
  follow: <N extends OperationName>(name: N, ...input: Arguments<N>) => AsyncGenerator<ServerEvent>;
};

/** Makes a client. It holds no connection and needs no closing. */
export function createClient(options: ClientOptions): AgentRateClient {
  const transport: Transport = {
    fetch: options.fetch ?? fetch,
    retry: { ...DEFAULT_RETRY, ...options.retry },
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MILLISECONDS,
    hooks: options.hooks ?? {},
  };
  const address = {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    ...(options.key === undefined ? {} : { key: options.key }),
  };
  const request = (name: OperationName, input: object | undefined): OutgoingRequest =>
    buildRequest(address, name, (input ?? {}) as CallParts);
  const client: Omit<AgentRateClient, keyof Groups> = {
    call: async (name, ...[input]) => readJson(await send(transport, request(name, input))),
    poll: async (name, input, isDone) => {
      for (let delay = FIRST_POLL_MILLISECONDS; ; delay = Math.min(delay * 1.5, SLOWEST_POLL_MILLISECONDS)) {
        const answer = await readJson<OutputOf<typeof name>>(await send(transport, request(name, input)));
        if (isDone(answer)) return answer;
        await wait(delay, input.signal);
      }
    },
    each: (name, ...[input]) => eachRecord(transport, request(name, input)),
    download: async (name, ...[input]) => readDownload(await send(transport, request(name, input))),
    stream: async (name, ...[input]) => readStream(await send(transport, request(name, input))),
    follow: (name, ...[input]) => followEvents(transport, request(name, input)),
  };
  return { ...client, ...groupsOf(client) };
}

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch (error) {
    throw new AgentRateConnectionError(`${response.url} did not answer with JSON`, { cause: error });
  }
}

/** Follows `Link: <…>; rel="next"` (RFC 8288) from page to page. */
async function* eachRecord<R>(transport: Transport, first: OutgoingRequest): AsyncGenerator<R> {
  let next: string | undefined = first.url;
  while (next !== undefined) {
    const response: Response = await send(transport, { ...first, url: next });
    const { data } = await readJson<{ data: readonly R[] }>(response);
    next = nextPage(response.headers.get('link'), first.url);
    yield* data;
  }
}

/** The next page at the address that the first one was asked at: a proxy may know the service by another name. */
function nextPage(link: string | null, asked: string): string | undefined {
  const target = link?.split(/,\s*(?=<)/).find((part) => /;\s*rel="?next"?/.test(part));
  const url = /<([^>]+)>/.exec(target ?? '')?.[1];
  return url === undefined ? undefined : `${asked.split('?')[0]}${new URL(url, asked).search}`;
}

function readStream(response: Response): StreamedDownload {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    body: response.body ?? new ReadableStream({ start: (controller) => controller.close() }),
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    fileName: encoded === undefined ? plain : decodeURIComponent(encoded),
    headers: response.headers,
  };
}

async function readDownload(response: Response): Promise<Download> {
  const { body, ...facts } = readStream(response);
  try {
    return { bytes: new Uint8Array(await new Response(body).arrayBuffer()), ...facts };
  } catch (error) {
    throw new AgentRateConnectionError(`the transfer of ${response.url} broke off`, { cause: error });
  }
}

async function* followEvents(transport: Transport, first: OutgoingRequest): AsyncGenerator<ServerEvent> {
  let lastId: string | undefined;
  for (let broken = 1; ; broken += 1) {
    const headers = { ...first.headers, accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) };
    const { body } = await send(transport, { ...first, headers });
    let cause: unknown;
    try {
      for await (const event of readEvents(body ?? new ReadableStream(), LONGEST_SILENCE_MILLISECONDS)) {
        lastId = event.id ?? lastId;
        broken = 0;
        yield event;
        if (LAST_EVENTS.has(event.event)) return;
      }
    } catch (error) {
      cause = error;
    }
    if (first.signal?.aborted) return;
    const delay = retryDelay({ ...transport.retry, ...first.policy }, broken, null);
    if (delay === undefined) throw new AgentRateConnectionError('the stream of events broke off', { cause });
    await wait(delay, first.signal);
  }
}
