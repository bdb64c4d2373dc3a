import type { SingleSignOn } from '../../http/index.ts';
import type { Config } from '../settings/config.ts';
import { recordSignIn, type SignInParts } from './record-sign-in.ts';

/** Signing in to the console as the settings say; each sign-in is in the audit log. Undefined: with keys alone. */
export function singleSignOn(config: Config, parts: SignInParts): SingleSignOn | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, baseUrl } = config;
  if (issuer === undefined || clientId === undefined || baseUrl === undefined) return undefined;
  return {
    ...{ issuer, clientId, baseUrl, clientSecret: config.oidcClientSecret, scopes: config.oidcScopes },
    ...{ rolesClaim: config.oidcRolesClaim, roles: config.oidcRoles },
    signIn: (identity) => recordSignIn(parts, 'console', identity),
  };
}
