import { type Caller, type Problem, type Scope, scopeAllows } from '../base/index.ts';
import { problem } from './problems.ts';

/**
 * Turns an `Authorization` header into the caller behind it (contract §5).
 * Throws a Problem with status 401: `missing_api_key`, `invalid_api_key` or `expired_api_key`.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Caller> | Caller;

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

/** The `WWW-Authenticate` header of a refusal (RFC 6750 §3), if it is about the key. */
export function findChallenge(refusal: Problem): string | undefined {
  if (refusal.status === 401) {
    return refusal.code === 'missing_api_key'
      ? REALM
      : `${REALM}, error="invalid_token", error_description="${quotable(refusal.message)}"`;
  }
  if (refusal.code !== 'insufficient_scope') return undefined;
  return `${REALM}, error="insufficient_scope", scope="${String(refusal.data.required_scope)}"`;
}

function quotable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]|["\\]/g, '');
}
