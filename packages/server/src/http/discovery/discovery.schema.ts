import { Type } from 'typebox';

const ParameterSchema = Type.Object({
  name: Type.String({ examples: ['origin'] }),
  in: Type.Union([Type.Literal('path'), Type.Literal('query'), Type.Literal('body')]),
  type: Type.String({ examples: ['string'] }),
  description: Type.String({ examples: ['Port of loading: code, name, country, region'] }),
  required: Type.Boolean(),
  enum: Type.Optional(Type.Array(Type.Unknown())),
  default: Type.Optional(Type.Unknown()),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  examples: Type.Optional(Type.Array(Type.Unknown())),
});

const EndpointSchema = Type.Object({
  name: Type.String({ description: 'Also the operationId in OpenAPI', examples: ['list-rates'] }),
  method: Type.String({ examples: ['GET'] }),
  url: Type.String({
    description: 'Absolute; {names} in braces are path parameters',
    examples: ['http://localhost:8080/wp-json/svc/v1/rates'],
  }),
  path: Type.String({ examples: ['/rates'] }),
  summary: Type.String({ examples: ['List rates'] }),
  description: Type.String({ examples: ['Published rates, the cheapest first.'] }),
  scope: Type.Union([Type.String({ examples: ['rates:read'] }), Type.Null()], {
    description: 'Scope the key must hold; null: any valid key',
  }),
  key_required: Type.Boolean(),
  parameters: Type.Array(ParameterSchema),
  paged: Type.Boolean({ description: 'Answers pages, with X-WP-Total, X-WP-TotalPages and Link' }),
  schema: Type.String({
    description: 'Where the OpenAPI document describes it',
    examples: ['http://localhost:8080/openapi.json#/paths/~1rates/get'],
  }),
});

const ServiceSchema = Type.Object({
  id: Type.String({ examples: ['rates'] }),
  name: Type.String({ examples: ['Rates'] }),
  description: Type.String({ examples: ['Ocean freight rates: list, filter, summarise, import and publish.'] }),
  status: Type.Literal('available'),
  url: Type.Optional(
    Type.String({
      description: 'The address of a service that is not a list of endpoints',
      examples: ['http://localhost:8080/mcp'],
    }),
  ),
  endpoints: Type.Array(EndpointSchema),
});

/** The discovery document. */
export const DiscoverySchema = Type.Object(
  {
    name: Type.String({ examples: ['Agent Rate API'] }),
    version: Type.String({ examples: ['1.0.0'] }),
    description: Type.String({ examples: ['Ocean freight rates and shipping documents, for AI agents and servers.'] }),
    base_url: Type.String({ examples: ['http://localhost:8080'] }),
    namespace: Type.String({ examples: ['svc/v1'] }),
    authentication: Type.Object({
      type: Type.Literal('bearer'),
      header: Type.String({ examples: ['Authorization'] }),
      description: Type.String({ examples: ['Bearer <API_KEY>'] }),
    }),
    services: Type.Array(ServiceSchema),
    links: Type.Record(Type.String(), Type.String()),
  },
  { title: 'ServiceDiscovery' },
);
