import { type Caller, type Problem, type Scope, scopeAllows } from '../../base/index.ts';
import { problem } from '../errors/problems.ts';

/**
 * Turns an `Authorization` header into the caller behind it (contract §5).
 * Throws a Problem with status 401: `missing_api_key`, `invalid_api_key` or `expired_api_key`. `onUnknown` is called before
 * a header that is not known yet is looked at, and may throw.
 */
export type Authenticate = (authorization: string | undefined, onUnknown?: () => void) => Promise<Caller> | Caller;

const REALM = 'Bearer realm="Agent Rate API"';

/** Throws `insufficient_scope` 403 when the caller's key does not hold the scope. Null: any valid key will do. */
export function refuseScope(caller: Caller, needed: Scope | null): void {
  if (needed === null || scopeAllows(caller.scopes, needed)) return;
  throw problem(
    'insufficient_scope',
    { required_scope: needed, scopes: caller.scopes },
    `The API key lacks the scope ${needed}.`,
  );
}

/**
 * The `WWW-Authenticate` header of a refusal (RFC 6750 §3), if it is about the key. It names the metadata of the resource
 * (RFC 9728 §5.1), from which a client learns how to be let in.
 */
export function findChallenge(refusal: Problem, metadataUrl?: () => string): string | undefined {
  const details = refusal.status === 401 ? describeKeyFault(refusal) : describeScopeFault(refusal);
  if (details === undefined) return undefined;
  const metadata = metadataUrl ? [`resource_metadata="${metadataUrl()}"`] : [];
  return [REALM, ...details, ...metadata].join(', ');
}

function describeKeyFault({ code, message }: Problem): string[] {
  return code === 'missing_api_key' ? [] : ['error="invalid_token"', `error_description="${quotable(message)}"`];
}

function describeScopeFault({ code, data }: Problem): string[] | undefined {
  if (code !== 'insufficient_scope') return undefined;
  return ['error="insufficient_scope"', `scope="${String(data.required_scope)}"`];
}

function quotable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]|["\\]/g, '');
}
