import { agentCard } from './agent-card.ts';
import { API_CATALOG_TYPE, apiCatalog } from './api-catalog.ts';
import { DISCOVERY_PATHS } from './discovery-links.ts';
import type { DoorOperation } from './door-operation.ts';
import type { GuestRoute } from './guest-route.ts';
import { llmsText } from './llms-text.ts';
import { protectedResource, protectedResourcePath } from './protected-resource.ts';
import { SERVER_CARD_TYPE, serverCard, serverJson } from './server-card.ts';
import type { ServiceIdentity } from './service-identity.ts';

/** What the documents are made of. */
type OpenDocumentContents = {
  identity: ServiceIdentity;
  namespace: string;
  operations: readonly DoorOperation[];
  guests: readonly GuestRoute[];
};

/** A document by which software finds the service: its text for an address, and its media type (JSON when not given). */
export type OpenDocument = { write: (baseUrl: string) => string; type?: string };

/** The documents of `discovery-links.ts` by their path. */
export function openDocuments(contents: OpenDocumentContents): Record<string, OpenDocument> {
  const { identity, namespace, guests } = contents;
  const json = (build: (baseUrl: string) => unknown, type?: string): OpenDocument => ({
    write: (baseUrl) => JSON.stringify(build(baseUrl)),
    ...(type === undefined ? {} : { type }),
  });
  const documents: Record<string, OpenDocument> = {
    [DISCOVERY_PATHS.llmsText]: {
      write: (baseUrl) => llmsText(contents, baseUrl),
      type: 'text/markdown; charset=UTF-8',
    },
    [DISCOVERY_PATHS.apiCatalog]: json((baseUrl) => apiCatalog(baseUrl, namespace, guests), API_CATALOG_TYPE),
    [DISCOVERY_PATHS.agentCard]: json((baseUrl) => agentCard({ ...contents, baseUrl })),
    [DISCOVERY_PATHS.protectedResource]: json((baseUrl) => protectedResource(identity, baseUrl, '')),
  };
  for (const guest of guests) {
    const card = json((baseUrl) => serverCard(identity, guest, baseUrl), SERVER_CARD_TYPE);
    documents[DISCOVERY_PATHS.serverCard] = card;
    documents[DISCOVERY_PATHS.serverCardOfEndpoint] = card;
    documents[DISCOVERY_PATHS.serverJson] = json((baseUrl) => serverJson(identity, guest, baseUrl));
    documents[protectedResourcePath(guest.path)] = json((baseUrl) => protectedResource(identity, baseUrl, guest.path));
  }
  return documents;
}
