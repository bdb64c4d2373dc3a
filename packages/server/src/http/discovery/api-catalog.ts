import type { MountedApp } from '../mounted-app.ts';
import { DISCOVERY_PATHS } from './discovery-links.ts';

/** The media type of the catalog (RFC 9727 §4.2: a linkset with a profile). */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/**
 * The catalog of APIs at this address (RFC 9727, RFC 9264 §4.2): the REST API under both of its prefixes, and what other
 * adapters answer, each with its description, documentation and health.
 */
export function apiCatalog(baseUrl: string, namespace: string, mountedApps: readonly MountedApp[]): unknown {
  const root = `${baseUrl}/wp-json/${namespace}/v1`;
  const common = {
    'service-doc': [{ href: `${baseUrl}/docs`, type: 'text/html' }],
    status: [{ href: `${baseUrl}/health`, type: 'application/json' }],
  };
  const rest = {
    'service-desc': [{ href: `${baseUrl}/openapi.json`, type: 'application/openapi+json' }],
    ...common,
    'service-meta': [
      { href: `${root}/services`, type: 'application/json' },
      { href: `${baseUrl}${DISCOVERY_PATHS.llmsText}`, type: 'text/markdown' },
    ],
  };
  return {
    linkset: [
      {
        anchor: `${baseUrl}${DISCOVERY_PATHS.apiCatalog}`,
        item: [{ href: `${baseUrl}/` }, ...itemsOf(baseUrl, mountedApps)],
      },
      { anchor: `${baseUrl}/`, ...rest },
      { anchor: root, ...rest },
      ...mountedApps.map(({ path }) => ({
        anchor: `${baseUrl}${path}`,
        'service-desc': [
          { href: `${baseUrl}${DISCOVERY_PATHS.serverCard}`, type: 'application/mcp-server-card+json' },
          { href: `${baseUrl}${DISCOVERY_PATHS.serverJson}`, type: 'application/json' },
        ],
        ...common,
      })),
    ],
  };
}

function itemsOf(baseUrl: string, mountedApps: readonly MountedApp[]) {
  return mountedApps.map(({ path }) => ({ href: `${baseUrl}${path}` }));
}
