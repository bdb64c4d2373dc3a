import type { Operation } from '../../base/index.ts';
import { quoteForeign } from '../foreign/quote-foreign.ts';
import { bodyOf, runOperation } from '../operation-tool.ts';
import { createPortCompleter, createWordCompleter } from '../prompts/completers.ts';
import type { Completer, Resource } from '../surface.ts';
import { compileArguments } from '../tool-arguments.ts';

const JSON_TYPE = 'application/json';

/** A resource made of an operation that reads one thing; its {names} are the operation's parameters. */
type ResourceSpec = {
  operation: string;
  uriTemplate: string;
  name: string;
  title: string;
  description: string;
  mimeType?: string;
};

const SPECS: readonly ResourceSpec[] = [
  {
    operation: 'get-rate',
    uriTemplate: 'agent-rate://rates/{id}',
    name: 'rate',
    title: 'A rate',
    description: 'One published rate by its id, with all charges and where it came from; also after it was superseded.',
  },
  {
    operation: 'get-port',
    uriTemplate: 'agent-rate://ports/{code}',
    name: 'port',
    title: 'A port',
    description: 'One port by any of its codes: names in several languages, position, region groups.',
  },
  {
    operation: 'get-format',
    uriTemplate: 'agent-rate://formats/{id}',
    name: 'format',
    title: 'A document format',
    description: 'The fields of one format that shipping documents are extracted into.',
  },
  {
    operation: 'get-order',
    uriTemplate: 'agent-rate://orders/{id}',
    name: 'order',
    title: 'An order',
    description: 'One order with the quote and rate it was made from, its parties, cargo and waiting amendment.',
  },
  {
    operation: 'get-rate-subscription',
    uriTemplate: 'agent-rate://rate-subscriptions/{id}',
    name: 'watched-lane',
    title: 'A watched lane',
    description: 'One subscription of this key; who listens to it is told when prices of the lane change.',
  },
  {
    operation: 'get-extraction',
    uriTemplate: 'agent-rate://extractions/{id}',
    name: 'extraction',
    title: 'An extraction',
    description: 'Every value read from documents, with status, confidence and its place on the page.',
  },
  {
    operation: 'get-document',
    uriTemplate: 'agent-rate://documents/{id}',
    name: 'document',
    title: 'A document',
    description: 'One document: file, type, language, how many pages it has.',
  },
  {
    operation: 'get-document-page',
    uriTemplate: 'agent-rate://documents/{id}/pages/{number}',
    name: 'document-page',
    title: 'A page of a document',
    description: 'The lines of one page with their places.',
  },
  {
    operation: 'get-page-picture',
    uriTemplate: 'agent-rate://documents/{id}/pages/{number}/picture',
    name: 'page-picture',
    title: 'A picture of a page',
    description: 'One page as an image.',
    mimeType: 'image/png',
  },
  {
    operation: 'export-extraction',
    uriTemplate: 'agent-rate://extractions/{id}/forms/{as}',
    name: 'filled-form',
    title: 'A filled form',
    description: 'The form of an extraction, filled: xlsx, docx or pdf.',
    mimeType: 'application/octet-stream',
  },
  {
    operation: 'export-extraction',
    uriTemplate: 'agent-rate://extractions/{id}/forms/{format}/{as}',
    name: 'filled-form-of-a-format',
    title: 'A filled form of another format',
    description: 'The same in a format of choice: the chemical data, the declaration, the letter.',
    mimeType: 'application/octet-stream',
  },
];

/** The resources of the operations that are there. */
export function createResources(operations: readonly Operation[]): Resource[] {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const getRate = byName.get('get-rate');
  const completers = completersOf(byName);
  const templates = SPECS.flatMap((spec) => {
    const operation = byName.get(spec.operation);
    return operation ? [resourceOf(operation, spec, completers[spec.operation])] : [];
  });
  return getRate ? [rateSchema(getRate), ...templates] : templates;
}

function completersOf(byName: ReadonlyMap<string, Operation>): Record<string, Record<string, Completer>> {
  const examples = byName.get('get-format')?.params?.properties.id as { examples?: string[] } | undefined;
  return {
    'get-port': { code: createPortCompleter(byName.get('list-ports'), { codeOnly: true }) },
    'export-extraction': { as: createWordCompleter(['xlsx', 'docx', 'pdf']) },
    'get-format': { id: createWordCompleter(examples?.examples ?? []) },
  };
}

/** The JSON Schema of a rate: the very schema that answers are described with in OpenAPI. */
function rateSchema(getRate: Operation): Resource {
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...getRate.output };
  const text = JSON.stringify(schema);
  return {
    uriTemplate: 'agent-rate://schemas/rate',
    name: 'rate-schema',
    title: 'The rate record',
    description: 'JSON Schema of a rate: every field, what it means and its units.',
    mimeType: 'application/schema+json',
    scope: null,
    read: async () => ({ uri: 'agent-rate://schemas/rate', mimeType: 'application/schema+json', text }),
  };
}

function resourceOf(
  operation: Operation,
  { operation: _, ...spec }: ResourceSpec,
  complete: Record<string, Completer> | undefined,
): Resource {
  const { mimeType = JSON_TYPE } = spec;
  const names = [...spec.uriTemplate.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const check = compileArguments({ operation, names });
  return {
    ...spec,
    mimeType,
    scope: operation.scope === 'open' ? null : operation.scope,
    ...(complete ? { complete } : {}),
    read: async (params, context) => {
      const answer = await runOperation(operation, check(readNumbers(operation, params)), context);
      const uri = spec.uriTemplate;
      if (mimeType === JSON_TYPE)
        return { uri, mimeType, text: JSON.stringify(quoteForeign(bodyOf(answer), operation.service)) };
      const blob = Buffer.from(answer.body as Uint8Array).toString('base64');
      return { uri, mimeType: answer.contentType ?? mimeType, blob };
    },
  };
}

/** An address is text; what the operation takes as a number becomes one. */
function readNumbers(operation: Operation, params: Record<string, string>): Record<string, unknown> {
  const properties = (operation.params?.properties ?? {}) as Record<string, { type?: string }>;
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => [
      name,
      properties[name]?.type === 'integer' && /^\d{1,15}$/.test(text) ? Number(text) : text,
    ]),
  );
}
