import { type Role, SCOPES, type Scope } from '../../base/index.ts';
import type { ProviderIdentity } from './provider-sign-in.ts';

/** Which value of a claim is which role; the first that someone has counts. `*` is everybody. */
type RoleMapping = readonly (readonly [string, Role])[];

/** Where the role of a person is in the claims of a token, and which value is which. */
export type ClaimMapping = { rolesClaim: string; roles: RoleMapping };

/** Who the claims of a token speak of; undefined when they give no role. */
export function claimedIdentity(
  claims: { iss: string; sub: string; [claim: string]: unknown },
  { rolesClaim, roles }: ClaimMapping,
): ProviderIdentity | undefined {
  const role = claimedRole(claims, rolesClaim, roles);
  const names = [claims.name, claims.preferred_username, claims.email, claims.sub];
  const name = names.find((one) => typeof one === 'string') ?? claims.sub;
  return role && { issuer: claims.iss, subject: claims.sub, name, role };
}

/** The scopes of ours that an access token names: `scope` (RFC 9068 §2.2.3), or `scp` as some providers call it. */
export function claimedScopes({ scope, scp }: { [claim: string]: unknown }): Scope[] {
  const named = [scope ?? scp].flat().flatMap((text) => (typeof text === 'string' ? text.split(' ') : []));
  return SCOPES.filter((one) => named.includes(one));
}

/** The role that claims give; undefined when they give none. The claim is a text or a list of texts; dots lead into objects. */
function claimedRole(claims: object, claim: string, mapping: RoleMapping): Role | undefined {
  const held = [valueAt(claims, claim)].flat().filter((value) => typeof value === 'string');
  return mapping.find(([value]) => value === '*' || held.includes(value))?.[1];
}

/** A claim may have dots in its own name, such as `https://example.com/roles`. */
function valueAt(claims: object, claim: string): unknown {
  if (Object.hasOwn(claims, claim)) return (claims as Record<string, unknown>)[claim];
  return claim
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, name)
          ? (at as Record<string, unknown>)[name]
          : undefined,
      claims,
    );
}
