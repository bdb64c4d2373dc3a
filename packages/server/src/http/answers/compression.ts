import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body is packed for the way. */
export type Encoding = 'br' | 'gzip';

/** Shorter bodies fit into a packet or two anyway. */
const SHORTEST_PACKED = 2_048;

const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg)/i;

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress);
/** Quality 4 packs JSON as fast as gzip does and smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Clients send the same few headers again and again. */
const remembered = new Map<string, Encoding | undefined>();
const MOST_REMEMBERED = 200;

/** The packing that a client takes and that suits best (RFC 9110 §12.5.3): Brotli, else gzip, else none. */
export function findEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  if (remembered.has(acceptEncoding)) return remembered.get(acceptEncoding);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const encoding = readAcceptEncoding(acceptEncoding);
  remembered.set(acceptEncoding, encoding);
  return encoding;
}

function readAcceptEncoding(text: string): Encoding | undefined {
  const weights = new Map(
    text.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      const weight = parameters.find((one) => one.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weightOf('br'), weightOf('gzip')];
  if (br === 0 && gz === 0) return undefined;
  return br >= gz ? 'br' : 'gzip';
}

/** Whether a body of this type and length is sent compressed to clients that accept it. */
export function isCompressible(contentType: string | undefined, bytes: number): boolean {
  return bytes >= SHORTEST_PACKED && contentType !== undefined && COMPRESSIBLE.test(contentType);
}

/** Packs a body, off the main thread. */
export function compress(body: string | Uint8Array, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? packBrotli(body, BROTLI) : packGzip(body);
}
