import type { HttpOperation } from '../http-operation.ts';
import type { MountedApp } from '../mounted-app.ts';
import { SERVICE_DESCRIPTION, type ServiceIdentity } from '../service-identity.ts';

type AgentCardContents = {
  identity: ServiceIdentity;
  operations: readonly HttpOperation[];
  mountedApps: readonly MountedApp[];
  baseUrl: string;
};

/**
 * The agent card (A2A 1.0 §4.4.1): what the service can do and through which interfaces. It takes no A2A messages, and the
 * card does not say that it does: the interfaces name MCP and OpenAPI as their bindings, which A2A leaves open. The skills
 * are the tools, or without a mounted app that has tools, the operations.
 */
export function agentCard({ identity, operations, mountedApps, baseUrl }: AgentCardContents): unknown {
  const tools = mountedApps.flatMap((mountedApp) => mountedApp.tools);
  const skills =
    tools.length > 0
      ? tools.map(({ name, title, description }) => ({ id: name, name: title, description }))
      : operations.map(({ name, summary, description }) => ({ id: name, name: summary, description }));
  return {
    name: identity.name,
    description: SERVICE_DESCRIPTION,
    version: identity.version,
    documentationUrl: `${baseUrl}/docs`,
    supportedInterfaces: [
      ...mountedApps.map(({ path, protocolVersions }) => ({
        url: `${baseUrl}${path}`,
        protocolBinding: 'https://modelcontextprotocol.io',
        protocolVersion: protocolVersions[0] ?? '',
      })),
      { url: baseUrl, protocolBinding: 'https://www.openapis.org', protocolVersion: '3.1.0' },
    ],
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      bearer: {
        httpAuthSecurityScheme: { scheme: 'Bearer', description: 'API key: `Authorization: Bearer <API_KEY>`' },
      },
    },
    securityRequirements: [{ schemes: { bearer: { list: [] } } }],
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    skills: skills.map((skill) => ({ ...skill, tags: skill.id.split(/[-_]/) })),
  };
}
