import type { Caller } from '../base/index.ts';

/**
 * Turns an `Authorization` header into the caller behind it (interface.md §5).
 * Throws `missing_api_key` 401 (none, blank or not Bearer), `invalid_api_key` 401, `expired_api_key` 401.
 */
export type Authenticator = (authorization: string | undefined) => Promise<Caller> | Caller;
