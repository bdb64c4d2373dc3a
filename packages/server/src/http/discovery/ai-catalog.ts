import type { MountedApp } from '../mounted-app.ts';
import type { ServiceIdentity } from '../service-identity.ts';
import { DISCOVERY_PATHS } from './discovery-links.ts';

/** The media type of the catalog (AI Catalog 1.0). */
export const AI_CATALOG_TYPE = 'application/ai-catalog+json; charset=UTF-8';

/** What agents can use at this address (AI Catalog 1.0): the card of the MCP endpoint and the OpenAPI document. */
export function aiCatalog(identity: ServiceIdentity, baseUrl: string, mountedApps: readonly MountedApp[]): unknown {
  const { hostname } = new URL(baseUrl);
  const cards = mountedApps.map(() => ({
    identifier: `urn:air:${hostname}:mcp:agent-rate`,
    type: 'application/mcp-server-card+json',
    url: `${baseUrl}${DISCOVERY_PATHS.serverCard}`,
  }));
  const rest = {
    identifier: `urn:air:${hostname}:openapi:agent-rate`,
    type: 'application/openapi+json',
    url: `${baseUrl}/openapi.json`,
  };
  const host = { displayName: identity.name, identifier: hostname, documentationUrl: `${baseUrl}/docs` };
  return {
    specVersion: '1.0',
    host,
    entries: [...cards, rest].map((entry) => ({ ...entry, tags: ['ocean-freight', 'rates', 'dangerous-goods'] })),
  };
}
