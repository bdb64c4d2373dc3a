import type { IDToken } from 'openid-client';
import { discoverProvider, type ProviderClient } from '../../../keys/index.ts';

/** How the service is known to an OpenID Connect provider. */
export type ProviderSettings = ProviderClient & {
  scopes: string;
  /** The address that the provider sends people back to. */
  callbackUrl: string;
};

/** What a browser keeps from the beginning of a sign-in to its end: each is random, and good for this one. */
export type Pending = { state: string; nonce: string; verifier: string };

/** A sign-in by authorization code with PKCE (RFC 7636), state and nonce. */
export type Provider = {
  /** Where the browser is sent. Throws when the provider does not answer. */
  begin: () => Promise<{ address: string; pending: Pending }>;
  /**
   * The claims of the ID token that the code of this address is exchanged for. Throws when the provider refused, or when
   * state, nonce, signature, issuer, audience or time are not right.
   */
  finish: (address: URL, pending: Pending) => Promise<IDToken>;
};

/** A provider by its issuer. Its own description is read when someone first signs in, and again after a failure. */
export function openProvider({ scopes, callbackUrl, ...client }: ProviderSettings): Provider {
  // Only those who use it load it.
  const load = () => import('openid-client');
  const configuration = discoverProvider(client);
  return {
    begin: async () => {
      const [oidc, provider] = [await load(), await configuration()];
      const pending = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const address = oidc.buildAuthorizationUrl(provider, {
        ...{ redirect_uri: callbackUrl, scope: scopes, state: pending.state, nonce: pending.nonce },
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, pending };
    },
    finish: async (address, { state, nonce, verifier }) => {
      const [oidc, provider] = [await load(), await configuration()];
      const tokens = await oidc.authorizationCodeGrant(provider, address, {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no ID token');
      return claims;
    },
  };
}
