/** A request with a key: JSON, or a file in a form. */
export type SentRequest = { method: string; path: string; body?: unknown; file?: Uint8Array | undefined };

/** What was answered: of JSON the value too. */
export type SentAnswer = { status: number; headers: Headers; bytes: Buffer; body: Record<string, unknown> };

/** Sends requests to a service, each with an Idempotency-Key of its own. `streamMilliseconds`: how long a stream is read, which has no end. */
export function createSender(url: string, { streamMilliseconds = 0 } = {}) {
  return async (key: string, { method, path, body, file }: SentRequest): Promise<SentAnswer> => {
    const form = new FormData();
    if (file) form.append('file', new Blob([Buffer.from(file)]), 'file');
    const abort = new AbortController();
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'idempotency-key': crypto.randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(file ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: abort.signal,
    });
    const { status, headers } = response;
    const is = (type: string) => headers.get('content-type')?.startsWith(type) === true;
    const isStream = is('text/event-stream');
    if (isStream) setTimeout(() => abort.abort(), streamMilliseconds).unref();
    const bytes = isStream ? await readUntilAborted(response) : Buffer.from(await response.arrayBuffer());
    return { status, headers, bytes, body: is('application/json') ? JSON.parse(bytes.toString('utf8')) : {} };
  };
}

async function readUntilAborted(response: Response): Promise<Buffer> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  for (;;) {
    const part = await reader?.read().catch(() => undefined);
    if (part?.value === undefined) return Buffer.concat(parts);
    parts.push(part.value);
  }
}
