import type { DocumentedOperation, Parameter, Schema } from './documented.ts';

/** A request that works when it is sent as it is, as far as the ids in it exist. */
export type ExampleRequest = {
  operation: string;
  method: string;
  /** The path with its parameters filled in, without a query. */
  path: string;
  pathValues: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** Names of the files it uploads. */
  files?: readonly string[];
  idempotencyKey?: string;
  needsKey: boolean;
};

/** Filters that belong together in an example; elsewhere one filter shows how it is done. */
const LANE = ['origin', 'destination'];

/** The example request of an operation, from the examples of its parameters and body. */
export function exampleRequest(operation: DocumentedOperation): ExampleRequest {
  const { operationId, method, path, parameters, security } = operation;
  const pathValues = valuesOf(parameters.filter((one) => one.in === 'path'));
  const idempotencyKey = parameters.find(({ name }) => name === 'Idempotency-Key');
  return {
    operation: operationId,
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(pathValues[name] ?? ''))),
    pathValues,
    query: queryOf(parameters.filter((one) => one.in === 'query')),
    ...bodyOf(operation),
    ...(idempotencyKey ? { idempotencyKey: String(exampleOf(idempotencyKey.schema)) } : {}),
    needsKey: security?.length !== 0,
  };
}

/** The query of an example as it stands in an address: empty, or with its question mark. */
export function queryText({ query }: ExampleRequest): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function exampleOf(schema: Schema): unknown {
  const [first] = (schema.examples ?? schema.enum ?? []) as unknown[];
  return first ?? (schema.type === 'integer' ? (schema.minimum ?? 1) : undefined);
}

function valuesOf(parameters: readonly Parameter[]): Record<string, unknown> {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, exampleOf(schema)]));
}

function queryOf(parameters: readonly Parameter[]): Record<string, unknown> {
  const required = parameters.filter(({ required, schema }) => required && schema.default === undefined);
  const lane = parameters.filter(({ name }) => LANE.includes(name));
  const [any] = parameters.filter(({ schema }) => Array.isArray(schema.examples));
  const telling = [...lane, ...required.filter((one) => !lane.includes(one))];
  return valuesOf(telling.length > 0 ? telling : any ? [any] : []);
}

function bodyOf({ requestBody }: DocumentedOperation): Pick<ExampleRequest, 'body' | 'files'> {
  const form = requestBody?.content['multipart/form-data']?.example as { file: string[] } | undefined;
  if (form) return { files: form.file };
  const body = requestBody?.content['application/json']?.example;
  return body === undefined ? {} : { body };
}
