import { Type } from 'typebox';
import { asJsonSchema, findAllowedValues, type JsonSchema, typeNameOf } from '../../schemas/index.ts';
import type { HttpOperation } from '../http-operation.ts';
import { SERVICE_DESCRIPTION, type ServiceIdentity } from '../service-identity.ts';
import { DiscoverySchema } from './discovery.schema.ts';
import { DISCOVERY_PATHS } from './discovery-links.ts';
import { SERVICE_NAMES } from './service-names.ts';

/** A service that is no list of operations (MCP, for one), as the discovery document shows it. */
export type AdvertisedService = { id: string; name: string; description: string; path: string };

/** What the discovery document is made of. */
type DiscoveryContents = {
  identity: ServiceIdentity;
  namespace: string;
  operations: readonly HttpOperation[];
  advertised: readonly AdvertisedService[];
};

/** `GET /services` (contract §4): what is there, for any valid key. Operations appear in it by being mounted. */
export function discoveryOperation(contents: () => DiscoveryContents): HttpOperation {
  return {
    name: 'list-services',
    service: 'system',
    summary: 'Service discovery',
    description: 'Every service that is there, with its endpoints, parameters and scopes, and where to read more.',
    method: 'GET',
    path: '/services',
    scope: null,
    query: Type.Object({}),
    output: DiscoverySchema,
    run: ({ baseUrl }) => ({ body: describeServices(contents(), baseUrl) }),
  };
}

function describeServices({ identity, namespace, operations, advertised }: DiscoveryContents, baseUrl: string) {
  const root = `${baseUrl}/wp-json/${namespace}/v1`;
  const ids = [...new Set(operations.map((operation) => operation.service))];
  return {
    ...identity,
    description: SERVICE_DESCRIPTION,
    base_url: baseUrl,
    namespace: `${namespace}/v1`,
    authentication: {
      type: 'bearer',
      header: 'Authorization: Bearer <API_KEY>',
      description:
        'Send the key in the Authorization header of every request. Keep it in an environment variable or a secret manager, never in a public frontend.',
    },
    services: [
      ...ids.map((id) => ({
        id: id as string,
        ...SERVICE_NAMES[id],
        status: 'available',
        endpoints: operations.filter(({ service }) => service === id).map((one) => describeEndpoint(one, root)),
      })),
      ...advertised.map(({ id, name, description, path }) => ({
        id,
        name,
        description,
        status: 'available',
        url: `${baseUrl}${path}`,
        endpoints: [],
      })),
    ],
    links: {
      self: `${root}/services`,
      openapi: `${baseUrl}/openapi.json`,
      documentation: `${baseUrl}/docs`,
      format_registry: `${root}/formats`,
      health: `${root}/health`,
      index: `${baseUrl}/wp-json/`,
      llms: `${baseUrl}${DISCOVERY_PATHS.llmsText}`,
      api_catalog: `${baseUrl}${DISCOVERY_PATHS.apiCatalog}`,
      ai_catalog: `${baseUrl}${DISCOVERY_PATHS.aiCatalog}`,
      protected_resource: `${baseUrl}${DISCOVERY_PATHS.protectedResource}`,
      ...(advertised.length > 0 ? { mcp_server_card: `${baseUrl}${DISCOVERY_PATHS.serverCard}` } : {}),
    },
  };
}

function describeEndpoint(operation: HttpOperation, root: string) {
  const pointer = `/paths/${operation.path.replaceAll('/', '~1')}/${operation.method.toLowerCase()}`;
  return {
    name: operation.name,
    method: operation.method,
    url: `${root}${operation.path}`,
    path: operation.path,
    summary: operation.summary,
    description: operation.description,
    scope: operation.scope === 'open' ? null : operation.scope,
    key_required: operation.scope !== 'open',
    parameters: [
      ...describeParameters('path', asJsonSchema(operation.params)),
      ...describeParameters('query', asJsonSchema(operation.query)),
      ...describeParameters('body', asJsonSchema(operation.body)),
    ],
    paged: operation.paged === true,
    schema: `${root.slice(0, root.indexOf('/wp-json'))}/openapi.json#${pointer}`,
  };
}

function describeParameters(place: 'path' | 'query' | 'body', schema: JsonSchema) {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const allowed = findAllowedValues(property);
    return {
      name,
      in: place,
      type: typeNameOf(property),
      description: property.description ?? '',
      required: schema.required?.includes(name) ?? false,
      ...(allowed ? { enum: allowed } : {}),
      ...(property.default === undefined ? {} : { default: property.default }),
      ...(property.minimum === undefined ? {} : { minimum: property.minimum }),
      ...(property.maximum === undefined ? {} : { maximum: property.maximum }),
      ...(property.examples === undefined ? {} : { examples: property.examples }),
    };
  });
}
