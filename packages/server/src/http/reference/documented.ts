/** The parts of a JSON Schema that the reference page shows. */
export type Schema = Record<string, unknown> & {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
};

/** A parameter of an OpenAPI document. */
export type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
};
type Example = { $ref?: string; value?: unknown };
/** One media type of a body: its schema, with an example or several by name. */
export type Content = { schema: Schema; example?: unknown; examples?: Record<string, Example> };
/** A response of an OpenAPI document. */
export type Response = { $ref?: string; description: string; content?: Record<string, Content> };

/** An operation of an OpenAPI document, its references resolved. */
export type DocumentedOperation = {
  method: string;
  path: string;
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Response>;
  security?: unknown[];
  'x-required-scope'?: string;
  'x-problem-codes'?: readonly string[];
};

/** The parts of an OpenAPI document that the page shows. */
export type OpenApiDocument = {
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Omit<DocumentedOperation, 'method' | 'path'>>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    examples: Record<string, Example>;
  };
};

/** Every operation of a document, in its order. */
export function documentedOperations({ paths, components }: OpenApiDocument): DocumentedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters.map((one) => resolve(one, components.parameters)),
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, one]) => [status, resolve(one, components.responses)]),
      ),
    })),
  );
}

/** The examples of a media type by name; one without a name is called `example`. */
export function examplesOf({ example, examples = {} }: Content, { components }: OpenApiDocument): [string, unknown][] {
  const named = Object.entries(examples).map(([name, one]): [string, unknown] => [
    name,
    resolve(one, components.examples).value,
  ]);
  return example === undefined ? named : [['example', example], ...named];
}

function resolve<T extends { $ref?: string }>(given: T, named: Record<string, T>): T {
  return given.$ref ? (named[given.$ref.split('/').at(-1) ?? ''] ?? given) : given;
}
