/** The documents by which software finds the service, each open to everybody. */
export const DISCOVERY_PATHS = {
  llmsText: '/llms.txt',
  apiCatalog: '/.well-known/api-catalog',
  aiCatalog: '/.well-known/ai-catalog.json',
  serverCard: '/.well-known/mcp/server-card.json',
  /** The address that SEP-2127 recommends: below the endpoint. */
  serverCardOfEndpoint: '/mcp/server-card',
  serverJson: '/server.json',
  protectedResource: '/.well-known/oauth-protected-resource',
} as const;

/** The `Link` header of the front page (RFC 8288, RFC 9727 §3, RFC 8631): where everything else is. */
export function discoveryLinks(baseUrl: string): string {
  const links: readonly [path: string, rel: string, type: string][] = [
    [DISCOVERY_PATHS.apiCatalog, 'api-catalog', 'application/linkset+json'],
    ['/openapi.json', 'service-desc', 'application/openapi+json'],
    ['/docs', 'service-doc', 'text/html'],
    ['/health', 'status', 'application/json'],
    [DISCOVERY_PATHS.llmsText, 'describedby', 'text/markdown'],
  ];
  return links.map(([path, rel, type]) => `<${baseUrl}${path}>; rel="${rel}"; type="${type}"`).join(', ');
}
