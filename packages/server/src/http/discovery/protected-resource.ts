import { SCOPES, type Scope } from '../../base/index.ts';
import type { ServiceIdentity } from '../service-identity.ts';
import { DISCOVERY_PATHS } from './discovery-links.ts';

const OF_PEOPLE: ReadonlySet<Scope> = new Set(['admin', 'orders:approve']);

/**
 * What a client must know to be let in (RFC 9728 §2): a key in the Authorization header, or an access token of the identity
 * provider, if there is one; and the scopes. Keys are given out by the operator, so without one there is no authorization
 * server to name. Clients ask for every scope that is named, so what only a person should do is left out then.
 */
export function protectedResource(
  { identity, authorizationServer }: { identity: ServiceIdentity; authorizationServer: string | undefined },
  baseUrl: string,
  path: string,
): unknown {
  const isTaken = authorizationServer !== undefined;
  return {
    resource: `${baseUrl}${path}`,
    resource_name: identity.name,
    resource_documentation: `${baseUrl}/docs`,
    ...(isTaken ? { authorization_servers: [authorizationServer] } : {}),
    bearer_methods_supported: ['header'],
    scopes_supported: SCOPES.filter((scope) => !isTaken || !OF_PEOPLE.has(scope)),
  };
}

/** Where the metadata of a path stands (RFC 9728 §3.1: the well-known part comes before the path). */
export function protectedResourcePath(path: string): string {
  return `${DISCOVERY_PATHS.protectedResource}${path}`;
}
