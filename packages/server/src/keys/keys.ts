import type { Transaction } from 'kysely';
import { type Caller, type KeyLimits, type Log, ROLE_NAMES, SCOPES, type Scope, scopeAllows } from '../base/index.ts';
import type { ChangeFeed, Database, Tables } from '../db/index.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import { type BuiltKey, buildKey, isLastAdmin } from './build-key.ts';
import { checkedAccount } from './checked-account.ts';
import { parseDuration, parseExpiry } from './expiry.ts';
import { type CreatedKey, type Key, type RevokedNarrowedKey, toKey, toWhoami, type Whoami } from './key.schema.ts';
import { keyStateAt } from './key-state.ts';
import { createKeyStore, type KeyStore, type RootBox, type StoredKey } from './key-store.ts';
import { environmentOf, type KeyEnvironment } from './key-text.ts';
import { createLastUsed } from './last-used.ts';
import { MOST_REVOKED, revokeLink } from './narrowing/revoked-links.ts';
import { keyProblem } from './problems.ts';

const DEFAULT_GRACE = '24h';
const LONGEST_GRACE_MILLISECONDS = 30 * 86_400_000;

/** No key may sign as a person does. */
const LIKE_A_PERSON = new RegExp(`\\((?:${ROLE_NAMES.join('|')})\\)$`, 'i');

/** A request to create a key. */
export type KeyRequest = {
  name: string;
  scopes: readonly string[];
  /** `90d`, `12h`, a day or an instant; absent: never. */
  expires?: string | undefined;
  environment?: KeyEnvironment | undefined;
  /** Name of the account it belongs to; main when absent. */
  account?: string | undefined;
  limits?: KeyLimits | undefined;
};

/** Keys that replaced one another, with one owner. `scopes`: those of the newest. */
export type KeyFamily = { keyIds: string[]; account: string; scopes: Scope[]; isActive: boolean };

/** The API keys of a service: creating, listing and revoking them, and authenticating callers. */
export type Keys = {
  authenticate: Authenticator;
  /** Throws `key_name_invalid`, `key_scopes_invalid`, `key_expiry_invalid`, `account_invalid`, `account_of_admin`. */
  create: (request: KeyRequest) => Promise<CreatedKey>;
  /** The family of a key, for what belongs to its owner; undefined when there is no such key. */
  findFamily: (id: string) => Promise<KeyFamily | undefined>;
  /** Newest first. */
  list: (page: number, perPage: number, account?: string) => Promise<{ keys: Key[]; total: number }>;
  /** Throws `key_not_found`. */
  get: (id: string) => Promise<Key>;
  /** Who makes a request, with the limits and the expiry of the key. */
  describe: (caller: Caller) => Promise<Whoami>;
  /**
   * Revokes a key, in every process before this resolves; revoking it twice is no error.
   * Throws `key_not_found`; `last_admin_key` when `keepLastAdmin`.
   */
  revoke: (id: string, options?: { keepLastAdmin: boolean }) => Promise<Key>;
  /**
   * Revokes one narrowed key of a key, with those made of it, in every process before this resolves. Only for `admin` and the
   * key itself, used as a whole. Throws `key_not_found`, `narrowed_key_refused`, `narrowed_keys_revoked_full`.
   */
  revokeNarrowed: (id: string, linkId: string, caller: Caller) => Promise<RevokedNarrowedKey>;
  /**
   * A new key of the same name, scopes and lifetime. The old one works until `grace` (24h) is over, never past its own
   * expiry. Throws `key_not_found`, `key_of_person`, `key_not_active`, `key_grace_invalid`.
   */
  rotate: (id: string, options?: { grace?: string | undefined }) => Promise<CreatedKey>;
  /** Replaces the limits of a key, from its next order on. Throws `key_not_found`. */
  setLimits: (id: string, limits: KeyLimits) => Promise<Key>;
  /**
   * The current limits of a key, the account its spending is counted by, and whether it is for tests. `within`: read in that transaction.
   * Throws `key_not_found`.
   */
  limitsOf: (
    id: string,
    within?: Transaction<Tables>,
  ) => Promise<{ account: string; limits: KeyLimits; environment: KeyEnvironment }>;
  /** Saves when a key is used otherwise than by its text, soon. */
  noteUse: (id: string, at: Date) => void;
  /** Resolves when pending writes are done. */
  flush: () => Promise<void>;
};

