import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientSignals } from '../routes/client-signal.ts';
import { setCommonHeaders } from './common-headers.ts';

/** A client that takes nothing for so long is gone, whatever its connection says. */
const LONGEST_STALL_MILLISECONDS = 60_000;

/** A file in pieces, and what it goes out with. */
type OutgoingStream = {
  pieces: AsyncIterable<Uint8Array>;
  contentType: string;
  headers: Readonly<Record<string, string>>;
  clients: ClientSignals;
};

/**
 * Sends a file piece by piece, no faster than the client takes it. A fault before the first piece is thrown; a later one,
 * a stalled client or a closing server breaks the connection off without the end that a whole transfer has (RFC 9112 §8), so
 * that no client takes a part for the whole.
 */
export async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { pieces, contentType, headers, clients }: OutgoingStream,
): Promise<void> {
  const signal = clients.of(reply);
  const iterator = pieces[Symbol.asyncIterator]();
  const isHead = request.method === 'HEAD';
  let next = isHead ? undefined : await iterator.next();
  reply.hijack();
  const { raw } = reply;
  setCommonHeaders(request, raw);
  raw.setHeader('Cache-Control', 'no-store');
  raw.setHeader('Content-Type', contentType);
  for (const [name, value] of Object.entries(headers)) raw.setHeader(name, value);
  raw.writeHead(200);
  try {
    while (next && !next.done) {
      if (signal.aborted || raw.destroyed) return;
      if (!raw.write(next.value)) await drained(raw, signal);
      next = await iterator.next();
    }
    raw.end();
  } catch (error) {
    if (!signal.aborted) request.log.error({ err: error, requestId: request.id }, 'a transfer broke off');
  } finally {
    if (!raw.writableEnded) raw.destroy();
    await iterator.return?.();
  }
}

/** Waits until the client took what was written. Throws when it is gone, or takes nothing. */
async function drained(raw: FastifyReply['raw'], signal: AbortSignal): Promise<void> {
  await once(raw, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_STALL_MILLISECONDS)]) });
}
