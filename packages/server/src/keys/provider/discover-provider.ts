import type { Configuration } from 'openid-client';

/** How the service is known to an OpenID Connect provider. */
export type ProviderClient = {
  issuer: string;
  clientId: string;
  /** Undefined: a public client. */
  clientSecret: string | undefined;
};

const SECONDS = 10;

/**
 * Reads what a provider says of itself when it is first asked for, and again after a failure. The answer rejects when the
 * provider does not answer, or calls itself otherwise.
 */
export function discoverProvider({ issuer, clientId, clientSecret }: ProviderClient): () => Promise<Configuration> {
  const discover = async () => {
    // Only those who use it load it.
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks, None } = await import('openid-client');
    const server = new URL(issuer);
    // The settings take http on this machine only.
    const onThisMachine = server.protocol === 'http:' ? [allowInsecureRequests] : [];
    // The signature is checked although the token comes from the provider itself.
    const execute = [enableNonRepudiationChecks, ...onThisMachine];
    const authentication = clientSecret === undefined ? None() : undefined;
    return discovery(server, clientId, clientSecret, authentication, { execute, timeout: SECONDS });
  };
  let found: Promise<Configuration> | undefined;
  return () => {
    found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}
