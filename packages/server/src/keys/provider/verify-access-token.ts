import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Log } from '../../base/index.ts';
import { keyProblem } from '../problems.ts';
import { discoverProvider, type ProviderClient } from './discover-provider.ts';

/** The claims of an access token that was verified (RFC 9068 §2.2). */
export type AccessTokenClaims = JWTPayload & { iss: string; sub: string; exp: number };

/** Gives the claims of a token. Throws `access_token_invalid` 401 with the reason, `identity_provider_unreachable` 503. */
export type VerifyAccessToken = (token: string) => Promise<AccessTokenClaims>;

/** Signatures that only the provider can make: neither `none` nor a secret that both sides know. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const REQUIRED = ['exp', 'iat', 'sub', 'client_id'];
/** How far the clocks of provider and service may be apart. */
const TOLERANCE_SECONDS = 30;

/** What tokens are verified by. `audiences`: the addresses of this service; a token must be for one of them (RFC 8707). */
export type VerifierParts = { client: ProviderClient; audiences: readonly string[]; now: () => Date; log: Log };

/**
 * Verifies access tokens (RFC 9068) with the published keys of a provider, which are read when they are first needed and kept.
 */
export function createAccessTokenVerifier({ client, audiences, now, log }: VerifierParts): VerifyAccessToken {
  const discovered = discoverProvider(client);
  let published: Promise<{ issuer: string; keys: JWTVerifyGetKey }> | undefined;
  const readPublished = async () => {
    const { createRemoteJWKSet } = await import('jose');
    const { issuer, jwks_uri } = (await discovered()).serverMetadata();
    if (jwks_uri === undefined) throw new Error('the provider names no jwks_uri');
    return { issuer, keys: createRemoteJWKSet(new URL(jwks_uri)) };
  };
  const unreachable = (error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the identity provider does not answer');
    return keyProblem('identity_provider_unreachable', { issuer: client.issuer });
  };
  return async (token) => {
    const jose = await import('jose');
    published ??= readPublished();
    const { issuer, keys } = await published.catch((error: unknown) => {
      published = undefined;
      throw unreachable(error);
    });
    const checks = {
      ...{ issuer, audience: [...audiences], typ: 'at+jwt', algorithms: ALGORITHMS, requiredClaims: REQUIRED },
      ...{ clockTolerance: TOLERANCE_SECONDS, currentDate: now() },
    };
    const { payload } = await jose.jwtVerify(token, keys, checks).catch((error: unknown) => {
      const reason = faultOf(error, jose.errors);
      throw reason === undefined ? unreachable(error) : keyProblem('access_token_invalid', { reason });
    });
    // Bound to a key that its sender would have to prove (RFC 9449, RFC 8705), which nobody does here.
    if (payload.cnf !== undefined) throw keyProblem('access_token_invalid', { reason: 'sender_constrained' });
    const { iss = '', sub = '', exp = 0 } = payload;
    return { ...payload, iss, sub, exp };
  };
}

/** What is wrong with a token; undefined: it could not be checked. */
function faultOf(error: unknown, errors: typeof import('jose').errors): string | undefined {
  const isOneOf = (...kinds: readonly (new (...parts: never[]) => Error)[]) =>
    kinds.some((kind) => error instanceof kind);
  if (isOneOf(errors.JWTExpired)) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return CLAIMS[error.claim] ?? error.claim;
  if (isOneOf(errors.JOSEAlgNotAllowed)) return 'algorithm';
  if (isOneOf(errors.JWSSignatureVerificationFailed, errors.JWKSNoMatchingKey)) return 'signature';
  const unreadable = [errors.JWTInvalid, errors.JWSInvalid, errors.JOSENotSupported, errors.JWKSMultipleMatchingKeys];
  return isOneOf(...unreadable) ? 'unreadable' : undefined;
}

const CLAIMS: Readonly<Record<string, string>> = { aud: 'audience', iss: 'issuer', typ: 'type', nbf: 'not_yet_valid' };