type KeysParts = { database: Database; changes: ChangeFeed; log: Log; box?: RootBox; now?: () => Date };

/** Opens the keys of a migrated database. `box` encrypts the secrets that narrowed keys are checked with. */
export function openKeys({ database, changes, log, box, now = () => new Date() }: KeysParts): Keys {
  const store = createKeyStore(database, box);
  const lastUsed = createLastUsed(store, (error) =>
    log.warn({ reason: error.message }, 'could not save the last use of a key'),
  );
  return {
    authenticate: createAuthenticator({ store, changes, now, onUse: lastUsed.note }),
    create: (request) => createKey(store, request, now()),
    findFamily: async (id) => familyOf(await store.listFamily(id), now()),
    list: async (page, perPage, account) => {
      const { keys, total } = await store.list(page, perPage, account);
      const at = now();
      return { keys: keys.map((key) => toKey(key, at)), total };
    },
    get: async (id) => toKey(found(await store.find(id), id), now()),
    describe: async (caller) =>
      toWhoami(caller, caller.keyId === null ? undefined : found(await store.find(caller.keyId), caller.keyId)),
    revoke: async (id, { keepLastAdmin } = { keepLastAdmin: false }) => {
      const revoked = await revokeKey(store, { id, keepLastAdmin, now: now() });
      await changes.waitForListeners();
      return revoked;
    },
    revokeNarrowed: async (id, linkId, caller) => {
      const revoked = await revokeNarrowed(store, { id, linkId, caller, now: now() });
      await changes.waitForListeners();
      return revoked;
    },
    rotate: async (id, { grace = DEFAULT_GRACE } = {}) => {
      const created = await rotateKey(store, { id, grace, now: now() });
      await changes.waitForListeners();
      return created;
    },
    setLimits: async (id, limits) => {
      const changed = await store.change(async (writer) => {
        const key = found(await writer.find(id), id);
        await writer.saveLimits(id, limits);
        return toKey({ ...key, limits }, now());
      });
      await changes.waitForListeners();
      return changed;
    },
    limitsOf: async (id, within) => {
      const { account, limits, prefix } = found(await store.findLimits(id, within), id);
      return { account, limits, environment: environmentOf(prefix) };
    },
    noteUse: lastUsed.note,
    flush: lastUsed.flush,
  };
}

function familyOf(keys: readonly StoredKey[], at: Date): KeyFamily | undefined {
  const newest = keys.find(({ rotatedTo }) => rotatedTo === null);
  if (newest === undefined) return undefined;
  return {
    keyIds: keys.map(({ id }) => id),
    account: newest.accountName,
    scopes: newest.scopes,
    isActive: keys.some((key) => keyStateAt(key, at) === 'active'),
  };
}

function found<T>(key: T | undefined, id: string): T {
  if (key === undefined) throw keyProblem('key_not_found', { id });
  return key;
}

async function createKey(store: KeyStore, request: KeyRequest, now: Date): Promise<CreatedKey> {
  const name = request.name.trim();
  if (name.length === 0 || name.length > 100 || LIKE_A_PERSON.test(name)) throw keyProblem('key_name_invalid');
  const expiresAt = request.expires === undefined ? null : parseExpiry(request.expires, now);
  if (expiresAt === undefined || (expiresAt !== null && expiresAt <= now)) {
    throw keyProblem('key_expiry_invalid', { expires: request.expires });
  }
  const scopes = checkedScopes(request.scopes);
  const { environment = 'live', limits = {} } = request;
  const accountName = checkedAccount(request.account, scopes.includes('admin'));
  const made = await buildKey({
    name,
    accountName,
    scopes,
    expiresAt,
    environment,
    limits,
    createdAt: now,
    person: null,
  });
  await store.change((writer) => writer.insert(made.stored));
  return showOnce(made, now);
}

