import type { Log } from '../../base/index.ts';
import type { ChangeFeed } from '../../db/index.ts';
import { acceptAccessTokens, createAccessTokenVerifier, type Keys, type People } from '../../keys/index.ts';
import { MCP_SERVICE } from '../../mcp/index.ts';
import type { Config } from '../settings/config.ts';
import { recordSignIn, type SignInParts } from './record-sign-in.ts';

/** The settings of the identity provider. */
export type ProviderConfig = Partial<Pick<Config, `oidc${string}` & keyof Config>> & Pick<Config, 'baseUrl'>;

type Parts = SignInParts & {
  keys: Pick<Keys, 'authenticate' | 'noteUse'>;
  people: Pick<People, 'findKeyByProvider'>;
  changes: ChangeFeed;
  log: Log;
};

/** Authenticates by key and, where an identity provider is set, by its access tokens for this service: its address, its MCP endpoint, or its name there. */
export function acceptTokens(config: ProviderConfig, parts: Parts): Keys['authenticate'] {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, baseUrl } = config;
  const { oidcAudience: audience } = config;
  const { keys, people, changes, log } = parts;
  if (issuer === undefined || clientId === undefined || baseUrl === undefined) return keys.authenticate;
  const now = () => new Date();
  const address = baseUrl.replace(/\/+$/, '');
  return acceptAccessTokens(keys.authenticate, {
    verify: createAccessTokenVerifier({
      ...{ client: { issuer, clientId, clientSecret }, now, log },
      audiences: [
        address,
        `${address}/`,
        `${address}${MCP_SERVICE.path}`,
        ...(audience === undefined ? [] : [audience]),
      ],
    }),
    mapping: { rolesClaim: config.oidcRolesClaim ?? 'groups', roles: config.oidcRoles ?? [] },
    ...{ people, changes, now, onUse: keys.noteUse },
    signIn: (identity) => recordSignIn(parts, 'rest', identity),
  });
}
