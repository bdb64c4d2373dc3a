import { timingSafeEqual } from 'node:crypto';
import { looksNarrowed } from '@agent-rate/client/narrow-key';
import { type Caller, signatureOf } from '../base/index.ts';
import { type ChangeFeed, databaseProblem } from '../db/index.ts';
import { chainOf } from './build-key.ts';
import { keyStateAt } from './key-state.ts';
import type { KeyStore, StoredKey } from './key-store.ts';
import { hashKeyText, isKeyText } from './key-text.ts';
import { narrowCaller, openNarrowedKey } from './narrowing/open-narrowed-key.ts';
import { keyProblem } from './problems.ts';

/**
 * Turns an `Authorization` header into the caller behind it (contract §5).
 * Throws `missing_api_key` 401 (none, blank or not Bearer), `invalid_api_key` 401, `expired_api_key` 401, and of narrowed keys
 * `narrowed_key_unreadable` 401, `narrowed_key_sealed` 401. `onUnknown` is called
 * before a header that is not known yet is looked at, and may throw.
 */
export type Authenticator = (authorization: string | undefined, onUnknown?: () => void) => Promise<Caller> | Caller;

/** What the authenticator depends on. */
export type AuthenticatorParts = {
  store: Pick<KeyStore, 'findByHash' | 'findByNarrowing' | 'hasRevoked' | 'saveChain'>;
  changes: Pick<ChangeFeed, 'on' | 'isConnected'>;
  now: () => Date;
  /** Called at each use of a key; must not block. */
  onUse?: (keyId: string, at: Date) => void;
};

type Known = { key: StoredKey; caller: Caller };

/** The most headers cached; more than a service has callers. */
const MOST_KNOWN = 10_000;

/**
 * Caches accepted headers, since hashing a key takes longer than the rest of the check, and clears the cache when any key
 * changes. While the change feed is down or silent it reads the database each time.
 */
export function createAuthenticator(parts: AuthenticatorParts): Authenticator {
  const { changes, now, onUse } = parts;
  const known = new Map<string, Known>();
  // What was accepted stays welcome when any key changes, and is only looked up again.
  const accepted = new Set<string>();
  let generation = 0;
  changes.on('keys', () => {
    generation += 1;
    known.clear();
  });

  const admit = ({ key, caller }: Known, at: Date): Caller => {
    const state = keyStateAt(key, at);
    if (state === 'revoked') throw keyProblem('invalid_api_key');
    const isOver = caller.narrowing !== undefined && caller.narrowing.until <= at;
    if (state === 'expired' || isOver) throw keyProblem('expired_api_key');
    onUse?.(key.id, at);
    return caller;
  };

  const readKey = async (authorization: string, text: string): Promise<Caller> => {
    const begunIn = generation;
    const entry = await (looksNarrowed(text) ? findNarrowed(parts.store, text) : findWhole(parts.store, text));
    if (accepted.size >= MOST_KNOWN) accepted.clear();
    if (keyStateAt(entry.key, now()) === 'active') accepted.add(authorization);
    else accepted.delete(authorization);
    if (known.size >= MOST_KNOWN) known.clear();
    // A change during the read may not be in the result.
    if (begunIn === generation && changes.isConnected()) known.set(authorization, entry);
    return admit(entry, now());
  };

  return (authorization = '', onUnknown) => {
    const entry = changes.isConnected() ? known.get(authorization) : undefined;
    if (entry !== undefined) return admit(entry, now());
    if (!accepted.has(authorization)) onUnknown?.();
    const text = readBearer(authorization);
    if (!isKeyText(text) && !looksNarrowed(text)) throw keyProblem('invalid_api_key');
    return readKey(authorization, text);
  };
}

async function findWhole(store: AuthenticatorParts['store'], text: string): Promise<Known> {
  const sha256 = hashKeyText(text);
  const key = await store.findByHash(sha256).catch(refuseUnreachable);
  if (key === undefined || !timingSafeEqual(key.sha256, sha256)) throw keyProblem('invalid_api_key');
  if (key.narrowingId === null) await store.saveChain(key.id, await chainOf(text)).catch(refuseUnreachable);
  return { key, caller: callerOf(key) };
}

async function findNarrowed(store: AuthenticatorParts['store'], text: string): Promise<Known> {
  const reachable = {
    findByNarrowing: (id: string) => store.findByNarrowing(id).catch(refuseUnreachable),
    hasRevoked: (id: string, linkIds: readonly string[]) => store.hasRevoked(id, linkIds).catch(refuseUnreachable),
  };
  const { key, ...chain } = await openNarrowedKey(reachable, text);
  return { key, caller: narrowCaller(callerOf(key), chain) };
}

function refuseUnreachable(): never {
  throw databaseProblem('database_unreachable');
}

function callerOf({ id: keyId, accountName: account, name, scopes, person }: StoredKey): Caller {
  const key = { keyId, account, scopes };
  return person === null ? { ...key, name } : { ...key, name: signatureOf(person), person };
}

/** The text after `Bearer`, in upper or lower case (RFC 9110 §11.1). Throws `missing_api_key`. */
function readBearer(authorization: string): string {
  const text = /^bearer(?:\s+(.*))?$/is.exec(authorization.trim())?.[1]?.trim();
  if (!text) throw keyProblem('missing_api_key');
  return text;
}
