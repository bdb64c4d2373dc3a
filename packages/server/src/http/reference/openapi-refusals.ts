import { Problem } from '../../base/index.ts';
import { problemCatalogue } from '../errors/problem-catalogue.ts';
import type { HttpOperation } from '../http-operation.ts';
import type { OpenApiObject } from './openapi-components.ts';

/** The error body (contract §7). */
export const PROBLEM_SCHEMA: OpenApiObject = {
  title: 'Problem',
  description: 'A refusal. `code` is listed in docs/errors.md; `data.next` says what to do about it.',
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string', examples: ['missing_api_key'] },
    message: { type: 'string', examples: ['API Key required'] },
    data: {
      type: 'object',
      required: ['status'],
      additionalProperties: true,
      properties: {
        status: { type: 'integer', description: 'The HTTP status', examples: [401] },
        next: { type: 'string', description: 'What to do about it' },
        params: { description: 'Names that are missing (a list), or what is wrong with each (a map)' },
        details: { type: 'object', description: 'Name to {code, message, data}' },
      },
    },
  },
};

const refusal = (description: string, example: OpenApiObject) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
});

/** The refusals that operations share, by the name they are referenced with. */
export const SHARED_RESPONSES = {
  InvalidRequest: refusal('A parameter is missing or wrong, or the body is not JSON.', {
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): page',
    data: { status: 400, params: { page: 'page must be greater than or equal to 1' } },
  }),
  Unauthorized: {
    ...refusal('No key, or a key that is unknown, revoked or expired.', {
      code: 'missing_api_key',
      message: 'API Key required',
      data: { status: 401 },
    }),
    headers: { 'WWW-Authenticate': { schema: { type: 'string' }, description: 'How to send the key (RFC 6750)' } },
  },
  Forbidden: refusal('The key lacks the scope.', {
    code: 'insufficient_scope',
    message: 'The API key lacks the scope rates:write.',
    data: { status: 403, required_scope: 'rates:write', scopes: ['rates:read'] },
  }),
  NotFound: refusal('There is nothing under that id.', {
    code: 'format_not_found',
    message: 'There is no target format with that id.',
    data: { status: 404 },
  }),
  TooLarge: refusal('The body is too large.', {
    code: 'body_too_large',
    message: 'The request body is larger than this endpoint takes.',
    data: { status: 413, limit_bytes: 1048576 },
  }),
  UnsupportedType: refusal('The body is of a content type that is not taken here.', {
    code: 'unsupported_content_type',
    message: 'This endpoint does not take a body of that content type.',
    data: { status: 415, accepted: ['application/json'] },
  }),
  Failure: refusal('Any other refusal or fault.', {
    code: 'internal_error',
    message: 'The service failed to answer. The fault is ours and has been logged.',
    data: { status: 500, request_id: 'c2VydmVy-1' },
  }),
};

type SharedName = keyof typeof SHARED_RESPONSES;

const KINDS = new Map(Object.values(problemCatalogue).flatMap((table) => Object.entries(table)));

/** The refusals of an operation by status: those it shares with others, and its own codes each with its body. */
export function openApiRefusals(operation: HttpOperation): OpenApiObject {
  const shared = sharedRefusals(operation);
  const own = Map.groupBy(operation.problems ?? [], statusOf);
  const statuses = [...new Set([...Object.keys(shared), ...own.keys()])];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = own.get(status);
      const name = shared[status];
      if (codes) return [status, ownRefusals(codes, status === '404' ? undefined : name)];
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function sharedRefusals(operation: HttpOperation): Record<string, SharedName> {
  const { scope, params, query, body, upload } = operation;
  const hasInput = params || query || body || operation.method === 'GET';
  return {
    ...(hasInput ? { 400: 'InvalidRequest' } : {}),
    ...(scope === 'open' ? {} : { 401: 'Unauthorized' }),
    ...(scope === 'open' || scope === null ? {} : { 403: 'Forbidden' }),
    ...(params ? { 404: 'NotFound' } : {}),
    ...(body || upload ? { 413: 'TooLarge', 415: 'UnsupportedType' } : {}),
    default: 'Failure',
  };
}

/** Throws when no module has the code in its table. */
function kindOf(code: string) {
  const kind = KINDS.get(code);
  if (kind === undefined) throw new Error(`no module has a problem called ${code}`);
  return kind;
}

function statusOf(code: string): string {
  return String(kindOf(code).status);
}

function ownRefusals(codes: readonly string[], sharedName: SharedName | undefined): OpenApiObject {
  const shared = sharedName && SHARED_RESPONSES[sharedName];
  const sharedExample = shared?.content['application/json'].example;
  const lines = codes.map((code) => `\`${code}\`: ${kindOf(code).message}`);
  const examples = [
    ...(sharedExample ? [[String(sharedExample.code), { value: sharedExample }] as const] : []),
    ...codes.map((code) => [code, { $ref: `#/components/examples/${code}` }] as const),
  ];
  return {
    description: [...(shared ? [shared.description] : []), ...lines].join('\n'),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** Bodies of refusals by their code, as far as an operation names them. */
export function refusalExamples(operations: readonly HttpOperation[]): OpenApiObject {
  const codes = new Set(operations.flatMap(({ problems = [] }) => problems));
  return Object.fromEntries([...codes].map((code) => [code, { value: new Problem(code, kindOf(code)).toBody() }]));
}
