import openapiTS, { astToString } from 'openapi-typescript';

type Described = {
  operationId: string;
  parameters?: readonly { $ref?: string; name?: string; in?: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
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

/** What a client has to know of each operation at run time. */
export function printOperationTable(document: ApiDocument): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => row(path, method, operation)),
  );
  return `${NOTE}
/** How an operation is asked for. */
export type OperationFacts = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  idempotencyKey: boolean;
};

/** Every operation of the service by its name. */
export const OPERATIONS = {
${rows.join('\n')}
} as const satisfies Record<string, OperationFacts>;
`;
}

function row(path: string, method: string, operation: Described): string {
  const idempotencyKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
  const name = /^[a-z]+$/.test(operation.operationId) ? operation.operationId : `'${operation.operationId}'`;
  return `  ${name}: { method: '${method.toUpperCase()}', path: '${path}', idempotencyKey: ${idempotencyKey} },`;
}