function checkedScopes(scopes: readonly string[]): Scope[] {
  const unknown = scopes.filter((scope) => !SCOPES.some((known) => known === scope));
  if (scopes.length === 0 || unknown.length > 0) throw keyProblem('key_scopes_invalid', { unknown });
  return SCOPES.filter((scope) => scopes.includes(scope));
}

function showOnce({ stored, text }: BuiltKey, now: Date): CreatedKey {
  const unused = { revokedAt: null, lastUsedAt: null, rotatedTo: null };
  const { id, ...rest } = toKey({ ...stored, ...unused }, now);
  return { id, key: text, ...rest };
}

async function revokeKey(
  store: KeyStore,
  { id, keepLastAdmin, now }: { id: string; keepLastAdmin: boolean; now: Date },
): Promise<Key> {
  return store.change(async (writer) => {
    const key = found(await writer.find(id), id);
    if (keepLastAdmin && (await isLastAdmin(writer, key, now))) throw keyProblem('last_admin_key', { id });
    await writer.revoke(id, now);
    return toKey({ ...key, revokedAt: key.revokedAt ?? now }, now);
  });
}

async function revokeNarrowed(
  store: KeyStore,
  { id, linkId, caller, now }: { id: string; linkId: string; caller: Caller; now: Date },
): Promise<RevokedNarrowedKey> {
  if (caller.narrowing !== undefined) throw keyProblem('narrowed_key_refused');
  if (caller.keyId !== id && !scopeAllows(caller.scopes, 'admin')) throw keyProblem('key_not_found', { id });
  return store.change(async (writer, client) => {
    found(await writer.find(id), id);
    const revoked = await revokeLink(client, { keyId: id, linkId, revokedAt: now, revokedBy: caller.name });
    if (revoked === undefined) throw keyProblem('narrowed_keys_revoked_full', { id, most: MOST_REVOKED });
    return { ...revoked, revokedAt: revoked.revokedAt.toISOString() };
  });
}

async function rotateKey(store: KeyStore, input: { id: string; grace: string; now: Date }): Promise<CreatedKey> {
  const { id, grace, now } = input;
  const graceMilliseconds = parseDuration(grace);
  if (graceMilliseconds === undefined || graceMilliseconds > LONGEST_GRACE_MILLISECONDS) {
    throw keyProblem('key_grace_invalid', { grace });
  }
  return store.change(async (writer) => {
    const old = found(await writer.find(id), id);
    if (old.person !== null) throw keyProblem('key_of_person', { id, person: old.person.id });
    const state = keyStateAt(old, now);
    if (state !== 'active' || old.rotatedTo !== null) {
      throw keyProblem('key_not_active', { id, state, rotated_to: old.rotatedTo });
    }
    const made = await buildKey({
      name: old.name,
      scopes: old.scopes,
      environment: environmentOf(old.prefix),
      limits: old.limits,
      account: old.account,
      accountName: old.accountName,
      person: null,
      createdAt: now,
      expiresAt: old.expiresAt && new Date(now.getTime() + (old.expiresAt.getTime() - old.createdAt.getTime())),
    });
    await writer.insert(made.stored);
    const graceEnd = now.getTime() + graceMilliseconds;
    const expiresAt = new Date(Math.min(graceEnd, old.expiresAt?.getTime() ?? graceEnd));
    await writer.saveRotation(id, { rotatedTo: made.stored.id, expiresAt });
    return showOnce(made, now);
  });
}
