import { asJsonSchema, findAllowedValues, type JsonSchema } from '../../schemas/index.ts';
import type { HttpOperation } from '../http-operation.ts';

/** A parameter as WordPress describes it in its index and in answers to OPTIONS. */
type RouteArgument = Record<string, unknown>;

/** An endpoint of a WordPress route: methods that share their arguments. */
type RouteEndpoint = { methods: string[]; args: Record<string, RouteArgument> };

/** Groups operations by path, in order of first appearance. */
export function groupByPath(operations: readonly HttpOperation[]): Map<string, HttpOperation[]> {
  const groups = new Map<string, HttpOperation[]>();
  for (const operation of operations) {
    groups.set(operation.path, [...(groups.get(operation.path) ?? []), operation]);
  }
  return groups;
}

/** The methods a path answers, as in `Allow`: GET brings HEAD, and OPTIONS is always there. */
export function allowedMethods(operations: readonly HttpOperation[]): string[] {
  const methods = new Set(operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
  return [...methods, 'OPTIONS'];
}

/** `/rates/{id}` as the router writes it: `/rates/:id`. */
export function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** `/rates/{id}` as WordPress writes it: `/svc/v1/rates/(?P<id>[\d]+)`. */
export function wordpressPath(namespace: string, operation: Pick<HttpOperation, 'path' | 'params'>): string {
  const properties = asJsonSchema(operation.params).properties ?? {};
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const pattern = properties[name]?.type === 'integer' ? '[\\d]+' : '[^/]+';
    return `(?P<${name}>${pattern})`;
  });
  return `/${namespace}/v1${path}`;
}

/** The endpoints of one path, one an operation. */
export function describeEndpoints(operations: readonly HttpOperation[]): RouteEndpoint[] {
  return operations.map((operation) => ({ methods: [operation.method], args: describeArguments(operation) }));
}

function describeArguments(operation: HttpOperation): Record<string, RouteArgument> {
  const schemas = [operation.params, operation.query, operation.body].map(asJsonSchema);
  const entries = schemas.flatMap((schema) =>
    Object.entries(schema.properties ?? {}).map(([name, property]): [string, RouteArgument] => [
      name,
      describeArgument(property, schema.required?.includes(name) ?? false),
    ]),
  );
  return Object.fromEntries(entries);
}

function describeArgument(schema: JsonSchema, required: boolean): RouteArgument {
  const allowed = findAllowedValues(schema);
  const bounds = { minimum: schema.minimum, maximum: schema.maximum, pattern: schema.pattern, format: schema.format };
  return {
    ...(schema.description === undefined ? {} : { description: schema.description }),
    type: schema.type ?? wordpressType(schema),
    ...(allowed && !schema.items ? { enum: allowed } : {}),
    ...(schema.items ? { items: describeArgument(schema.items, false) } : {}),
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined)),
    required,
  };
}

function wordpressType(schema: JsonSchema): unknown {
  const types = [...new Set((schema.anyOf ?? []).flatMap((branch) => branch.type ?? 'string'))];
  return types.length === 1 ? types[0] : types.length === 0 ? 'object' : types;
}
