import type { HttpOperation } from '../http-operation.ts';
import { allowedMethods, describeEndpoints, groupByPath, wordpressPath } from '../routes/route-description.ts';
import { SERVICE_DESCRIPTION, type ServiceIdentity } from '../service-identity.ts';

/** What the indexes are made of. */
type IndexContents = { identity: ServiceIdentity; namespace: string; operations: readonly HttpOperation[] };

/** The index of all routes, in the shape of WordPress's `/wp-json` (open there too: it carries no data). */
export function wordpressIndex({ identity, namespace, operations }: IndexContents, baseUrl: string): unknown {
  return {
    name: identity.name,
    description: SERVICE_DESCRIPTION,
    url: baseUrl,
    home: baseUrl,
    gmt_offset: 0,
    timezone_string: 'UTC',
    namespaces: [`${namespace}/v1`],
    authentication: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        header: 'Authorization: Bearer <API_KEY>',
        documentation: `${baseUrl}/docs`,
      },
    },
    routes: {
      '/': indexRoute('', `${baseUrl}/wp-json/`),
      ...describeRoutes({ namespace, operations }, baseUrl),
    },
    _links: {
      help: [{ href: `${baseUrl}/docs` }],
      describedby: [{ href: `${baseUrl}/openapi.json` }],
    },
  };
}

/** The index of one namespace, in the shape of WordPress's `/wp-json/wp/v2`. */
export function namespaceIndex({ namespace, operations }: IndexContents, baseUrl: string): unknown {
  return {
    namespace: `${namespace}/v1`,
    routes: describeRoutes({ namespace, operations }, baseUrl),
    _links: { up: [{ href: `${baseUrl}/wp-json/` }] },
  };
}

/** What a route says of itself when asked with OPTIONS. */
export function describeRoute(operations: readonly HttpOperation[], namespace: string): unknown {
  return {
    namespace: `${namespace}/v1`,
    methods: allowedMethods(operations).filter((method) => method !== 'HEAD' && method !== 'OPTIONS'),
    endpoints: describeEndpoints(operations),
  };
}

function describeRoutes(
  { namespace, operations }: Pick<IndexContents, 'namespace' | 'operations'>,
  baseUrl: string,
): Record<string, unknown> {
  const root = `/${namespace}/v1`;
  const routes: Record<string, unknown> = { [root]: indexRoute(`${namespace}/v1`, `${baseUrl}/wp-json${root}`) };
  for (const [path, group] of groupByPath(operations)) {
    const [first] = group;
    if (!first) continue;
    const self = path.includes('{') ? {} : { _links: { self: [{ href: `${baseUrl}/wp-json${root}${path}` }] } };
    routes[wordpressPath(namespace, first)] = { ...(describeRoute(group, namespace) as object), ...self };
  }
  return routes;
}

function indexRoute(namespace: string, href: string): unknown {
  const args = { context: { default: 'view', required: false } };
  return { namespace, methods: ['GET'], endpoints: [{ methods: ['GET'], args }], _links: { self: [{ href }] } };
}
