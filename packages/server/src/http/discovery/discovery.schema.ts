import { Type } from 'typebox';

const ParameterSchema = Type.Object({
  name: Type.String(),
  in: Type.Union([Type.Literal('path'), Type.Literal('query'), Type.Literal('body')]),
  type: Type.String(),
  description: Type.String(),
  required: Type.Boolean(),
  enum: Type.Optional(Type.Array(Type.Unknown())),
  default: Type.Optional(Type.Unknown()),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  examples: Type.Optional(Type.Array(Type.Unknown())),
});

const EndpointSchema = Type.Object({
  name: Type.String({ description: 'Also the operationId in OpenAPI' }),
  method: Type.String(),
  url: Type.String({ description: 'Absolute; {names} in braces are path parameters' }),
  path: Type.String(),
  summary: Type.String(),
  description: Type.String(),
  scope: Type.Union([Type.String(), Type.Null()], { description: 'Scope the key must hold; null: any valid key' }),
  key_required: Type.Boolean(),
  parameters: Type.Array(ParameterSchema),
  paged: Type.Boolean({ description: 'Answers pages, with X-WP-Total, X-WP-TotalPages and Link' }),
  schema: Type.String({ description: 'Where the OpenAPI document describes it' }),
});

const ServiceSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  status: Type.Literal('available'),
  url: Type.Optional(Type.String({ description: 'Where a service that is no list of endpoints is reached' })),
  endpoints: Type.Array(EndpointSchema),
});

/** The discovery document. */
export const DiscoverySchema = Type.Object(
  {
    name: Type.String({ examples: ['Agent Rate API'] }),
    version: Type.String({ examples: ['1.0.0'] }),
    description: Type.String(),
    base_url: Type.String(),
    namespace: Type.String({ examples: ['svc/v1'] }),
    authentication: Type.Object({ type: Type.Literal('bearer'), header: Type.String(), description: Type.String() }),
    services: Type.Array(ServiceSchema),
    links: Type.Record(Type.String(), Type.String()),
  },
  { title: 'ServiceDiscovery' },
);
