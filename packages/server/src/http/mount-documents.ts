import type { FastifyInstance, FastifyRequest } from 'fastify';
import { JSON_TYPE, type Rendered, type Sender } from './answers/common-headers.ts';
import { entityTagOf, matchesEntityTag } from './answers/entity-tag.ts';
import { DISCOVERY_PATHS, discoveryLinks } from './discovery/discovery-links.ts';
import { openDocuments } from './discovery/open-documents.ts';
import { namespaceIndex, wordpressIndex } from './discovery/wordpress-index.ts';
import type { Failures } from './errors/mount-failures.ts';
import type { HttpOperation } from './http-operation.ts';
import type { MountedApp } from './mounted-app.ts';
import { rememberPerAddress } from './per-address.ts';
import { createOpenApi } from './reference/openapi.ts';
import type { PostedMessage } from './reference/openapi-webhooks.ts';
import { PAGE_POLICY, renderReferencePage } from './reference/page.ts';
import { SERVICE_DESCRIPTION, type ServiceIdentity } from './service-identity.ts';
import { ARAZZO, arazzoDocument } from './workflows/arazzo.ts';

/** What the documents are made of and how they go out. */
type DocumentOptions = {
  identity: ServiceIdentity;
  namespace: string;
  operations: readonly HttpOperation[];
  mountedApps: readonly MountedApp[];
  messages: readonly PostedMessage[];
  /** The issuer of access tokens that are accepted beside keys. */
  authorizationServer: string | undefined;
  send: Sender;
  baseUrlOf: (host: string | undefined) => string;
  failures: Failures;
  /** Where a browser that opens the front page is sent; undefined: it gets the document, as programs do. */
  browserHome: string | undefined;
};

/** Mounts what needs no key: the front page, WordPress's indexes, OpenAPI, the reference page, discovery. */
export function mountDocuments(app: FastifyInstance, options: DocumentOptions): void {
  const { namespace, send, baseUrlOf, failures } = options;
  const tools = options.mountedApps.flatMap((mountedApp) => mountedApp.tools);
  const openApi = (baseUrl: string) => createOpenApi({ ...options, baseUrl });
  const slices = Object.groupBy(options.operations, ({ service }) => service);
  const documents: Record<string, (baseUrl: string) => Rendered> = {
    '/': (baseUrl) => frontPage(options, baseUrl),
    '/wp-json': (baseUrl) => renderDocument(JSON.stringify(wordpressIndex(options, baseUrl))),
    [`/wp-json/${namespace}/v1`]: (baseUrl) => renderDocument(JSON.stringify(namespaceIndex(options, baseUrl))),
    '/openapi.json': (baseUrl) => renderDocument(JSON.stringify(openApi(baseUrl))),
    '/docs': (baseUrl) =>
      withPolicy(renderDocument(renderReferencePage(openApi(baseUrl), tools), 'text/html; charset=UTF-8')),
  };
  documents[ARAZZO.path] = (baseUrl) => renderDocument(JSON.stringify(arazzoDocument(options, baseUrl)), ARAZZO.type);
  for (const [tag, operations = []] of Object.entries(slices)) {
    const messages = options.messages.filter((message) => message.tag === tag);
    documents[`/openapi/${tag}.json`] = (baseUrl) =>
      renderDocument(JSON.stringify(createOpenApi({ ...options, operations, messages, baseUrl })));
  }
  for (const [path, { write, type }] of Object.entries(openDocuments(options))) {
    documents[path] = (baseUrl) => cacheable(renderDocument(write(baseUrl), type), baseUrl);
  }
  const allow = 'GET, HEAD, OPTIONS';
  for (const [url, build] of Object.entries(documents)) {
    const rendered = rememberPerAddress(build);
    failures.remember([url], allow);
    app.route({
      method: ['GET', 'HEAD', 'OPTIONS'],
      url,
      handler: (request, reply) => {
        const document = request.method === 'OPTIONS' ? DESCRIPTION : rendered(baseUrlOf(request.headers.host));
        const home = url === '/' && asksForPage(request) ? options.browserHome : undefined;
        send(request, reply, withAllow(home ? redirectTo(home) : unlessKnown(document, request), allow));
        return reply;
      },
    });
  }
}

/** A document describes itself in one line when asked with OPTIONS. */
const DESCRIPTION: Rendered = {
  status: 200,
  headers: { 'Content-Type': JSON_TYPE },
  body: JSON.stringify({ namespace: '', methods: ['GET'], endpoints: [{ methods: ['GET'], args: {} }] }),
};

/** A browser names HTML and does not name JSON; programs name JSON, or take anything. */
function asksForPage({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html') && !accept.includes('json');
}

function redirectTo(location: string): Rendered {
  return { status: 302, headers: { Location: location, Vary: 'Accept' }, body: null };
}

/** The front page, which differs for browsers where there is a console. */
function frontPage(options: DocumentOptions, baseUrl: string): Rendered {
  const { headers, ...document } = renderDocument(JSON.stringify(describeService(options, baseUrl)));
  const vary = options.browserHome === undefined ? {} : { Vary: 'Accept' };
  return { ...document, headers: { ...headers, ...vary }, links: discoveryLinks(baseUrl) };
}

function describeService({ identity, namespace }: DocumentOptions, baseUrl: string): unknown {
  return {
    ...identity,
    description: SERVICE_DESCRIPTION,
    links: {
      services: `${baseUrl}/wp-json/${namespace}/v1/services`,
      openapi: `${baseUrl}/openapi.json`,
      documentation: `${baseUrl}/docs`,
      health: `${baseUrl}/health`,
      index: `${baseUrl}/wp-json/`,
      llms: `${baseUrl}${DISCOVERY_PATHS.llmsText}`,
      api_catalog: `${baseUrl}${DISCOVERY_PATHS.apiCatalog}`,
    },
  };
}

/** What registries and crawlers read may be cached publicly for an hour; the catalog is linked from each (RFC 9727 §3). */
function cacheable(rendered: Rendered, baseUrl: string): Rendered {
  const links = `<${baseUrl}${DISCOVERY_PATHS.apiCatalog}>; rel="api-catalog"`;
  return { ...rendered, links, headers: { ...rendered.headers, 'Cache-Control': 'public, max-age=3600' } };
}

function withPolicy(rendered: Rendered): Rendered {
  return { ...rendered, headers: { ...rendered.headers, 'Content-Security-Policy': PAGE_POLICY } };
}

function withAllow(rendered: Rendered, allow: string): Rendered {
  return { ...rendered, headers: { ...rendered.headers, Allow: allow } };
}

function unlessKnown(document: Rendered, request: FastifyRequest): Rendered {
  const tag = document.headers.ETag;
  if (tag === undefined || !matchesEntityTag(request.headers['if-none-match'], tag)) return document;
  return { status: 304, headers: { ETag: tag }, body: null };
}

function renderDocument(text: string, contentType: string = JSON_TYPE): Rendered {
  const body = Buffer.from(text);
  return { status: 200, headers: { 'Content-Type': contentType, ETag: entityTagOf(body) }, body };
}
