import { SCOPES } from '../../base/index.ts';
import type { ServiceIdentity } from '../service-identity.ts';
import { DISCOVERY_PATHS } from './discovery-links.ts';

/**
 * What a client must know to be let in (RFC 9728 §2): a key in the Authorization header, and the scopes that keys hold.
 * Keys are given out by the operator, so there is no authorization server to name.
 */
export function protectedResource(identity: ServiceIdentity, baseUrl: string, path: string): unknown {
  return {
    resource: `${baseUrl}${path}`,
    resource_name: identity.name,
    resource_documentation: `${baseUrl}/docs`,
    bearer_methods_supported: ['header'],
    scopes_supported: [...SCOPES],
  };
}

/** Where the metadata of a path stands (RFC 9728 §3.1: the well-known part comes before the path). */
export function protectedResourcePath(path: string): string {
  return `${DISCOVERY_PATHS.protectedResource}${path}`;
}
