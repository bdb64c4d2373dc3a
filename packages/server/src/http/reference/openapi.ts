import { asJsonSchema, type JsonSchema } from '../../schemas/index.ts';
import { SERVICE_NAMES } from '../discovery/service-names.ts';
import type { HttpOperation } from '../http-operation.ts';
import { deprecationNote } from '../routes/deprecation.ts';
import { GLOBAL_PARAMETERS } from '../routes/global-parameters.ts';
import { groupByPath } from '../routes/route-description.ts';
import { SERVICE_DESCRIPTION, type ServiceIdentity } from '../service-identity.ts';
import { createComponents, type OpenApiObject, type SchemaComponents } from './openapi-components.ts';
import { PROBLEM_SCHEMA, refusalExamples, SHARED_RESPONSES } from './openapi-refusals.ts';
import { openApiResponses, SHARED_HEADERS } from './openapi-responses.ts';
import { openApiWebhooks, type PostedMessage, SIGNATURE_PARAMETERS } from './openapi-webhooks.ts';

/** What the OpenAPI document is printed from: the operations that requests are checked with. */
export type OpenApiContents = {
  identity: ServiceIdentity;
  namespace: string;
  operations: readonly HttpOperation[];
  /** What is posted to webhooks. */
  messages?: readonly PostedMessage[];
  baseUrl: string;
};

/**
 * The OpenAPI 3.1 document of the service. A schema with a title of one capitalised word becomes a shared component.
 * Throws when two different schemas carry the same title.
 */
export function createOpenApi(contents: OpenApiContents): OpenApiObject {
  const { identity, namespace, operations, messages = [], baseUrl } = contents;
  const components = createComponents();
  const paths: Record<string, OpenApiObject> = {};
  for (const [path, group] of groupByPath(operations)) {
    paths[path] = Object.fromEntries(
      group.map((operation) => [operation.method.toLowerCase(), describeOperation(operation, components)]),
    );
  }
  const webhooks = openApiWebhooks(messages, components);
  const services = [...new Set(operations.map((operation) => operation.service))];
  return {
    openapi: '3.1.0',
    info: {
      title: identity.name,
      version: identity.version,
      description: SERVICE_DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [
      { url: baseUrl, description: 'Plain paths' },
      { url: `${baseUrl}/wp-json/${namespace}/v1`, description: 'The same under the WordPress REST prefix' },
    ],
    tags: services.map((id) => ({ name: id, description: SERVICE_NAMES[id].description })),
    security: [{ bearer: [] }],
    paths,
    webhooks,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'API key: `Authorization: Bearer <API_KEY>`' },
      },
      parameters: { ...globalParameters(), ...(messages.length > 0 ? SIGNATURE_PARAMETERS : {}) },
      headers: SHARED_HEADERS,
      responses: SHARED_RESPONSES,
      examples: { ...components.examples, ...refusalExamples(operations) },
      schemas: { ...components.schemas, Problem: PROBLEM_SCHEMA },
    },
  };
}

function globalParameters(): OpenApiObject {
  const entries = Object.entries(GLOBAL_PARAMETERS).map(([name, { description, ...schema }]) => [
    name.slice(1),
    describeParameter({ name, place: 'query', schema: { ...schema, ...(description ? { description } : {}) } }),
  ]);
  return Object.fromEntries(entries);
}

function describeOperation(operation: HttpOperation, components: SchemaComponents): OpenApiObject {
  const { scope } = operation;
  const needs = scope === 'open' ? '' : scope === null ? '\n\nAny valid key.' : `\n\nScope: \`${scope}\`.`;
  const parameters = [
    ...describeParameters('path', asJsonSchema(operation.params)),
    ...describeParameters('query', asJsonSchema(operation.query)),
    ...(operation.idempotencyKey === undefined
      ? []
      : [{ ...IDEMPOTENCY_KEY, required: operation.idempotencyKey === 'required' }]),
    ...Object.keys(GLOBAL_PARAMETERS).map((name) => ({ $ref: `#/components/parameters/${name.slice(1)}` })),
  ];
  const requestBody = describeBody(operation, components);
  return {
    operationId: operation.name,
    tags: [operation.service],
    summary: operation.summary,
    description: operation.description + deprecationNote(operation) + needs,
    ...(operation.deprecated ? { deprecated: true } : {}),
    parameters,
    ...(requestBody ? { requestBody } : {}),
    responses: openApiResponses(operation, components),
    ...(scope === 'open' ? { security: [] } : {}),
    ...(scope === 'open' || scope === null ? {} : { 'x-required-scope': scope }),
    ...(operation.problems ? { 'x-problem-codes': operation.problems } : {}),
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A fresh random value, the same again when the same request is sent again',
  schema: { type: 'string', minLength: 1, maxLength: 255, examples: ['4f8f5c3e-7d1c-4c0e-9a44-0d3f8f1d2b6a'] },
};

function describeParameters(place: 'path' | 'query', schema: JsonSchema): OpenApiObject[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    describeParameter({
      name,
      place,
      schema: property,
      required: place === 'path' || (schema.required?.includes(name) ?? false),
    }),
  );
}

type ParameterFacts = { name: string; place: 'path' | 'query'; schema: JsonSchema; required?: boolean };

function describeParameter({ name, place, schema, required = false }: ParameterFacts): OpenApiObject {
  const { description, ...rest } = schema;
  return {
    name,
    in: place,
    required,
    ...(description === undefined ? {} : { description }),
    schema: JSON.parse(JSON.stringify(rest)),
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
  };
}

function describeBody(operation: HttpOperation, components: SchemaComponents): OpenApiObject | undefined {
  if (!operation.body && !operation.upload) return undefined;
  const schema = asJsonSchema(operation.body);
  // The operation itself checks a document of a shape that a standard defines; its example shows it.
  const isForeign = schema.properties === undefined && schema.examples !== undefined;
  const required =
    operation.upload === true || operation.needsBody === true || isForeign || (schema.required?.length ?? 0) > 0;
  const hasJson = isForeign || Object.keys(schema.properties ?? {}).length > 0;
  const json = hasJson ? { 'application/json': { schema: components.reference(schema), ...exampleBody(schema) } } : {};
  if (!operation.upload) return { required, content: json };
  const properties = { ...schema.properties, file: { type: 'array', items: FILE } };
  const form: JsonSchema = { type: 'object', properties: properties as Record<string, JsonSchema> };
  const { exampleFiles } = operation;
  const example = exampleFiles ? { example: { file: exampleFiles } } : {};
  return { required, content: { 'multipart/form-data': { schema: components.inline(form), ...example }, ...json } };
}

function exampleBody({ examples }: JsonSchema): OpenApiObject {
  return examples?.[0] === undefined ? {} : { example: examples[0] };
}

const FILE = { type: 'string', contentMediaType: 'application/octet-stream', description: 'One or more files' };
