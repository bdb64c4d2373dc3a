import { type Caller, Problem, ROLES, type Role, scopeAllows, signatureOf } from '../../base/index.ts';
import type { ChangeFeed } from '../../db/index.ts';
import type { Authenticator } from '../authenticator.ts';
import { keyStateAt } from '../key-state.ts';
import type { StoredKey } from '../key-store.ts';
import type { People } from '../people/people.ts';
import { keyProblem } from '../problems.ts';
import { type ClaimMapping, claimedIdentity, claimedScopes } from './claimed-identity.ts';
import type { ProviderIdentity } from './provider-sign-in.ts';
import type { AccessTokenClaims, VerifyAccessToken } from './verify-access-token.ts';

/** What access tokens are accepted with. */
export type AccessTokenParts = {
  verify: VerifyAccessToken;
  mapping: ClaimMapping;
  people: Pick<People, 'findKeyByProvider'>;
  /** Begins a session of someone who has none, and records it. Throws `person_deactivated`. */
  signIn: (identity: ProviderIdentity) => Promise<unknown>;
  changes: Pick<ChangeFeed, 'on' | 'isConnected'>;
  now: () => Date;
  onUse: (keyId: string, at: Date) => void;
};

type Known = { caller: Caller; until: Date };

/** The most tokens remembered; more than a service has callers. */
const MOST_KNOWN = 10_000;
/** Three parts in base64url, the first an object of JSON: no key looks like that. */
const LIKE_A_TOKEN = /^bearer\s+(ey[\w-]+\.[\w-]+\.[\w-]*)\s*$/i;

/**
 * Accepts access tokens of the identity provider beside keys. A token acts as its person does: within the role that its claims
 * give and the scopes that it names. Whoever comes first is made a person, as when they sign in to the console. Throws as the
 * authenticator of keys, `access_token_invalid` 401, `access_token_of_deactivated` 401, `access_token_without_role` 403,
 * `identity_provider_unreachable` 503.
 */
export function acceptAccessTokens(byKey: Authenticator, parts: AccessTokenParts): Authenticator {
  const { changes, now, onUse } = parts;
  const known = new Map<string, Known>();
  let generation = 0;
  // Somebody may have been deactivated.
  changes.on('keys', () => {
    generation += 1;
    known.clear();
  });
  const open = async (token: string): Promise<Caller> => {
    const begunIn = generation;
    const opened = await openToken(token, parts);
    if (known.size >= MOST_KNOWN) known.clear();
    if (begunIn === generation && changes.isConnected()) known.set(token, opened);
    return opened.caller;
  };
  return (authorization, onUnknown) => {
    const token = LIKE_A_TOKEN.exec(authorization ?? '')?.[1];
    if (token === undefined) return byKey(authorization, onUnknown);
    const entry = changes.isConnected() ? known.get(token) : undefined;
    const at = now();
    if (entry === undefined || entry.until <= at) {
      onUnknown?.();
      return open(token);
    }
    if (entry.caller.keyId !== null) onUse(entry.caller.keyId, at);
    return entry.caller;
  };
}

async function openToken(token: string, parts: AccessTokenParts): Promise<Known> {
  const claims = await parts.verify(token);
  const identity = claimedIdentity(claims, parts.mapping);
  if (identity === undefined) throw keyProblem('access_token_without_role', { claim: parts.mapping.rolesClaim });
  const key = await findKey(identity, parts).catch((error: unknown) => {
    const isOver = error instanceof Problem && error.code === 'person_deactivated';
    throw isOver ? keyProblem('access_token_of_deactivated', { ...error.data }) : error;
  });
  const end = new Date(claims.exp * 1000);
  const until = key.expiresAt !== null && key.expiresAt < end ? key.expiresAt : end;
  return { caller: callerOf(key, identity.role, claims), until };
}

/** What belongs to a person hangs on a key: the one of their newest session, or of one that begins now. */
async function findKey(identity: ProviderIdentity, { people, signIn, now }: AccessTokenParts): Promise<StoredKey> {
  const newest = await people.findKeyByProvider(identity);
  if (newest !== undefined && keyStateAt(newest, now()) === 'active') return newest;
  await signIn(identity);
  const made = await people.findKeyByProvider(identity);
  if (made === undefined) throw new Error('signing in made no key');
  return made;
}

/** Scopes outside the role are dropped, not refused: a client may ask for more than its person may do. */
function callerOf(
  { id: keyId, accountName: account, person }: StoredKey,
  role: Role,
  claims: AccessTokenClaims,
): Caller {
  if (person === null) throw new Error('the key belongs to no person');
  const scopes = claimedScopes(claims).filter((scope) => scopeAllows(ROLES[role], scope));
  const now = { ...person, role };
  return { keyId, account, name: signatureOf(now), scopes, person: now };
}
