import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Adapter } from '../../base/index.ts';

/** The cookie by which a browser acts for the key that signed in. Scripts cannot read it, other sites cannot send it. */
const NAME = 'agent_rate_session';
/** A working day for a key; a month for a person's. Either may be revoked earlier, which ends the session at once. */
const LIFETIME_SECONDS = { key: 12 * 3_600, person: 30 * 86_400 };

const UNSAFE = /^(?:POST|PUT|PATCH|DELETE)$/;

/**
 * The `Authorization` of a request: its header, or for a browser that signed in to the console the key of its session. A
 * request that changes something must come from a page of this very origin (Fetch Metadata, `Sec-Fetch-Site`).
 */
export function authorizationOf({ headers, method = 'GET' }: IncomingMessage): string | undefined {
  if (headers.authorization !== undefined || headers.cookie === undefined) return headers.authorization;
  const isOwnPage = headers['sec-fetch-site'] === 'same-origin';
  if (UNSAFE.test(method) && !isOwnPage) return undefined;
  const key = parseCookie(headers.cookie)[NAME];
  return key === undefined ? undefined : `Bearer ${key}`;
}

/** Whether a request comes from a page of the console, or from another client. */
export function adapterOf({ headers }: IncomingMessage): Adapter {
  return headers.authorization === undefined && headers['sec-fetch-site'] === 'same-origin' ? 'console' : 'rest';
}

/** The `Set-Cookie` header that begins a session with a key, or ends it. `isSecure`: the page came by TLS. */
export function sessionCookie(
  key: string | undefined,
  { isSecure, of = 'key' }: { isSecure: boolean; of?: keyof typeof LIFETIME_SECONDS },
): string {
  return stringifySetCookie({
    name: NAME,
    value: key ?? '',
    maxAge: key === undefined ? 0 : LIFETIME_SECONDS[of],
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
}
