import type { MountedApp } from '../mounted-app.ts';
import type { ServiceIdentity } from '../service-identity.ts';

/** The media type of a server card. */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json; charset=UTF-8';

const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
const REGISTRY_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

/** The card of the MCP endpoint (SEP-2127): its name and address, before connecting. */
export function serverCard(identity: ServiceIdentity, mountedApp: MountedApp, baseUrl: string): unknown {
  return { $schema: CARD_SCHEMA, ...describeServer(identity, mountedApp, baseUrl) };
}

/** The same for the MCP registry (`server.json`, schema 2025-12-11). */
export function serverJson(identity: ServiceIdentity, mountedApp: MountedApp, baseUrl: string): unknown {
  const { remotes, ...server } = describeServer(identity, mountedApp, baseUrl);
  const known = remotes.map(({ supportedProtocolVersions: _, ...remote }) => remote);
  return { $schema: REGISTRY_SCHEMA, ...server, remotes: known };
}

function describeServer(identity: ServiceIdentity, { path, protocolVersions }: MountedApp, baseUrl: string) {
  return {
    name: `${reverseName(new URL(baseUrl).hostname)}/agent-rate`,
    title: identity.name,
    description: 'Ocean freight rates and shipping documents of a forwarder, for AI agents.',
    version: identity.version,
    websiteUrl: `${baseUrl}/docs`,
    remotes: [
      {
        type: 'streamable-http',
        url: `${baseUrl}${path}`,
        supportedProtocolVersions: [...protocolVersions],
        headers: [
          {
            name: 'Authorization',
            description: 'Bearer and an API key of this service, as its operator gives out: `Bearer ar_live_…`',
            isRequired: true,
            isSecret: true,
          },
        ],
      },
    ],
  };
}

/** `rates.example.com` is named `com.example.rates`; an address without a domain name is `localhost`. */
function reverseName(hostname: string): string {
  const isDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/i.test(hostname);
  return isDomain ? hostname.toLowerCase().split('.').reverse().join('.') : 'localhost';
}
