import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** The query string of a request, without the question mark. */
export function queryTextOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '/';
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}

/** The path of a request as it was mounted, without a trailing slash. */
export function publicPathOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '/';
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * The URL the router sees. WordPress without pretty links is asked as `/?rest_route=/svc/v1/rates&page=2`, which becomes
 * `/wp-json/svc/v1/rates?page=2`; an absolute URL in the request line (RFC 9112 §3.2.2) loses its authority.
 */
export function routableUrl(request: Pick<IncomingMessage, 'url'>): string {
  const url = request.url ?? '/';
  if (url.charCodeAt(0) !== SLASH) return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
  if (!url.includes('rest_route=')) return url;
  const match = /^\/(?:index\.php)?\?(.*)$/.exec(url);
  return match ? (fromRestRoute(match[1] ?? '') ?? url) : url;
}

const SLASH = 47;

function fromRestRoute(query: string): string | undefined {
  const pairs = query.split('&');
  const at = pairs.findIndex((pair) => pair.startsWith('rest_route='));
  const route = decodeRoute(pairs[at]?.slice('rest_route='.length) ?? '');
  if (route === undefined) return undefined;
  const rest = pairs.filter((_, index) => index !== at).join('&');
  return `/wp-json${route}${rest === '' ? '' : `?${rest}`}`;
}

function decodeRoute(text: string): string | undefined {
  try {
    const route = decodeURIComponent(text);
    return encodeURI(route.startsWith('/') ? route : `/${route}`)
      .replaceAll('?', '%3F')
      .replaceAll('#', '%23');
  } catch {
    return undefined;
  }
}
