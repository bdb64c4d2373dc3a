import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberPerAddress } from '../per-address.ts';
import type { Quota } from '../routes/quota.ts';
import { compress, findEncoding, isCompressible } from './compression.ts';

/** What goes out with every response, whatever it is. */
const EVERY_RESPONSE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-WP-Total, X-WP-TotalPages, Link, ETag, X-Request-Id, Allow, WWW-Authenticate, ' +
    'Retry-After, RateLimit, RateLimit-Policy, Deprecation, Sunset, Idempotent-Replayed',
} as const;

/** Answers are the caller's own, and are asked for again with their entity tag. */
const CACHE_CONTROL = 'private, no-cache';

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Content-Disposition, If-None-Match, Idempotency-Key, Last-Event-ID, X-WP-Nonce, ' +
    'MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id',
  'Access-Control-Max-Age': '600',
} as const;

/** The headers of every response as Node takes them: name, value, name, value. */
export const FIXED_HEADERS: readonly string[] = Object.entries(EVERY_RESPONSE).flat();
const PREFLIGHT_LIST: readonly string[] = Object.entries(PREFLIGHT).flat();

/** The media type of JSON answers, as WordPress writes it. */
export const JSON_TYPE = 'application/json; charset=UTF-8';

/** A response ready to be sent: the common headers are added on the way out. `links` stand before the API link. */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  links?: string;
  body: string | Uint8Array | null;
};

/**
 * How responses of one server go out: it knows the public address of a request. `keep` is given the headers and the body
 * of a whole answer to a GET, for the response cache.
 */
export type Sender = (
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: Rendered,
  keep?: (headers: readonly string[], body: string | Uint8Array) => void,
) => void;

/**
 * Makes the sender: every response gets the common headers, its request id and the link to the API's index; large ones are
 * compressed for clients that accept it. It writes to Node's response in one call, past Fastify's reply: measured, that is a
 * third of the time of an answer. Hooks of Fastify on sending therefore do not see these responses; none are used here.
 */
export function createSender(baseUrlOf: (host: string | undefined) => string, quota?: Quota): Sender {
  const apiLinkOf = rememberPerAddress((baseUrl) => `<${baseUrl}/wp-json/>; rel="https://api.w.org/"`);
  return (request, reply, rendered, keep) => {
    const { status, headers, links, body } = rendered;
    const apiLink = apiLinkOf(baseUrlOf(request.headers.host));
    const list = [...FIXED_HEADERS, 'Link', links ? `${links}, ${apiLink}` : apiLink];
    if (headers['Cache-Control'] === undefined) list.push('Cache-Control', CACHE_CONTROL);
    for (const name in headers) list.push(name, headers[name] as string);
    if (request.method === 'OPTIONS') list.push(...PREFLIGHT_LIST);
    const finish = (ready: ReadyResponse) => {
      const counted = quota && request.quota ? quota.headers(request.quota) : [];
      finishResponse(request, reply, { ready, counted, keep });
    };
    const sendPlain = () => finish({ status, list, body: body === null ? null : joinable(body) });
    reply.hijack();
    if (body === null || !isCompressible(headers['Content-Type'], body.length)) return sendPlain();
    list.push('Vary', 'Accept-Encoding');
    const encoding = findEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return sendPlain();
    compress(body, encoding).then(
      (packed) => finish({ status, list: [...list, 'Content-Encoding', encoding], body: joinable(packed) }),
      sendPlain,
    );
  };
}

/** A response with its headers, as names and values in turn; the body is bytes or a text of one character a byte. */
type ReadyResponse = { status: number; list: string[]; body: string | Uint8Array | null };

type Finishing = { ready: ReadyResponse; counted: readonly string[]; keep: Parameters<Sender>[3] };

function finishResponse(request: FastifyRequest, reply: FastifyReply, { ready, counted, keep }: Finishing): void {
  const { status, list, body } = ready;
  if (body !== null) list.push('Content-Length', String(body.length));
  else if (status !== 204 && status !== 304) list.push('Content-Length', '0');
  if (keep && status === 200 && body !== null && request.method === 'GET') keep(list, body);
  list.push(...counted, 'X-Request-Id', request.id);
  reply.raw.writeHead(status, list);
  if (body === null) reply.raw.end();
  else reply.raw.end(body, 'latin1');
}

/** Longer bodies go out as they are: copying them would cost more than the second piece. */
const LONGEST_JOINED = 16 * 1024;

/**
 * A body as a text of one character a byte. Node sends such a text in one piece with the headers; bytes go out as a second
 * piece, and gathering two takes a third of the time of a small answer (measured).
 */
function joinable(body: string | Uint8Array): string | Uint8Array {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (bytes.byteLength > LONGEST_JOINED) return bytes;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** Sets the common headers on a response that is written elsewhere. */
export function setCommonHeaders(request: FastifyRequest, response: ServerResponse): void {
  for (const [name, value] of Object.entries(EVERY_RESPONSE)) response.setHeader(name, value);
  response.setHeader('Cache-Control', CACHE_CONTROL);
  response.setHeader('X-Request-Id', request.id);
}

/** The common headers as lines of an HTTP message, for answers to what is not a request. */
export function commonHeaderLines(): string {
  return Object.entries({ ...EVERY_RESPONSE, 'Cache-Control': CACHE_CONTROL })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
