import openapiTS, { astToString } from 'openapi-typescript';

type Described = {
  operationId: string;
  parameters?: readonly { $ref?: string; name?: string; in?: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
  'x-problem-codes'?: readonly string[];
};

/** An OpenAPI 3.1 document, as far as the client is made of it. */
export type ApiDocument = { paths: Record<string, Record<string, Described>> };

const NOTE = '// Printed from docs/openapi.json by `npm run client:print`; a test holds it to that.\n';

/** The types of every request and answer, as openapi-typescript writes them. */
export async function printTypes(document: ApiDocument): Promise<string> {
  // A property of a request that has a default may be left out.
  const options = { defaultNonNullable: false };
  const ast = await openapiTS(document as unknown as Parameters<typeof openapiTS>[0], options);
  return `${NOTE}${astToString(ast)}`;
}

/** What a client has to know of each operation at run time, the names of `client.orders.list`, and the codes of refusals. */
export function printOperationTable(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const codes = new Set(operations.flatMap(({ operation }) => operation['x-problem-codes'] ?? []));
  return `${NOTE}
/** How an operation is asked for. \`idempotencyKey\`: it takes one. \`answer\`: what it answers when not JSON. */
export type OperationFacts = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  idempotencyKey?: true;
  answer?: 'events' | 'file';
};

/** Every operation of the service by its name. */
export const OPERATIONS = {
${operations.map(row).join('\n')}
} as const satisfies Record<string, OperationFacts>;

/** The operations by what they are about: \`client.orders.list\` is \`list-orders\`. */
export const GROUPS = {
${printGroups(operations)}
} as const satisfies Record<string, Record<string, keyof typeof OPERATIONS>>;

/** The codes that operations name for their refusals. */
export type ProblemCode =
${[...codes]
  .sort()
  .map((code) => `  | '${code}'`)
  .join('\n')};
`;
}

type Placed = { path: string; method: string; operation: Described };

function row({ path, method, operation }: Placed): string {
  const takesKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
  const answer = answerOf(operation);
  const more = [takesKey ? ', idempotencyKey: true' : '', answer === undefined ? '' : `, answer: '${answer}'`].join('');
  return `  ${keyOf(operation.operationId)}: { method: '${method.toUpperCase()}', path: '${path}'${more} },`;
}

const keyOf = (name: string) => (/^[a-z]+$/i.test(name) ? name : `'${name}'`);

function answerOf({ responses }: Described): 'events' | 'file' | undefined {
  const types = ['200', '201', '202'].flatMap((status) => Object.keys(responses[status]?.content ?? {}));
  if (types.length === 0 || types.includes('application/json')) return undefined;
  return types.includes('text/event-stream') ? 'events' : 'file';
}

/** The groups of paths that do not say what they are about. */
const GROUP_OF_PATH: Readonly<Record<string, string>> = { whoami: 'keys', '.well-known': 'quotes' };
/** What one of a group is called, where that is not its name without the s. */
const ONE_OF: Readonly<Record<string, string>> = { people: 'person' };
/** What people look for under another name than that of the operation. */
const NAMED: Readonly<Record<string, string>> = { 'place-order': 'create' };

function printGroups(operations: readonly Placed[]): string {
  const groups = new Map<string, Map<string, string>>();
  for (const { path, operation } of operations) {
    const [, segment = ''] = path.split('/');
    const about = GROUP_OF_PATH[segment] ?? segment;
    const group = groups.get(camelCase(about)) ?? new Map<string, string>();
    groups.set(camelCase(about), group);
    const method = NAMED[operation.operationId] ?? nameIn(about, operation.operationId);
    if (group.has(method)) throw new Error(`${about}.${method} is ${group.get(method)} and ${operation.operationId}`);
    group.set(method, operation.operationId);
  }
  return [...groups]
    .map(([about, names]) => {
      const methods = [...names].map(([method, name]) => `    ${method}: '${name}',`);
      return `  ${about}: {\n${methods.join('\n')}\n  },`;
    })
    .join('\n');
}

/** The name of an operation without what its group says already: `list-order-events` of the orders is `listEvents`. */
function nameIn(about: string, name: string): string {
  const one = ONE_OF[about] ?? about.replace(/s$/, '');
  const rest = name.replace(new RegExp(`(^|-)(${about}|${one})(?=-|$)`), '').replace(/^-/, '');
  return camelCase(rest === '' ? name : rest);
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
