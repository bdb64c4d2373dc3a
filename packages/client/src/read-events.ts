/** One event of a stream (HTML Living Standard §9.2.6); `data` is what the service sent as JSON. */
export type ServerEvent = { id: string | undefined; event: string; data: unknown };

/** Reads a `text/event-stream` body as it comes. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

/** Reads the lines of one event; undefined for a comment that only keeps the connection open. */
export function parseEvent(block: string): ServerEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
    fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value);
  }
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return { id: fields.get('id'), event: fields.get('event') ?? 'message', data: JSON.parse(data) };
}
