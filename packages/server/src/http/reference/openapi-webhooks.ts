import type { TSchema } from 'typebox';
import { asJsonSchema } from '../../schemas/index.ts';
import type { OpenApiObject, SchemaComponents } from './openapi-components.ts';

/** A message that the service posts to receivers that asked for it. */
export type PostedMessage = {
  tag: string;
  /** Its type, which is its name in the document. */
  type: string;
  /** When it is posted. */
  when: string;
  /** The scope that receiving it needs; null: any key. */
  scope: string | null;
  schema: TSchema;
};

const header = (name: string, description: string): OpenApiObject => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
});

/** The headers of every message by the name they are referenced with. */
export const SIGNATURE_PARAMETERS: Record<string, OpenApiObject> = {
  webhookId: header('webhook-id', 'Id of the message, the same in every attempt: tells a repetition'),
  webhookTimestamp: header('webhook-timestamp', 'When it was sent, in seconds since 1970'),
  webhookSignature: header(
    'webhook-signature',
    'HMAC-SHA256 over id.timestamp.body, one for each valid secret, separated by spaces',
  ),
};

/** The `webhooks` of an OpenAPI 3.1 document: a POST for each message, signed as Standard Webhooks 1.0 says. */
export function openApiWebhooks(messages: readonly PostedMessage[], components: SchemaComponents): OpenApiObject {
  return Object.fromEntries(messages.map((message) => [message.type, { post: describeMessage(message, components) }]));
}

function describeMessage({ tag, when, scope, schema }: PostedMessage, components: SchemaComponents): OpenApiObject {
  return {
    tags: [tag],
    summary: when,
    description: scope === null ? 'For any key.' : `For keys with the scope \`${scope}\`.`,
    security: [],
    parameters: Object.keys(SIGNATURE_PARAMETERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: components.reference(asJsonSchema(schema)) } },
    },
    responses: {
      '2XX': { description: 'Taken. Any other answer, or none within 15 seconds, is tried again' },
    },
  };
}
