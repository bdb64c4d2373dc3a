import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { AgentRateError, createClient } from '../../../client/src/index.ts';
import { createLog } from '../base/index.ts';
import { problemCatalogue } from '../http/index.ts';
import {
  type Content,
  type DocumentedOperation,
  documentedOperations,
  examplesOf,
  type OpenApiDocument,
} from '../http/reference/documented.ts';
import { type ExampleRequest, exampleRequest, queryText } from '../http/reference/example-request.ts';
import { clientInput, clientVerb, toolCall } from '../http/reference/samples.ts';
import { mcpProblems } from '../mcp/index.ts';
import { startMcp } from '../mcp/testing/start-mcp.ts';
import { mountedMcp } from './serving/mcp-mount.ts';
import { readConfig } from './settings/config.ts';

const service = await startMcp([{ amount: 1500, carrier: 'MAEU', equipment: '40HC' }]);
const key = await service.keyWith(['admin']);
const authorization = `Bearer ${key}`;
const document = (await service.getJson('/openapi.json')) as OpenApiDocument;
const operations = documentedOperations(document);
const client = createClient({ baseUrl: service.url, key, retry: { attempts: 1 } });
const agent = await service.connect('2026');
const { tools } = mountedMcp(service.service, readConfig({}), createLog('silent'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (one: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'api', components: document.components });
const faultsOf = (schema: object, value: unknown): string | undefined => {
  const isValid = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')));
  return isValid(value) ? undefined : ajv.errorsText(isValid.errors);
};

const EXAMPLES = new URL('../../../../examples/', import.meta.url);
const fileOf = (name: string): Blob => {
  const url = ['documents/', 'rate-sheets/'].map((folder) => new URL(folder + name, EXAMPLES)).find(existsSync);
  // A file that this service would fill; no example is kept of it.
  return new Blob([readFileSync(url ?? new URL('documents/declaration-template.xlsx', EXAMPLES))]);
};

function bodyOf({ body, files }: ExampleRequest): RequestInit {
  if (files === undefined) {
    return body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const name of files) form.append('file', fileOf(name), name);
  return { body: form };
}

async function send(request: ExampleRequest) {
  const abort = new AbortController();
  const { headers, ...init } = bodyOf(request);
  const { idempotencyKey } = request;
  const response = await fetch(`${service.url}${request.path}${queryText(request)}`, {
    ...init,
    method: request.method,
    headers: { authorization, ...headers, ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) },
    signal: abort.signal,
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? ((await response.json()) as { code?: string }) : undefined;
  if (!isJson) abort.abort();
  return { status: response.status, body };
}

const contents = (operation: DocumentedOperation): [string, Content][] =>
  [['body', operation.requestBody], ...Object.entries(operation.responses)].flatMap(([name, one]) => {
    const content = (one as { content?: Record<string, Content> } | undefined)?.content?.['application/json'];
    return content ? [[String(name), content] as [string, Content]] : [];
  });

describe.each(operations.map((operation) => ({ name: operation.operationId, operation })))(
  'the example of $name',
  ({ operation }) => {
    it('fits the schema of its body, and those of its answers theirs', () => {
      for (const [name, content] of contents(operation)) {
        const examples = examplesOf(content, document);
        expect(examples, name).not.toEqual([]);
        for (const [label, value] of examples)
          expect([name, label, faultsOf(content.schema, value)]).toEqual([name, label, undefined]);
      }
    });

    it('is answered as the document says: with success, or a refusal that it names', async () => {
      const request = exampleRequest(operation);
      expect(Object.values(request.pathValues)).not.toContain(undefined);
      const { status, body } = await send(request);
      if (status < 300) {
        const schema = operation.responses[status]?.content?.['application/json']?.schema;
        expect([status, schema && faultsOf(schema, body)]).toEqual([status, undefined]);
        return;
      }
      // 403: only a person may, and the key of these examples is a program's.
      expect([403, 404, 409, 422], JSON.stringify(body)).toContain(status);
      expect(operation['x-problem-codes'], JSON.stringify(body)).toContain(body?.code);
      expect(Object.keys(operation.responses)).toContain(String(status));
    });
  },
);

type AnyCall = (name: string, input: object) => Promise<unknown> | AsyncIterable<unknown>;

it.each(operations.map((operation) => ({ name: operation.operationId, operation })))(
  'the client takes the call of $name, and so does its tool',
  async ({ operation }) => {
    const request = exampleRequest(operation);
    const { files, ...input } = clientInput(request);
    const uploads = files?.map((name) => ({ name, bytes: fileOf(name) }));
    const verb = clientVerb(operation);
    const ask = client[verb] as unknown as AnyCall;
    const outcome = (error: unknown) => (error instanceof AgentRateError ? error.code : error);
    if (verb !== 'follow') {
      const answer = ask(request.operation, { ...input, ...(uploads ? { files: uploads } : {}) }) as Promise<unknown>;
      const refused = await answer.then(() => undefined, outcome);
      if (refused !== undefined) expect(operation['x-problem-codes']).toContain(refused);
    }
    for (const call of tools.map((tool) => toolCall(tool, request)).filter((one) => one !== undefined)) {
      const { isError, content } = await agent.callTool(call);
      const refusal = content.at(-1);
      if (!isError || refusal?.type !== 'text') continue;
      const named = [...(operation['x-problem-codes'] ?? []), ...Object.keys(mcpProblems)];
      expect(named).toContain((JSON.parse(refusal.text) as { code: string }).code);
    }
  },
);

it('every refusal of a module is named by an operation', () => {
  /** What the adapter, the key check and the database refuse at any operation, and what only a job, a source or a command meets. */
  const anywhere = Object.keys({ ...problemCatalogue.http, ...problemCatalogue.database });
  const elsewhere = [
    ...[
      'missing_api_key',
      'invalid_api_key',
      'expired_api_key',
      'access_token_invalid',
      'access_token_without_role',
      'access_token_of_deactivated',
      'identity_provider_unreachable',
      'narrowed_key_unreadable',
      'narrowed_key_sealed',
      'narrowed_key_refused',
      'buying_side_refused',
      'extraction_failed',
      'dangerous_goods_list_unreadable',
      'document_file_unreadable',
    ],
    ...Object.keys(problemCatalogue.rates ?? {}).filter((code) => /^(?:intake|mail|mailbox|watch)_/.test(code)),
    ...Object.keys(problemCatalogue.ledger ?? {}).filter((code) => code.startsWith('ledger_gap_')),
    ...Object.keys(problemCatalogue.secrets ?? {}),
    ...anywhere,
  ];
  const named = operations.flatMap((operation) => operation['x-problem-codes'] ?? []);
  const codes = Object.values(problemCatalogue).flatMap((table) => Object.keys(table));
  expect(codes.filter((code) => !named.includes(code) && !elsewhere.includes(code))).toEqual([]);
});
