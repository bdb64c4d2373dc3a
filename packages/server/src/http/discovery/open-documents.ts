import type { HttpOperation } from '../http-operation.ts';
import type { MountedApp } from '../mounted-app.ts';
import type { ServiceIdentity } from '../service-identity.ts';
import { AI_CATALOG_TYPE, aiCatalog } from './ai-catalog.ts';
import { API_CATALOG_TYPE, apiCatalog } from './api-catalog.ts';
import { DISCOVERY_PATHS } from './discovery-links.ts';
import { llmsText } from './llms-text.ts';
import { protectedResource, protectedResourcePath } from './protected-resource.ts';
import { SERVER_CARD_TYPE, serverCard, serverJson } from './server-card.ts';

/** What the documents are made of. */
type OpenDocumentContents = {
  identity: ServiceIdentity;
  namespace: string;
  operations: readonly HttpOperation[];
  mountedApps: readonly MountedApp[];
  /** The issuer of access tokens that are accepted beside keys. */
  authorizationServer: string | undefined;
};

/** A document by which software finds the service: its text for an address, and its media type (JSON when not given). */
export type OpenDocument = { write: (baseUrl: string) => string; type?: string };

/** The documents of `discovery-links.ts` by their path. */
export function openDocuments(contents: OpenDocumentContents): Record<string, OpenDocument> {
  const { identity, namespace, mountedApps } = contents;
  const json = (build: (baseUrl: string) => unknown, type?: string): OpenDocument => ({
    write: (baseUrl) => JSON.stringify(build(baseUrl)),
    ...(type === undefined ? {} : { type }),
  });
  const documents: Record<string, OpenDocument> = {
    [DISCOVERY_PATHS.llmsText]: {
      write: (baseUrl) => llmsText(contents, baseUrl),
      type: 'text/markdown; charset=UTF-8',
    },
    [DISCOVERY_PATHS.apiCatalog]: json((baseUrl) => apiCatalog(baseUrl, namespace, mountedApps), API_CATALOG_TYPE),
    [DISCOVERY_PATHS.aiCatalog]: json((baseUrl) => aiCatalog(identity, baseUrl, mountedApps), AI_CATALOG_TYPE),
    [DISCOVERY_PATHS.protectedResource]: json((baseUrl) => protectedResource(contents, baseUrl, '')),
  };
  for (const mountedApp of mountedApps) {
    const card = json((baseUrl) => serverCard(identity, mountedApp, baseUrl), SERVER_CARD_TYPE);
    documents[DISCOVERY_PATHS.serverCard] = card;
    documents[DISCOVERY_PATHS.serverCardOfEndpoint] = card;
    documents[DISCOVERY_PATHS.serverJson] = json((baseUrl) => serverJson(identity, mountedApp, baseUrl));
    documents[protectedResourcePath(mountedApp.path)] = json((baseUrl) =>
      protectedResource(contents, baseUrl, mountedApp.path),
    );
  }
  return documents;
}
