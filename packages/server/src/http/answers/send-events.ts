import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamEvent } from '../../base/index.ts';

/** Proxies end connections that are silent for half a minute or more; a comment line keeps them open. */
const KEEP_ALIVE_MILLISECONDS = 15_000;

/** What a stream of events goes out with. `headers` are those of every response. */
type EventStream = { events: AsyncIterable<StreamEvent>; headers: readonly string[]; signal: AbortSignal };

/**
 * Sends events as they come (`text/event-stream`, HTML Living Standard §9.2) until they end or `signal` fires. A fault
 * after the first byte cannot become a status any more: the connection ends, and the client takes up again from the last
 * id it saw.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { events, headers, signal }: EventStream,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, [
    ...headers,
    ...['Content-Type', 'text/event-stream; charset=utf-8', 'Cache-Control', 'no-store', 'X-Accel-Buffering', 'no'],
    ...['X-Request-Id', request.id],
  ]);
  raw.write(': open\n\n');
  const keepAlive = setInterval(() => raw.write(': still here\n\n'), KEEP_ALIVE_MILLISECONDS);
  try {
    for await (const event of events) {
      if (signal.aborted) break;
      if (!raw.write(eventText(event))) await drained(raw, signal);
    }
  } catch (error) {
    if (!signal.aborted) request.log.error({ err: error, requestId: request.id }, 'a stream of events broke off');
  } finally {
    clearInterval(keepAlive);
    raw.end();
  }
}

/** One event as its lines. A line break inside an id or a name would be another field: it is left out. */
function eventText({ id, event, data }: StreamEvent): string {
  const line = (name: string, value: string | undefined) =>
    value === undefined ? '' : `${name}: ${value.replaceAll(/[\r\n\0]/g, '')}\n`;
  return `${line('id', id)}${line('event', event)}data: ${JSON.stringify(data)}\n\n`;
}

function drained(raw: FastifyReply['raw'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    raw.once('drain', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
