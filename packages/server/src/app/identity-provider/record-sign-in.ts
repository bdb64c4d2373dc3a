import type { AuditLog } from '../../audit/index.ts';
import type { Adapter } from '../../base/index.ts';
import type { People, ProviderIdentity, ProviderSession } from '../../keys/index.ts';

/** Where people are, and where what they do is written down. */
export type SignInParts = { people: Pick<People, 'signInByProvider'>; audit: Pick<AuditLog, 'record'> };

/** Begins a session of someone whom the identity provider vouches for; it is in the audit log. Throws `person_deactivated`. */
export function recordSignIn({ people, audit }: SignInParts, adapter: Adapter, identity: ProviderIdentity) {
  const { name, role, subject, issuer } = identity;
  return audit.record<ProviderSession>(
    { act: 'sign-in-by-provider', adapter, subject: null, actor: { keyId: null, name } },
    () => people.signInByProvider(identity),
    ({ personId }) => ({ subject: `people/${personId}`, after: { role, issuer, subject } }),
  );
}
