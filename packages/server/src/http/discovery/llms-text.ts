import type { HttpOperation } from '../http-operation.ts';
import type { MountedApp } from '../mounted-app.ts';
import { SERVICE_DESCRIPTION, type ServiceIdentity } from '../service-identity.ts';
import { DISCOVERY_PATHS } from './discovery-links.ts';
import { SERVICE_NAMES } from './service-names.ts';

type LlmsContents = {
  identity: ServiceIdentity;
  namespace: string;
  operations: readonly HttpOperation[];
  mountedApps: readonly MountedApp[];
};

/** `/llms.txt` (llmstxt.org): the service on one page for a model that found its address. */
export function llmsText(contents: LlmsContents, baseUrl: string): string {
  const { identity, namespace, operations, mountedApps } = contents;
  const services = [...new Set(operations.map(({ service }) => service))];
  return [
    `# ${identity.name}`,
    `> ${SERVICE_DESCRIPTION}`,
    'Every call but those marked open needs a key: `Authorization: Bearer <API_KEY>`; ask the operator for one. ' +
      'Answers are JSON; lists answer `{data, meta}`, and `meta` says how the question was understood. Errors are ' +
      '`{code, message, data: {status, next}}`; `next` says what to do. Amounts of different currencies are never added.',
    ...mountedApps.map((mountedApp) => describeMountedApp(mountedApp, baseUrl)),
    ...services.map((service) => describeService(service, operations, baseUrl)),
    '## Documents',
    [
      `- [OpenAPI 3.1](${baseUrl}/openapi.json): every operation with its schemas`,
      `- [Workflows](${baseUrl}/arazzo.json): errands from beginning to end, as Arazzo 1.1`,
      `- [Reference](${baseUrl}/docs): the same for people`,
      `- [Service discovery](${baseUrl}/wp-json/${namespace}/v1/services): services, endpoints and parameters; needs a key`,
      `- [API catalog](${baseUrl}${DISCOVERY_PATHS.apiCatalog}): RFC 9727`,
      `- [AI catalog](${baseUrl}${DISCOVERY_PATHS.aiCatalog}): what agents can use here`,
      `- [Protected resource](${baseUrl}${DISCOVERY_PATHS.protectedResource}): RFC 9728`,
      ...mountedApps.map(() => `- [MCP server card](${baseUrl}${DISCOVERY_PATHS.serverCard}): SEP-2127`),
    ].join('\n'),
    '',
  ].join('\n\n');
}

function describeMountedApp({ name, description, path, tools }: MountedApp, baseUrl: string): string {
  const lines = tools.map((tool) => `- \`${tool.name}\`: ${tool.description}`);
  return [`## ${name}`, `[${baseUrl}${path}](${baseUrl}${path}): ${description}`, lines.join('\n')].join('\n\n');
}

function describeService(
  service: HttpOperation['service'],
  operations: readonly HttpOperation[],
  baseUrl: string,
): string {
  const { name, description } = SERVICE_NAMES[service];
  const lines = operations
    .filter((operation) => operation.service === service)
    .map((one) => describeCall(one, baseUrl));
  return [`## ${name}`, description, lines.join('\n')].join('\n\n');
}

function describeCall({ method, path, query, summary, scope }: HttpOperation, baseUrl: string): string {
  const needs = scope === 'open' ? 'open' : (scope ?? 'any key');
  const call = `${method} ${path}`;
  const isCallable = method === 'GET' && !path.includes('{') && (query?.required ?? []).length === 0;
  return `- ${isCallable ? `[${call}](${baseUrl}${path})` : `\`${call}\``}: ${summary} (${needs})`;
}
