import type { TSchema } from 'typebox';
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

const refusal = (description: string, example: OpenApiObject): OpenApiObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
});

/** The refusals that operations share, by the name they are referenced with. */
export const SHARED_RESPONSES: OpenApiObject = {
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

const shared = (name: string): OpenApiObject => ({ $ref: `#/components/responses/${name}` });

/** The headers that answers carry. */
export const SHARED_HEADERS: OpenApiObject = {
  Total: { description: 'Records in the whole list', schema: { type: 'integer' } },
  TotalPages: { description: 'Pages in the whole list', schema: { type: 'integer' } },
  Link: { description: '`rel="next"` and `rel="prev"` of a page, absolute (RFC 8288)', schema: { type: 'string' } },
  ETag: { description: 'Send it back in If-None-Match for a 304 when nothing changed', schema: { type: 'string' } },
  RequestId: { description: 'Names this request in the log', schema: { type: 'string' } },
};

/** The responses of an operation: its successes with headers, and the refusals it can give. `reference` renders a schema. */
export function openApiResponses(
  operation: HttpOperation,
  reference: (schema: TSchema) => OpenApiObject,
): OpenApiObject {
  const status = String(operation.status ?? 200);
  const reads = operation.method === 'GET';
  const answer = (description: string, output = operation.output): OpenApiObject => ({
    description,
    headers: successHeaders(operation),
    content: Object.fromEntries(
      (operation.produces ?? ['application/json']).map((type) => [type, contentOf(type, reference(output))]),
    ),
  });
  const hasInput = operation.params || operation.query || operation.body || reads;
  return {
    [status]: answer(operation.summary),
    ...Object.fromEntries(
      Object.entries(operation.otherStatuses ?? {}).map(([other, one]) => [
        other,
        typeof one === 'string' ? answer(one) : answer(one.when, one.output),
      ]),
    ),
    ...(reads ? { 304: { description: 'Nothing changed since the answer with that ETag' } } : {}),
    ...(hasInput ? { 400: shared('InvalidRequest') } : {}),
    ...(operation.scope === 'open' ? {} : { 401: shared('Unauthorized') }),
    ...(operation.scope === 'open' || operation.scope === null ? {} : { 403: shared('Forbidden') }),
    ...(operation.params ? { 404: shared('NotFound') } : {}),
    ...(operation.body || operation.upload ? { 413: shared('TooLarge'), 415: shared('UnsupportedType') } : {}),
    default: shared('Failure'),
  };
}

function contentOf(mediaType: string, schema: OpenApiObject): OpenApiObject {
  if (mediaType === 'application/json') return { schema };
  return { schema: mediaType.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' } };
}

function successHeaders(operation: HttpOperation): OpenApiObject {
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
  return {
    'X-Request-Id': header('RequestId'),
    ...(operation.method === 'GET' ? { ETag: header('ETag') } : {}),
    ...(operation.paged
      ? { 'X-WP-Total': header('Total'), 'X-WP-TotalPages': header('TotalPages'), Link: header('Link') }
      : {}),
  };
}
