import type { HttpOperation } from '../http-operation.ts';
import type { ServiceIdentity } from '../service-identity.ts';
import { DOCUMENT_WORKFLOW } from './document-workflow.ts';
import { ORDER_WORKFLOW } from './order-workflow.ts';
import { RATE_WORKFLOWS } from './rate-workflows.ts';
import type { Workflow } from './workflow.ts';

/** Where the workflows are served, and as what (Arazzo 1.1). */
export const ARAZZO = { path: '/arazzo.json', type: 'application/vnd.oai.workflows+json; version=1.1.0' } as const;

const WORKFLOWS: readonly Workflow[] = [...RATE_WORKFLOWS, ORDER_WORKFLOW, DOCUMENT_WORKFLOW];

/** A description of workflows (Arazzo 1.1). */
export type ArazzoDocument = {
  arazzo: '1.1.0';
  info: { title: string; version: string; summary: string };
  sourceDescriptions: { name: string; url: string; type: 'openapi' }[];
  workflows: readonly Workflow[];
};

/** The errands that these operations can do, over the OpenAPI document at the same address. */
export function arazzoDocument(
  { identity, operations }: { identity: ServiceIdentity; operations: readonly HttpOperation[] },
  baseUrl: string,
): ArazzoDocument {
  const names = new Set(operations.map(({ name }) => name));
  return {
    arazzo: '1.1.0',
    info: { title: identity.name, version: identity.version, summary: 'Errands from beginning to end' },
    sourceDescriptions: [{ name: 'api', url: `${baseUrl}/openapi.json`, type: 'openapi' }],
    workflows: WORKFLOWS.filter(({ steps }) => steps.every(({ operationId }) => names.has(operationId))),
  };
}
