import type { AuditLog } from '../../audit/index.ts';
import type { SingleSignOn } from '../../http/index.ts';
import type { People } from '../../keys/index.ts';
import type { Config } from '../settings/config.ts';

type Parts = { people: Pick<People, 'signInByProvider'>; audit: Pick<AuditLog, 'record'> };

/** Signing in to the console as the settings say; each sign-in is in the audit log. Undefined: with keys alone. */
export function singleSignOn(config: Config, { people, audit }: Parts): SingleSignOn | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, baseUrl } = config;
  if (issuer === undefined || clientId === undefined || baseUrl === undefined) return undefined;
  return {
    ...{ issuer, clientId, baseUrl, clientSecret: config.oidcClientSecret, scopes: config.oidcScopes },
    ...{ rolesClaim: config.oidcRolesClaim, roles: config.oidcRoles },
    signIn: (identity) => {
      const { name, role, subject } = identity;
      const act = { act: 'sign-in-by-provider', adapter: 'console', subject: null } as const;
      return audit.record(
        { ...act, actor: { keyId: null, name } },
        () => people.signInByProvider(identity),
        ({ personId }) => ({ subject: `people/${personId}`, after: { role, issuer, subject } }),
      );
    },
  };
}
