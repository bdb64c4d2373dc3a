import type { FastifyReply, FastifyRequest } from 'fastify';

/** What goes out with every response, whatever it is. */
const EVERY_RESPONSE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link, ETag, X-Request-Id, Allow, WWW-Authenticate',
  'Cache-Control': 'private, no-cache',
} as const;

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Content-Disposition, If-None-Match, Idempotency-Key, X-WP-Nonce',
  'Access-Control-Max-Age': '600',
} as const;

/** The media type of JSON answers, as WordPress writes it. */
export const JSON_TYPE = 'application/json; charset=UTF-8';

/** A response ready to be sent: the common headers are added on the way out. `links` stand before the API link. */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  links?: string;
  body: string | Uint8Array | null;
};

/** How responses of one server go out: it knows the public address of a request. */
export type Sender = (request: FastifyRequest, reply: FastifyReply, rendered: Rendered) => void;

/** Makes the sender: every response gets the common headers, its request id and the link to the API's index. */
export function createSender(baseUrlOf: (host: string | undefined) => string): Sender {
  return (request, reply, { status, headers, links, body }) => {
    const apiLink = `<${baseUrlOf(request.headers.host)}/wp-json/>; rel="https://api.w.org/"`;
    reply.code(status);
    reply.headers(EVERY_RESPONSE);
    reply.header('X-Request-Id', request.id);
    reply.header('Link', links ? `${links}, ${apiLink}` : apiLink);
    if (request.method === 'OPTIONS') reply.headers(PREFLIGHT);
    reply.headers(headers);
    reply.send(body ?? undefined);
  };
}

/** The common headers as lines of an HTTP message, for answers to what is not a request. */
export function commonHeaderLines(): string {
  return Object.entries(EVERY_RESPONSE)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
