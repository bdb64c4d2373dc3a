import type { TSchema } from 'typebox';
import { asJsonSchema } from '../../schemas/index.ts';
import type { HttpOperation } from '../http-operation.ts';
import type { OpenApiObject, SchemaComponents } from './openapi-components.ts';

import { openApiRefusals } from './openapi-refusals.ts';

/** The headers that answers carry. */
export const SHARED_HEADERS: OpenApiObject = {
  Total: { description: 'Records in the whole list', schema: { type: 'integer' } },
  TotalPages: { description: 'Pages in the whole list', schema: { type: 'integer' } },
  Link: { description: '`rel="next"` and `rel="prev"` of a page, absolute (RFC 8288)', schema: { type: 'string' } },
  ETag: { description: 'Send it back in If-None-Match for a 304 when nothing changed', schema: { type: 'string' } },
  RequestId: { description: 'Names this request in the log', schema: { type: 'string' } },
};

/** The responses of an operation: its successes with headers and examples, and the refusals it can give. */
export function openApiResponses(operation: HttpOperation, components: SchemaComponents): OpenApiObject {
  const status = String(operation.status ?? 200);
  const reads = operation.method === 'GET';
  const answer = (description: string, output = operation.output): OpenApiObject => ({
    description,
    headers: successHeaders(operation),
    ...(operation.status === 204
      ? {}
      : {
          content: Object.fromEntries(
            (operation.produces ?? ['application/json']).map((type) => [type, contentOf(type, output, components)]),
          ),
        }),
  });
  return {
    [status]: answer(operation.summary),
    ...Object.fromEntries(
      Object.entries(operation.otherStatuses ?? {}).map(([other, one]) => [
        other,
        typeof one === 'string' ? answer(one) : answer(one.when, one.output),
      ]),
    ),
    ...(reads ? { 304: { description: 'Nothing changed since the answer with that ETag' } } : {}),
    ...openApiRefusals(operation),
  };
}

function contentOf(mediaType: string, output: TSchema, components: SchemaComponents): OpenApiObject {
  if (mediaType === 'application/json')
    return { schema: components.reference(asJsonSchema(output)), ...components.example(asJsonSchema(output)) };
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
