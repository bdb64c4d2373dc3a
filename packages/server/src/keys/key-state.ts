import type { StoredKey } from './key-store.ts';

/** A key works while it is active; revoked takes precedence over expired. */
type KeyState = 'active' | 'expired' | 'revoked';

/** The state of a key at a time. */
export function keyStateAt(key: Pick<StoredKey, 'revokedAt' | 'expiresAt'>, now: Date): KeyState {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'active';
}
